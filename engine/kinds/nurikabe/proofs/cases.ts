import type { Cell } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Literal } from "../../../search/clauses.ts";
import { WAYS } from "../graph/neighbours.ts";
import { sea } from "../learning/claims.ts";
import type { Check, Draft } from "./check.ts";
import { statementsOf } from "./draft.ts";
import type { Net } from "./net.ts";
import { sizeOf, type Traced, traced } from "./traced.ts";

/** Refuted suppositions after which no other is looked for, and work after which, unless none was found, none is. */
const ENOUGH = 3;
const MOST_WORK = 400_000;
/** Most demands of a lemma, from round to round: small ones are preferred. */
const SIZES = [5, 10, 40];

/**
 * Proofs by lemmas "these two cannot both hold": a cell is supposed to have a colour, and where a second supposition on top of it comes
 * to a contradiction, that is a lemma, by which the second one falls once the first is supposed.
 */
export class Cases {
  readonly #net: Net;
  readonly #check: Check;
  readonly #open: readonly Cell[];
  readonly #lemmas: Traced[] = [];
  readonly #told = new Map<number, readonly Draft[]>();

  constructor(net: Net, check: Check, open: readonly Cell[]) {
    this.#net = net;
    this.#check = check;
    this.#open = open;
  }

  /** Refuted suppositions with their proofs. */
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
    const start = net.work;
    for (const { literal } of order) {
      const before = net.work;
      const proof = this.#refute(literal);
      net.backTo(0);
      yield 1 + ((net.work - before) >> 5);
      if (proof) found.push(proof);
      if (found.length >= ENOUGH || net.work - start > MOST_WORK) return found;
    }
    return found;
  }

  /** The statements of a proof, with those of the lemmas that it cites; null where they do not stand. */
  tell(proof: Traced): Draft[] | null {
    const drafts = new Set<Draft>();
    const own = this.#statements(proof, drafts);
    return own && [...drafts, ...own.filter((draft) => !drafts.has(draft))];
  }

  #statements(proof: Traced, into: Set<Draft>): readonly Draft[] | null {
    for (const { cites } of proof.inferences) {
      if (cites < 0 || this.#told.has(cites)) continue;
      const drafts = this.#statements(this.#lemmas[cites], into);
      if (!drafts) return null;
      this.#told.set(cites, drafts);
    }
    return statementsOf(
      this.#check,
      proof,
      (lemma) => (this.#told.get(lemma) as readonly Draft[]).at(-1) as Draft,
    );
  }

  /** Supposes a colour, and lets fall around what follows from it what comes to a contradiction with it. */
  #refute(literal: Literal): Traced | null {
    const net = this.#net;
    const { trail } = net;
    const from = trail.size;
    if (!net.suppose([literal])) return traced(net, [literal]);
    for (const most of SIZES) {
      const found = this.#fall(literal, from, most);
      if (found) return found;
    }
    return null;
  }

  /** Lemmas of at most so many demands, round after round, until the supposition falls or nothing more does. */
  #fall(literal: Literal, from: number, most: number): Traced | null {
    const net = this.#net;
    const { trail } = net;
    const tried = new Int32Array(net.claims.cells).fill(-1);
    let at = from;
    const waiting: Cell[] = [];
    for (;;) {
      for (; at < trail.size; at++) this.#wake(trail.literals[at] >> 1, trail.size, tried, waiting);
      const cell = waiting.shift();
      if (cell === undefined) return null;
      for (const other of [sea(cell), sea(cell) ^ 1]) {
        if (trail.value[other] !== 0) break;
        const lemma = net.suppose([other]) ? null : traced(net, [literal, other]);
        net.backTo(1);
        if (!lemma || sizeOf(lemma) > most) continue;
        this.#lemmas.push(lemma);
        if (!net.learn(lemma.when, this.#lemmas.length - 1)) return traced(net, [literal]);
      }
    }
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
