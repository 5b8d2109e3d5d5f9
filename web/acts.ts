import { choosePicture } from "./effects/choose-picture.ts";
import { lazy } from "./effects/lazy.ts";
import type { PlayActs } from "./play/play-acts.ts";
import type { Reach } from "./reach.ts";
import { shareActs } from "./share/share.ts";
import type { Acts } from "./state/app.ts";
import { chunkLost } from "./state/reload.ts";
import { changeSettings } from "./storage/keep-settings.ts";
import { withWords } from "./words/words.ts";

/** Every act of the page; each group beside what it reaches. */
export function actsOf(reach: Reach): Acts {
  const { store, navigation, keeping, installing, thinking, updating } = reach;
  const { shelf } = keeping;
  /** What is done with the features, fetched when the first of it is wanted. */
  const far = lazy(async () => (await withWords(import("./features.ts"))).featureActs(reach));
  const play = (act: (acts: PlayActs) => void): void => void far().then(act, () => chunkLost(store));
  const readPicture = (picture: File): void =>
    void far()
      .then((acts) => acts.readPicture(picture))
      .catch(() => chunkLost(store));
  return {
    // Browsers let a page share and copy only while a tap counts, so these wait for no file.
    ...shareActs(store),
    choosePicture: () => choosePicture(readPicture),
    readPicture,

    hint: () => play((acts) => acts.hint()),
    why: (cell, asked) => play((acts) => acts.why(cell, asked)),
    hintByAllRules: () => play((acts) => acts.hintByAllRules()),
    takeHint: () => play((acts) => acts.takeHint()),
    putRight: (how) => play((acts) => acts.putRight(how)),
    check: (shown) => play((acts) => acts.check(shown)),
    restart: () => play((acts) => acts.restart()),
    showAnswer: () => play((acts) => acts.showAnswer()),

    openCorpus: async (...given) => (await far()).openCorpus(...given),
    dailyPuzzles: async (day) => (await far()).dailyPuzzles(day),
    fetchPacks: async () => (await far()).fetchPacks(),
    letPacksGo: async () => (await far()).letPacksGo(),
    hintCounts: async () => (await far()).hintCounts(),
    library: async () => (await far()).library(),
    detect: async (...given) => (await far()).detect(...given),
    openText: async (...given) => (await far()).openText(...given),
    backup: async () => (await far()).backup(),
    restore: async (file) => (await far()).restore(file),
    storage: async () => (await far()).storage(),
    persist: async () => (await far()).persist(),
    making: async () => (await far()).making(),
    entering: async () => (await far()).entering(),
    workbench: async () => (await far()).workbench(),
    analysis: async () => (await far()).analysis(),
    analyseThese: async (set) => (await far()).analyseThese(set),
    lab: async () => (await far()).lab(),
    learn: async () => (await far()).learn(),
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
