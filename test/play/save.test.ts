import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playKind } from "../../engine/kinds/play.ts";
import { boardAt, type Game, isGame, NEW_GAME } from "../../engine/play/game.ts";
import { intact } from "../../engine/play/save.ts";

const kind = playKind("sudoku");
const parsed = kind?.parse("1000020000300004");
if (!parsed?.ok) throw new Error("no puzzle to test with");
const puzzle = parsed.value;

const GAME: Game = {
  log: [
    { parent: 0, move: { type: "mark", cells: [1], mark: 2, tidied: [2, 6] } },
    { parent: 1, move: { type: "note", layer: "corner", cells: [2, 3], value: 4, on: true } },
    { parent: 1, move: { type: "colour", cells: [5], colour: 3 } },
    { parent: 3, move: { type: "clear", cells: [1], what: "all" } },
    { parent: 4, move: { type: "auto", on: true } },
    { parent: 5, move: { type: "set", marks: new Array(16).fill(0), why: "restart" } },
  ],
  at: 5,
  tip: 6,
  branches: [{ name: "Main", tip: 2 }],
  branch: -1,
};
const copy = (): { -readonly [K in keyof Game]: unknown } & { log: Record<string, unknown>[] } =>
  JSON.parse(JSON.stringify(GAME));

describe("a stored game", () => {
  it("is read as it was", () => {
    expect(intact(copy(), puzzle)).toEqual({ game: GAME, whole: true, kept: 6 });
  });

  it("is rid of what does not belong in it", () => {
    const stored = copy();
    stored.log[0] = { ...stored.log[0], extra: "?" };
    expect(intact(stored, puzzle)).toEqual({ game: GAME, whole: true, kept: 6 });
  });

  it.each([
    ["a parent that comes later", { parent: 9, move: GAME.log[2].move }],
    ["a negative parent", { parent: -1, move: GAME.log[2].move }],
    ["no move", { parent: 1 }],
    ["an unknown move", { parent: 1, move: { type: "swap", cells: [1] } }],
    ["a cell off the board", { parent: 1, move: { type: "mark", cells: [16], mark: 1 } }],
    ["a fraction of a cell", { parent: 1, move: { type: "mark", cells: [0.5], mark: 1 } }],
    ["a mark that the size has not", { parent: 1, move: { type: "mark", cells: [1], mark: 5 } }],
    [
      "a note beyond the bits",
      { parent: 1, move: { type: "note", layer: "struck", cells: [1], value: 31, on: true } },
    ],
    [
      "an unknown layer",
      { parent: 1, move: { type: "note", layer: "marks", cells: [1], value: 1, on: true } },
    ],
    ["a board of another size", { parent: 1, move: { type: "set", marks: [0, 0], why: "link" } }],
    ["a shape that there is not", { parent: 1, move: { type: "colour", cells: [1], colour: 4, value: 2 } }],
    [
      "a shape for a candidate beyond the size",
      { parent: 1, move: { type: "colour", cells: [1], colour: 1, value: 5 } },
    ],
    ["nothing at all", null],
  ])("is read without an entry that has %s", (_what, entry) => {
    const stored = copy();
    stored.log[2] = entry as Record<string, unknown>;
    const { game, whole, kept } = intact(stored, puzzle);
    expect({ whole, kept }).toEqual({ whole: false, kept: 2 });
    const [first, second, , fourth, fifth, sixth] = GAME.log;
    const parent = (entry as { parent?: number } | null)?.parent === 1 ? 1 : 2; // what it rested on, if that can be read
    const log = [first, second, { ...fourth, parent }, { ...fifth, parent: 3 }, { ...sixth, parent: 4 }];
    expect(game).toEqual({ log, at: 4, tip: 5, branches: GAME.branches, branch: -1 });
  });

  it("is read without the entries that are missing", () => {
    const stored = copy();
    const log = stored.log.filter((_, index) => index !== 1 && index !== 3);
    const { game, whole, kept } = intact({ ...stored, log, places: [0, 2, 4, 5] }, puzzle);
    expect({ whole, kept }).toEqual({ whole: false, kept: 1 });
    expect(game.log.map(({ parent }) => parent)).toEqual([0, 1, 2, 3]);
    expect(game).toMatchObject({ at: 3, tip: 4, branches: [{ name: "Main", tip: 1 }] });
  });

  it.each([
    ["place", { at: 7 }],
    ["way to redo", { at: 2, tip: 6 }],
    ["branch in play", { branch: 1 }],
  ])("goes to its end when it has no such %s", (_what, change) => {
    const { game, whole } = intact({ ...copy(), ...change }, puzzle);
    expect(whole).toBe(false);
    expect(game).toMatchObject({ log: GAME.log, at: 6, tip: 6, branch: -1 });
  });

  it("loses only the branch that leads nowhere", () => {
    const stored = {
      ...copy(),
      branches: [
        { name: "Main", tip: 2 },
        { name: "Gone", tip: 70 },
      ],
    };
    expect(intact(stored, puzzle)).toEqual({ game: GAME, whole: false, kept: 6 });
  });

  it("is always one that can be played, whatever was stored", () => {
    const junk = fc.anything({ withNullPrototype: true });
    const move = fc.record(
      {
        type: fc.constantFrom("mark", "note", "colour", "clear", "auto", "set"),
        cells: fc.oneof(fc.array(fc.integer({ min: -1, max: 17 }), { maxLength: 4 }), junk),
        mark: fc.oneof(fc.integer({ min: -1, max: 6 }), junk),
        value: fc.integer({ min: -1, max: 40 }),
        colour: fc.integer({ min: -1, max: 40 }),
        layer: fc.constantFrom("corner", "centre", "struck", "marks"),
        what: fc.constantFrom("all", "marks", "notes", "none"),
        on: fc.oneof(fc.boolean(), junk),
      },
      { requiredKeys: [] },
    );
    const entry = fc.oneof(fc.record({ parent: fc.nat(5), move: fc.oneof(move, junk) }), junk);
    const stored = fc.record(
      {
        log: fc.oneof(fc.array(entry), junk),
        at: fc.oneof(fc.nat(5), junk),
        tip: fc.oneof(fc.nat(5), junk),
        branches: fc.oneof(fc.array(fc.record({ name: fc.string(), tip: fc.nat(5) })), junk),
        branch: fc.oneof(fc.integer({ min: -2, max: 3 }), junk),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(stored, junk), (told) => {
        const { game } = intact(told, puzzle);
        expect(isGame(game)).toBe(true);
        for (const { tip } of [game, ...game.branches])
          expect(boardAt(game, tip, puzzle.cells).marks).toHaveLength(puzzle.cells);
      }),
      { seed: 9, numRuns: 500 },
    );
  });

  it("is new when there is nothing", () => {
    expect(intact(undefined, puzzle)).toEqual({ game: NEW_GAME, whole: false, kept: 0 });
  });
});
