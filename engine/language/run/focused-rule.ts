import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Asker, Firing } from "../../model/rule.ts";
import type { Bits } from "../check/vocabulary.ts";
import { emptySet } from "./bits.ts";
import { CompiledRule, RuleAsker } from "./compiled-rule.ts";

/** Adds to a set, at least, the members of its first variable for which a rule can have more firings on a grid than before some facts were added. */
export type Focus<P extends Puzzle = Puzzle> = (
  puzzle: P,
  grid: Grid,
  facts: readonly Fact[],
  into: Bits,
) => void;

/** A rule of a text whose first line chooses a member, made so that after a change it looks at those in focus only. It finds the same. */
export function focusedRule<P extends Puzzle>(rule: CompiledRule<P>, focus: Focus<P>): CompiledRule<P> {
  const on = (puzzle: P): Asker => new FocusedAsker(rule, puzzle, focus);
  return Object.assign(new CompiledRule<P>(rule.program, rule.text, rule.budget), { on });
}

/** A focused rule at work: a member without a firing is passed over until it is in focus again. */
class FocusedAsker<P extends Puzzle> extends RuleAsker<P> {
  readonly #focus: Focus<P>;
  /** The members that may have firings. */
  readonly #open: Bits;
  /** Facts that the focus was not asked about yet. */
  #news: Fact[] = [];

  constructor(rule: CompiledRule<P>, puzzle: P, focus: Focus<P>) {
    super(rule, puzzle);
    this.#focus = focus;
    this.#open = emptySet(puzzle.cells).fill(-1);
  }

  override touch(facts: readonly Fact[]): void {
    this.#news.push(...facts);
    super.touch(facts);
  }

  override calm(): void {
    this.#open.fill(0);
    this.#news = [];
    super.calm();
  }

  override next(grid: Grid, patience?: number): Firing | null {
    const open = this.#open;
    const { scope } = this.machine;
    if (this.#news.length > 0) this.#focus(this.puzzle, grid, this.#news, open);
    this.#news = [];
    const isFirst = this.isQuiet;
    scope.focus = open;
    const firing = super.next(grid, patience);
    scope.focus = null;
    if (!isFirst || this.isWaiting || this.trouble) return firing;
    // The members before the one that fired have no firing.
    const found = firing ? firing.at[0] : 32 * open.length;
    open.fill(0, 0, found >> 5);
    if (firing) open[found >> 5] &= -1 << (found & 31);
    return firing;
  }
}
