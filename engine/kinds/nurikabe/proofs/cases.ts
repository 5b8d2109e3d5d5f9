import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Literal } from "../../../search/clauses.ts";
import { WAYS } from "../graph/neighbours.ts";
import { sea } from "../learning/claims.ts";
import type { Check, Draft } from "./check.ts";
import { statementsOf } from "./draft.ts";
import { Harmless } from "./harmless.ts";
import type { Net } from "./net.ts";
import { shared } from "./share.ts";
import { cheapest, cited, costOf, thinned } from "./thin.ts";
import { type Proofs, refuted, sizeOf, type Traced, traced, tracedOnTop } from "./traced.ts";

/** Suppositions that fall of which the lightest proofs are looked for, and how many of these are made lighter, of those by cheap lemmas and of those found first. */
const GOALS = 8;
const STARTS = 2;

/** Most facts that a lemma says cannot all hold. */
const MOST_HELD = 4;

/** A round of the search: most demands of a lemma, how many suppositions stand on the first one, the work after which it ends, and how many refuted ones end it before. */
interface Round {
  readonly most: number;
  readonly depth: number;
  readonly work: number;
  readonly enough: number;
}

/**
 * Small lemmas are preferred, except with a third supposition: there most lemmas are long, and short ones alone are seldom enough. On published puzzles, with the answer known,
 * the rounds of depth 1 end by themselves, and that of depth 2, needed at six positions, found three refutations within 400,000 units of work.
 */
const ROUNDS: readonly Round[] = [
  { most: 5, depth: 1, work: 200_000, enough: 8 },
  { most: 10, depth: 1, work: 200_000, enough: 8 },
  { most: 40, depth: 1, work: 200_000, enough: 8 },
  { most: 40, depth: 2, work: 1_500_000, enough: 3 },
];

/**
 * Proofs by lemmas "these two cannot both hold": a cell is supposed to have a colour, and where a second supposition on top of it comes
 * to a contradiction, that is a lemma, by which the second one falls once the first is supposed.
 */
export class Cases {
  readonly #net: Net;
  readonly #check: Check;
  readonly #doubtful: readonly Literal[];
  readonly #blank: () => Net;
  readonly #lemmas: Traced[] = [];
  /** Those that were too long for a round. */
  #longer: Traced[] = [];
  #until = 0;
  readonly #harmless: Harmless;

  /**
   * @param blank Makes the same net without a lemma.
   * @param doubtful What is tried to be refuted.
   */
  constructor(net: Net, blank: () => Net, check: Check, doubtful: readonly Literal[]) {
    this.#net = net;
    this.#blank = blank;
    this.#check = check;
    this.#doubtful = doubtful;
    this.#harmless = new Harmless(net, this.#lemmas);
  }

  /** Refuted suppositions, each with the lemmas of its proof before it; the lightest first. Where it is lighter to share statements, the proof without that comes at the end, as the shared one may not stand. */
  *search(): Job<Proofs[]> {
    const found = yield* this.#found();
    const costs = new Map(found.map((proof) => [proof, costOf([...this.#lemmas, proof])]));
    found.sort((one, other) => (costs.get(one) as number) - (costs.get(other) as number));
    const goals = [...new Set(found.map(({ when: [goal] }) => goal))].slice(0, GOALS);
    const starts = [
      ...cheapest(this.#blank, this.#lemmas, goals).slice(0, STARTS),
      ...found.slice(0, STARTS).map((proof) => cited([...this.#lemmas, proof])),
    ];
    const lightest = new Map<number, Proofs>();
    const plain: Proofs[] = [];
    for (const start of starts) {
      const alone = yield* thinned(this.#blank, start);
      const together = shared(alone);
      const isLighter = costOf(together) < costOf(alone);
      if (isLighter) plain.push(alone);
      // Different proofs that weigh the same are mostly one.
      lightest.set(Math.min(costOf(together), costOf(alone)), isLighter ? together : alone);
    }
    return [...[...lightest].sort(([one], [other]) => one - other).map(([, proofs]) => proofs), ...plain];
  }

  /** Refuted suppositions of the first round that refutes one. */
  *#found(): Job<Traced[]> {
    const net = this.#net;
    const found: Traced[] = [];
    const order: { literal: Literal; led: number }[] = [];
    const from = net.trail.size;
    for (const literal of this.#doubtful) {
      if (net.trail.value[literal] === 0 && net.suppose([literal]))
        order.push({ literal, led: net.trail.size - from });
      net.backTo(0);
    }
    order.sort((a, b) => b.led - a.led);
    for (const round of ROUNDS) {
      this.#until = net.work + round.work;
      if (!this.#learnLonger(round)) return found;
      for (const { literal } of order) {
        if (net.trail.value[literal] !== 0) continue;
        const before = net.work;
        if (this.#isRefuted(literal, round)) found.push(traced(net, [literal]));
        net.backTo(0);
        yield 1 + ((net.work - before) >> 5);
        if (found.length >= round.enough || net.work > this.#until) break;
      }
      found.push(...this.#lemmas.filter(({ when }) => when.length === 1));
      if (found.length > 0) break;
    }
    if (found.length === 0) return found;
    // Lemmas that were found late serve suppositions that were tried early.
    for (const { literal } of order) {
      const proof = net.trail.value[literal] === 0 ? refuted(net, [literal]) : null;
      net.backTo(0);
      if (proof) found.push(proof);
    }
    yield order.length;
    return found;
  }

  /** Takes up lemmas that were too long for an earlier round; false where they contradict each other. */
  #learnLonger({ most }: Round): boolean {
    const longer = this.#longer.filter((lemma) => sizeOf(lemma) <= most);
    this.#longer = this.#longer.filter((lemma) => sizeOf(lemma) > most);
    return longer.every((lemma) => this.#net.learn(lemma.when, this.#lemmas.push(lemma) - 1));
  }

  /** The statements of proofs, each of which cites those before it; null where they do not stand. */
  tell(proofs: Proofs): Draft[] | null {
    const told: Draft[][] = [];
    for (const proof of proofs) {
      const drafts = statementsOf(this.#check, proof, (lemma) => told[lemma].at(-1) as Draft);
      if (!drafts) return null;
      told.push(drafts);
    }
    return told.flat();
  }

  /**
   * Supposes a colour on top of what is supposed, and lets fall around what follows from it what comes to a contradiction with it, by lemmas of at
   * most so many demands. Whether it comes to a contradiction itself.
   */
  #isRefuted(literal: Literal, { most, depth }: Pick<Round, "most" | "depth">): boolean {
    const net = this.#net;
    const { trail } = net;
    let at = trail.size;
    if (depth === 0 && this.#harmless.passesOver(literal)) return false;
    if (!net.suppose([literal])) return true;
    if (depth === 0) {
      this.#harmless.keep();
      return false;
    }
    const level = trail.decisionLevel;
    const tried = new Int32Array(net.claims.cells).fill(-1);
    const waiting: Cell[] = [];
    for (;;) {
      for (; at < trail.size; at++) this.#wake(trail.literals[at] >> 1, trail.size, tried, waiting);
      const cell = waiting.shift();
      if (cell === undefined || net.work > this.#until) return false;
      for (const other of [sea(cell), sea(cell) ^ 1]) {
        if (trail.value[other] !== 0) break;
        const lemma = this.#isRefuted(other, { most, depth: depth - 1 }) ? this.#lemma(other) : null;
        net.backTo(level);
        if (!lemma) continue;
        if (sizeOf(lemma) > most) {
          this.#longer.push(lemma);
          continue;
        }
        this.#lemmas.push(lemma);
        if (!net.learn(lemma.when, this.#lemmas.length - 1)) return true;
      }
    }
  }

  /** The latest contradiction as a lemma: about what follows from the suppositions below, if that is little, else about themselves. */
  #lemma(last: Literal): Traced {
    const { trail } = this.#net;
    const lemma = tracedOnTop(this.#net, last);
    const isLocal = sizeOf(lemma) === 0 || this.#check.isBroken([...lemma.known, ...lemma.when]);
    if (lemma.when.length <= MOST_HELD && !isLocal) return lemma;
    const all = Array.from({ length: trail.decisionLevel }, (_, at) => trail.decision(at + 1));
    return traced(this.#net, all);
  }

  /** Open cells within two steps of a cell that was coloured are tried, once more if something changed. */
  #wake(cell: Cell, now: number, tried: Int32Array, waiting: Cell[]): void {
    const { claims, trail } = this.#net;
    if (cell >= claims.cells) return;
    const wake = (one: Cell): void => {
      if (trail.value[sea(one)] !== 0 || tried[one] === now || waiting.includes(one)) return;
      tried[one] = now;
      waiting.push(one);
    };
    for (let way = 0; way < WAYS; way++) {
      const near = claims.nearCell[cell * WAYS + way];
      if (near < 0) continue;
      wake(near);
      for (let next = 0; next < WAYS; next++) {
        const far = claims.nearCell[near * WAYS + next];
        if (far >= 0) wake(far);
      }
    }
  }
}
