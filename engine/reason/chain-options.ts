import type { Strategy } from "../model/choice.ts";
import type { Guard } from "./chain.ts";
import type { Entry } from "./journal.ts";

export interface ChainOptions {
  /** `easiest` unless told otherwise. */
  readonly strategy?: Strategy;
  /** The rules are known to have nothing to add to the grid as it is, and no law is broken. */
  readonly calm?: boolean;
  readonly guard?: Guard;
  /** Milliseconds of CPU or wall time: with it each rule and round is timed. */
  readonly clock?: () => number;
  /** Tell each step with its premises as it fires. Without it they are worked out when asked for. */
  readonly tell?: boolean;
}

export interface RunLimits {
  /** Most firings of this run. */
  readonly steps?: number;
  /** Most steps of evaluation of this run, all rules together. */
  readonly work?: number;
  /** Ends the run, as "limit", when it says so of a firing that was just written. */
  readonly until?: (entry: Entry) => boolean;
  /** Ends the run, as "limit", when it says no to asking a rule of that level. */
  readonly before?: (level: number) => boolean;
  /** Something is supposed, so that what is concluded may well be wrong, and the guard is not asked. */
  readonly supposing?: boolean;
}

/** What one rule or one round came to. */
export interface Tally {
  fired: number;
  facts: number;
  /** 0 without a clock. */
  ms: number;
}
