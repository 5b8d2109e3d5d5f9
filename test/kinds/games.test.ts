import { expect, it } from "vitest";
import { gameAwaited, PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { emptyBoard } from "../../engine/model/board.ts";

it("a page reads, writes and links a Nurikabe before it has what a game needs, and cannot mistake that for a game", async () => {
  const kind = playKind("nurikabe");
  const read = kind?.parse("4/4/j2g1l3h");
  if (!kind || !read?.ok) throw new Error("it is not read");
  const puzzle = read.value;
  expect(kind.format(puzzle)).toBe("4/4/j2g1l3h");
  const wall = emptyBoard(puzzle.cells).marks.with(0, 1);
  expect(kind.parseMarks(puzzle, kind.formatMarks(puzzle, wall))).toEqual({ ok: true, value: wall });

  expect(gameAwaited("sudoku")).toBeNull();
  expect(gameAwaited("no kind")).toBeNull();
  expect(() => puzzle.laws).toThrow("Broken promise");
  expect(() => puzzle.blank()).toThrow("Broken promise");
  expect(() => kind.read(puzzle, emptyBoard(puzzle.cells))).toThrow(TypeError);

  await gameAwaited("nurikabe");
  expect(PLAY_KINDS.map(({ id }) => gameAwaited(id))).toEqual([null, null]);
  expect(puzzle.laws.length).toBeGreaterThan(0);
  expect(puzzle.laws).toBe(puzzle.laws);
  expect(kind.read(puzzle, emptyBoard(puzzle.cells))).toEqual([]);

  expect(() => kind.sayBinding(puzzle, { as: "cell", of: 0 }, "en")).toThrow(TypeError);
  await import("../../engine/kinds/wording.ts");
  expect(kind.sayBinding(puzzle, { as: "cell", of: 0 }, "en")).toBe("R1C1");
});
