import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { RaceLane } from "../shared/lane.ts";
import type { RaceState } from "./race.ts";

/** How a lane ended, or how it stands; "none": the puzzle has no answer. */
export type LaneOutcome = "waiting" | "running" | "found" | "none" | "undecided" | "stopped" | "lost";

/** Cost: constant. */
export function outcomeOf({ status, complete, answers }: RaceLane): LaneOutcome {
  if (status !== "done") return status;
  if (!complete) return "undecided";
  return answers.length > 0 ? "found" : "none";
}

/** Result of a race. */
export interface RaceFinding {
  /** The lane that decided the puzzle in the least time of its own; null when none did. */
  readonly first: RaceLane | null;
  /** No other lane decided it. */
  readonly isOnly: boolean;
  /** The lanes that tried more nodes than the first: how many times as many, the most first. */
  readonly slower: readonly { readonly lane: RaceLane; readonly times: number }[];
  /** Of the lanes whose nodes took longest and least, where the one that tried fewer paid much more for each. */
  readonly price: Price | null;
  /** The first answers of the lanes. */
  readonly answers: FirstAnswers;
}

/** The cost of a node of one lane, relative to another's. */
export interface Price {
  readonly dear: RaceLane;
  readonly cheap: RaceLane;
  readonly times: number;
}

/** With fewer nodes the cost of one is unknown: the start is dearer. */
const ENOUGH_NODES = 100;
/** Times as dear that are no chance of the clock. */
const MUCH = 10;

/** Which first answers were found, and by which searches. */
export interface FirstAnswers {
  /** As marks, each with the searches that found it first, in the order of the lanes. */
  readonly found: readonly { readonly marks: readonly number[]; readonly searches: readonly string[] }[];
  /** Cells in which they are not all the same. */
  readonly differing: readonly Cell[];
  /** The puzzle is known to have more than one answer. */
  readonly several: boolean;
}

/** Result of an ended race. Cost: the cells for each lane. */
export function findingOf({ kind, puzzle, lanes }: RaceState): RaceFinding {
  const decided = lanes.filter(({ complete }) => complete).sort((a, b) => a.ms - b.ms);
  const first = decided[0] ?? null;
  const slower = lanes
    .filter((lane) => first && lane.counts.nodes > first.counts.nodes)
    .map((lane) => ({ lane, times: lane.counts.nodes / (first?.counts.nodes ?? 1) }))
    .sort((a, b) => b.times - a.times);
  const answers = firstAnswersOf(kind, puzzle, lanes);
  return { first, isOnly: decided.length === 1, slower, price: priceOf(lanes), answers };
}

function priceOf(lanes: readonly RaceLane[]): Price | null {
  const costOf = ({ ms, counts }: RaceLane): number => ms / counts.nodes;
  const known = lanes
    .filter(({ counts, ms }) => counts.nodes >= ENOUGH_NODES && ms > 0)
    .sort((a, b) => costOf(a) - costOf(b));
  const [cheap, dear] = [known.at(0), known.at(-1)];
  if (!cheap || !dear || dear.counts.nodes >= cheap.counts.nodes) return null;
  const times = costOf(dear) / costOf(cheap);
  return times < MUCH ? null : { dear, cheap, times };
}

function firstAnswersOf(kind: PlayKind, puzzle: Puzzle, lanes: readonly RaceLane[]): FirstAnswers {
  const byText = new Map<string, { marks: readonly number[]; searches: string[] }>();
  for (const { search, answers } of lanes) {
    if (answers.length === 0) continue;
    const text = answers[0].join();
    const known = byText.get(text);
    if (known) known.searches.push(search);
    else byText.set(text, { marks: kind.marksOf(puzzle, answers[0]), searches: [search] });
  }
  const found = [...byText.values()];
  const differing = Array.from({ length: puzzle.cells }, (_, cell) => cell).filter((cell) =>
    found.some(({ marks }) => marks[cell] !== found[0].marks[cell]),
  );
  const several = found.length > 1 || lanes.some(({ answers }) => answers.length > 1);
  return { found, differing, several };
}
