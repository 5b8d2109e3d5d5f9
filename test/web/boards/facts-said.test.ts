import { expect, it } from "vitest";
import { playKind } from "../../../engine/kinds/play.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import { assert } from "../../../engine/model/result.ts";
import { sayFacts } from "../../../web/boards/frame-words.ts";

const kind = playKind("sudoku");
const read = kind?.parse("0".repeat(81));
assert(kind !== undefined && read?.ok === true, "a board without givens is read");
const speaker = { kind, puzzle: read.value };

it.each<[string, Fact[], string, string]>([
  ["one", [is(0, 9)], "R1C1 is 9", "第1行第1列是 9"],
  [
    "two that say the same",
    [isNot(0, 9), isNot(1, 9)],
    "R1C1 and R1C2 are not 9",
    "第1行第1列、第1行第2列不是 9",
  ],
  [
    "three",
    [is(0, 9), is(10, 9), is(20, 9)],
    "R1C1, R2C2 and R3C3 are 9",
    "第1行第1列、第2行第2列、第3行第3列是 9",
  ],
  [
    "of more two by name",
    [0, 1, 2, 3].map((cell) => isNot(cell, 4)),
    "R1C1, R1C2 and 2 more are not 4",
    "第1行第1列、第1行第2列等 4 格不是 4",
  ],
  [
    "one cell that is not several values",
    [isNot(0, 5), isNot(0, 4), isNot(0, 9)],
    "R1C1 is not 4, 5 or 9",
    "第1行第1列不是 4、5、9",
  ],
  ["two that do not", [is(0, 9), is(1, 8)], "R1C1 is 9, R1C2 is 8", "第1行第1列是 9，第1行第2列是 8"],
  ["nothing", [], "", ""],
])("facts are said once where they are the same: %s", (_, facts, en, zh) => {
  expect(sayFacts(speaker, facts, "en")).toBe(en);
  expect(sayFacts(speaker, facts, "zh")).toBe(zh);
});
