import { expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import type { Choice } from "../../engine/photo/choices.ts";
import { repaired } from "../../engine/photo/repair.ts";

/** Three cells, each read as 7, 7 and 5; the first may be 1 or blank, the second 1, the third 6. */
const CELLS: readonly (readonly Choice[])[] = [
  [
    { digit: 7, cost: 0 },
    { digit: 1, cost: 1 },
    { digit: 0, cost: 2 },
  ],
  [
    { digit: 7, cost: 0 },
    { digit: 1, cost: 1.5 },
  ],
  [
    { digit: 5, cost: 0 },
    { digit: 6, cost: 3 },
  ],
];

/** The boards with one answer; the board as read has the answers that are told, any other has none. */
const board = (ones: readonly string[], asRead = 0) =>
  run(
    repaired(CELLS, (digits) =>
      ones.includes(digits.join("")) ? 1 : digits.join("") === "775" ? asRead : 0,
    ),
  );

it.each([
  ["stays as it was read where that has one answer", ["775", "175"], 0, "775", []],
  ["is mended by the cheapest change that leaves one answer", ["175", "776"], 0, "175", [0]],
  ["is mended by several changes", ["115"], 0, "115", [0, 1]],
  ["stays as read where two changes are about as likely", ["175", "715"], 0, "775", []],
  [
    "takes a board with a digit left out for no rival: its answer is the same",
    ["115", "015"],
    0,
    "115",
    [0, 1],
  ],
  ["takes a board with other digits for a rival, though one is left out", ["115", "075"], 0, "775", []],
  ["is changed little where it has many answers", ["116"], 2, "775", []],
  ["is changed more where it has none", ["116"], 0, "116", [0, 1, 2]],
] as const)("a board %s", (_, ones, asRead, digits, changed) => {
  const found = board(ones, asRead);
  expect(found.digits.join("")).toBe(digits);
  expect([...found.changed].sort()).toEqual(changed);
});
