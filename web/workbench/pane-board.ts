import type { TemplateResult } from "lit";
import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Look, PLAIN } from "../boards/board.ts";
import { outlined } from "../boards/outline.ts";
import { frameTints } from "../boards/tint.ts";
import { NO_TINTS } from "../boards/tints.ts";
import { showBoard } from "../kinds/boards.ts";
import type { App } from "../state/app.ts";
import type { Frame } from "../state/frames.ts";
import { chunkLost } from "../state/reload.ts";
import { memo } from "../ui/memo.ts";
import { type BenchScene, sceneOf } from "./bench/view.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";

const LOOK: Look = { ...PLAIN, same: true };

/** The board of the workbench; its events go to the bench. */
export class PaneBoard {
  #last: { readonly of: Workbench; readonly scene: BenchScene } | null = null;
  readonly #tints = memo((frame: Frame | null, puzzle: Puzzle) =>
    frame ? outlined(frameTints(frame), puzzle) : NO_TINTS,
  );
  readonly #wrong = memo((cells: readonly Cell[]) => new Set(cells));
  /** `pick` gets the selected cells, from the board's own keys and taps. */
  template(
    app: App,
    bench: Workbench,
    acts: BenchActs,
    pick: (cells: readonly Cell[]) => void,
  ): TemplateResult {
    const { puzzle, view, taps, selection } = bench;
    const scene = this.scene(bench);
    const { store } = app;
    return showBoard(
      {
        ...{ puzzle, selection, lang: store.state.lang, look: LOOK, tool: "wall" },
        board: scene.board,
        tints: this.#tints(scene.frame, puzzle),
        wrong: this.#wrong(view ? [] : bench.wrong),
        broken: scene.broken,
        candidates: scene.candidates,
        readonly: taps === "ask" || view !== null,
      },
      () => chunkLost(store),
      {
        "board-select": ({ cells }) => pick(cells),
        "board-move": ({ move }) => acts.write(move),
      },
    );
  }

  /** The content of the board, computed anew only when it changed. */
  scene(bench: Workbench): BenchScene {
    const looks = ["puzzle", "journal", "view", "running"] as const;
    const last = this.#last;
    if (last && looks.every((look) => last.of[look] === bench[look])) return last.scene;
    const scene = sceneOf(bench);
    this.#last = { of: bench, scene };
    return scene;
  }
}
