import "../slow.ts";
import { describe, expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Counts, SearchResult } from "../../engine/model/search.ts";
import { Recorder } from "../../engine/search/recorder.ts";
import { replay } from "../../engine/search/replay.ts";
import { GENERIC_SEARCHES } from "../../engine/search/table.ts";
import type { OwnKind } from "../kinds/own.ts";
import { kindOf, posed } from "./posed.ts";

/** Puzzles that take a search some nodes, and have several answers. */
const POSED: Readonly<Record<OwnKind, readonly string[]>> = {
  sudoku: ["0".repeat(16), "1200340000000000", `12${"0".repeat(34)}`, `${"0".repeat(80)}7`],
  nurikabe: ["5/5/3x.k", "4/4/.l2j", "6/6/4zg4n3i", "5/5/.l4n2n"],
};
const ALL = { answers: 1_000, nodes: 2_000 };
const WHOLE = 10_000_000;

/** What a grid knows, as far as a player could tell. */
function state(puzzle: Puzzle, grid: Grid): string {
  const cells = Array.from({ length: puzzle.cells }, (_, cell) => {
    const open = Array.from({ length: puzzle.values }, (_, value) => Number(grid.can(cell, value))).join("");
    return `${grid.at(cell)} ${open} ${puzzle.decided(grid, cell)}`;
  });
  return cells.join();
}

/** What a recorded search did, counted from what it told. */
function counted(recorder: Recorder): Counts {
  const sum = { nodes: 1, checks: 0, backtracks: 0, depth: 0 };
  let standing = 0;
  for (let index = 0; index < recorder.length; index++) {
    const event = recorder.event(index);
    if (event.type === "checked") sum.checks += event.times;
    if (event.type === "decision") {
      sum.nodes++;
      sum.depth = Math.max(sum.depth, ++standing);
    }
    if (event.type === "backtrack") {
      sum.backtracks++;
      standing--;
    }
    expect(standing).toBeGreaterThanOrEqual(0);
  }
  return sum;
}

const EVERY = Object.entries(POSED).flatMap(([id, texts]) =>
  Object.entries(searchesOf(kindOf(id))).map(([name, search]) => ({ id, name, search, texts })),
);

describe.each(EVERY)("$id by $name", ({ id, search, texts }) => {
  const puzzles = texts.map((text) => posed(id, text));
  const whole = puzzles.map((puzzle) => run(search(puzzle, gridOf(puzzle), ALL)));

  it.each([1, 2, 7, 50])("spends at most %i nodes, and says when that was too few", (nodes) => {
    for (const [at, puzzle] of puzzles.entries()) {
      const found = run(search(puzzle, gridOf(puzzle), { answers: 1_000, nodes }));
      expect(found.nodes).toBeLessThanOrEqual(nodes);
      const all = whole[at];
      if (!found.complete) expect(all.nodes).toBeGreaterThan(nodes);
      else expect(found).toEqual(all);
    }
  });

  it.each([1, 2, 5])("stops at %i answers, each one of all", (answers) => {
    for (const [at, puzzle] of puzzles.entries()) {
      const all = whole[at];
      const found = run(search(puzzle, gridOf(puzzle), { ...ALL, answers }));
      expect(found.answers).toHaveLength(Math.min(answers, all.answers.length));
      if (all.complete) expect(all.answers).toEqual(expect.arrayContaining(found.answers));
      if (all.answers.length >= answers) expect(found.complete).toBe(true);
    }
  });

  it.each([ALL, { answers: 2, nodes: 2_000 }, { answers: 9, nodes: 5 }])(
    "gives the grid back as it was: %j",
    (limits) => {
      for (const puzzle of puzzles) {
        const grid = gridOf(puzzle);
        const [mark, before] = [grid.mark(), state(puzzle, grid)];
        run(search(puzzle, grid, limits));
        expect([grid.mark(), state(puzzle, grid)]).toEqual([mark, before]);
      }
    },
  );

  it("yields the nodes that it spends", () => {
    for (const puzzle of puzzles) {
      const job = search(puzzle, gridOf(puzzle), ALL);
      let paid = 0;
      let next = job.next();
      for (; !next.done; next = job.next()) paid += next.value;
      expect(paid).toBe(next.value.nodes);
    }
  });

  it("does the same when it takes turns with another of its kind", () => {
    const together: SearchResult[] = [];
    const jobs = puzzles.map((puzzle) => search(puzzle, gridOf(puzzle), ALL));
    while (jobs.some((_, index) => !together[index])) {
      jobs.forEach((job, index) => {
        const next = together[index] ? null : job.next();
        if (next?.done) together[index] = next.value;
      });
    }
    expect(together).toEqual(whole);
  });

  it("does the same when it is watched, and tells the sum of what it did", () => {
    for (const [at, puzzle] of puzzles.entries()) {
      const recorder = new Recorder(WHOLE);
      const found = run(search(puzzle, gridOf(puzzle), ALL, recorder));
      expect(found).toEqual(whole[at]);
      const { answers: _, complete: __, ...counts } = found;
      expect(counted(recorder)).toEqual(counts);
    }
  });

  it("tells a board that is the answer whenever it says so", () => {
    for (const puzzle of puzzles) {
      const recorder = new Recorder(WHOLE);
      const limits = { answers: 4, nodes: 1_000 };
      const { answers } = run(search(puzzle, gridOf(puzzle), limits, recorder));
      const boards: number[][] = [];
      for (let index = 0; index < recorder.length; index++) {
        if (recorder.event(index).type !== "answered") continue;
        const grid = gridOf(puzzle);
        replay(recorder, index + 1, grid);
        boards.push(puzzle.answer(grid));
      }
      expect(boards).toEqual(answers);
    }
  });
});

const GENERIC = Object.entries(POSED).flatMap(([id, texts]) =>
  Object.entries(GENERIC_SEARCHES).map(([name, search]) => ({ id, name, search, texts })),
);

describe.each(GENERIC)("a replay of $id by $name", ({ id, search, texts }) => {
  it("has at every event the board that the search had", () => {
    for (const puzzle of texts.map((text) => posed(id, text))) {
      const from = gridOf(puzzle);
      const recorder = new Recorder(WHOLE);
      const boards: string[] = [];
      const note = () => boards.push(state(puzzle, from));
      run(
        search(
          puzzle,
          from,
          { answers: 3, nodes: 60 },
          {
            decision: (fact) => note() && recorder.decision(fact),
            propagated: (fact) => note() && recorder.propagated(fact),
            checked: (times) => note() && recorder.checked(times),
            backtrack: () => note() && recorder.backtrack(),
            answered: () => note() && recorder.answered(),
          },
        ),
      );
      expect(recorder.length).toBe(boards.length);
      for (let count = 1; count <= boards.length; count += 7) {
        const grid = gridOf(puzzle);
        replay(recorder, count, grid);
        expect(state(puzzle, grid)).toBe(boards[count - 1]);
      }
    }
  });
});

describe("a recorder", () => {
  it("keeps as many events as it may, and says that there were more", () => {
    const puzzle = posed("sudoku", POSED.sudoku[0]);
    const { brute } = GENERIC_SEARCHES;
    const whole = new Recorder(WHOLE);
    const part = new Recorder(100);
    const limits = { answers: 1_000, nodes: 10_000 };
    for (const recorder of [whole, part]) run(brute(puzzle, gridOf(puzzle), limits, recorder));
    expect([whole.isWhole, part.isWhole, part.length]).toEqual([true, false, 100]);
    // More than one block of events.
    expect(whole.length).toBeGreaterThan(20_000);
    for (let index = 0; index < 100; index++) expect(part.event(index)).toEqual(whole.event(index));
  });
});

describe("the largest board", () => {
  it.each(Object.entries(GENERIC_SEARCHES))("is no too deep for %s", (_, search) => {
    const puzzle = posed("nurikabe", "64/64/g.");
    const found = run(
      search(puzzle, gridOf(puzzle), { answers: 1, nodes: search === GENERIC_SEARCHES.brute ? 6_000 : 60 }),
    );
    expect(found.nodes).toBeGreaterThan(1);
    if (search === GENERIC_SEARCHES.brute) expect(found.depth).toBe(4_095);
  });
});
