import type { Strategy } from "../../model/choice.ts";
import type { Fact } from "../../model/fact.ts";
import type { Proof } from "../../model/rule.ts";
import type { Effort } from "./effort.ts";
import type { Guard } from "./guard.ts";
import type { Entry } from "./journal.ts";
import type { Turns } from "./turns.ts";

export interface ChainOptions {
  /** `easiest` unless told otherwise. */
  readonly strategy?: Strategy;
  /** The rules are known to have nothing to add to the grid as it is, and no law is broken. */
  readonly calm?: boolean;
  /** What the chain's work is counted by; steps of evaluation unless told otherwise. */
  readonly effort?: Effort;
  /** No law is tested: what the rules conclude is wanted, whatever it breaks. */
  readonly lawless?: boolean;
  /** Leaves out a fact that the grid would keep in other words only: a second digit in a cell says that the first is not there. */
  readonly strict?: boolean;
  readonly guard?: Guard | undefined;
  /** Milliseconds of CPU or wall time: with it each rule and round is timed. */
  readonly clock?: () => number;
  /** Tell each step with its premises as it fires. Without it they are worked out when asked for. */
  readonly tell?: boolean;
}

/** How a run ended; "limit": it may go on, or has reached its goal. */
export type ChainEnd = Proof["end"] | "limit";

export interface RunLimits {
  /** Most firings of this run. */
  readonly steps?: number | undefined;
  /** Ends the run, as "limit", when it says so of a firing that was just written. */
  readonly until?: (entry: Entry) => boolean;
  /** Ends the run, as "limit", when it says no to asking a rule of that level. */
  readonly before?: (level: number) => boolean;
  /** Ends the run, as "limit", when it is known between two turns. */
  readonly goal?: Fact | null;
  /** Only named firings that conclude one of these count. */
  readonly wanted?: ReadonlySet<Fact>;
  /** Something is supposed, so that what is concluded may well be wrong, and the guard is not asked. */
  readonly supposing?: boolean;
  /** Takes turns in this way until the chain is undone. */
  readonly turns?: Turns;
}
