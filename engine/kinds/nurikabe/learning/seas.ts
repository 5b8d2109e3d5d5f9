import type { Cell } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Trail } from "../../../search/trail.ts";
import { ArticulationPoints, MARKED } from "../graph/articulation-points.ts";
import { WAYS } from "../graph/neighbours.ts";
import { type Claims, sea } from "./claims.ts";
import { DROUGHT, POCKET, STRAIT, token } from "./token.ts";

/** Theory propagation about the sea: it is connected, and as large as the clues leave it. */
export class Seas {
  readonly #claims: Claims;
  readonly #trail: Trail;
  /** The cells of sea, null if not said. */
  readonly #total: number | null;
  /** Cells in the order they were met by the last flood, and by cell a mark of it. */
  readonly #met: Int32Array;
  #count = 0;
  readonly #mark: Int32Array;
  #marks = 0;
  readonly #points: ArticulationPoints;

  constructor(claims: Claims, trail: Trail, total: number | null) {
    this.#claims = claims;
    this.#trail = trail;
    this.#total = total;
    this.#met = new Int32Array(claims.cells);
    this.#mark = new Int32Array(claims.cells);
    this.#points = new ArticulationPoints(claims.nearCell);
  }

  /** Propagates the sea; false at a conflict. */
  settle(): boolean {
    const { cells } = this.#claims;
    const trail = this.#trail;
    const { value } = trail;
    const total = this.#total ?? 0;
    const root = this.#root(trail.size);
    if (root < 0) return this.#fill(total);
    const { entered, weight, lost } = this.#points;
    for (let cell = 0; cell < cells; cell++) {
      const known = value[sea(cell)];
      entered[cell] = known < 0 ? -1 : 0;
      weight[cell] = known > 0 ? 1 + MARKED : 1;
    }
    const count = this.#points.walk(root);
    if (count < total) return trail.conflict(-1, -token(DROUGHT, 0));
    // Without the cell known sea, or more than can be spared, is lost.
    const most = Math.min(MARKED - 1, count - total - 1);
    for (let cell = 0; cell < cells; cell++) {
      if (entered[cell] === 0) {
        if (!trail.imply(sea(cell) ^ 1, token(POCKET, 0))) return false;
      } else if (entered[cell] > 0 && lost[cell] > most && value[sea(cell)] === 0) {
        trail.imply(sea(cell), token(STRAIT, 0));
      }
    }
    return true;
  }

  /** Why a cell is land: no way leads there from the sea, or the sea has no room there. */
  explainPocket(cell: Cell, before: number, into: Literal[]): void {
    const root = this.#root(before);
    if (root >= 0) {
      into.push(sea(root) ^ 1);
      this.#fence(cell, root, -1, before, into);
    } else {
      this.#flood(cell, -1, before);
      this.#shore(-1, before, into);
    }
  }

  /** Why a cell is sea: without it the sea is parted, or has no room. */
  explainStrait(cell: Cell, before: number, into: Literal[]): void {
    const { position } = this.#trail;
    const root = this.#root(before);
    this.#flood(root, cell, before);
    let cut = -1;
    for (let other = 0; other < this.#claims.cells; other++) {
      if (this.#mark[other] === this.#marks || !this.#isWet(other, before)) continue;
      if (cut < 0 || position[other] < position[cut]) cut = other;
    }
    into.push(sea(root) ^ 1);
    if (cut < 0) this.#shore(cell, before, into);
    else {
      into.push(sea(cut) ^ 1);
      this.#fence(cut, root, cell, before, into);
    }
  }

  /** Why the sea has no room. */
  explainDrought(before: number, into: Literal[]): void {
    const root = this.#root(before);
    into.push(sea(root) ^ 1);
    this.#flood(root, -1, before);
    this.#shore(-1, before, into);
  }

  /** With no sea known: areas too small for the whole sea are land. */
  #fill(total: number): boolean {
    if (total === 0) return true;
    const { cells } = this.#claims;
    const trail = this.#trail;
    const first = this.#marks;
    for (let cell = 0; cell < cells; cell++) {
      if (trail.value[sea(cell)] < 0 || this.#mark[cell] > first) continue;
      this.#flood(cell, -1, trail.size);
      if (this.#count >= total) continue;
      for (let at = 0; at < this.#count; at++) {
        if (!trail.imply(sea(this.#met[at]) ^ 1, token(POCKET, 0))) return false;
      }
    }
    return true;
  }

  /** The sea cell that was known first, or -1. */
  #root(before: number): Cell | -1 {
    const { value, position } = this.#trail;
    let root = -1;
    let earliest = before;
    for (let cell = 0; cell < this.#claims.cells; cell++) {
      if (value[sea(cell)] <= 0 || position[cell] >= earliest) continue;
      earliest = position[cell];
      root = cell;
    }
    return root;
  }

  #isWet(cell: Cell, before: number): boolean {
    return this.#trail.value[sea(cell)] > 0 && this.#trail.position[cell] < before;
  }

  #isDry(cell: Cell, before: number): boolean {
    return this.#trail.value[sea(cell)] < 0 && this.#trail.position[cell] < before;
  }

  /** Adds the land around a cell's water that faces another cell: it parts them, with `without` as land too. */
  #fence(cell: Cell, other: Cell, without: Cell | -1, before: number, into: Literal[]): void {
    const { nearCell } = this.#claims;
    const mark = this.#mark;
    const met = this.#met;
    this.#flood(cell, without, before);
    const inner = this.#marks;
    const outer = ++this.#marks;
    let count = 1;
    met[0] = other;
    mark[other] = outer;
    for (let at = 0; at < count; at++) {
      for (let way = 0; way < WAYS; way++) {
        const next = nearCell[met[at] * WAYS + way];
        if (next < 0 || mark[next] === outer || mark[next] === inner) continue;
        mark[next] = outer;
        if ((next === without || this.#isDry(next, before)) && this.#touches(next, inner)) {
          if (next !== without) into.push(sea(next));
        } else met[count++] = next;
      }
    }
  }

  #touches(cell: Cell, mark: number): boolean {
    const { nearCell } = this.#claims;
    for (let way = 0; way < WAYS; way++) {
      const next = nearCell[cell * WAYS + way];
      if (next >= 0 && this.#mark[next] === mark) return true;
    }
    return false;
  }

  /** Adds the land around the last flood. */
  #shore(without: Cell | -1, before: number, into: Literal[]): void {
    const { nearCell } = this.#claims;
    for (let at = 0; at < this.#count; at++) {
      for (let way = 0; way < WAYS; way++) {
        const next = nearCell[this.#met[at] * WAYS + way];
        if (next < 0 || next === without || this.#mark[next] === this.#marks) continue;
        if (!this.#isDry(next, before)) continue;
        this.#mark[next] = this.#marks;
        into.push(sea(next));
      }
    }
  }

  /** Meets all cells that may be sea and are joined to a cell, given the trail's first `before` literals; `without` counts as land. */
  #flood(start: Cell, without: Cell | -1, before: number): void {
    const { nearCell } = this.#claims;
    const { value, position } = this.#trail;
    const mark = this.#mark;
    const met = this.#met;
    const now = ++this.#marks;
    let count = 1;
    met[0] = start;
    mark[start] = now;
    for (let at = 0; at < count; at++) {
      for (let way = 0; way < WAYS; way++) {
        const next = nearCell[met[at] * WAYS + way];
        if (next < 0 || next === without || mark[next] === now) continue;
        if (value[next * 2] < 0 && position[next] < before) continue;
        mark[next] = now;
        met[count++] = next;
      }
    }
    this.#count = count;
  }
}
