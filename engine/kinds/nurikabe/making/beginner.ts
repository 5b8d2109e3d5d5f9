import type { Cell } from "../../../model/fact.ts";
import type { Size } from "../../../model/lattice.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import { EDGE, Ground } from "../solver/ground.ts";
import type { Settler } from "./settler.ts";

/**
 * Draws a beginner's conclusions: complete islands, cells between two islands, the last cell of a block, the
 * only liberty of an island or a part of the sea. These are the rules of levels 1 and 2, or those of level 1
 * alone, and it leaves the same cells open as they do.
 */
export class Beginner implements Settler {
  readonly #ground: Ground;
  readonly #level: number;
  /** By clue: its number. */
  readonly #number: Int32Array;
  /** How many walls there are in all; not known where a clue may have any size. */
  #walls: number | null = 0;
  /** Consequences are drawn of so many places of the trail. */
  #read = 0;

  constructor({ rows, cols }: Size, level: 1 | 2) {
    this.#ground = new Ground(rows, cols);
    this.#level = level;
    this.#number = new Int32Array(rows * cols + 1);
  }

  get open(): number {
    return this.#ground.cells - this.#ground.trailed;
  }

  colourAt(cell: Cell): number {
    return this.#ground.colour[this.#ground.placeOf(cell)];
  }

  load(clues: ArrayLike<number>): void {
    const ground = this.#ground;
    const { owners, places, cells } = ground;
    ground.clear();
    // A beginner does not track possible owners: any clue can own any cell.
    owners.clear(places, 0);
    owners.sets.fill(-1, 0, places * owners.words);
    this.#read = 0;
    this.#walls = cells;
    let count = 0;
    for (let cell = 0; cell < cells; cell++) {
      if (clues[cell] === 0) continue;
      this.#number[++count] = clues[cell];
      ground.clueAt[ground.placeOf(cell)] = count;
      if (clues[cell] === ANY_SIZE) this.#walls = null;
      else if (this.#walls !== null) this.#walls -= clues[cell];
    }
    for (let cell = 0; cell < cells; cell++) if (clues[cell] !== 0) ground.write(ground.placeOf(cell), LAND);
  }

  /** Never finds a contradiction, and need not: it is asked of clues that have an answer. */
  settle(): boolean {
    const { trail } = this.#ground;
    while (this.#read < this.#ground.trailed) this.#follow(trail[this.#read++]);
    return true;
  }

  /** Immediate consequences of a coloured place. */
  #follow(place: number): void {
    const { stride, colour } = this.#ground;
    if (colour[place] === WALL && this.#level > 1) {
      this.#block(place, -1, -stride);
      this.#block(place, 1, -stride);
      this.#block(place, -1, stride);
      this.#block(place, 1, stride);
      if (this.#walls === null) this.#lookAtWalls();
    }
    this.#look(place);
    for (let side = 0; side < 4; side++) {
      const next = this.#beside(place, side);
      if (colour[next] !== UNKNOWN && colour[next] !== EDGE && colour[next] !== colour[place])
        this.#look(next);
    }
  }

  /** The block that a wall has in that direction. */
  #block(place: number, across: number, down: number): void {
    const { colour } = this.#ground;
    const one = colour[place + across];
    const two = colour[place + down];
    const three = colour[place + across + down];
    if ((one | two | three) > WALL || one + two + three !== 2) return;
    this.#ground.write(place + (one === 0 ? across : two === 0 ? down : across + down), LAND);
  }

  /** Where the number of walls is not known a part of the sea must grow once there is another. */
  #lookAtWalls(): void {
    const { trail, colour } = this.#ground;
    for (let at = 0; at < this.#read; at++) if (colour[trail[at]] === WALL) this.#look(trail[at]);
  }

  /** Whether the group of a place is complete, lies beside another island's, or has one way to grow. */
  #look(place: number): void {
    const ground = this.#ground;
    const root = ground.find(place);
    const weight = ground.weight[root];
    if (ground.pseudoLiberties[root] === 0) return;
    if (ground.colour[root] === WALL) {
      if (weight === (this.#walls ?? ground.walls)) return;
    } else if (ground.clue[root] > 0) {
      const number = this.#number[ground.clue[root]];
      this.#shore(root, weight === number);
      if (weight === number || number === ANY_SIZE) return;
    }
    if (this.#level === 1) return;
    const way = ground.onlyLiberty(ground.find(place));
    if (way >= 0) ground.write(way, ground.colour[place]);
  }

  /** Walls beside a group of land: all around if it is complete, else where another island lies beside too. */
  #shore(root: number, isComplete: boolean): void {
    const ground = this.#ground;
    const clue = ground.clue[root];
    let place = root;
    do {
      for (let side = 0; side < 4; side++) {
        const next = this.#beside(place, side);
        if (ground.colour[next] !== UNKNOWN) continue;
        if (isComplete || this.#touchesOther(next, clue)) ground.write(next, WALL);
      }
      place = ground.ring[place];
    } while (place !== root);
  }

  #touchesOther(place: number, clue: number): boolean {
    const ground = this.#ground;
    for (let side = 0; side < 4; side++) {
      const next = this.#beside(place, side);
      if (ground.colour[next] !== LAND) continue;
      const other = ground.clue[ground.find(next)];
      if (other !== 0 && other !== clue) return true;
    }
    return false;
  }

  #beside(place: number, side: number): number {
    const { stride } = this.#ground;
    if (side < 2) return side === 0 ? place - stride : place - 1;
    return side === 2 ? place + 1 : place + stride;
  }
}
