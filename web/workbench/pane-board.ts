import { html, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/kind.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { BoardEvents } from "../boards/events.ts";
import { frameTints } from "../boards/tint.ts";
import { NO_TINTS } from "../boards/tints.ts";
import { chunkLost } from "../effects/reload.ts";
import type { App } from "../state/app.ts";
import type { Frame } from "../state/frames.ts";
import { memo } from "../ui/memo.ts";
import { type BenchScene, sceneOf } from "./view.ts";
import type { BenchActs, Workbench } from "./workbench.ts";

/** The board of the kind on the bench is all that is fetched; its element waits, with all it is told, until then. */
const BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  sudoku: () => import("../kinds/sudoku/board.ts"),
  nurikabe: () => import("../kinds/nurikabe/board.ts"),
};

const LOOK = { peers: false, same: true, input: "cell", tap: "cycle" } as const;

/** The board of the workbench, told what to show; what it tells goes to the bench. */
export class PaneBoard {
  #last: { readonly of: Workbench; readonly scene: BenchScene } | null = null;
  readonly #tints = memo((frame: Frame | null) => (frame ? frameTints(frame) : NO_TINTS));
  readonly #wrong = memo((cells: readonly Cell[]) => new Set(cells));
  readonly #finished = memo((kind: PlayKind, puzzle: NurikabePuzzle, marks: readonly number[]) => {
    const done = kind.finished(puzzle, marks);
    return new Set(marks.flatMap((_, cell) => (done[cell] ? [cell] : [])));
  });
  readonly #fetched = new Set<string>();

  #fetch(app: App, kind: string): void {
    this.#fetched.add(kind);
    BOARDS[kind]().catch(() => {
      this.#fetched.delete(kind);
      chunkLost(app.store);
    });
  }

  /** `pick` is told which cells are selected, from the board's own keys and taps. */
  template(
    app: App,
    bench: Workbench,
    acts: BenchActs,
    pick: (cells: readonly Cell[]) => void,
  ): TemplateResult {
    const { kind, puzzle, view, taps, selection } = bench;
    if (!this.#fetched.has(kind.id)) this.#fetch(app, kind.id);
    const scene = this.scene(bench);
    const tints = this.#tints(scene.frame);
    const wrong = this.#wrong(view ? [] : bench.wrong);
    const { lang } = app.store.state;
    const readonly = taps === "ask" || view !== null;
    const select = ({ detail }: CustomEvent<BoardEvents["board-select"]>) => pick(detail.cells);
    if (kind.id === "nurikabe") {
      const nurikabe = puzzle as NurikabePuzzle;
      return html`<ergo-nurikabe-board
        .puzzle=${nurikabe}
        .board=${scene.board}
        .selection=${selection}
        .tints=${tints}
        .wrong=${wrong}
        .broken=${scene.broken}
        .finished=${this.#finished(kind, nurikabe, scene.board.marks)}
        .settings=${LOOK}
        .tool=${"wall"}
        .lang=${lang}
        .readonly=${readonly}
        @board-select=${select}
        @board-move=${({ detail }: CustomEvent<BoardEvents["board-move"]>) => acts.write(detail.move)}
      ></ergo-nurikabe-board>`;
    }
    return html`<ergo-sudoku-board
      .puzzle=${puzzle as SudokuPuzzle}
      .board=${scene.board}
      .selection=${selection}
      .tints=${tints}
      .wrong=${wrong}
      .broken=${scene.broken}
      .candidates=${scene.candidates}
      .settings=${LOOK}
      .lang=${lang}
      .readonly=${readonly}
      @board-select=${select}
    ></ergo-sudoku-board>`;
  }

  /** What the board shows, worked out anew only when it changed. */
  scene(bench: Workbench): BenchScene {
    const looks = ["puzzle", "journal", "view", "running"] as const;
    const last = this.#last;
    if (last && looks.every((look) => last.of[look] === bench[look])) return last.scene;
    const scene = sceneOf(bench);
    this.#last = { of: bench, scene };
    return scene;
  }
}
