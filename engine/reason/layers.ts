import type { Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Asker, Firing, Rule, Step } from "../model/rule.ts";
import { askerOf } from "./asker.ts";
import { nextOf } from "./asking.ts";
import type { Guard } from "./chain.ts";
import { Origins } from "./origins.ts";

/** A rule at work, and how many of the facts it was told of. */
interface Worker {
  readonly rule: Rule;
  readonly asker: Asker;
  heard: number;
}

/** A firing, and the grid's trail as it was when the rule was asked. */
interface Found {
  readonly by: Worker;
  readonly firing: Firing;
  readonly before: number;
}

/** Layers before giving up. */
const LAYERS = 2_000;

/**
 * Everything that the rules conclude, layer by layer: what one layer adds counts for the next one only, save
 * for bookkeeping, which is done in full between two layers. So each fact appears in the first layer in which it
 * can, and the way to it is of least height, counted in named steps.
 */
export class Layers<P extends Puzzle = Puzzle> {
  readonly #puzzle: P;
  readonly #grid: Grid;
  readonly #books: readonly Worker[];
  readonly #named: readonly Worker[];
  readonly #guard: Guard | undefined;
  readonly #found: Found[] = [];
  readonly #facts: Fact[] = [];
  #refused = new Set<Worker>();

  constructor(puzzle: P, grid: Grid, rules: readonly Rule<P>[], guard?: Guard) {
    this.#puzzle = puzzle;
    this.#grid = grid;
    this.#guard = guard;
    const workers = rules.map((rule) => ({ rule: rule as Rule, asker: askerOf(rule, puzzle), heard: 0 }));
    this.#books = workers.filter(({ rule }) => rule.level === 0);
    this.#named = workers.filter(({ rule }) => rule.level > 0);
  }

  /** The steps that lead to a fact, in order; null where the rules do not conclude it. Asked once: the grid keeps what was concluded. */
  *stepsTo(goal: Fact): Job<Step[] | null> {
    for (let layer = 0; layer < LAYERS; layer++) {
      while (yield* this.#keepBooks()) yield 1;
      if (this.#grid.knows(goal)) return yield* this.#trace(goal);
      const news = (yield* this.#ask()).filter((found) => this.#write(found));
      if (news.length === 0) return null;
    }
    return null;
  }

  /** One round of bookkeeping; whether anything was added. */
  *#keepBooks(): Job<boolean> {
    let isNew = false;
    for (const by of this.#books) {
      this.#begin(by);
      for (let firing = yield* this.#next(by); firing; firing = yield* this.#next(by)) {
        isNew = this.#write({ by, firing, before: this.#grid.mark() }) || isNew;
      }
    }
    return isNew;
  }

  /** Every firing of the named rules on the grid as it is; of those that conclude the same, the first. */
  *#ask(): Job<Found[]> {
    const before = this.#grid.mark();
    const found: Found[] = [];
    for (const by of this.#named) {
      this.#begin(by);
      for (let firing = yield* this.#next(by); firing; firing = yield* this.#next(by)) {
        if (this.#refused.has(by) || !(yield* this.#believes(by, firing))) break;
        found.push({ by, firing, before });
      }
      yield 1;
    }
    return found;
  }

  *#believes(by: Worker, firing: Firing): Job<boolean> {
    if (!this.#guard || this.#guard.trusts(by.rule, firing)) return true;
    const doubt = yield* this.#guard.examine(by.rule, by.asker.tell(this.#grid, firing), this.#grid);
    if (doubt) this.#refused.add(by);
    return doubt === null;
  }

  #next({ asker }: Worker): Job<Firing | null> {
    return nextOf(asker, this.#grid);
  }

  #begin(by: Worker): void {
    if (by.heard < this.#facts.length) by.asker.touch(this.#facts.slice(by.heard));
    by.heard = this.#facts.length;
    by.asker.rewind();
  }

  #write({ by, firing, before }: Found): boolean {
    const adds = firing.adds.filter((fact) => this.#grid.add(fact));
    if (adds.length === 0) return false;
    this.#facts.push(...adds);
    this.#found.push({ by, firing: { ...firing, adds }, before });
    return true;
  }

  /** Walks back from the goal; takes all additions back on the way. */
  *#trace(goal: Fact): Job<Step[]> {
    const origins = new Origins(this.#puzzle);
    this.#found.forEach(({ firing }, at) => {
      origins.note(firing.adds, at);
    });
    const needed = new Set([origins.of(goal)]);
    const steps: Step[] = [];
    for (let at = this.#found.length - 1; at >= 0; at--) {
      if (!needed.has(at)) continue;
      const { by, firing, before } = this.#found[at];
      this.#grid.undo(before);
      const step = by.asker.tell(this.#grid, firing);
      for (const fact of step.because) needed.add(origins.of(fact, at));
      steps.push(step);
      yield 1;
    }
    return steps.reverse();
  }
}

/** How many named steps the longest way to the end of some steps has. */
export function heightOf(
  puzzle: Puzzle,
  steps: readonly Step[],
  levels: ReadonlyMap<string, number>,
): number {
  const origins = new Origins(puzzle);
  const heights: number[] = [];
  steps.forEach((step, at) => {
    const below = step.because.map((fact) => heights[origins.of(fact)] ?? 0);
    heights.push(Math.max(0, ...below) + Number((levels.get(step.rule) ?? 1) > 0));
    origins.note(step.adds, at);
  });
  return Math.max(0, ...heights);
}
