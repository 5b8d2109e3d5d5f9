import { type Cell, cellOf, type Fact, isNegative, type Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { MOST_CELLS } from "../puzzle/size.ts";
import { type Outside, outsideOf } from "./outside.ts";
import { reachOf } from "./reach.ts";
import type { Regions } from "./regions.ts";
import { type Rooms, roomsOf } from "./rooms.ts";
import type { Duty, Fate, Shapes } from "./shape-duty.ts";

/** Steps of one search; more shapes than that are not looked through. */
const MOST_STEPS = 1_000;

/** Buffers shared by all searches. Cells beside the shape, those around it that wait, those that the walk has met, and the pieces that it has entered have the number of the shape. */
const besides = new Int32Array(MOST_CELLS);
const around = new Int32Array(MOST_CELLS);
const met = new Int32Array(MOST_CELLS);
const entered = new Int32Array(MOST_CELLS);
const room = new Int16Array(MOST_CELLS);
let shapes = 0;

const OPEN = 0;
const IN = 1;
const OUT = 2;

/**
 * Looks through all shapes that the island of a clue with a number can take: connected cells within its reach, as many as its
 * number, with all land that they touch, whose neighbours as sea make no pool and do not part the sea. Null where there is
 * nothing in common, no shape at all, or too many to look through.
 */
export function shapesOf(regions: Regions, clue: Value, duty: Duty): Shapes | null {
  return new ShapeSearch(regions, clue, duty).run();
}

class ShapeSearch {
  readonly #regions: Regions;
  readonly #number: number;
  readonly #rooms: Rooms;
  #steps = 0;
  readonly #targets: readonly (readonly Cell[])[];
  /** IN, OUT or OPEN for each cell. */
  readonly #state: Uint8Array;
  /** Its reach, and what is outside, once that was asked. */
  readonly #reach: readonly Cell[];
  #outside: Outside | null = null;
  /** The cells that are in. */
  readonly #shape: Cell[];
  /** The cells beside the shape that was looked at last. */
  readonly #border: Cell[] = [];
  #common: Cell[] | null = null;
  #beside: Cell[] = [];
  #missing: Cell[];
  readonly #wanted: readonly Fact[];
  readonly #note: Duty["note"];

  constructor(regions: Regions, clue: Value, { targets, asked, wanted = [], note }: Duty) {
    const { puzzle, owner, label } = regions;
    const home = regions.homeOf(clue);
    const isOwn = (cell: Cell): boolean =>
      label[cell] >= 0 && label[cell] !== home && owner[label[cell]] === clue;
    const reach = reachOf(regions, clue);
    this.#regions = regions;
    this.#reach = reach;
    this.#rooms = roomsOf(regions);
    this.#number = puzzle.clues[puzzle.clueCells[clue - 1]];
    this.#targets = [...targets, ...reach.filter(isOwn).map((cell) => [cell])];
    this.#state = new Uint8Array(puzzle.cells).fill(OUT);
    for (const cell of reach) this.#state[cell] = OPEN;
    this.#shape = [...regions.members(home)];
    for (const cell of this.#shape) this.#state[cell] = IN;
    this.#missing = [...asked];
    this.#wanted = wanted;
    this.#note = note;
  }

  run(): Shapes | null {
    if (!this.#grow(0) || this.#common === null) return null;
    return { common: this.#common, beside: this.#beside, missing: this.#missing };
  }

  /** Completes the shape in all ways, where the cells before a place have no open cell beside them; false to give up. */
  #grow(from: number): boolean {
    if (++this.#steps > MOST_STEPS) return false;
    const shape = this.#shape;
    if (shape.length === this.#number) return !this.#isAllowed() || this.#compare();
    const { colour, puzzle } = this.#regions;
    const state = this.#state;
    for (let at = from; at < shape.length; at++) {
      const next = puzzle.lattice.near[shape[at]].find((cell) => state[cell] === OPEN);
      if (next === undefined) continue;
      const before = shape.length;
      const fits = this.#take(next) && shape.length <= this.#number;
      if (fits && !this.#grow(at)) return false;
      while (shape.length > before) state[shape.pop() as Cell] = OPEN;
      if (colour[next] === LAND) return true;
      state[next] = OUT;
      const holds = this.#grow(at);
      state[next] = OPEN;
      return holds;
    }
    return true;
  }

  /** Takes a cell in, with all land joined to it; false if some of that is out. */
  #take(cell: Cell): boolean {
    const { colour, puzzle } = this.#regions;
    const shape = this.#shape;
    const state = this.#state;
    const first = shape.length;
    state[cell] = IN;
    shape.push(cell);
    for (let at = first; at < shape.length; at++) {
      for (const next of puzzle.lattice.near[shape[at]]) {
        if (colour[next] !== LAND || state[next] === IN) continue;
        if (state[next] === OUT) return false;
        state[next] = IN;
        shape.push(next);
      }
    }
    return true;
  }

  /** Notes what a shape leaves in common; false if that is nothing. */
  #compare(): boolean {
    const { colour } = this.#regions;
    const isIn = (cell: Cell): boolean => this.#state[cell] === IN;
    const isBeside = (cell: Cell): boolean => besides[cell] === shapes;
    if (this.#common === null) {
      this.#common = this.#shape.filter((cell) => colour[cell] === UNKNOWN);
      this.#beside = this.#border.filter((cell) => colour[cell] === UNKNOWN);
    } else {
      this.#common = this.#common.filter(isIn);
      this.#beside = this.#beside.filter(isBeside);
    }
    this.#missing = this.#missing.filter((cell) => !isIn(cell));
    if (this.#common.length + this.#beside.length + this.#missing.length === 0) return false;
    return this.#wanted.every((fact) => this.#agreesOn(fact));
  }

  /** Whether all shapes so far say that a cell is land, or that it is sea. */
  #agreesOn(fact: Fact): boolean {
    const cell = cellOf(fact);
    if (isNegative(fact)) return this.#common?.includes(cell) ?? false;
    return this.#beside.includes(cell) || this.#missing.includes(cell);
  }

  /** Whether the shape keeps the rules; its border is then known. */
  #isAllowed(): boolean {
    const fate = this.#fate();
    this.#note?.(this.#shape, fate);
    return fate === "fits";
  }

  #fate(): Fate {
    if (!this.#targets.every((cells) => cells.some((cell) => this.#state[cell] === IN))) return "fails";
    if (!this.#findBorder()) return "touches";
    if (this.#makesPool()) return "pool";
    return this.#keepsSeaWhole() ? "fits" : "parts";
  }

  /** Finds the cells beside the shape; false if one of them is land. */
  #findBorder(): boolean {
    const { colour, puzzle } = this.#regions;
    const { near } = puzzle.lattice;
    const border = this.#border;
    border.length = 0;
    shapes++;
    for (const cell of this.#shape) {
      for (const next of near[cell]) {
        if (this.#state[next] === IN || besides[next] === shapes) continue;
        if (colour[next] === LAND) return false;
        besides[next] = shapes;
        border.push(next);
      }
    }
    return true;
  }

  #makesPool(): boolean {
    const { rows, cols } = this.#regions.puzzle;
    for (const cell of this.#border) {
      const row = Math.floor(cell / cols);
      const col = cell % cols;
      for (let y = Math.max(0, row - 1); y <= Math.min(row, rows - 2); y++)
        for (let x = Math.max(0, col - 1); x <= Math.min(col, cols - 2); x++)
          if (this.#isPool(y * cols + x, cols)) return true;
    }
    return false;
  }

  #isPool(corner: Cell, cols: number): boolean {
    return (
      this.#isWall(corner) &&
      this.#isWall(corner + 1) &&
      this.#isWall(corner + cols) &&
      this.#isWall(corner + cols + 1)
    );
  }

  #isWall(cell: Cell): boolean {
    return this.#regions.colour[cell] === WALL || besides[cell] === shapes;
  }

  /** Whether all sea, known and around the shape, is still joined, and has room enough. */
  #keepsSeaWhole(): boolean {
    const border = this.#border;
    if (border.length === 0) return true;
    return (this.#isJoinedAround() || this.#isJoinedFar()) && this.#leavesOneRoom(border[0]);
  }

  /** Whether the cells beside the shape are joined somewhere. The walk takes a whole piece outside the reach at once: it looks at the reach alone. */
  #isJoinedFar(): boolean {
    const { colour, puzzle } = this.#regions;
    const { near } = puzzle.lattice;
    const state = this.#state;
    this.#outside ??= outsideOf(this.#regions, this.#reach);
    const { pieces, gates } = this.#outside;
    const border = this.#border;
    let size = 0;
    const enter = (cell: Cell): void => {
      const piece = pieces[cell];
      if (piece === 0) {
        if (met[cell] === shapes || colour[cell] === LAND || state[cell] === IN) return;
        met[cell] = shapes;
        room[size++] = cell;
      } else if (entered[piece] !== shapes) {
        entered[piece] = shapes;
        for (const gate of gates[piece]) enter(gate);
      }
    };
    enter(border[0]);
    for (let at = 0; at < size; at++) for (const next of near[room[at]]) enter(next);
    return border.every((cell) => (pieces[cell] > 0 ? entered[pieces[cell]] : met[cell]) === shapes);
  }

  /** Whether the cells beside the shape are joined along it, by cells that touch it at a corner at least. Then it parts nothing. */
  #isJoinedAround(): boolean {
    const { colour, puzzle } = this.#regions;
    const { cols, lattice } = puzzle;
    const { near } = lattice;
    const border = this.#border;
    for (const cell of this.#shape) {
      const col = cell % cols;
      for (const corner of [cell - cols - 1, cell - cols + 1, cell + cols - 1, cell + cols + 1]) {
        const isThere = corner >= 0 && corner < puzzle.cells && Math.abs((corner % cols) - col) === 1;
        if (isThere && colour[corner] !== LAND && this.#state[corner] !== IN) around[corner] = shapes;
      }
    }
    for (const cell of border) around[cell] = shapes;
    let size = 0;
    let joined = 0;
    room[size++] = border[0];
    around[border[0]] = 0;
    for (let at = 0; at < size; at++) {
      if (besides[room[at]] === shapes && ++joined === border.length) return true;
      for (const next of near[room[at]]) {
        if (around[next] !== shapes) continue;
        around[next] = 0;
        room[size++] = next;
      }
    }
    return false;
  }

  /** Whether the room of a cell, less the shape, holds all known walls and is large enough. */
  #leavesOneRoom(cell: Cell): boolean {
    const { puzzle, walls } = this.#regions;
    const { of, sizes, walls: held } = this.#rooms;
    const number = of[cell];
    if (held[number] < walls) return false;
    let left = sizes[number];
    for (const taken of this.#shape) if (of[taken] === number) left--;
    return left >= (puzzle.seaCells ?? 0);
  }
}
