import type { Strategy } from "../../model/choice.ts";
import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Asker, Firing, Proof, Rule, Step } from "../../model/rule.ts";
import type { Effort } from "./effort.ts";
import type { Guard } from "./guard.ts";
import type { JournalEntry } from "./journal.ts";
import type { Truth } from "./mistake.ts";
import type { Turns } from "./turns.ts";

export interface ChainOptions {
  /** Absent: `easiest`. */
  readonly strategy?: Strategy;
  /** The rules are known to have nothing to add to the grid as it is, and no law is broken. */
  readonly calm?: boolean;
  /** Counts the work of the chain; absent: steps of evaluation. */
  readonly effort?: Effort;
  /** No law is tested: the rules run on even after a contradiction. */
  readonly lawless?: boolean;
  /** Leaves out a fact that the grid would keep in other words only: a second digit in a cell says that the first is not there. */
  readonly strict?: boolean;
  readonly guard?: Guard | undefined;
  /** What is known of the puzzle's answers. Rules that need one answer are asked only where it says that there is one. */
  readonly truth?: Truth | undefined;
  /** Milliseconds of CPU or wall time: with it each rule and round is timed. */
  readonly clock?: () => number;
  /** Explain each step with its premises as it fires. Without it premises are computed on demand. */
  readonly explain?: boolean;
}

/** How a run ended; "limit": it may go on, or has reached its goal. */
export type ChainEnd = Proof["end"] | "limit";

export interface RunLimits {
  /** Most firings of this run. */
  readonly steps?: number | undefined;
  /** Ends the run, as "limit", when it says so of a firing that was just written. */
  readonly until?: (entry: JournalEntry) => boolean;
  /** Ends the run, as "limit", when it says no to asking a rule of that level. */
  readonly before?: (level: number) => boolean;
  /** Ends the run, as "limit", when it is known between two turns. */
  readonly goal?: Fact | null;
  /** Only named firings that conclude one of these count. */
  readonly wanted?: ReadonlySet<Fact>;
  /** Says of a firing of a wordy rule whether it is left for later: its rule then says nothing more until something new is known. */
  readonly defers?: (rule: Rule, firing: Firing, telling: Telling) => boolean;
  /** A fact is supposed, so conclusions may well be wrong, and the guard is not asked. */
  readonly supposing?: boolean;
  /** Takes turns in this way until the chain is undone. */
  readonly turns?: Turns;
}

/** Whether a firing of a rule of that level counts. */
export function isWanted({ wanted }: RunLimits, level: number, { adds }: Firing): boolean {
  return !wanted || level === 0 || adds.some((fact) => wanted.has(fact));
}

/** The step of a firing, exactly and, where that is quicker, with premises that are enough. */
export interface Telling {
  exactly(): Step;
  roughly(): Step | null;
}

/** Whether a firing of a wordy rule is left for later. */
export function isDeferred(
  { defers }: RunLimits,
  rule: Rule,
  firing: Firing,
  asker: Asker,
  grid: Grid,
): boolean {
  const telling: Telling = {
    exactly: () => asker.explain(grid, firing),
    roughly: () => asker.roughly?.(grid, firing) ?? null,
  };
  return defers?.(rule, firing, telling) ?? false;
}
