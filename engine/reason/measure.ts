import type { Demand } from "../model/argument.ts";
import { cellOf, type Fact, is, isNegative, type Value, valueOf } from "../model/fact.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { ONE_ANSWER, type Step } from "../model/rule.ts";
import { type Demanding, Refutation } from "./refutation.ts";

/** Most demands that are tried out in a row for one conclusion, and in haste. */
const MOST_NODES = 20_000;
const HASTY_NODES = 2_000;

/**
 * The demands that a step rests on beside its premises: with them alone each conclusion follows, and none of them can be left out. Null
 * where a conclusion needs more, where that was not found within a limit, and for puzzles that are not houses of all digits alone. Time: a
 * small search for each demand.
 */
export function measure(puzzle: Puzzle, step: Step): readonly Demand[] | null {
  return measured(puzzle, step, MOST_NODES, (search, named, board) => {
    return search.core(named) ?? search.core(board.demands.keys());
  });
}

/** The same in haste, by demands alone that the step speaks of: null also where that is not decided soon, as of steps too long to be told beside an argument. */
export function measureInHaste(puzzle: Puzzle, step: Step): readonly Demand[] | null {
  return measured(puzzle, step, HASTY_NODES, (search, named) => search.core(named));
}

function measured(
  puzzle: Puzzle,
  step: Step,
  nodes: number,
  coreOf: (search: Search, named: ReadonlySet<number>, board: DemandBoard) => ReadonlySet<number> | null,
): readonly Demand[] | null {
  if (step.demands) return step.demands;
  const board = demandsOn(puzzle);
  if (!board || step.laws.includes(ONE_ANSWER)) return null;
  const needed = new Set<number>();
  const named = demandsNamed(board, step);
  for (const fact of step.adds) {
    const search = new Search(board, step.because, fact, nodes);
    if (search.fails(needed)) continue;
    const core = coreOf(search, named, board);
    if (!core) return null;
    for (const demand of core) needed.add(demand);
  }
  return [...needed].sort((a, b) => a - b).map((demand) => board.demands[demand]);
}

/** The demands that a step speaks of: of its cells, and of its digits in its houses. They mostly do, and then few are to be tried. */
function demandsNamed({ ofHouses }: DemandBoard, { bindings, links = [], sets = [] }: Step): Set<number> {
  const named = [...Object.values(bindings), ...links.map(({ by }) => by)];
  const facts = [...links.flatMap(({ from, to }) => [...from, ...to]), ...sets.flat()];
  const values = new Set(facts.map(valueOf));
  const cells = new Set(sets.flat().map(cellOf));
  const houses = new Set<string>();
  for (const one of named) {
    if (one.as === "cell") cells.add(one.of);
    else if (one.as === "cells") for (const cell of one.of) cells.add(cell);
    else if (one.as === "value") values.add(one.of);
    else if (one.as === "values") for (const value of one.of) values.add(value);
    else if (one.as === "house") houses.add(houseKey(one.law, one.of));
    else if (one.as === "houses") for (const { law, of } of one.of) houses.add(houseKey(law, of));
  }
  const ofHouse = (house: string): number[] =>
    [...values].map((value) => (ofHouses.get(house) ?? [])[value - 1]);
  return new Set([...cells, ...[...houses].flatMap(ofHouse)]);
}

function houseKey(law: string, of: number): string {
  return `${law} ${of}`;
}

interface DemandBoard extends Demanding {
  readonly demands: readonly Demand[];
  /** By house and digit: the number of its demand; those of the cells come first, in their order. */
  readonly ofHouses: ReadonlyMap<string, readonly number[]>;
  candidateOf(fact: Fact): number;
}

const boards = new WeakMap<readonly unknown[], DemandBoard | null>();

function demandsOn(puzzle: Puzzle): DemandBoard | null {
  const known = boards.get(puzzle.laws);
  const board = known === undefined ? build(puzzle) : known;
  boards.set(puzzle.laws, board);
  return board;
}

function build({ laws, values, cells }: Puzzle): DemandBoard | null {
  const digits = values - 1;
  const houses = laws.filter(({ id }) => id !== "cell");
  if (houses.length === 0 || houses.some((house) => house.cells.length !== digits)) return null;
  const candidateOf = (fact: Fact): number => cellOf(fact) * digits + valueOf(fact) - 1;
  const every = Array.from({ length: digits }, (_, at): Value => at + 1);
  const numbers = new Map<string, number>();
  const demands: Demand[] = [];
  const ofHouses = new Map<string, readonly number[]>();
  const ways: number[][] = [];
  for (let cell = 0; cell < cells; cell++) {
    demands.push({ by: { as: "cell", of: cell } });
    ways.push(every.map((value) => candidateOf(is(cell, value))));
  }
  for (const { id: law, cells: within } of houses) {
    const of = (numbers.get(law) ?? 0) + 1;
    numbers.set(law, of);
    ofHouses.set(
      houseKey(law, of),
      every.map((_, at) => demands.length + at),
    );
    for (const value of every) {
      demands.push({ by: { as: "house", law, of }, value });
      ways.push(within.map((cell) => candidateOf(is(cell, value))));
    }
  }
  const peers = Array.from({ length: cells * digits }, () => new Set<number>());
  for (const some of ways)
    for (const one of some) for (const other of some) if (one !== other) peers[one].add(other);
  return { demands, ofHouses, ways, peers: peers.map((some) => [...some]), candidateOf };
}

/** Whether demands can be met where the opposite of a fact is so. */
class Search {
  readonly #board: DemandBoard;
  /** By candidate: for how many reasons it is out. */
  readonly #out: Uint8Array;
  readonly #nodes: number;

  /** @param nodes Most demands that are tried out in a row. */
  constructor(board: DemandBoard, because: readonly Fact[], fact: Fact, nodes: number) {
    this.#board = board;
    this.#nodes = nodes;
    this.#out = new Uint8Array(board.peers.length);
    for (const known of because) this.#say(known, isNegative(known));
    this.#say(fact, !isNegative(fact));
  }

  #say(fact: Fact, isOut: boolean): void {
    const candidate = this.#board.candidateOf(fact);
    if (isOut) this.#out[candidate]++;
    else this.#place(candidate, 1);
  }

  #place(candidate: number, by: 1 | -1): void {
    for (const peer of this.#board.peers[candidate]) this.#out[peer] += by;
  }

  fails(among: ReadonlySet<number>): boolean {
    return this.#refutation([...among]) !== null;
  }

  /** Some of these demands that cannot all be met, none of them needless; null where there are none, or none were found. */
  core(among: Iterable<number>): Set<number> | null {
    const first = this.#refutation([...among]);
    if (!first) return null;
    let core = first;
    for (const demand of first) {
      if (!core.has(demand)) continue;
      core = this.#refutation([...core].filter((other) => other !== demand)) ?? core;
    }
    return core;
  }

  #refutation(among: readonly number[]): Set<number> | null {
    return new Refutation(this.#board, among, (candidate) => this.#out[candidate] !== 0, this.#nodes).run();
  }
}
