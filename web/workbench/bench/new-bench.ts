import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Workbench } from "./workbench.ts";

/** A bench with a puzzle on it of which nothing is known but the givens. */
export function newBench(
  kind: PlayKind,
  puzzle: Puzzle,
  choice: RuleChoice,
  wont: Partial<Pick<Workbench, "pane" | "taps" | "strategy">> = {},
  report: Workbench["report"] = null,
): Workbench {
  const { pane = "answer", taps = "ask", strategy = "easiest" } = wont;
  return {
    ...{ kind, puzzle, text: kind.format(puzzle), choice, strategy, report },
    ...{ journal: [], rules: null, ran: null, tallies: [], rounds: [], suspended: [] },
    ...{ running: null, end: null, wrong: [], doubt: null, problem: null },
    ...{ pane, taps, selection: [], view: null, asked: {} },
  };
}
