import type { Cell, Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { ANY_SIZE, blocksIn } from "../puzzle/size.ts";
import { EDGE, Ground } from "./ground.ts";
import { listReach, surveyReach } from "./reach.ts";
import { Scratch } from "./scratch.ts";
import { surveySea } from "./sea.ts";

/** Results of settling: a contradiction, the fixpoint, or not yet the end. */
const BROKEN = 0;
export const SETTLED = 1;
export const BUSY = 2;

/**
 * A Nurikabe board with constraint propagation, made once for a size and loaded with any clues any number of
 * times. Its conclusions hold in every answer that agrees with the given facts.
 */
export class Field {
  readonly ground: Ground;
  readonly scratch: Scratch;
  /** How many clues; by clue from 1: its number, or ANY_SIZE, and its place. */
  clues = 0;
  readonly number: Int32Array;
  readonly home: Int32Array;
  /** Bounds on the number of walls. */
  leastWalls = 0;
  mostWalls = 0;
  /** Consequences at once are drawn of so many places of the trail. */
  #read = 0;
  /** Three lengths a mark: of the trail and of the two logs of owners. */
  #marks: Int32Array;
  #marked = 0;

  constructor(rows: number, cols: number) {
    this.ground = new Ground(rows, cols);
    const { places } = this.ground;
    this.scratch = new Scratch(places);
    this.number = new Int32Array(this.ground.cells + 1);
    this.home = new Int32Array(this.ground.cells + 1);
    this.#marks = new Int32Array(3 * places);
  }

  /** How many cells are unknown. */
  get open(): number {
    return this.ground.cells - this.ground.trailed;
  }

  /** UNKNOWN, WALL or LAND. */
  colourAt(cell: Cell): number {
    return this.ground.colour[this.ground.placeOf(cell)];
  }

  /** The clue whose island the cell is part of as far as is known, else 0. */
  clueOver(cell: Cell): Value | 0 {
    const place = this.ground.placeOf(cell);
    return this.ground.colour[place] === LAND ? this.ground.clue[this.ground.find(place)] : 0;
  }

  /** Starts with nothing but clues, one entry a cell: 0 none, ANY_SIZE, or the size of the island. */
  load(clues: ArrayLike<number>): void {
    const { ground, scratch } = this;
    const { owners, clueAt } = ground;
    scratch.work = 0;
    ground.clear();
    this.#read = 0;
    ground.isSeaNew = true;
    this.#marked = 0;
    this.clues = 0;
    let land = 0;
    let hasAny = false;
    for (let cell = 0; cell < ground.cells; cell++) {
      const number = clues[cell];
      if (number === 0) continue;
      const clue = ++this.clues;
      this.number[clue] = number;
      this.home[clue] = ground.placeOf(cell);
      clueAt[this.home[clue]] = clue;
      land += number === ANY_SIZE ? 1 : number;
      if (number === ANY_SIZE) hasAny = true;
    }
    this.mostWalls = ground.cells - land;
    this.leastWalls = hasAny ? 0 : this.mostWalls;
    owners.clear(ground.places, this.clues);
    // Of 2x2 blocks that do not overlap each needs land.
    const isFlooded = this.leastWalls > ground.cells - blocksIn(ground.rows, ground.cols);
    if (this.mostWalls < 0 || isFlooded) {
      ground.failed = true;
      return;
    }
    owners.sets.fill(-1, 0, ground.places * owners.words);
    for (let clue = 1; clue <= this.clues; clue++) owners.keepOnly(this.home[clue], clue);
    for (let clue = 1; clue <= this.clues; clue++) ground.write(this.home[clue], LAND);
    if (ground.failed) return;
    for (let clue = 1; clue <= this.clues; clue++) {
      listReach(ground, scratch, clue, this.home[clue], this.number[clue]);
    }
    owners.putLists(ground.places, this.clues, this.home);
    owners.forgetSoiled();
    for (let place = ground.stride, end = ground.places - ground.stride; place < end; place++) {
      if (ground.colour[place] === UNKNOWN && owners.isNone(place)) ground.write(place, WALL);
    }
    for (let clue = 1; clue <= this.clues; clue++) owners.soil(this.home[clue]);
  }

  /** Sets the colour of a cell; false if that contradicts a known fact. */
  setColour(cell: Cell, colour: number): boolean {
    const place = this.ground.placeOf(cell);
    const own = this.ground.colour[place];
    if (own === UNKNOWN) this.ground.write(place, colour);
    else if (own !== colour) this.ground.failed = true;
    return !this.ground.failed;
  }

  /** Sets or excludes the owner of a cell; false if that contradicts a known fact. */
  setOwner(cell: Cell, clue: Value, isOf: boolean): boolean {
    const { ground } = this;
    const { owners } = ground;
    if (isOf && !this.setColour(cell, LAND)) return false;
    const place = ground.placeOf(cell);
    if (ground.colour[place] === WALL) return true;
    const holder = ground.colour[place] === LAND ? ground.find(place) : place;
    if (clue < 1 || clue > this.clues || !owners.has(holder, clue)) {
      if (isOf) ground.failed = true;
      return !ground.failed;
    }
    owners.soil(holder);
    if (isOf) owners.narrowTo(holder, clue);
    else owners.drop(holder, clue);
    if (!owners.isNone(holder)) return true;
    if (holder === place && ground.colour[place] === UNKNOWN) ground.write(place, WALL);
    else ground.failed = true;
    return !ground.failed;
  }

  /** Colours an unknown cell and draws the consequences; false if there is a contradiction. */
  suppose(cell: Cell, colour: number): boolean {
    this.ground.write(this.ground.placeOf(cell), colour);
    return this.settle();
  }

  /** Draws all consequences; false if there is a contradiction: then `undo` or `load` must follow. */
  settle(): boolean {
    return this.settleUntil(Number.POSITIVE_INFINITY) === SETTLED;
  }

  /** Draws consequences until nothing is new, or `scratch.work` is beyond that; BROKEN, SETTLED or BUSY. */
  settleUntil(work: number): number {
    const { ground, scratch } = this;
    const { owners, trail } = ground;
    if (ground.failed) return BROKEN;
    scratch.renew();
    while (scratch.work <= work) {
      while (this.#read < ground.trailed) {
        this.#follow(trail[this.#read++]);
        if (ground.failed) return BROKEN;
      }
      if (ground.walls > this.mostWalls || ground.lands > ground.cells - this.leastWalls) return BROKEN;
      const open = ground.cells - ground.trailed;
      if (open > 0) {
        if (ground.lands === ground.cells - this.leastWalls) this.#fill(WALL);
        else if (ground.walls === this.mostWalls) this.#fill(LAND);
        if (this.#read < ground.trailed) continue;
      }
      const clue = owners.takeSoiled();
      if (clue !== 0) {
        surveyReach(ground, scratch, clue, this.home[clue], this.number[clue]);
        if (ground.failed) return BROKEN;
        continue;
      }
      if (!ground.isSeaNew) return SETTLED;
      ground.isSeaNew = false;
      surveySea(ground, scratch, this.leastWalls);
      if (ground.failed) return BROKEN;
    }
    return BUSY;
  }

  /** A point to come back to, of a settled board. */
  mark(): number {
    const { trailed, owners } = this.ground;
    const at = this.#marked++ * 3;
    if (at + 3 > this.#marks.length) {
      const larger = new Int32Array(this.#marks.length * 2);
      larger.set(this.#marks);
      this.#marks = larger;
    }
    this.#marks[at] = trailed;
    this.#marks[at + 1] = owners.logged;
    this.#marks[at + 2] = owners.counted;
    return this.#marked - 1;
  }

  /** Forgets everything since the mark, and the mark. */
  undo(to: number): void {
    const { ground } = this;
    const at = to * 3;
    const trailed = this.#marks[at];
    while (ground.trailed > trailed) ground.unwrite();
    ground.owners.undo(this.#marks[at + 1], this.#marks[at + 2]);
    ground.owners.forgetSoiled();
    ground.failed = false;
    this.#read = trailed;
    ground.isSeaNew = false;
    this.#marked = to;
  }

  /** Immediate consequences of a coloured place. */
  #follow(place: number): void {
    const { ground } = this;
    const { stride } = ground;
    if (ground.colour[place] === WALL) {
      this.#block(place, -1, -stride);
      this.#block(place, 1, -stride);
      this.#block(place, -1, stride);
      this.#block(place, 1, stride);
    }
    this.#look(place);
    this.#lookBeside(place, place - stride);
    this.#lookBeside(place, place - 1);
    this.#lookBeside(place, place + 1);
    this.#lookBeside(place, place + stride);
  }

  /** No block of two by two is all wall: the block that a wall has in that direction. */
  #block(place: number, across: number, down: number): void {
    const { colour } = this.ground;
    const one = colour[place + across];
    const two = colour[place + down];
    const three = colour[place + across + down];
    if ((one | two | three) > WALL) return;
    const walls = one + two + three;
    if (walls < 2) return;
    if (walls === 3) this.ground.failed = true;
    else this.ground.write(place + (one === 0 ? across : two === 0 ? down : across + down), LAND);
  }

  #lookBeside(place: number, next: number): void {
    const { ground } = this;
    const colour = ground.colour[next];
    if (colour === EDGE) return;
    if (colour === UNKNOWN) {
      if (ground.owners.isNone(next)) ground.write(next, WALL);
    } else if (colour !== ground.colour[place]) this.#look(next);
  }

  /** Whether the group of a place is done, or shut in, or has one way to grow. */
  #look(place: number): void {
    const { ground } = this;
    const root = ground.find(place);
    const weight = ground.weight[root];
    if (ground.colour[root] === WALL) {
      if (weight === ground.walls && weight >= this.leastWalls) return;
    } else {
      const clue = ground.clue[root];
      if (clue > 0) {
        const number = this.number[clue];
        if (number === ANY_SIZE) return;
        if (weight > number) {
          ground.failed = true;
          return;
        }
        if (weight === number) {
          if (ground.pseudoLiberties[root] > 0) this.#shut(root);
          return;
        }
      }
    }
    if (ground.pseudoLiberties[root] === 0) {
      ground.failed = true;
      return;
    }
    const way = ground.onlyLiberty(root);
    if (way >= 0) ground.write(way, ground.colour[root]);
  }

  /** Walls all around a group of land. */
  #shut(root: number): void {
    const { ground } = this;
    const { colour, ring, stride } = ground;
    let place = root;
    do {
      if (colour[place - stride] === UNKNOWN) ground.write(place - stride, WALL);
      if (colour[place - 1] === UNKNOWN) ground.write(place - 1, WALL);
      if (colour[place + 1] === UNKNOWN) ground.write(place + 1, WALL);
      if (colour[place + stride] === UNKNOWN) ground.write(place + stride, WALL);
      place = ring[place];
    } while (place !== root);
  }

  #fill(colour: number): void {
    const { ground } = this;
    for (let place = ground.stride, end = ground.places - ground.stride; place < end; place++) {
      if (ground.colour[place] === UNKNOWN) ground.write(place, colour);
    }
  }
}
