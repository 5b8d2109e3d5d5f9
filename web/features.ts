import "../engine/kinds/games.ts"; // features open games of any kind
import { frame } from "./effects/frame.ts";
import { lazy } from "./effects/lazy.ts";
import { FIRST_SCREENS } from "./first-screens.ts";
import type { PlayActs } from "./play/play-acts.ts";
import type { Reach } from "./reach.ts";
import type { Acts } from "./state/app.ts";
import type { Occasion } from "./state/learnt.ts";
import { chunkLost } from "./state/reload.ts";
import type { Route, SheetName } from "./state/state.ts";
import type { Reader } from "./storage/mend.ts";
import type { AnalysedSet } from "./workbench/analysis/analysis.ts";

/** A feature of the app. Its code is fetched when it is first wanted; so is this list of them, which no first board needs. */
interface Feature {
  /** The elements of its screens and of its sheets that may lie over any screen. */
  readonly shows: Readonly<Partial<Record<Route["screen"] | SheetName, () => Promise<unknown>>>>;
  /** What is done with it; `acts.ts` names each act. */
  readonly acts?: (reach: Reach) => Partial<Acts>;
  /** The readers of its records in the settings store, by key; null where any plain object will do. */
  readonly records?: Readonly<Record<string, (() => Promise<Reader>) | null>>;
}

const shelf = {
  shows: { shelf: FIRST_SCREENS.shelf },
  acts: ({ shelving }: Reach) => ({
    openCorpus: (kind: string, level: number, number?: number) =>
      shelving().then(({ acts }) => acts.openCorpus(kind, level, number)),
    dailyPuzzles: (day: number) => shelving().then(({ acts }) => acts.dailyPuzzles(day)),
    fetchPacks: () => shelving().then(({ packs }) => packs.fetch()),
    letPacksGo: () => shelving().then(({ packs }) => packs.letGo()),
  }),
  records: { levels: () => import("./shelf/home.ts").then((far) => far.readLevels) },
} satisfies Feature;

const library = {
  shows: {
    library: () => import("./library/library-screen.ts"),
    numbered: () => import("./library/numbered-screen.ts"),
    games: () => import("./library/games-screen.ts"),
  },
  acts: ({ store, shelving, thinking, keeping }: Reach) => ({
    library: lazy(async () => {
      const [{ openLibrary }, { puzzles, acts }] = await Promise.all([
        import("./library/browse.ts"),
        shelving(),
      ]);
      return openLibrary(store, { puzzles, thinking, open: acts.openCorpus }, keeping.keeper.connection);
    }),
  }),
  records: { favourites: () => import("./packs/favourites.ts").then((far) => far.readFavourites) },
} satisfies Feature;

const days = {
  shows: { days: () => import("./days/days-screen.ts") },
} satisfies Feature;

const statistics = {
  shows: { statistics: () => import("./statistics/statistics-screen.ts") },
  acts: ({ keeping, thinking }: Reach) => ({
    hintCounts: () =>
      import("./statistics/hint-counts.ts").then((far) =>
        far.hintCounts(keeping.keeper.connection, thinking),
      ),
  }),
} satisfies Feature;

const play = {
  shows: { play: FIRST_SCREENS.play },
  acts({ store, thinking, navigation }: Reach): PlayActs {
    const playing = lazy(async () => {
      const far = await import("./play/play-acts.ts");
      await frame(); // to run the file, and to draw what is opened, is too much for one frame of a slow phone
      return far.playActs(store, thinking, navigation);
    });
    /** An act of the play screen, fetched with the others when the first of them is wanted. */
    const played =
      <N extends keyof PlayActs>(name: N): PlayActs[N] =>
      (...given: unknown[]) =>
        void playing().then(
          (acts) => (acts[name] as (...given: unknown[]) => void)(...given),
          () => chunkLost(store),
        );
    return {
      hint: played("hint"),
      why: played("why"),
      hintByAllRules: played("hintByAllRules"),
      takeHint: played("takeHint"),
      putRight: played("putRight"),
      check: played("check"),
      restart: played("restart"),
      showAnswer: played("showAnswer"),
    };
  },
} satisfies Feature;

const backups = () => import("./settings/backup.ts");
const persisting = () => import("./settings/persist.ts");
const settings = {
  shows: {
    settings: () => import("./settings/settings-screen.ts"),
    problem: () => import("./settings/problem-screen.ts"),
  },
  acts: ({ store, keeping }: Reach) => ({
    backup: () => backups().then((far) => far.saveBackup(store, keeping)),
    restore: (file: File) => backups().then((far) => far.restoreBackup(store, keeping, file)),
    storage: () => persisting().then((far) => far.storageFacts(keeping.shelf.all().length)),
    persist: () => persisting().then((far) => far.persist()),
  }),
  records: { "persist-asked": () => persisting().then((far) => far.readAsked) },
} satisfies Feature;

const make = {
  shows: { make: () => import("./make/make-screen.ts") },
  acts: ({ store, navigation, keeping }: Reach) => ({
    making: lazy(() =>
      import("./make/workshop.ts").then((far) =>
        far.openWorkshop(store, navigation, keeping.keeper.connection),
      ),
    ),
  }),
  records: { making: () => import("./make/order.ts").then((far) => far.readRecord) },
} satisfies Feature;

const enter = {
  shows: { enter: () => import("./enter/enter-screen.ts") },
  acts(reach: Reach) {
    const { store, navigation, keeping } = reach;
    const entering = lazy(() =>
      import("./enter/open-enter.ts").then(({ openEnter }) =>
        openEnter(store, navigation, keeping.keeper.connection, importing.acts(reach).detect),
      ),
    );
    return {
      entering,
      async readPicture(picture: File | null): Promise<void> {
        if (picture && store.state.sheet) navigation.sheet(null);
        if (picture && store.state.route.screen !== "enter")
          await navigation.go({ screen: "enter", link: "" });
        await (await entering()).picture(picture);
      },
    };
  },
  records: { enter: () => import("./enter/record.ts").then((far) => far.readRecord) },
} satisfies Feature;

const workbench = {
  shows: { workbench: () => import("./workbench/workbench-screen.ts") },
  acts({ store, keeping, navigation, shelving }: Reach) {
    const bench = lazy(() =>
      import("./workbench/open-workbench.ts").then((far) =>
        far.openWorkbench(store, keeping.keeper.connection, async () => (await shelving()).puzzles),
      ),
    );
    const analysis = lazy(() =>
      import("./workbench/analysis/open-analysis.ts").then((far) =>
        far.openAnalysis(store, async () => (await shelving()).puzzles),
      ),
    );
    return {
      ...{ workbench: bench, analysis },
      analyseThese: (set: AnalysedSet) =>
        Promise.all([import("./workbench/analyse-these.ts"), bench(), analysis()]).then(
          ([far, ...acts]) => far.analyseThese(navigation, acts, set),
          () => chunkLost(store),
        ),
    };
  },
  records: { workbench: null },
} satisfies Feature;

const lab = {
  shows: { lab: () => import("./lab/lab-screen.ts") },
  acts: ({ store, keeping }: Reach) => ({
    lab: lazy(() => import("./lab/open-lab.ts").then((far) => far.openLab(store, keeping.keeper.connection))),
  }),
  records: { race: null, "race-table": null, tree: null, duel: null },
} satisfies Feature;

const learn = {
  shows: { learn: () => import("./learn/learn-screen.ts") },
  acts: ({ store, navigation, keeping }: Reach) => ({
    learn: lazy(() =>
      import("./learn/open-learn.ts").then((far) =>
        far.openLearn(store, navigation, keeping.keeper.connection),
      ),
    ),
    learnt: (kind: string, rules: readonly string[], how: Occasion, game?: string) =>
      void import("./storage/learn-keeper.ts").then(
        (far) => far.note(keeping.keeper.connection, { kind, rules, how, game }),
        () => {}, // without it play goes on
      ),
  }),
  records: { learn: () => import("./state/learnt.ts").then((far) => far.readRecord) },
} satisfies Feature;

const importing = {
  shows: { import: () => import("./import/import-sheet.ts") },
  acts({ store, thinking, navigation }: Reach): Pick<Acts, "detect" | "openText"> {
    const opening = () =>
      import("./effects/open.ts").then((far) => far.openActs(store, thinking, navigation));
    return {
      detect: (text, signal) => opening().then((acts) => acts.detect(text, signal)),
      openText: (text, signal) => opening().then((acts) => acts.openText(text, signal)),
    };
  },
} satisfies Feature;

/** Its acts come with the page: see `acts.ts`. */
const share = {
  shows: {
    share: () => import("./share/share-sheet.ts"),
    print: () => import("./share/print-sheet.ts"),
  },
} satisfies Feature;

/** All features. */
export const FEATURES: readonly Feature[] = [
  ...[shelf, library, days, statistics, play, settings, make, enter, workbench, lab, learn],
  ...[importing, share],
];

/** What fetches their screens and sheets, by name. */
export const SHOWS: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  FEATURES.flatMap(({ shows }) => Object.entries(shows)),
);

/** What is done with all of them. */
export const featureActs = (reach: Reach) => ({
  ...shelf.acts(reach),
  ...library.acts(reach),
  ...statistics.acts(reach),
  ...play.acts(reach),
  ...settings.acts(reach),
  ...make.acts(reach),
  ...enter.acts(reach),
  ...workbench.acts(reach),
  ...lab.acts(reach),
  ...learn.acts(reach),
  ...importing.acts(reach),
});
