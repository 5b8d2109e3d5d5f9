import type { Cell, Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Theory } from "../../../search/theory.ts";
import type { Trail } from "../../../search/trail.ts";
import { WAYS } from "../graph/neighbours.ts";
import { type Claim, type Claims, sea } from "./claims.ts";
import { Islands } from "./islands.ts";
import { Seas } from "./seas.ts";
import { BESIDE, CROWD, kindOf, NEED, numberOf, ONE, POCKET, REACH, ROOM, STRAIT, token } from "./token.ts";

/** The theory of the clause learner: the laws of Nurikabe about cells and claims, but for pools and "land has an owner", which are clauses. */
export class NurikabeTheory implements Theory {
  readonly #claims: Claims;
  readonly #trail: Trail;
  readonly #islands: Islands;
  readonly #seas: Seas;
  /** Whether something is new since the sea, or (by clue) the island, was settled. May be too cautious after a step back. */
  #isSeaNew = true;
  readonly #isNew: Uint8Array;
  readonly #news: Value[] = [];

  constructor(claims: Claims, trail: Trail, seaCells: number | null) {
    this.#claims = claims;
    this.#trail = trail;
    this.#islands = new Islands(claims, trail);
    this.#seas = new Seas(claims, trail, seaCells);
    this.#isNew = new Uint8Array(claims.clues + 1);
    for (let clue = 1; clue <= claims.clues; clue++) this.#stir(clue);
  }

  assigned(literal: Literal): boolean {
    const variable = literal >> 1;
    const { cells, clueOf } = this.#claims;
    const isTrue = (literal & 1) === 0;
    if (variable < cells) {
      this.#isSeaNew = true;
      return isTrue ? this.#flooded(variable) : this.#landed(variable);
    }
    const claim = variable - cells;
    const clue = clueOf[claim];
    if (this.#trail.reason[variable] !== -token(REACH, clue)) this.#stir(clue);
    return isTrue ? this.#owned(claim) : this.#disowned(claim);
  }

  settle(): boolean {
    const before = this.#trail.size;
    while (this.#news.length > 0) {
      const clue = this.#news[this.#news.length - 1];
      if (!this.#islands.settle(clue)) return false;
      this.#isNew[clue] = 0;
      this.#news.pop();
      if (this.#trail.size > before) return true;
    }
    if (!this.#isSeaNew) return true;
    if (!this.#seas.settle()) return false;
    this.#isSeaNew = false;
    return true;
  }

  /** Says that all is settled, as it is where a step went back to what had been settled. */
  calm(): void {
    for (const clue of this.#news) this.#isNew[clue] = 0;
    this.#news.length = 0;
    this.#isSeaNew = false;
  }

  explain(literal: Literal | -1, why: number, before: number, into: Literal[]): void {
    const of = numberOf(why);
    const variable = literal >> 1;
    const claim = variable - this.#claims.cells;
    switch (kindOf(why)) {
      case ONE:
        into.push(of ^ 1);
        break;
      case BESIDE:
        for (const other of this.#beside(of)) if (other !== literal) into.push(other);
        break;
      case REACH:
        this.#islands.explainReach(claim, before, into);
        break;
      case NEED:
        this.#islands.explainNeed(claim, before, into);
        break;
      case ROOM:
        this.#islands.explainRoom(of, before, -1, into);
        break;
      case CROWD:
        this.#islands.explainCrowd(of, before, into);
        break;
      case POCKET:
        this.#seas.explainPocket(variable, before, into);
        break;
      case STRAIT:
        this.#seas.explainStrait(variable, before, into);
        break;
      default:
        this.#seas.explainDrought(before, into);
    }
  }

  #stir(clue: Value): void {
    if (this.#isNew[clue] !== 0) return;
    this.#isNew[clue] = 1;
    this.#news.push(clue);
  }

  /** The clause "not this claim, or the neighbour that way is sea, or it is of the same island". */
  #beside(index: number): Literal[] {
    const { near, nearCell, cellOf } = this.#claims;
    const claim = Math.floor(index / WAYS);
    const cell = nearCell[cellOf[claim] * WAYS + (index % WAYS)];
    return [this.#claims.own(claim) ^ 1, sea(cell), this.#claims.own(near[index])];
  }

  /** Sea belongs to nobody. */
  #flooded(cell: Cell): boolean {
    const { from, at } = this.#claims;
    for (let index = from[cell]; index < from[cell + 1]; index++) {
      if (!this.#deny(at[index], token(ONE, sea(cell)))) return false;
    }
    return true;
  }

  /** Land belongs to whom the land beside it belongs. */
  #landed(cell: Cell): boolean {
    const { from, at, near, nearCell, cells } = this.#claims;
    const { value } = this.#trail;
    for (let way = 0; way < WAYS; way++) {
      const beside = nearCell[cell * WAYS + way];
      if (beside < 0) continue;
      const back = WAYS - 1 - way;
      for (let index = from[beside]; index < from[beside + 1]; index++) {
        const claim = at[index];
        const same = near[claim * WAYS + back];
        if (same < 0) {
          if (!this.#deny(claim, token(ONE, sea(cell) ^ 1))) return false;
        } else if (value[(cells + same) * 2] < 0) {
          if (!this.#deny(claim, token(BESIDE, claim * WAYS + back))) return false;
        } else if (value[(cells + claim) * 2] > 0) {
          if (!this.#trail.imply(this.#claims.own(same), token(BESIDE, claim * WAYS + back))) return false;
        }
      }
    }
    return true;
  }

  /** A cell of one island is land, of no other island, and has only this island or sea beside it. */
  #owned(claim: Claim): boolean {
    const { cellOf, from, at, near, nearCell, cells } = this.#claims;
    const trail = this.#trail;
    const { value } = trail;
    const cell = cellOf[claim];
    const own = this.#claims.own(claim);
    const why = token(ONE, own);
    if (!trail.imply(sea(cell) ^ 1, why)) return false;
    for (let index = from[cell]; index < from[cell + 1]; index++) {
      if (at[index] !== claim && !this.#deny(at[index], why)) return false;
    }
    for (let way = 0; way < WAYS; way++) {
      const beside = nearCell[cell * WAYS + way];
      if (beside < 0) continue;
      const same = near[claim * WAYS + way];
      const both = token(BESIDE, claim * WAYS + way);
      if (same < 0) {
        if (!trail.imply(sea(beside), why)) return false;
      } else if (value[sea(beside)] < 0) {
        if (!trail.imply(this.#claims.own(same), both)) return false;
      } else if (value[(cells + same) * 2] < 0 && !trail.imply(sea(beside), both)) return false;
    }
    return true;
  }

  /** Land that is not of an island has none of the island's cells beside it. */
  #disowned(claim: Claim): boolean {
    const { cellOf, near, cells } = this.#claims;
    const { value } = this.#trail;
    const cell = cellOf[claim];
    if (value[sea(cell)] > 0) return true;
    for (let way = 0; way < WAYS; way++) {
      const beside = near[claim * WAYS + way];
      if (beside < 0) continue;
      const both = token(BESIDE, beside * WAYS + WAYS - 1 - way);
      if (value[sea(cell)] < 0) {
        if (!this.#deny(beside, both)) return false;
      } else if (value[(cells + beside) * 2] > 0 && !this.#trail.imply(sea(cell), both)) return false;
    }
    return true;
  }

  #deny(claim: Claim, why: number): boolean {
    return this.#trail.imply(this.#claims.own(claim) ^ 1, why);
  }
}
