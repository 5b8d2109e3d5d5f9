import type { Fact } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Counts, Limits, Search, SearchResult, SearchWatch } from "../../engine/model/search.ts";
import { type SearchEvent, unpackEvent } from "../../engine/search/event.ts";
import type { OwnKind } from "../kinds/own.ts";

/** What a search told, written down by a watch that knows nothing of the recorders under test. */
export interface Recorded {
  readonly events: readonly SearchEvent[];
  /** By event: what the grid that the search was given showed right after it. */
  readonly grids: readonly string[];
  readonly found: SearchResult;
}

/** @param isOnGrid whether the search works on the grid that it is given, so that this is worth noting. */
export function recorded(puzzle: Puzzle, search: Search, limits: Limits, isOnGrid = false): Recorded {
  const from = gridOf(puzzle);
  const events: SearchEvent[] = [];
  const grids: string[] = [];
  const note = (event: SearchEvent): void => {
    events.push(event);
    if (isOnGrid) grids.push(stateOf(puzzle, from));
  };
  const watch: SearchWatch = {
    decision: (fact) => note({ type: "decision", fact }),
    propagated: (fact) => note({ type: "propagated", fact }),
    checked: (times) => note({ type: "checked", times }),
    backtrack: () => note({ type: "backtrack" }),
    answered: () => note({ type: "answered" }),
  };
  return { events, grids, found: run(search(puzzle, from, limits, watch)) };
}

/** What a grid knows, as far as a player could tell. */
export function stateOf(puzzle: Puzzle, grid: Grid): string {
  let state = "";
  for (let cell = 0; cell < puzzle.cells; cell++) {
    let open = 0;
    for (let value = 0; value < puzzle.values; value++) open = open * 2 + Number(grid.can(cell, value));
    state += `${grid.at(cell)}.${open}${puzzle.decided(grid, cell) ? "!" : " "}`;
  }
  return state;
}

/** A board drawn again from events, with the plainest means. */
export class Redrawn {
  readonly #puzzle: Puzzle;
  /** What was forced at the start, then a list for each choice that stands. */
  readonly parts: Fact[][] = [[]];
  nodes = 1;
  checks = 0;
  backtracks = 0;
  depth = 0;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  add(event: SearchEvent): void {
    if (event.type === "decision") {
      this.nodes++;
      this.depth = Math.max(this.depth, this.parts.length);
      this.parts.push([event.fact]);
    }
    if (event.type === "propagated") this.parts[this.parts.length - 1].push(event.fact);
    if (event.type === "checked") this.checks += event.times;
    if (event.type === "backtrack") {
      this.backtracks++;
      this.parts.pop();
    }
  }

  get counts(): Counts {
    const { nodes, checks, backtracks, depth } = this;
    return { nodes, checks, backtracks, depth };
  }

  get grid(): Grid {
    return gridOf(this.#puzzle, this.parts.flat());
  }

  get state(): string {
    return stateOf(this.#puzzle, this.grid);
  }
}

export function unpacked(told: Int32Array): SearchEvent[] {
  return Array.from(told, unpackEvent);
}

/** Puzzles that searches take some ways through: with one answer, several and none. */
export const PUZZLES: Readonly<Record<OwnKind, Readonly<Record<string, string>>>> = {
  sudoku: {
    "4x4 with several answers": "1200340000000000",
    "4x4 without an answer": "1230000400000000",
    "4x4 that breaks a law": "1010000000000000",
    "6x6 with several answers": `123456456123231${"0".repeat(21)}`,
    "an easy 9x9": "010000000800602000007800520006300000000000046758000103070035804049100037300076952",
    "a hard 9x9": "200008305100006000960070200050600800000020000002001090001060053000300008403500006",
    "a 9x9 with several answers":
      "010000000800602000007800520006300000000000000758000103070035804049100037300076952",
  },
  nurikabe: {
    "5x5 with one answer": "5/5/m4g1g4s",
    "5x5 with several answers": "5/5/.l4n2n",
    "4x4 without an answer": "4/4/.l1j",
    "7x7": "7/7/4g1o3w2g3n4j4h",
    "8x8": "8/8/i5p3g5g2s2zg6k4h1",
    "10x10": "10/10/g7i5h6j1s3m5v5g2v2t3g3j2l",
  },
};

/** Puzzles that take fast searches further than to a first pause; in Nurikabe over to learning, with some answers found or without any. */
export const LONG: typeof PUZZLES = {
  sudoku: {
    "all 4x4 boards": "0".repeat(16),
    "a blank 6x6": "0".repeat(36),
    "another blank 6x6": `${"0".repeat(35)}1`,
    "a blank 9x9": "0".repeat(81),
    "another blank 9x9": `${"0".repeat(80)}7`,
  },
  nurikabe: {
    "6x6 with many answers": "6/6/.zt.",
    "9x9 with an answer on either side": "9/9/p5t9t3zg5g9i1r",
    "9x9 found by learning": "9/9/q4p7w4zn8i6h2j",
  },
};
