import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Literal } from "../../../search/clauses.ts";
import { WAYS } from "../graph/neighbours.ts";
import { sea } from "../learning/claims.ts";
import type { Check, Draft } from "./check.ts";
import { statementsOf } from "./draft.ts";
import type { Net } from "./net.ts";
import { sizeOf, type Traced, traced, tracedOnTop } from "./traced.ts";

/** Most facts that a lemma says cannot all hold. */
const MOST_HELD = 4;

/** A round of the search: most demands of a lemma, how many suppositions stand on the first one, the work after which it ends, and how many refuted ones end it before. */
interface Round {
  readonly most: number;
  readonly depth: number;
  readonly work: number;
  readonly enough: number;
}

/** Small lemmas are preferred. */
const ROUNDS: readonly Round[] = [
  { most: 5, depth: 1, work: 200_000, enough: 8 },
  { most: 10, depth: 1, work: 200_000, enough: 8 },
  { most: 40, depth: 1, work: 200_000, enough: 8 },
  { most: 10, depth: 2, work: 800_000, enough: 1 },
];

/**
 * Proofs by lemmas "these two cannot both hold": a cell is supposed to have a colour, and where a second supposition on top of it comes
 * to a contradiction, that is a lemma, by which the second one falls once the first is supposed.
 */
export class Cases {
  readonly #net: Net;
  readonly #check: Check;
  readonly #open: readonly Cell[];
  readonly #lemmas: Traced[] = [];
  #until = 0;
  readonly #told = new Map<number, readonly Draft[]>();

  constructor(net: Net, check: Check, open: readonly Cell[]) {
    this.#net = net;
    this.#check = check;
    this.#open = open;
  }

  /** Refuted suppositions with their proofs, the lightest first. */
  *search(): Job<Traced[]> {
    const net = this.#net;
    const found: Traced[] = [];
    const order: { literal: Literal; led: number }[] = [];
    const from = net.trail.size;
    for (const cell of this.#open)
      for (const literal of [sea(cell), sea(cell) ^ 1]) {
        if (net.trail.value[literal] !== 0 || !net.suppose([literal])) {
          net.backTo(0);
          continue;
        }
        order.push({ literal, led: net.trail.size - from });
        net.backTo(0);
      }
    order.sort((a, b) => b.led - a.led);
    for (const round of ROUNDS) {
      this.#until = net.work + round.work;
      for (const { literal } of order) {
        const before = net.work;
        if (this.#isRefuted(literal, round)) found.push(traced(net, [literal]));
        net.backTo(0);
        yield 1 + ((net.work - before) >> 5);
        if (found.length >= round.enough || net.work > this.#until) break;
      }
      if (found.length > 0) break;
    }
    const weighed = found.map((proof) => ({ proof, weight: this.#weight(proof, new Set()) }));
    weighed.sort((one, other) => one.weight - other.weight);
    return weighed.map(({ proof }) => proof);
  }

  /** Demands of a proof with the lemmas that it cites, as they were found. */
  #weight(proof: Traced, met: Set<number>): number {
    let weight = sizeOf(proof);
    for (const { cites } of proof.inferences)
      if (cites >= 0 && !met.has(cites)) {
        met.add(cites);
        weight += 1 + this.#weight(this.#lemmas[cites], met);
      }
    return weight;
  }

  /** The statements of a proof, with those that they cite before them; null where they do not stand. */
  tell(proof: Traced): Draft[] | null {
    const told = new Set<Draft>();
    const tell = (draft: Draft): void => {
      for (const { cites } of draft.lines) if (cites && !told.has(cites)) tell(cites);
      told.add(draft);
    };
    const own = this.#statements(proof);
    own?.forEach(tell);
    return own && [...told];
  }

  #statements(proof: Traced): readonly Draft[] | null {
    for (const { cites } of proof.inferences) {
      if (cites < 0 || this.#told.has(cites)) continue;
      const drafts = this.#statements(this.#lemmas[cites]);
      if (!drafts) return null;
      this.#told.set(cites, drafts);
    }
    return statementsOf(
      this.#check,
      proof,
      (lemma) => (this.#told.get(lemma) as readonly Draft[]).at(-1) as Draft,
    );
  }

  /**
   * Supposes a colour on top of what is supposed, and lets fall around what follows from it what comes to a contradiction with it, by lemmas of at
   * most so many demands. Whether it comes to a contradiction itself.
   */
  #isRefuted(literal: Literal, { most, depth }: Pick<Round, "most" | "depth">): boolean {
    const net = this.#net;
    const { trail } = net;
    let at = trail.size;
    if (!net.suppose([literal])) return true;
    if (depth === 0) return false;
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
        if (!lemma || sizeOf(lemma) > most) continue;
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
