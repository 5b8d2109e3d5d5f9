import type { MakeKind } from "../kinds/contract/kind.ts";
import type { Job } from "../model/job.ts";
import type { RulePosition } from "../model/position.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { type Random, randomFrom } from "../model/random.ts";
import type { Rule } from "../model/rule.ts";
import type { Search } from "../model/search.ts";
import { vet } from "../reason/judge/vet.ts";

/** Boards that are drawn at once, and rules asked about them; those drawn first are kept. */
export const BATCH = 1_500;

/** Random boards on which rules are judged by complete search; each is made once for all the rules that are asked. */
export class RandomBoards<P extends Puzzle = Puzzle> {
  readonly #making: Pick<MakeKind<P>, "position" | "refuses" | "make">;
  readonly #search: Search<P>;
  readonly #random: Random;
  #first: readonly RulePosition<P>[] | null = null;

  /** The same seed gives the same boards. */
  constructor(making: Pick<MakeKind<P>, "position" | "refuses" | "make">, search: Search<P>, seed: number) {
    this.#making = making;
    this.#search = search;
    this.#random = randomFrom(seed);
  }

  /**
   * Those of some rules that are sound on so many boards, whole batches of them: they speak there, and what follows by complete search is
   * all that they say. A rule that fails is asked no more.
   */
  *sound<R extends Rule<P>>(rules: readonly R[], boards: number): Job<readonly R[]> {
    let left: readonly R[] = rules;
    const spoke = new Set<R>();
    for (let at = 0; at < boards && left.length > 0; at += BATCH) {
      const positions: readonly RulePosition<P>[] = (at === 0 && this.#first) || (yield* this.#draw());
      if (at === 0) this.#first = positions;
      const right: R[] = [];
      for (const rule of left) {
        const verdict = yield* this.#judge(rule, positions);
        if (verdict === "sound") spoke.add(rule);
        if (verdict === "sound" || verdict === "silent") right.push(rule);
      }
      left = right;
    }
    return left.filter((rule) => spoke.has(rule));
  }

  *#draw(): Job<readonly RulePosition<P>[]> {
    const drawn: RulePosition<P>[] = [];
    while (drawn.length < BATCH) {
      drawn.push(this.#making.position(this.#random));
      yield 1;
    }
    return drawn;
  }

  *#judge(rule: Rule<P>, positions: readonly RulePosition<P>[]): Job<string> {
    let at = 0;
    const making = { ...this.#making, position: () => positions[at++] };
    const all = Number.POSITIVE_INFINITY;
    const limits = { boards: positions.length, firings: all, work: all, seed: 1 };
    return (yield* vet(making, this.#search, rule, limits)).verdict;
  }
}
