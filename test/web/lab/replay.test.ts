import { describe, expect, it } from "vitest";
import { searchesOf } from "../../../engine/kinds/searches.ts";
import type { Grid } from "../../../engine/model/grid.ts";
import { gridOf, type Puzzle } from "../../../engine/model/puzzle.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { typeOf, unpackEvent } from "../../../engine/search/event.ts";
import { replay } from "../../../engine/search/replay.ts";
import { Film, TRACED, UNITS, type Unit } from "../../../web/lab/replay/film.ts";
import type { Path } from "../../../web/lab/replay/path.ts";
import { append } from "../../../web/lab/shared/recording.ts";
import { kindOf, posed } from "../../search/posed.ts";
import { type Tape, taped } from "./tape.ts";

const POSED = {
  sudoku: ["1200340000000000", `12${"0".repeat(34)}`, `${"0".repeat(80)}7`],
  nurikabe: ["5/5/3x.k", "4/4/.l2j", "6/6/4zg4n3i", "5/5/.l4n2n"],
} as const;
const SMALL = { answers: 3, nodes: 60 };
const LARGE = { answers: 1_000, nodes: 3_000 };

const EVERY = Object.entries(POSED).flatMap(([id, texts]) =>
  Object.entries(searchesOf(kindOf(id))).map(([name, search]) => ({ id, name, search, texts })),
);

function filmOf(tape: Tape, recorded = tape.events.length): Film {
  const film = new Film();
  film.follow({ recording: tape.recording(recorded), events: tape.events.length });
  while (film.readOn(1_000)) {}
  return film;
}

/** All that a grid knows. */
function known(puzzle: Puzzle, grid: Grid): string {
  const cells = Array.from({ length: puzzle.cells }, (_, cell) => {
    const open = Array.from({ length: puzzle.values }, (_, value) => Number(grid.can(cell, value))).join("");
    return `${grid.at(cell)} ${open} ${puzzle.decided(grid, cell)}`;
  });
  return cells.join();
}

function boardAt(tape: Tape, puzzle: Puzzle, at: number): string {
  const grid = gridOf(puzzle);
  replay(tape.recorder, at, grid);
  return known(puzzle, grid);
}

/** The sums of the first events. */
function sums({ events }: Tape, at: number): object {
  const sum = { nodes: 1, checks: 0, backtracks: 0, depth: 0, answers: 0 };
  let depth = 0;
  for (const event of events.slice(0, at).map(unpackEvent)) {
    if (event.type === "decision") {
      sum.nodes++;
      sum.depth = Math.max(sum.depth, ++depth);
    } else if (event.type === "backtrack") {
      sum.backtracks++;
      depth--;
    } else if (event.type === "checked") sum.checks += event.times;
    else if (event.type === "answered") sum.answers++;
  }
  return sum;
}

const shown = ({ counts, answers }: Path): object => ({ ...counts, answers });

function places(count: number, most: number, seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.below(most + 1));
}

describe.each(EVERY)("the replay of $id by $name", ({ id, search, texts }) => {
  const puzzles = texts.map((text) => posed(id, text));

  it("shows the board that the search had at every event, and the sums until then", () => {
    for (const puzzle of puzzles.slice(0, 2)) {
      const tape = taped(search, puzzle, SMALL);
      const film = filmOf(tape);
      const last = Math.min(tape.events.length, 1_200);
      for (let at = 0; at <= last; at++) {
        expect(film.seek(at)).toBe("there");
        expect(known(puzzle, gridOf(puzzle, film.path.facts))).toBe(boardAt(tape, puzzle, at));
        expect(shown(film.path)).toEqual(sums(tape, at));
      }
    }
  });

  it("shows the same wherever it jumps", () => {
    for (const puzzle of puzzles) {
      const tape = taped(search, puzzle, LARGE);
      const film = filmOf(tape);
      for (const at of [...places(12, tape.events.length, 5), tape.events.length, 0]) {
        expect(film.seek(at)).toBe("there");
        expect(film.at).toBe(at);
        expect(known(puzzle, gridOf(puzzle, film.path.facts))).toBe(boardAt(tape, puzzle, at));
        expect(shown(film.path)).toEqual(sums(tape, at));
      }
    }
  });

  it("shows the same where it was not recorded, and was worked out anew", () => {
    const puzzle = puzzles[0];
    const tape = taped(search, puzzle, LARGE);
    const recorded = Math.floor(tape.events.length / 3);
    const film = filmOf(tape, recorded);
    for (const at of places(6, tape.events.length, 7)) {
      if (film.seek(at) === "absent") {
        expect(at).toBeGreaterThan(recorded);
        const { from, count } = film.wanted(at);
        expect(from).toBeLessThan(at);
        expect(from + count).toBeGreaterThanOrEqual(at);
        film.splice(from, tape.trace(from, count));
        expect(film.seek(at)).toBe("read");
        while (film.readOn(5_000)) {}
      }
      expect(film.seek(at)).toBe("there");
      expect(known(puzzle, gridOf(puzzle, film.path.facts))).toBe(boardAt(tape, puzzle, at));
      const { answers: _, ...counts } = sums(tape, at) as { answers: number };
      expect(film.path.counts).toEqual(counts);
    }
  });
});

describe("a film", () => {
  const puzzle = posed("sudoku", `${"0".repeat(80)}7`);
  const tape = taped(searchesOf(kindOf("sudoku")).forward, puzzle, { answers: 40, nodes: 4_000 });

  it("grows with its search, and begins anew with another", () => {
    const film = new Film();
    let recording = tape.recording(1_000);
    expect(film.follow({ recording, events: 1_000 })).toBe(true);
    recording = append(recording, Int32Array.from(tape.events.slice(1_000, 3_000)));
    expect(film.follow({ recording, events: 3_000 })).toBe(false);
    expect(film.seek(2_500)).toBe("read");
    while (film.readOn(100)) {}
    expect(film.seek(2_500)).toBe("there");
    expect(film.total).toBe(3_000);
    expect(film.follow({ recording: tape.recording(500), events: 500 })).toBe(true);
    expect([film.at, film.read, film.total, film.skyline.length]).toEqual([0, 0, 500, 0]);
  });

  it("goes through no more than it is told to", () => {
    const film = new Film();
    film.follow({ recording: tape.recording(), events: tape.events.length });
    expect(film.readOn(10)).toBe(true);
    expect(film.read).toBe(10);
    expect(film.seek(11)).toBe("read");
    expect(film.seek(10)).toBe("there");
  });

  it("keeps only the stretches that were looked at last", () => {
    const long = { length: 40 * TRACED };
    const film = new Film();
    film.follow({ recording: tape.recording(10), events: long.length });
    for (let part = 1; part < 30; part++) {
      const at = part * TRACED + 1;
      expect(film.seek(at)).toBe("absent");
      const { from, count } = film.wanted(at);
      expect([from, count]).toEqual([part * TRACED, TRACED]);
      const empty = { nodes: 1, checks: 0, backtracks: 0, depth: 0 };
      film.splice(from, { standing: [[]], counts: empty, packed: new Int32Array(8).fill(tape.events[0]) });
      while (film.readOn(100)) {}
      expect(film.seek(at)).toBe("there");
    }
    expect(film.seek(29 * TRACED + 1)).toBe("there");
    expect(film.seek(14 * TRACED + 1)).toBe("there");
    expect(film.seek(13 * TRACED + 1)).toBe("absent");
    expect(film.wanted(11)).toEqual({ from: 10, count: TRACED - 10 });
  });

  it.each(UNITS)("steps to the next and the last place of one kind: %s", (unit) => {
    const film = filmOf(tape);
    const stops = stopsOf(tape, unit);
    for (const at of [...places(40, tape.events.length, 11), 0, tape.events.length]) {
      film.seek(at);
      expect(film.nearest(unit, 1)).toBe(stops.find((stop) => stop > at) ?? tape.events.length);
      expect(film.nearest(unit, -1)).toBe(stops.findLast((stop) => stop < at) ?? 0);
      expect(film.at).toBe(at);
    }
  });

  it("steps as far as events are at hand, where not all are", () => {
    const film = filmOf(tape, 2_000);
    film.seek(1_990);
    const next = stopsOf(tape, "answer").find((stop) => stop > 1_990) ?? Number.POSITIVE_INFINITY;
    expect(film.nearest("answer", 1)).toBe(Math.min(next, 2_000));
    film.seek(2_000);
    expect(film.nearest("event", 1)).toBe(2_000);
    expect(film.nearest("event", -1)).toBe(1_999);
  });
});

/** The places at which a step of one kind may end, from all events at once. */
function stopsOf({ events }: Tape, unit: Unit): number[] {
  const types = events.map(typeOf);
  return types.flatMap((type, index) => {
    const before = types[index - 1];
    const stops = {
      event: true,
      choice: type === "decision",
      answer: type === "answered",
      "dead-end": type === "backtrack" && before !== "backtrack" && before !== "answered",
    };
    return stops[unit] ? [index + 1] : [];
  });
}
