import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { Owners } from "./owners.ts";

/** The colour of the places outside the board. */
export const EDGE = 3;

/**
 * The colours of a board and its connected groups of one colour with their liberties, kept up to date with each
 * place that is coloured, and undone place by place. Groups are a union-find structure by weight, without path
 * compression so that unions can be undone: `find` costs O(log group). A place is a cell with one column of
 * edge between the rows and a row of edge above and below, so the neighbours of place p are p - 1, p + 1,
 * p - stride and p + stride.
 */
export class Ground {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  readonly stride: number;
  readonly places: number;
  /** UNKNOWN, WALL, LAND or EDGE. */
  readonly colour: Uint8Array;
  /** The clue at a place, from 1, else 0. */
  readonly clueAt: Int32Array;
  /** Which clues can own a place. */
  readonly owners: Owners;

  /** The coloured places, in the order in which they were coloured. */
  readonly trail: Int32Array;
  trailed = 0;
  walls = 0;
  lands = 0;

  /** The place above each place of a group; a root is its own. */
  readonly parent: Int32Array;
  /** The members of each group as a ring. */
  readonly ring: Int32Array;
  /** By root: the number of members, and the clue among them or 0. */
  readonly weight: Int32Array;
  readonly clue: Int32Array;
  /**
   * By root: the pseudo-liberties of the group, as in computer Go: the number of pairs of a member and an unknown
   * place beside it, and the sum of those places. The sum names the place where there is only one.
   */
  readonly pseudoLiberties: Int32Array;
  readonly libertySum: Int32Array;

  /** Whether land came, or a wall beside no other, since the sea was last surveyed: nothing else says anything new of it. */
  isSeaNew = false;
  /** Set by whatever finds a contradiction; then there is nothing to do but undo. */
  failed = false;

  /** The unions in order: the root that was put under another, times 2, plus 1 where it brought the clue. */
  readonly #unions: Int32Array;
  #united = 0;
  /** By position in the trail: the number of unions before. */
  readonly #unitedBefore: Int32Array;

  constructor(rows: number, cols: number) {
    this.rows = rows;
    this.cols = cols;
    this.cells = rows * cols;
    this.stride = cols + 1;
    this.places = (rows + 2) * this.stride + 1;
    const ints = (): Int32Array => new Int32Array(this.places);
    this.colour = new Uint8Array(this.places);
    this.clueAt = ints();
    this.owners = new Owners(this.places);
    this.trail = ints();
    this.parent = ints();
    this.ring = ints();
    this.weight = ints();
    this.clue = ints();
    this.pseudoLiberties = ints();
    this.libertySum = ints();
    this.#unions = ints();
    this.#unitedBefore = ints();
  }

  placeOf(cell: number): number {
    return cell + this.stride + Math.floor(cell / this.cols);
  }

  cellOf(place: number): number {
    return place - this.stride - Math.floor(place / this.stride) + 1;
  }

  /** Makes all cells unknown and takes the clues away. */
  clear(): void {
    const { rows, cols, stride, colour } = this;
    colour.fill(EDGE);
    for (let row = 1; row <= rows; row++) colour.fill(UNKNOWN, row * stride, row * stride + cols);
    this.clueAt.fill(0);
    this.trailed = 0;
    this.walls = 0;
    this.lands = 0;
    this.#united = 0;
    this.failed = false;
  }

  /** The root of the group of a coloured place. */
  find(place: number): number {
    const { parent } = this;
    let at = place;
    while (parent[at] !== at) at = parent[at];
    return at;
  }

  /** Colours an unknown place, and takes from the places beside it the owners that they cannot have any more. */
  write(place: number, colour: number): void {
    const { stride, owners } = this;
    this.#unitedBefore[this.trailed] = this.#united;
    this.trail[this.trailed++] = place;
    this.colour[place] = colour;
    this.parent[place] = place;
    this.ring[place] = place;
    this.weight[place] = 1;
    this.clue[place] = this.clueAt[place];
    this.pseudoLiberties[place] = 0;
    this.libertySum[place] = 0;
    owners.soil(place);
    if (colour === WALL) this.walls++;
    else this.lands++;
    this.#meetNeighbour(place, place - stride);
    this.#meetNeighbour(place, place - 1);
    this.#meetNeighbour(place, place + 1);
    this.#meetNeighbour(place, place + stride);
    this.#joinNeighbour(place, place - stride, colour);
    this.#joinNeighbour(place, place - 1, colour);
    this.#joinNeighbour(place, place + 1, colour);
    this.#joinNeighbour(place, place + stride, colour);
    const root = this.find(place);
    if (colour === LAND || this.weight[root] === 1) this.isSeaNew = true;
    if (colour === WALL) return;
    if (owners.isNone(root)) this.failed = true;
    if (this.colour[place - stride] === UNKNOWN) owners.meet(place - stride, root);
    if (this.colour[place - 1] === UNKNOWN) owners.meet(place - 1, root);
    if (this.colour[place + 1] === UNKNOWN) owners.meet(place + 1, root);
    if (this.colour[place + stride] === UNKNOWN) owners.meet(place + stride, root);
  }

  /** Makes the place coloured last unknown again. The sets of owners are undone by `Owners.undo`. */
  unwrite(): void {
    const { stride, parent, ring, weight, pseudoLiberties, libertySum } = this;
    const place = this.trail[--this.trailed];
    const before = this.#unitedBefore[this.trailed];
    while (this.#united > before) {
      const entry = this.#unions[--this.#united];
      const root = entry >> 1;
      const under = parent[root];
      parent[root] = root;
      weight[under] -= weight[root];
      pseudoLiberties[under] -= pseudoLiberties[root];
      libertySum[under] -= libertySum[root];
      if ((entry & 1) !== 0) this.clue[under] = 0;
      const next = ring[root];
      ring[root] = ring[under];
      ring[under] = next;
    }
    if (this.colour[place] === WALL) this.walls--;
    else this.lands--;
    this.colour[place] = UNKNOWN;
    this.#leaveNeighbour(place, place - stride);
    this.#leaveNeighbour(place, place - 1);
    this.#leaveNeighbour(place, place + 1);
    this.#leaveNeighbour(place, place + stride);
  }

  /** The only liberty of the group of a root, or -1 where there are several or none. */
  onlyLiberty(root: number): number {
    const pairs = this.pseudoLiberties[root];
    if (pairs === 0 || pairs > 4) return -1;
    const liberty = this.libertySum[root] / pairs;
    if (pairs === 1) return liberty;
    if (liberty !== Math.floor(liberty) || this.colour[liberty] !== UNKNOWN) return -1;
    const { stride } = this;
    const pairsThere =
      this.#isOf(liberty - stride, root) +
      this.#isOf(liberty - 1, root) +
      this.#isOf(liberty + 1, root) +
      this.#isOf(liberty + stride, root);
    return pairsThere === pairs ? liberty : -1;
  }

  #isOf(place: number, root: number): number {
    const colour = this.colour[place];
    return colour !== UNKNOWN && colour !== EDGE && this.find(place) === root ? 1 : 0;
  }

  #meetNeighbour(place: number, next: number): void {
    const colour = this.colour[next];
    if (colour === UNKNOWN) {
      this.pseudoLiberties[place]++;
      this.libertySum[place] += next;
    } else if (colour !== EDGE) {
      const root = this.find(next);
      this.pseudoLiberties[root]--;
      this.libertySum[root] -= place;
    }
  }

  #leaveNeighbour(place: number, next: number): void {
    const colour = this.colour[next];
    if (colour === UNKNOWN || colour === EDGE) return;
    const root = this.find(next);
    this.pseudoLiberties[root]++;
    this.libertySum[root] += place;
  }

  #joinNeighbour(place: number, next: number, colour: number): void {
    if (this.colour[next] !== colour) return;
    const one = this.find(place);
    const other = this.find(next);
    if (one !== other) this.#join(one, other);
  }

  #join(one: number, other: number): void {
    const { parent, ring, weight, pseudoLiberties, libertySum, clue, owners } = this;
    const isMore = weight[one] >= weight[other];
    const root = isMore ? one : other;
    const under = isMore ? other : one;
    let brings = 0;
    if (this.colour[root] === LAND) {
      owners.soil(one);
      owners.soil(other);
      owners.meet(root, under);
      if (clue[under] !== 0) {
        if (clue[root] !== 0) this.failed = true;
        else {
          clue[root] = clue[under];
          brings = 1;
        }
      }
    }
    parent[under] = root;
    weight[root] += weight[under];
    pseudoLiberties[root] += pseudoLiberties[under];
    libertySum[root] += libertySum[under];
    const next = ring[root];
    ring[root] = ring[under];
    ring[under] = next;
    this.#unions[this.#united++] = under * 2 + brings;
  }
}
