import { lazy } from "./effects/lazy.ts";
import type { PlayActs } from "./play/play-acts.ts";
import type { Reach } from "./reach.ts";
import { shareActs } from "./share/share.ts";
import type { Acts } from "./state/app.ts";
import { chunkLost } from "./state/reload.ts";
import { changeSettings } from "./storage/keep-settings.ts";
import { withWords } from "./words/words.ts";

/** Acts of features that are only passed on, once the features are there. */
const FORWARDED = [
  ...[
    "openCorpus",
    "dailyPuzzles",
    "fetchPacks",
    "letPacksGo",
    "hintCounts",
    "library",
    "detect",
    "openText",
  ],
  ...["backup", "restore", "storage", "persist", "making", "entering", "workbench", "analysis"],
  ...["analyseThese", "lab", "learn"],
] as const;
type Forwarded = Pick<Acts, (typeof FORWARDED)[number]>;

/** Every act of the page; each group beside what it reaches. */
export function actsOf(reach: Reach): Acts {
  const { store, navigation, keeping, installing, thinking, updating } = reach;
  const { shelf } = keeping;
  /** What is done with the features, fetched when the first of it is wanted. */
  const far = lazy(async () => (await withWords(import("./features.ts"))).featureActs(reach));
  const play = (act: (acts: PlayActs) => void): void => void far().then(act, () => chunkLost(store));
  const forwarded = Object.fromEntries(
    FORWARDED.map((name) => [
      name,
      async (...given: unknown[]) => ((await far())[name] as (...given: unknown[]) => unknown)(...given),
    ]),
  ) as unknown as Forwarded;
  return {
    // Browsers let a page share and copy only while a tap counts, so these wait for no file.
    ...shareActs(store),

    hint: () => play((acts) => acts.hint()),
    why: (cell, asked) => play((acts) => acts.why(cell, asked)),
    hintByAllRules: () => play((acts) => acts.hintByAllRules()),
    takeHint: () => play((acts) => acts.takeHint()),
    putRight: (how) => play((acts) => acts.putRight(how)),
    check: (shown) => play((acts) => acts.check(shown)),
    restart: () => play((acts) => acts.restart()),
    showAnswer: () => play((acts) => acts.showAnswer()),

    ...forwarded,
    readPicture: (picture) =>
      void far()
        .then((acts) => acts.readPicture(picture))
        .catch(() => chunkLost(store)),
    learnt: (...given) =>
      void far().then(
        (acts) => acts.learnt(...given),
        () => {},
      ),

    go: (route) => void navigation.go(route),
    back: () => navigation.back(),
    sheet: (sheet) => navigation.sheet(sheet),

    solve: async (kind, text) => (await thinking()).solve(kind, text),
    rate: async (kind, text) => (await thinking()).rate(kind, text),
    takeOver: () => void keeping.takeOver(),

    renameGame: (id, name) => shelf.rename(id, name),
    deleteGame: (id) => shelf.delete(id),

    settings: (change) => void changeSettings(store, change),
    install: () => installing.install(),
    get canInstall() {
      return installing.canInstall;
    },
    reload: () => void updating().then((one) => one.reload()),
  };
}
