import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Firing, Rule, Step } from "../model/rule.ts";
import type { Words } from "../model/words.ts";

/** Why a rule is no longer asked, and what it wrongly concluded, if that is why. */
export interface Doubt {
  readonly rule: Rule;
  readonly reason: Words;
  readonly counter: Step | null;
}

/** A doubt, and how many facts the journal held when it arose. */
export interface Suspension extends Doubt {
  readonly known: number;
}

/** Looks at a firing before anything is written. */
export interface Guard {
  /** Whether the firing can be believed without a closer look. */
  trusts(rule: Rule, firing: Firing): boolean;
  /** The closer look; null where the conclusion holds. The grid comes back as it was. */
  examine(rule: Rule, step: Step, grid: Grid): Job<Doubt | null>;
  /** Which rule led a supposition astray, by id, and with which step; null where its conclusion holds. */
  blame(step: Step, grid: Grid): Job<{ readonly reason: Words; readonly counter: Step } | null>;
}
