import type { Cell, Value } from "../../../model/fact.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { type FilledTables, labelAll, libertiesFound, type Tables } from "./labelling.ts";

export { SEVERAL } from "./labelling.ts";

/** What is said of each cell: its colour, where WALL and LAND may both be, and its owner or 0. A grid, or made of other regions. */
export interface Colouring {
  readonly colours: ArrayLike<number>;
  readonly owners: ArrayLike<Value>;
}

/** How regions are made from others by what is new. */
export interface Following {
  /** The cells of which more is known than there. */
  readonly news: Cell[];
  /** Fills the tables, which are those of the origin but for the colours and anchors of the news; adds to these what else is otherwise. Returns the number of regions. */
  label(tables: Tables, origin: FilledTables, news: Cell[]): number;
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
 * fill labels them all; made from regions of which a little less was known, it fills those that grew, and copies the others.
 */
export class Regions implements FilledTables {
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
  /** The regions that these were made from, as long as what is known of those is of use. */
  origin: Regions | null;
  /** The cells whose colour, owner, island or `touch` is otherwise than in the origin; null if that is not known. */
  readonly changes: readonly Cell[] | null;
  readonly cells: Int16Array;
  readonly starts: Int16Array;
  readonly free: Int16Array;
  readonly libertyStarts: Int16Array;
  /** The buffer of the other tables. */
  readonly #room: ArrayBuffer;
  #results: OnceResult | null = null;

  /** @param origin Regions of the same puzzle, by which results may be found sooner. */
  constructor(
    puzzle: NurikabePuzzle,
    said: Colouring,
    origin: Regions | null = null,
    following: Following | null = null,
  ) {
    const { cells } = puzzle;
    const length = 2 * (cells + 1);
    const before = following && origin;
    this.#room = before ? before.#room.slice(0) : new ArrayBuffer(9 * length + cells);
    const line = (index: number): Int16Array => new Int16Array(this.#room, index * length, cells + 1);
    this.origin = origin;
    this.puzzle = puzzle;
    this.colour = new Uint8Array(this.#room, 9 * length, cells);
    this.label = line(0);
    this.owner = line(1);
    this.rival = line(2);
    this.clues = line(3);
    this.touch = line(4);
    this.anchor = line(5);
    this.cells = line(6);
    this.starts = line(7);
    this.libertyStarts = line(8);

    let { walls, lands } = before ?? { walls: 0, lands: 0 };
    const read = (cell: Cell): void => {
      const paint = said.colours[cell];
      const wasLand = this.colour[cell] === LAND;
      this.anchor[cell] = puzzle.clueAt[cell] || said.owners[cell];
      const isLand = paint >= LAND || this.anchor[cell] !== 0;
      this.colour[cell] = isLand ? LAND : paint;
      if (isLand && !wasLand) lands++;
      if (!isLand && paint === WALL) walls++;
    };
    if (before && following) {
      this.changes = following.news;
      following.news.forEach(read);
      this.count = following.label(this, before, following.news);
    } else {
      this.changes = null;
      for (let cell = 0; cell < cells; cell++) read(cell);
      this.count = labelAll(this);
    }
    this.free = libertiesFound();
    this.walls = walls;
    this.lands = lands;
  }

  isLand(region: number): boolean {
    return this.colour[this.first(region)] === LAND;
  }

  first(region: number): Cell {
    return this.cells[this.starts[region]];
  }

  size(region: number): number {
    return this.starts[region + 1] - this.starts[region];
  }

  /** The cells of a region. */
  members(region: number): Int16Array {
    return this.cells.subarray(this.starts[region], this.starts[region + 1]);
  }

  /** How many liberties a region has. */
  freedom(region: number): number {
    return this.libertyStarts[region + 1] - this.libertyStarts[region];
  }

  /** The liberties of a region: the unknown cells beside it, each once. */
  liberties(region: number): Int16Array {
    return this.free.subarray(this.libertyStarts[region], this.libertyStarts[region + 1]);
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
    const known = this.known(compute);
    if (known !== null) return known;
    const result = compute(this);
    this.#results = { compute, result, next: this.#results };
    return result;
  }

  /** The result that `once` has kept; null if there is none. */
  known<T>(compute: (of: Regions) => T): T | null {
    // There are a handful at most: a list is faster to search and to make than a map.
    for (let known = this.#results; known !== null; known = known.next)
      if (known.compute === compute) return known.result as T;
    return null;
  }
}
