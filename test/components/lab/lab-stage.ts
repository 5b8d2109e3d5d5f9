import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import type { Lab, LabActs, LabPart } from "../../../web/lab/lab.ts";
import type { LabScreen } from "../../../web/lab/lab-screen.ts";
import { openLab } from "../../../web/lab/open-lab.ts";
import { placeAt, TABLE_PUZZLES, type TableState, type TableTime } from "../../../web/lab/race/table.ts";
import type { AppState } from "../../../web/state/state.ts";
import { Connection } from "../../../web/storage/connection.ts";
import "../../../web/lab/lab-screen.ts";
import { settled, until } from "../look.ts";
import { appWith } from "../shell.ts";

/** The lab on the page, with real workers. */
export interface LabStage {
  readonly screen: LabScreen;
  readonly app: ReturnType<typeof appWith>;
  readonly acts: LabActs;
  readonly lab: Lab;
  until(met: () => boolean): Promise<void>;
}

/** Opens the lab at an address; storage of another name begins empty. What the lab does comes when `ready` is kept. */
export async function labStage(
  link: string,
  state: Partial<AppState> = {},
  name = `lab-${Math.random()}`,
  ready: Promise<void> = Promise.resolve(),
): Promise<LabStage> {
  fixtureCleanup();
  const connection = new Connection(() => {}, name);
  const app: ReturnType<typeof appWith> = appWith(
    { route: { screen: "lab", link }, ...state },
    { lab: () => ready.then(() => acts), copy: async () => true },
  );
  const acts = openLab(app.store, connection);
  const screen = await fixture<LabScreen>(html`<ergo-lab-screen .app=${app}></ergo-lab-screen>`);
  const stage = {
    ...{ screen, app, acts: await acts },
    get lab() {
      const { lab } = app.store.state;
      if (!lab) throw new Error("the lab was not opened");
      return lab;
    },
    async until(met: () => boolean) {
      await until(met);
      await settled(screen);
    },
  };
  await stage.until(() => screen.renderRoot.querySelector("main[aria-busy=false]") !== null);
  await shownPart(stage, stage.lab.part);
  return stage;
}

/** Waits until the code of a part is there and it has drawn itself. */
export async function shownPart({ screen }: Pick<LabStage, "screen">, part: LabPart): Promise<void> {
  await customElements.whenDefined(`ergo-${part}-pane`);
  await settled(screen);
}

/** A table as it is after so many puzzles; the last of each level were not decided by the first search. */
export function timed(puzzles: number, kind = "sudoku"): TableState {
  const order = { kind, set: 1, nodes: 100_000 };
  const own = kind === "sudoku" ? [] : ["learn"];
  const searches = ["brute", "backtrack", "forward", ...own, "fast"];
  const time = (index: number, at: number): TableTime => ({
    ...{ ms: 3 ** (2 - at) * (1 + index), runs: 4, right: at === 0 && index % 5 > 2 ? null : true },
    ...{ nodes: 100_000, checks: 5, backtracks: 6, depth: 7 },
  });
  const rows = Array.from({ length: puzzles }, (_, index) => ({
    ...placeAt(index),
    text: kind === "sudoku" ? "1200300200400300" : "3/2/1h2h",
    times: Object.fromEntries(searches.map((search, at) => [search, time(index, at)])),
  }));
  const run = puzzles < TABLE_PUZZLES ? { question: 0, puzzle: puzzles, search: "fast" } : null;
  return { order, tables: { [kind]: { order, searches, rows } }, run, problem: null };
}
