import type { Cell, Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import { Trail } from "../../../search/trail.ts";
import { WAYS } from "../graph/neighbours.ts";
import { type Claim, type Claims, sea } from "../learning/claims.ts";
import { Islands } from "../learning/islands.ts";
import { Seas } from "../learning/seas.ts";
import { NurikabeTheory } from "../learning/theory.ts";
import { kindOf, POCKET } from "../learning/token.ts";
import { cellIn } from "./facts.ts";
import { literalsOf } from "./net.ts";
import type { Truth } from "./truth.ts";

/** A line of a proof: a demand or lemmas, and what it gives; nothing is a contradiction. */
export interface Line {
  readonly truth: Truth | null;
  /** The statement that is cited, as a clause and what it gives. */
  readonly cites: Draft | null;
  readonly gives: readonly Literal[];
}

/** A statement with its proof, in literals: all of `when` give all of `so`; where that is empty, they cannot all hold. */
export interface Draft {
  readonly when: readonly Literal[];
  readonly so: readonly Literal[];
  readonly lines: readonly Line[];
  readonly because: readonly Literal[];
}

/** The clues that can own a cell; `isSaid` where as land it is of a known island, its own or one beside it, so that no demand is needed for that. */
export interface Owners {
  readonly clues: readonly Value[];
  readonly isSaid: boolean;
}

/** Holds proofs to the demands that they name, each looked at once; what follows locally is drawn at once. */
export class Check {
  readonly #claims: Claims;
  readonly #trail: Trail;
  readonly #theory: NurikabeTheory;
  readonly #islands: Islands;
  readonly #seas: Seas;
  readonly #none: Literal;
  #head = 0;
  #line = 0;
  /** What the first level stands on, and whether it holds: statements that differ in their lines alone are held to them one after the other. */
  #base: Pick<Draft, "when" | "because"> | null = null;
  #isSound = false;

  constructor(claims: Claims, seaCells: number | null) {
    this.#claims = claims;
    // Some variables more, which open levels.
    this.#trail = new Trail(claims.variables + 4);
    this.#none = claims.variables * 2;
    this.#theory = new NurikabeTheory(claims, this.#trail, seaCells);
    this.#islands = new Islands(claims, this.#trail);
    this.#seas = new Seas(claims, this.#trail, seaCells);
    for (let clue = 1; clue <= claims.clues; clue++) this.#say(claims.own(claims.first[clue]));
    this.#follow();
  }

  /** Whether the lines prove the statement, with some literals more as known. */
  proves({ when, so, lines, because }: Draft, more: readonly Literal[] = []): boolean {
    if (!this.#stands(when, because)) return false;
    const trail = this.#trail;
    trail.decide(this.#none + 6);
    const end = this.#runs(more, lines);
    const proved =
      so.length === 0 ? end === "broken" : end === "open" && so.every((one) => trail.value[one] > 0);
    trail.backtrackTo(1);
    this.#head = trail.size;
    return proved;
  }

  /** A refutation as far as the first look at which all comes to a contradiction; null where its lines do not prove it. */
  cut(draft: Draft): Draft | null {
    const { when, lines, because } = draft;
    this.#begun();
    const end = this.#runs([...because, ...when], lines);
    const last = end === "gap" ? lines[this.#line] : undefined;
    const isEnd = last?.truth && this.#gives({ ...last, gives: [] });
    const before = lines.slice(0, this.#line);
    this.#end();
    if (end === "broken") return draft;
    return isEnd ? { ...draft, lines: [...before, { ...last, gives: [] }] } : null;
  }

  /** Where a refutation ends that looks at the wall last: a cell of it that is cut off and one of the rest, or one with no room around it. */
  endOf({ when, lines, because }: Draft): readonly Cell[] {
    const trail = this.#begun();
    this.#runs([...because, ...when], lines);
    const { conflictLiteral, conflictReason, literals, size } = trail;
    const start = literals.subarray(0, size).find((literal) => this.#isWall(literal));
    this.#end();
    const cells = new Set<Cell>();
    if (conflictLiteral >= 0) cells.add(cellIn(this.#claims, conflictLiteral));
    const isPocket = kindOf(-conflictReason) === POCKET;
    if (start !== undefined && (isPocket || cells.size === 0)) cells.add(start >> 1);
    return [...cells];
  }

  /** Whether literals contradict each other by what follows locally alone. */
  isBroken(literals: readonly Literal[]): boolean {
    this.#begun();
    const isBroken = !(literals.every((literal) => this.#say(literal)) && this.#follow());
    this.#end();
    return isBroken;
  }

  /** Of the cells that are no wall by what follows locally from literals: the clues that can still own them. Null where the literals contradict each other. */
  ownersIn(cells: readonly Cell[], literals: readonly Literal[]): ReadonlyMap<Cell, Owners> | null {
    const { from, at, clueOf, nearCell } = this.#claims;
    const trail = this.#begun();
    const owners = new Map<Cell, Owners>();
    const holds = literals.every((literal) => this.#say(literal)) && this.#follow();
    const valueOf = (claim: Claim): number => trail.value[this.#claims.own(claim)];
    const claimsTo = (of: Cell): Claim[] => [...at.subarray(from[of], from[of + 1])];
    for (const cell of cells) {
      if (trail.value[sea(cell)] > 0) continue;
      const right = claimsTo(cell).filter((claim) => valueOf(claim) > 0);
      const open = right.length > 0 ? right : claimsTo(cell).filter((claim) => valueOf(claim) === 0);
      const beside = [...nearCell.subarray(cell * WAYS, (cell + 1) * WAYS)].filter((next) => next >= 0);
      const isSaid = [cell, ...beside].some((one) => claimsTo(one).some((claim) => valueOf(claim) > 0));
      owners.set(cell, { clues: open.map((claim) => clueOf[claim]), isSaid });
    }
    this.#end();
    return holds ? owners : null;
  }

  /** Asks on the board that literals make; with false where they contradict each other by what follows locally. */
  within<T>(literals: readonly Literal[], ask: (holds: boolean) => T): T {
    this.#begun();
    const answer = ask(literals.every((literal) => this.#say(literal)) && this.#follow());
    this.#end();
    return answer;
  }

  /** Within a board: above 0 where a literal holds, below where it does not. */
  valueOf(literal: Literal): number {
    return this.#trail.value[literal];
  }

  /** Within a board: looks at demands until they say nothing more; false at a contradiction. */
  settles(truths: readonly Truth[]): boolean {
    for (let before = -1; before !== this.#trail.size; ) {
      before = this.#trail.size;
      for (const truth of truths) if (!this.#look(truth) || !this.#follow()) return false;
    }
    return true;
  }

  /** The trail, with a level of its own upon what every board knows. */
  #begun(): Trail {
    if (this.#base) this.#end();
    this.#trail.decide(this.#none);
    this.#head = this.#trail.size;
    return this.#trail;
  }

  #end(): void {
    this.#base = null;
    this.#trail.backtrackTo(0);
    this.#head = this.#trail.size;
  }

  /** Stands on what is known and supposed, on the level that is there if it is the same; false where that contradicts itself. */
  #stands(when: readonly Literal[], because: readonly Literal[]): boolean {
    if (this.#base?.when === when && this.#base.because === because) return this.#isSound;
    this.#begun();
    this.#isSound = [...because, ...when].every((literal) => this.#say(literal)) && this.#follow();
    this.#base = { when, because };
    return this.#isSound;
  }

  /** Runs lines from what is known; `#line` tells how far. */
  #runs(start: readonly Literal[], lines: readonly Line[]): "open" | "broken" | "gap" {
    this.#line = lines.length;
    for (const literal of start) if (!this.#say(literal)) return "gap";
    if (!this.#follow()) return "gap";
    for (const [at, line] of lines.entries()) {
      this.#line = at;
      if (!this.#gives(line)) return "gap";
      if (line.gives.length === 0) return "broken";
      for (const literal of line.gives) if (!this.#say(literal)) return "broken";
      if (!this.#follow()) return "broken";
    }
    return "open";
  }

  /** Whether the line's demand gives all that it says, by what is known now. */
  #gives({ truth, cites, gives }: Line): boolean {
    const { value } = this.#trail;
    if (cites)
      return gives.length > 0
        ? gives.every((literal) => this.#cited(cites, literal))
        : this.#contradicts(cites);
    if (!truth) return false;
    if (gives.some((literal) => value[literal] < 0)) return false;
    this.#trail.decide(this.#none + 2);
    const level = this.#trail.decisionLevel - 1;
    const head = this.#trail.size;
    const holds = this.#look(truth) && this.#follow();
    const open = gives.filter((literal) => value[literal] === 0);
    const isNot = (literal: Literal): boolean => value[literal] < (literal & 1);
    const given = gives.length === 0 ? !holds : holds && !gives.some(isNot);
    this.#trail.backtrackTo(level);
    this.#head = Math.min(head, this.#trail.size);
    return given && open.every((literal) => this.#needs(truth, literal));
  }

  /** Whether a look comes to a contradiction without a cell: then an island, or the wall, needs it. */
  #needs(truth: Truth, literal: Literal): boolean {
    this.#trail.decide(literal ^ 1);
    const level = this.#trail.decisionLevel - 1;
    const head = this.#trail.size - 1;
    const holds = this.#look(truth);
    this.#trail.backtrackTo(level);
    this.#head = Math.min(head, this.#trail.size);
    return !holds;
  }

  /** Whether all that a statement supposes holds, and something that it says does not. */
  #contradicts({ when, so }: Draft): boolean {
    const { value } = this.#trail;
    const isFalse = so.length === 0 || so.some((literal) => value[literal] < 0);
    return isFalse && when.every((literal) => value[literal] > 0);
  }

  #cited({ when, so }: Draft, literal: Literal): boolean {
    const { value } = this.#trail;
    const open = when.filter((one) => value[one] <= 0);
    if (so.length > 0) return open.length === 0 && so.includes(literal);
    return when.includes(literal ^ 1) && open.every((one) => one === (literal ^ 1));
  }

  #look(truth: Truth): boolean {
    const { value } = this.#trail;
    if (truth.law === "island") return this.#islands.settle(truth.clue);
    if (truth.law === "sea") return this.#seas.settle();
    const open = literalsOf(this.#claims, truth).filter((literal) => value[literal] >= 0);
    if (open.length === 0) return false;
    if (open.length === 1) this.#say(open[0]);
    return true;
  }

  #isWall(literal: Literal): boolean {
    return literal >> 1 < this.#claims.cells && (literal & 1) === 0;
  }

  #say(literal: Literal): boolean {
    const { value } = this.#trail;
    if (value[literal] < 0) return false;
    if (value[literal] === 0) this.#trail.push(literal, 0);
    return true;
  }

  #follow(): boolean {
    const trail = this.#trail;
    while (this.#head < trail.size) {
      const literal = trail.literals[this.#head++];
      if (literal < this.#none && !this.#theory.assigned(literal)) return false;
    }
    return true;
  }
}
