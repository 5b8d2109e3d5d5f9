import type { Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Trail } from "../../../search/trail.ts";
import { ArticulationPoints, MARKED } from "../graph/articulation-points.ts";
import { WAYS } from "../graph/neighbours.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import type { Claim, Claims } from "./claims.ts";
import { CROWD, NEED, REACH, ROOM, token } from "./token.ts";

const FAR = 0x3fffffff;

/**
 * Theory propagation about islands and their reach. An island is its clue's right claims, joined; a path from
 * the clue to a cell costs one for each claim on it that is not known to be right, and no island can pay more
 * than its size less its right claims.
 */
export class Islands {
  readonly #claims: Claims;
  readonly #trail: Trail;
  /** The claims met by the last `spread`, nearest first, and how many. */
  readonly #met: Int32Array;
  #count = 0;
  /** By claim: the cost to get there in the last `spread`, FAR if too much. */
  readonly #cost: Int32Array;
  /** The same from the other end; see `#fence`. */
  readonly #back: Int32Array;
  readonly #edge: Int32Array;
  readonly #points: ArticulationPoints;

  constructor(claims: Claims, trail: Trail) {
    this.#claims = claims;
    this.#trail = trail;
    const largest = claims.first.reduce(
      (most, first, clue) => Math.max(most, (claims.first[clue + 1] ?? first) - first),
      0,
    );
    this.#met = new Int32Array(largest);
    this.#edge = new Int32Array(largest);
    this.#cost = new Int32Array(claims.count);
    this.#back = new Int32Array(claims.count);
    this.#points = new ArticulationPoints(claims.near);
  }

  /** Propagates one clue's island; false at a conflict. */
  settle(clue: Value): boolean {
    const { first, sizes, limits, cells } = this.#claims;
    const { value } = this.#trail;
    const trail = this.#trail;
    const start = first[clue];
    const end = first[clue + 1];
    const now = trail.size;
    let held = 0;
    for (let claim = start; claim < end; claim++) if (value[(cells + claim) * 2] > 0) held++;
    if (held > limits[clue]) return trail.conflict(-1, -token(CROWD, clue));
    this.#spread(clue, limits[clue] - held, now, true, -1, -1);
    for (let claim = start; claim < end; claim++) {
      const literal = (cells + claim) * 2;
      if (this.#cost[claim] < FAR || value[literal] < 0) continue;
      if (!trail.imply(literal ^ 1, token(REACH, clue))) return false;
    }
    const size = sizes[clue] === ANY_SIZE ? 0 : sizes[clue];
    if (this.#count < size) return trail.conflict(-1, -token(ROOM, clue));
    if (held === this.#count) return true;
    const need = token(NEED, clue);
    if (this.#count === size) {
      for (let at = 0; at < size; at++) trail.imply((cells + this.#met[at]) * 2, need);
      return true;
    }
    if (held === 1 && size === 0) return true;
    const { entered, weight, lost } = this.#points;
    for (let claim = start; claim < end; claim++) {
      entered[claim] = this.#cost[claim] < FAR ? 0 : -1;
      weight[claim] = value[(cells + claim) * 2] > 0 ? 1 + MARKED : 1;
    }
    this.#points.walk(start);
    // Without the claim a right one, or more than can be spared, is lost.
    const most = Math.min(MARKED - 1, this.#count - size - 1);
    for (let at = 1; at < this.#count; at++) {
      const claim = this.#met[at];
      if (lost[claim] > most && value[(cells + claim) * 2] === 0) trail.imply((cells + claim) * 2, need);
    }
    return true;
  }

  /** Why a claim is wrong: too far from the clue. */
  explainReach(target: Claim, before: number, into: Literal[]): void {
    this.#explainReach(target, before, -1, into);
  }

  /** Why a claim is right: without it another right one is cut off, or there is no room for the island. */
  explainNeed(needed: Claim, before: number, into: Literal[]): void {
    const clue = this.#claims.clueOf[needed];
    this.#spread(clue, this.#budget(clue, before, -1), before, true, needed, -1);
    let cut = -1;
    let earliest = before;
    for (let claim = this.#claims.first[clue]; claim < this.#claims.first[clue + 1]; claim++) {
      if (this.#cost[claim] < FAR || !this.#isRight(claim, before)) continue;
      const position = this.#trail.position[this.#claims.cells + claim];
      if (position >= earliest) continue;
      earliest = position;
      cut = claim;
    }
    if (cut < 0) this.explainRoom(clue, before, needed, into);
    else {
      into.push(this.#claims.own(cut) ^ 1);
      this.#explainReach(cut, before, needed, into);
    }
  }

  /** Why the island of a clue has no room for its size; `without` counts as wrong. */
  explainRoom(clue: Value, before: number, without: Claim | -1, into: Literal[]): void {
    const size = this.#claims.sizes[clue];
    let budget = size - 1;
    this.#spread(clue, budget, before, false, without, -1);
    if (this.#count >= size) {
      budget = this.#budget(clue, before, -1);
      this.#spread(clue, budget, before, true, without, -1);
      this.#pushRight(clue, before, -1, into);
    }
    this.#back.fill(1, this.#claims.first[clue], this.#claims.first[clue + 1]);
    this.#fence(budget, before, without, into);
  }

  /** Why the island of a clue is too large. */
  explainCrowd(clue: Value, before: number, into: Literal[]): void {
    const enough = into.length + this.#claims.limits[clue] + 1;
    this.#pushRight(clue, before, -1, into);
    into.length = enough;
  }

  #explainReach(target: Claim, before: number, without: Claim | -1, into: Literal[]): void {
    const clue = this.#claims.clueOf[target];
    let budget = this.#claims.limits[clue] - 1;
    let counts = false;
    this.#spread(clue, budget, before, false, without, target);
    if (this.#cost[target] < FAR) {
      budget = this.#budget(clue, before, target);
      counts = true;
      this.#pushRight(clue, before, target, into);
    }
    this.#spreadBack(target, budget, before, counts);
    this.#spread(clue, budget, before, counts, without, target);
    this.#fence(budget, before, without, into);
  }

  /** The size of an island less its right claims, `target` left out. */
  #budget(clue: Value, before: number, target: Claim | -1): number {
    let left = this.#claims.limits[clue];
    for (let claim = this.#claims.first[clue]; claim < this.#claims.first[clue + 1]; claim++) {
      if (claim !== target && this.#isRight(claim, before)) left--;
    }
    return left;
  }

  #pushRight(clue: Value, before: number, target: Claim | -1, into: Literal[]): void {
    for (let claim = this.#claims.first[clue]; claim < this.#claims.first[clue + 1]; claim++) {
      if (claim !== target && this.#isRight(claim, before)) into.push(this.#claims.own(claim) ^ 1);
    }
  }

  #isRight(claim: Claim, before: number): boolean {
    const variable = this.#claims.cells + claim;
    return this.#trail.value[variable * 2] > 0 && this.#trail.position[variable] < before;
  }

  /**
   * Meets all claims that can be had for the budget, cheapest first, given the trail's first `before`
   * literals. Where right claims do not count as free, only the clue's own one is; `target` counts as
   * open, `without` as wrong.
   */
  #spread(
    clue: Value,
    budget: number,
    before: number,
    areFree: boolean,
    without: Claim | -1,
    target: Claim | -1,
  ): void {
    const { first, near, cells } = this.#claims;
    const { value, position } = this.#trail;
    const cost = this.#cost;
    const met = this.#met;
    const edge = this.#edge;
    cost.fill(FAR, first[clue], first[clue + 1]);
    let count = 1;
    met[0] = first[clue];
    cost[first[clue]] = 0;
    let edges = 0;
    for (let at = 0, step = 0; at < count; ) {
      for (; at < count; at++) {
        for (let way = 0; way < WAYS; way++) {
          const next = near[met[at] * WAYS + way];
          if (next < 0 || next === without || cost[next] <= step) continue;
          const known = value[(cells + next) * 2];
          if (known !== 0 && next !== target && position[cells + next] < before) {
            if (known < 0) continue;
            if (areFree) {
              cost[next] = step;
              met[count++] = next;
              continue;
            }
          }
          if (cost[next] === FAR && step < budget) {
            cost[next] = step + 1;
            edge[edges++] = next;
          }
        }
      }
      step++;
      for (let each = 0; each < edges; each++) {
        if (cost[edge[each]] === step) met[count++] = edge[each];
      }
      edges = 0;
    }
    this.#count = count;
  }

  /** Costs of the paths from all claims to the target, both ends included, if no claim were wrong. */
  #spreadBack(target: Claim, budget: number, before: number, areFree: boolean): void {
    const { first, near, clueOf } = this.#claims;
    const back = this.#back;
    const clue = clueOf[target];
    back.fill(FAR, first[clue], first[clue + 1]);
    back[target] = 1;
    const met = this.#met;
    const edge = this.#edge;
    let edges = 0;
    let count = 1;
    met[0] = target;
    for (let at = 0, step = 1; at < count && step <= budget + 1; step++) {
      for (; at < count; at++) {
        for (let way = 0; way < WAYS; way++) {
          const next = near[met[at] * WAYS + way];
          if (next < 0 || back[next] <= step) continue;
          if (areFree && this.#isRight(next, before)) {
            back[next] = step;
            met[count++] = next;
          } else if (back[next] === FAR) {
            back[next] = step + 1;
            edge[edges++] = next;
          }
        }
      }
      for (let each = 0; each < edges; each++) {
        if (back[edge[each]] === step + 1) met[count++] = edge[each];
      }
      edges = 0;
    }
  }

  /** Adds the wrong claims around the met ones through which a path within the budget could lead to the target of `#back`. */
  #fence(budget: number, before: number, without: Claim | -1, into: Literal[]): void {
    const { near, cells } = this.#claims;
    const { value, position } = this.#trail;
    const cost = this.#cost;
    for (let at = 0; at < this.#count; at++) {
      const claim = this.#met[at];
      for (let way = 0; way < WAYS; way++) {
        const next = near[claim * WAYS + way];
        if (next < 0 || next === without || cost[next] < FAR) continue;
        if (value[(cells + next) * 2] >= 0 || position[cells + next] >= before) continue;
        if (cost[claim] + this.#back[next] > budget) continue;
        cost[next] = cost[claim] + 1;
        into.push((cells + next) * 2);
      }
    }
  }
}
