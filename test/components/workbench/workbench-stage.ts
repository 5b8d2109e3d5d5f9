import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import { playKind } from "../../../engine/kinds/play.ts";
import { fail, ok } from "../../../engine/model/result.ts";
import type { BoardElement } from "../../../web/boards/board-element.ts";
import { boardTag } from "../../../web/boards/board-tag.ts";
import type { AppState } from "../../../web/state/state.ts";
import { Connection } from "../../../web/storage/connection.ts";
import type { BenchActs, Workbench } from "../../../web/workbench/bench/workbench.ts";
import { openWorkbench } from "../../../web/workbench/open-workbench.ts";
import type { WorkbenchScreen } from "../../../web/workbench/workbench-screen.ts";
import "../../../web/workbench/workbench-screen.ts";
import { all, find, settled, until } from "../look.ts";
import { appWith } from "../shell.ts";

/** The report's "hard" Sudoku, and a Nurikabe. */
export const SUDOKU =
  "/sudoku/200008305100006000960070200050600800000020000002001090001060053000300008403500006";
/** A Sudoku of our own maker, on which the named rules are stuck. */
export const HARD =
  "/sudoku/400007008063900000000065040006090702058000009200000000000070000730009100004230000";
/** A Sudoku of our own maker whose one answer some of the rules use. */
export const LEANING =
  "/sudoku/000000080000000946030009051400006000300201000002090100003700009690800005070002010";
export const NURIKABE = "/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";

/** Hard Nurikabe of our own maker: what the library has. */
const HARD_LIBRARY = ["7/7/m2g4i5g6zm3g4i", "7/7/4q4o4i4j2o21l"];

/** The workbench on the page, with the real reasoner. */
export interface BenchStage {
  readonly screen: WorkbenchScreen;
  readonly app: ReturnType<typeof appWith>;
  readonly acts: BenchActs;
  readonly connection: Connection;
  readonly bench: Workbench;
  readonly board: BoardElement;
  /** Presses a button of the screen by its words. */
  press(text: string, selector?: string): Promise<void>;
  tab(pane: string): Promise<void>;
  /** Resolves when nothing runs any more. */
  rest(): Promise<void>;
}

/** Opens the workbench at an address; storage of another name begins empty. */
export async function benchStage(
  link: string,
  name = `bench-${Math.random()}`,
  state: Partial<AppState> = {},
): Promise<BenchStage> {
  fixtureCleanup();
  const connection = new Connection(() => {}, name);
  const app: ReturnType<typeof appWith> = appWith(
    { route: { screen: "workbench", link }, ...state },
    {
      workbench: () => acts,
      detect: async (text) => {
        const puzzle = playKind("sudoku")?.parse(text);
        if (!puzzle?.ok) return fail("odd", { en: "An odd text.", zh: "奇怪的文本。" });
        return ok({ kind: "sudoku", text, marks: null, notice: null, several: [] });
      },
      sheet: (sheet) => app.store.dispatch({ type: "sheet", sheet }),
    },
  );
  const acts = openWorkbench(app.store, connection, async () => ({
    texts: async (_kind, level) => (level === 7 ? HARD_LIBRARY : []),
  }));
  const screen = await fixture<WorkbenchScreen>(
    html`<ergo-workbench-screen .app=${app}></ergo-workbench-screen>`,
  );
  await acts;
  if (link) await until(() => app.store.state.workbench !== null);
  await until(() => screen.renderRoot.querySelector("main:not([aria-busy=true])") !== null);
  await settled(screen);
  const kind = app.store.state.workbench?.kind;
  if (kind) await customElements.whenDefined(boardTag(kind));
  await settled(screen);
  return {
    ...{ screen, app, acts: await acts, connection },
    get bench() {
      const { workbench } = app.store.state;
      if (!workbench) throw new Error("nothing is on the bench");
      return workbench;
    },
    get board() {
      return all(screen, "ergo-digit-board, ergo-nurikabe-board")[0] as BoardElement;
    },
    async press(text, selector = "button") {
      find(screen, selector, text).click();
      await settled(screen);
    },
    async tab(pane) {
      find(screen, `#tab-${pane}`).click();
      await settled(screen);
    },
    async rest() {
      await until(() => app.store.state.workbench?.running === null);
      await settled(screen);
    },
  };
}
