import type { Installing } from "./effects/install.ts";
import { lazy } from "./effects/lazy.ts";
import type { Navigation } from "./effects/navigate.ts";
import type { Updating } from "./effects/update.ts";
import type { PlayActs } from "./play/play-acts.ts";
import { shareActs } from "./share/share.ts";
import type { Shelving } from "./shelf/shelving.ts";
import type { Acts } from "./state/app.ts";
import { chunkLost } from "./state/reload.ts";
import type { Store } from "./state/store.ts";
import type { Keeping } from "./storage/keep.ts";
import { changeSettings } from "./storage/keep-settings.ts";
import type { Thinking } from "./thinking/think.ts";

/** What the acts reach outside the state. */
export interface ActsContext {
  readonly store: Store;
  readonly navigation: Navigation;
  readonly keeping: Keeping;
  readonly installing: Installing;
  /** What is not needed for the first board, fetched when it is first wanted: the worker, the corpus, new versions. */
  readonly thinking: () => Promise<Thinking>;
  readonly shelving: () => Promise<Shelving>;
  readonly updating: () => Promise<Updating>;
}

/** Every act of the page; each group beside what it reaches. */
export function actsOf(reach: ActsContext): Acts {
  const { store, navigation, keeping, installing, thinking, shelving, updating } = reach;
  const { shelf } = keeping;
  const playing = lazy(async () =>
    (await import("./play/play-acts.ts")).playActs(store, thinking, navigation),
  );
  /** An act of the play screen, fetched with the others when the first of them is wanted. */
  const played =
    <N extends keyof PlayActs>(name: N): PlayActs[N] =>
    (...given: unknown[]) =>
      void playing().then(
        (acts) => (acts[name] as (...given: unknown[]) => void)(...given),
        () => chunkLost(store),
      );
  const far = lazy(async () => (await import("./far-acts.ts")).farActs(reach));
  const opening = async () => (await import("./effects/open.ts")).openActs(store, thinking, navigation);
  return {
    go: (route) => void navigation.go(route),
    back: () => navigation.back(),
    sheet: (sheet) => navigation.sheet(sheet),

    detect: async (text, signal) => (await opening()).detect(text, signal),
    openText: async (text, signal) => (await opening()).openText(text, signal),
    openCorpus: async (kind, level, number) => (await shelving()).acts.openCorpus(kind, level, number),
    corpusStates: async (kind, level) => (await shelving()).acts.corpusStates(kind, level),

    hint: played("hint"),
    why: played("why"),
    hintByAllRules: played("hintByAllRules"),
    takeHint: played("takeHint"),
    check: played("check"),
    restart: played("restart"),
    showAnswer: played("showAnswer"),
    solve: async (kind, text) => (await thinking()).solve(kind, text),
    takeOver: () => void keeping.takeOver(),

    renameGame: (id, name) => shelf.rename(id, name),
    deleteGame: (id) => shelf.delete(id),

    ...shareActs(store),
    making: lazy(async () => (await far()).making()),
    analysis: lazy(async () => (await far()).analysis()),
    workbench: lazy(async () => (await far()).workbench()),
    lab: lazy(async () => (await far()).lab()),

    settings: (change) => void changeSettings(store, change),
    backup: async () => (await far()).backup(),
    restore: async (file) => (await far()).restore(file),
    storage: async () => (await far()).storage(),
    persist: async () => (await far()).persist(),
    install: () => installing.install(),
    get canInstall() {
      return installing.canInstall;
    },
    reload: () => void updating().then((one) => one.reload()),
  };
}
