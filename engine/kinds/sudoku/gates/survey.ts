import type { Cell, Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { type CandidateGrid, candidateGrid } from "../../shared/digit-grid.ts";
import { peerBits, wordsOf } from "../native/cell-bits.ts";
import { isPair } from "../native/rectangles.ts";
import { type HousePlaces, placesOn } from "../puzzle/house-places.ts";
import { type Houses, housesOf } from "../puzzle/houses.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";

/** A house in which a digit has two places, by its number among all. */
export interface Linked {
  readonly house: number;
  readonly ends: readonly [Cell, Cell];
}

/** What gates look at on one state of a grid, and what they found there. */
export class Survey {
  readonly puzzle: SudokuPuzzle;
  readonly houses: Houses;
  readonly grid: CandidateGrid;
  readonly version: number;
  /** The peers of each cell as a bit set of so many words, one behind the other. */
  readonly peers: Int32Array;
  readonly words: number;
  /** Open cells with two candidates. */
  readonly pairs: readonly Cell[];
  readonly #places: HousePlaces;
  readonly #known = new Map<string, boolean>();
  /** By digit. */
  readonly #links: (readonly Linked[])[] = [];

  constructor(puzzle: SudokuPuzzle, grid: CandidateGrid) {
    this.puzzle = puzzle;
    this.houses = housesOf(puzzle.size);
    this.grid = grid;
    this.version = grid.version;
    this.peers = peerBits(this.houses);
    this.words = wordsOf(this.houses);
    this.#places = placesOn(this);
    const pairs: Cell[] = [];
    for (let cell = 0; cell < puzzle.cells; cell++)
      if (isPair(grid.candidates(cell)) && grid.at(cell) < 0) pairs.push(cell);
    this.pairs = pairs;
  }

  /** The positions in a house, by its number among all, that can hold a digit. */
  places(house: number, digit: Value): number {
    return this.#places.of(house, digit);
  }

  /** The houses in which a digit has two places. */
  linksOf(digit: Value): readonly Linked[] {
    this.#links[digit] ??= this.houses.all.flatMap(({ cells }, house) => {
      const places = this.places(house, digit);
      const rest = places & (places - 1);
      if (rest === 0 || (rest & (rest - 1)) !== 0) return [];
      return [{ house, ends: [cells[31 - Math.clz32(places ^ rest)], cells[31 - Math.clz32(rest)]] }];
    });
    return this.#links[digit];
  }

  sees(one: Cell, other: Cell): boolean {
    return ((this.peers[one * this.words + (other >> 5)] >> (other & 31)) & 1) === 1;
  }

  /** What was found out under a name, once. */
  once(name: string, find: (survey: Survey) => boolean): boolean {
    const known = this.#known.get(name) ?? find(this);
    this.#known.set(name, known);
    return known;
  }
}

const surveys = new WeakMap<CandidateGrid, Survey>();

/** The survey of the grid as it is now; the same one until it changes. */
export function surveyOf(puzzle: SudokuPuzzle, of: Grid): Survey {
  const grid = candidateGrid(of);
  let survey = surveys.get(grid);
  if (survey?.version !== grid.version) {
    survey = new Survey(puzzle, grid);
    surveys.set(grid, survey);
  }
  return survey;
}
