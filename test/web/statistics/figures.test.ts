import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import type { GameSummary } from "../../../web/state/state.ts";
import {
  byLevel,
  daysSolved,
  linesOf,
  localDay,
  solvesOf,
  timesOf,
} from "../../../web/statistics/figures.ts";
import { hintCounts } from "../../../web/statistics/hint-counts.ts";
import { Connection } from "../../../web/storage/connection.ts";

const NOON = new Date(2026, 10, 24, 12);
const DAY = 86_400_000;
const game = (change: Partial<GameSummary>): GameSummary => ({
  ...{ id: "", kind: "sudoku", text: "1", name: null, origin: { level: 2, number: 7 }, marks: [] },
  ...{ progress: 1, elapsed: 60_000, hints: 0, played: NOON.getTime(), finished: true, ...change },
});

describe("what was solved", () => {
  it("is what was finished by the player, the oldest first", () => {
    const solves = solvesOf([
      game({ text: "late", played: 5 }),
      game({ text: "begun", finished: false }),
      game({ text: "given up", shown: true }),
      game({ text: "early", played: 3 }),
    ]);
    expect(solves.map(({ text }) => text)).toEqual(["early", "late"]);
  });

  it("has the level of its place or rating, and none where it is not known", () => {
    const origins = [
      null,
      { level: 3, number: 1 },
      { level: 4, number: 2, made: true, rated: true },
      { level: 4, number: 2, made: true },
      { level: 0, number: 2, made: true, rated: true },
    ];
    expect(solvesOf(origins.map((origin) => game({ origin }))).map(({ level }) => level)).toEqual([
      ...[null, 3, 4, null, null],
    ]);
  });

  it("has best and median by kind and level; games without a time count, their time does not", () => {
    const times = [90, 30, 60, 0, 50].map((seconds) => game({ elapsed: seconds * 1000 }));
    const others = [game({ origin: null, elapsed: 10_000 }), game({ kind: "nurikabe", elapsed: 0 })];
    expect(byLevel(solvesOf([...times, ...others]), ["sudoku", "nurikabe"])).toEqual([
      { kind: "sudoku", level: 2, solved: 5, best: 30_000, median: 55_000 },
      { kind: "sudoku", level: null, solved: 1, best: 10_000, median: 10_000 },
      { kind: "nurikabe", level: 2, solved: 1, best: null, median: null },
    ]);
    expect(timesOf(solvesOf(times))).toEqual([90_000, 30_000, 60_000, 50_000]);
  });

  it("is counted by days, several a day as one", () => {
    const ago = [0, 0, 1, 2, 5, 6, 27, 28, 29, 30, 31].map((days) =>
      game({ played: NOON.getTime() - days * DAY }),
    );
    expect(daysSolved(solvesOf(ago), localDay(NOON), 28)).toEqual({ recent: 6, longest: 5 });
    expect(daysSolved([], localDay(NOON), 28)).toEqual({ recent: 0, longest: 0 });
  });

  it("is a table with a line for each", () => {
    const [names, line, other] = linesOf(
      solvesOf([game({ hints: 2 }), game({ origin: null, text: "x", elapsed: 1_499 })]),
    );
    const when = NOON.toISOString();
    expect(line).toHaveLength(names.length);
    expect(line).toEqual(["sudoku", 2, 7, "no", 60, 2, when, "1"]);
    expect(other).toEqual(["sudoku", "", "", "no", 1, 0, when, "x"]);
  });
});

describe("hints by technique", () => {
  const rules = async (kind: string) =>
    ["last-cell", "x-wing", "fish"].map((id, at) => ({
      id,
      level: at + 1,
      name: { en: `${kind} ${id}`, zh: id },
    }));
  const told = async (record: unknown, name: string) => {
    const connection = new Connection(() => {}, name);
    await connection.ask((database) => database.put("settings", record, "learn"));
    return hintCounts(connection, async () => ({ rules }) as never);
  };

  it("are those that the record of learning counts, the most frequent first", async () => {
    const known = {
      "sudoku/x-wing": { told: 2 },
      "sudoku/last-cell": { told: 2 },
      "sudoku/fish": { told: 0, met: 4 },
      "nurikabe/fish": { told: 5 },
      "sudoku/gone": { told: 9 },
    };
    const counts = await told({ known }, "hints");
    expect(counts.map(({ name, told }) => [name.en, told])).toEqual([
      ["nurikabe fish", 5],
      ["sudoku last-cell", 2],
      ["sudoku x-wing", 2],
    ]);
  });

  it.each([undefined, 5, {}, { known: null }, { known: { "sudoku/x-wing": { told: "2" } } }])(
    "are none where the record is %j",
    async (record) => {
      expect(await told(record, "no-hints")).toEqual([]);
    },
  );
});
