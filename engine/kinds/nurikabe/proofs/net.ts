import { Clauses, KEPT, type Literal } from "../../../search/clauses.ts";
import { Trail } from "../../../search/trail.ts";
import { Watches } from "../../../search/watches.ts";
import { type Claims, sea } from "../learning/claims.ts";
import { knownOn } from "../learning/clauses.ts";
import { NurikabeTheory } from "../learning/theory.ts";
import {
  BESIDE,
  CROWD,
  DROUGHT,
  kindOf,
  NEED,
  numberOf,
  ONE,
  POCKET,
  REACH,
  ROOM,
  STRAIT,
} from "../learning/token.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { cellIn } from "./facts.ts";
import type { Truth } from "./truth.ts";

/** A conclusion of a propagation with what it rests on. */
export interface Inference {
  /** What is concluded; -1 for the contradiction. */
  readonly literal: Literal | -1;
  /** The demand; null for what follows locally, and for a lemma. */
  readonly truth: Truth | null;
  /** Number of the lemma that is cited, or -1. */
  readonly cites: number;
  /** The literals that it rests on, all true before. */
  readonly rests: readonly Literal[];
}

/** Propagation by the laws of the puzzle that remembers why, over what a grid knows. */
export class Net {
  readonly claims: Claims;
  readonly trail: Trail;
  /** Whether what is known contradicts itself: then nothing can be asked. */
  readonly isBroken: boolean;
  /** Literals set, all suppositions together. */
  work = 0;
  readonly #theory: NurikabeTheory;
  readonly #clauses = new Clauses();
  readonly #watches: Watches;
  readonly #truths = new Map<number, Truth>();
  readonly #lemmas = new Map<number, number>();
  /** By variable: the inference that set it, kept from when it is first traced until it is taken back. */
  readonly #inferred: (Inference | undefined)[];
  #head = 0;

  constructor(puzzle: NurikabePuzzle, claims: Claims, grid: NurikabeGrid) {
    this.claims = claims;
    this.trail = new Trail(claims.variables);
    this.#inferred = new Array(claims.variables);
    this.#theory = new NurikabeTheory(claims, this.trail, puzzle.seaCells);
    this.#watches = new Watches(this.#clauses, this.trail);
    let holds = true;
    const know = (literal: Literal): void => {
      if (this.trail.value[literal] < 0) holds = false;
      else if (this.trail.value[literal] === 0) this.trail.push(literal, 0);
    };
    for (let clue = 1; clue <= claims.clues; clue++) know(claims.own(claims.first[clue]));
    for (const [literal] of knownOn(grid, claims)) if (literal !== undefined) know(literal);
    for (const truth of truthsOf(puzzle))
      if (holds) holds = this.#add(literalsOf(claims, truth), (clause) => this.#truths.set(clause, truth));
    this.isBroken = !(holds && this.#propagate());
  }

  /** Supposes literals on top of what is supposed, and propagates; false where that comes to a contradiction. All must be open. */
  suppose(literals: readonly Literal[]): boolean {
    for (const literal of literals) {
      const value = this.trail.value[literal];
      if (value < 0) return this.trail.conflict(literal ^ 1, this.trail.reason[literal >> 1]);
      if (value > 0) continue;
      this.trail.decide(literal);
      if (!this.#propagate()) return false;
    }
    return true;
  }

  /** As if something were supposed, and taken back, that brings so much that is new and no contradiction. */
  passOver(news: number): void {
    this.work += news;
    this.#theory.calm();
  }

  /** Goes back to so many suppositions. */
  backTo(level: number): void {
    const { trail } = this;
    if (level >= trail.decisionLevel) return;
    const before = trail.size;
    trail.backtrackTo(level);
    for (let at = trail.size; at < before; at++) this.#inferred[trail.literals[at] >> 1] = undefined;
    this.#head = trail.size;
  }

  /** Adds a lemma by its number: "not all of these". It is drawn at once; false where that is a contradiction. */
  learn(when: readonly Literal[], lemma: number): boolean {
    const added = this.#add(
      when.map((literal) => literal ^ 1),
      (clause) => this.#lemmas.set(clause, lemma),
    );
    return added && this.#propagate();
  }

  /** Whether a literal was known, and not concluded. */
  isKnown(literal: Literal): boolean {
    const variable = literal >> 1;
    return this.trail.level[variable] === 0 && this.trail.reason[variable] === 0;
  }

  isSupposed(literal: Literal): boolean {
    const variable = literal >> 1;
    return this.trail.level[variable] > 0 && this.trail.reason[variable] === 0;
  }

  /** The inferences to the latest contradiction, oldest first. What the first so many suppositions led to is not traced. */
  trace(levels = 0): Inference[] {
    const { conflictLiteral, conflictReason } = this.trail;
    const rests = this.#rests(conflictLiteral, conflictReason, this.trail.size);
    if (conflictLiteral >= 0) rests.push(conflictLiteral ^ 1);
    return [...this.#traceOf(rests, levels), this.#inference(-1, conflictReason, conflictLiteral, rests)];
  }

  /** The inferences to a literal that was concluded. */
  traceTo(literal: Literal): Inference[] {
    return this.#traceOf([literal], 0);
  }

  #traceOf(goals: readonly Literal[], levels: number): Inference[] {
    const { position, reason, level } = this.trail;
    const found = new Map<Literal, Inference>();
    const waiting = [...goals];
    for (let literal = waiting.pop(); literal !== undefined; literal = waiting.pop()) {
      const variable = literal >> 1;
      if (reason[variable] === 0 || found.has(literal)) continue;
      if (level[variable] > 0 && level[variable] <= levels) continue;
      const inference = this.#inferenceTo(literal);
      found.set(literal, inference);
      waiting.push(...inference.rests);
    }
    return [...found.values()].sort((a, b) => position[a.literal >> 1] - position[b.literal >> 1]);
  }

  /** The inference that set a literal. */
  #inferenceTo(literal: Literal): Inference {
    const { position, reason } = this.trail;
    const variable = literal >> 1;
    const why = reason[variable];
    this.#inferred[variable] ??= this.#inference(
      literal,
      why,
      literal,
      this.#rests(literal, why, position[variable]),
    );
    return this.#inferred[variable];
  }

  #inference(literal: Literal | -1, reason: number, of: Literal | -1, rests: readonly Literal[]): Inference {
    const cites = reason > 0 ? (this.#lemmas.get(reason) ?? -1) : -1;
    return { literal, truth: this.#truthOf(reason, of), cites, rests };
  }

  #rests(literal: Literal | -1, reason: number, before: number): Literal[] {
    const others: Literal[] = [];
    if (reason > 0) {
      const { words } = this.#clauses;
      for (let at = this.#clauses.first(reason); at < this.#clauses.end(reason); at++) others.push(words[at]);
    } else this.#theory.explain(literal, -reason, before, others);
    return others.filter((other) => other !== literal).map((other) => other ^ 1);
  }

  #truthOf(reason: number, literal: Literal | -1): Truth | null {
    if (reason > 0) return this.#truths.get(reason) ?? null;
    const why = -reason;
    const cells = literal < 0 ? [] : [cellIn(this.claims, literal)];
    const claim = (literal >> 1) - this.claims.cells;
    switch (kindOf(why)) {
      case ONE:
      case BESIDE:
        return null;
      case REACH:
      case ROOM:
      case CROWD:
        return { law: "island", clue: numberOf(why), cells };
      case NEED:
        return { law: "island", clue: claim < 0 ? numberOf(why) : this.claims.clueOf[claim], cells };
      case POCKET:
      case STRAIT:
      case DROUGHT:
        return { law: "sea", clue: 0, cells };
      default:
        return null;
    }
  }

  #add(literals: readonly Literal[], note: (clause: number) => void): boolean {
    const { value, level } = this.trail;
    if (literals.some((literal) => value[literal] > 0 && level[literal >> 1] === 0)) return true;
    const sorted = [...literals].sort((a, b) => value[b] - value[a] || level[b >> 1] - level[a >> 1]);
    const clause =
      sorted.length > 1
        ? this.#clauses.add(sorted, sorted.length, KEPT, 0)
        : this.#clauses.note(sorted, sorted.length);
    note(clause);
    if (sorted.length > 1) this.#watches.add(clause);
    if (value[sorted[0]] < 0) return this.trail.conflict(sorted[0], clause);
    if (value[sorted[0]] === 0 && (sorted.length === 1 || value[sorted[1]] < 0))
      this.trail.push(sorted[0], clause);
    return true;
  }

  #propagate(): boolean {
    const { trail } = this;
    do {
      while (this.#head < trail.size) {
        this.work++;
        const literal = trail.literals[this.#head++];
        if (!this.#watches.propagate(literal) || !this.#theory.assigned(literal)) return false;
      }
      if (!this.#theory.settle()) return false;
    } while (this.#head < trail.size);
    return true;
  }
}

/** Pools and owners. */
function* truthsOf({ rows, cols, cells }: NurikabePuzzle): Iterable<Truth> {
  for (let row = 0; row + 1 < rows; row++)
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      yield { law: "pool", clue: 0, cells: [corner, corner + 1, corner + cols, corner + cols + 1] };
    }
  for (let cell = 0; cell < cells; cell++) yield { law: "owner", clue: 0, cells: [cell] };
}

/** A pool or an owner as a clause: one of these holds. */
export function literalsOf(claims: Claims, { law, cells }: Truth): Literal[] {
  if (law === "pool") return cells.map((cell) => sea(cell) ^ 1);
  const [cell] = cells;
  const literals = [sea(cell)];
  for (let at = claims.from[cell]; at < claims.from[cell + 1]; at++) literals.push(claims.own(claims.at[at]));
  return literals;
}
