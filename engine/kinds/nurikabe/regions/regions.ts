import type { Cell, Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN } from "../puzzle/colour.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { MOST_CELLS } from "../puzzle/size.ts";

/** In `touch`: islands of several clues lie beside the cell. */
export const SEVERAL = -1;

/** Buffers shared by all runs of the labelling: the last region that met an unknown cell, and the liberties of all regions. */
const metBy = new Int16Array(MOST_CELLS);
const liberties = new Int16Array(4 * MOST_CELLS);

/** What is said of each cell: its colour, where WALL and LAND may both be, and its owner or 0. A grid, or made of other regions. */
export interface Colouring {
  readonly colours: ArrayLike<number>;
  readonly owners: ArrayLike<Value>;
}

/** A function that `Regions.once` has called, its result, and the function called before. */
interface OnceResult {
  readonly compute: (of: Regions) => unknown;
  readonly result: unknown;
  readonly next: OnceResult | null;
}

/**
 * The connected components of sea and of land on a grid, as they are when this is made: later changes
 * of the grid do not show. Regions are numbered from 0 in the order of their first cells. One flood
 * fill labels them all, so making this costs O(cells).
 */
export class Regions {
  readonly puzzle: NurikabePuzzle;
  /** UNKNOWN, WALL or LAND for each cell. */
  readonly colour: Uint8Array;
  /** The region of each coloured cell, -1 for the others. */
  readonly label: Int16Array;
  /** By region: the clue that owns it by a cell or by a known fact, else 0. */
  readonly owner: Int16Array;
  /** By region: a second owner, else 0. */
  readonly rival: Int16Array;
  /** By region: how many clue cells it holds. */
  readonly clues: Int16Array;
  /** By unknown cell: the one clue whose land lies beside it, 0 for none, or SEVERAL. */
  readonly touch: Int16Array;
  /** The owner that was said or given at each cell, else 0. */
  readonly anchor: Int16Array;
  readonly count: number;
  /** Known sea cells and known land cells. */
  readonly walls: number;
  readonly lands: number;
  readonly #cells: Int16Array;
  readonly #starts: Int16Array;
  readonly #liberties: Int16Array;
  readonly #libertyStarts: Int16Array;
  #results: OnceResult | null = null;

  constructor(puzzle: NurikabePuzzle, { colours, owners }: Colouring) {
    const { cells } = puzzle;
    const length = 2 * (cells + 1);
    const room = new ArrayBuffer(9 * length + cells);
    const line = (index: number): Int16Array => new Int16Array(room, index * length, cells + 1);
    this.puzzle = puzzle;
    this.colour = new Uint8Array(room, 9 * length, cells);
    this.label = line(0).fill(-1);
    this.owner = line(1);
    this.rival = line(2);
    this.clues = line(3);
    this.touch = line(4);
    this.anchor = line(5);
    this.#cells = line(6);
    this.#starts = line(7);
    this.#libertyStarts = line(8);

    const { colour, anchor } = this;
    colour.set(colours);
    anchor.set(owners);
    for (const home of puzzle.clueCells) anchor[home] = puzzle.clueAt[home];
    let walls = 0;
    let lands = 0;
    for (let cell = 0; cell < cells; cell++) {
      if (anchor[cell] !== 0 || colour[cell] >= LAND) {
        colour[cell] = LAND;
        lands++;
      } else walls += colour[cell];
    }
    this.walls = walls;
    this.lands = lands;
    this.count = this.#gather();
    this.#liberties = liberties.slice(0, this.#libertyStarts[this.count]);
  }

  isLand(region: number): boolean {
    return this.colour[this.first(region)] === LAND;
  }

  first(region: number): Cell {
    return this.#cells[this.#starts[region]];
  }

  size(region: number): number {
    return this.#starts[region + 1] - this.#starts[region];
  }

  /** The cells of a region. */
  members(region: number): Int16Array {
    return this.#cells.subarray(this.#starts[region], this.#starts[region + 1]);
  }

  /** How many liberties a region has. */
  freedom(region: number): number {
    return this.#libertyStarts[region + 1] - this.#libertyStarts[region];
  }

  /** The liberties of a region: the unknown cells beside it, each once. */
  liberties(region: number): Int16Array {
    return this.#liberties.subarray(this.#libertyStarts[region], this.#libertyStarts[region + 1]);
  }

  /** The region of a clue's cell. */
  homeOf(clue: Value): number {
    return this.label[this.puzzle.clueCells[clue - 1]];
  }

  /**
   * The result of a function of these regions: computed by the first call, then kept with them. The function is
   * its own key, so it must be one that is declared once, not an arrow made at each call.
   */
  once<T>(compute: (of: Regions) => T): T {
    // There are a handful at most: a list is faster to search and to make than a map.
    for (let known = this.#results; known !== null; known = known.next)
      if (known.compute === compute) return known.result as T;
    const result = compute(this);
    this.#results = { compute, result, next: this.#results };
    return result;
  }

  /** Labels region by region: its cells, its owners, the unknown cells beside it. */
  #gather(): number {
    const { puzzle, colour, label, anchor, owner, rival, clues, touch } = this;
    const { near } = puzzle.lattice;
    const { clueAt } = puzzle;
    const queue = this.#cells;
    const starts = this.#starts;
    const libertyStarts = this.#libertyStarts;
    let end = 0;
    let free = 0;
    let count = 0;
    metBy.fill(-1, 0, colour.length);
    for (let first = 0; first < colour.length; first++) {
      const paint = colour[first];
      if (paint === UNKNOWN || label[first] >= 0) continue;
      starts[count] = end;
      libertyStarts[count] = free;
      label[first] = count;
      queue[end++] = first;
      for (let at = starts[count]; at < end; at++) {
        const cell = queue[at];
        const said = anchor[cell];
        if (said !== 0) {
          if (owner[count] === 0) owner[count] = said;
          else if (owner[count] !== said) rival[count] = said;
          if (clueAt[cell] !== 0) clues[count]++;
        }
        const around = near[cell];
        for (let side = 0; side < around.length; side++) {
          const next = around[side];
          if (colour[next] === paint) {
            if (label[next] >= 0) continue;
            label[next] = count;
            queue[end++] = next;
          } else if (colour[next] === UNKNOWN && metBy[next] !== count) {
            metBy[next] = count;
            liberties[free++] = next;
          }
        }
      }
      const clue = owner[count];
      if (clue !== 0) {
        for (let at = libertyStarts[count]; at < free; at++) {
          const cell = liberties[at];
          if (touch[cell] === 0) touch[cell] = clue;
          else if (touch[cell] !== clue) touch[cell] = SEVERAL;
        }
      }
      count++;
    }
    starts[count] = end;
    libertyStarts[count] = free;
    return count;
  }
}
