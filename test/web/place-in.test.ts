import { expect, it } from "vitest";
import { placeIn } from "../../web/import/place-in.ts";

it.each([
  ["a whole short line", "ab\ncdef\ng", 2, 3, { before: "cd", here: "e", after: "f" }],
  ["the end of a line", "abc", 1, 3, { before: "ab", here: "c", after: "" }],
  ["a blank, so that it is seen", "a b", 1, 2, { before: "a", here: "␣", after: "b" }],
  ["lines of other systems", "ab\r\ncd\ref", 3, 1, { before: "", here: "e", after: "f" }],
])("shows %s", (_, text, line, column, shown) => {
  expect(placeIn(text, { line, column })).toEqual(shown);
});

it("cuts a long line on both sides", () => {
  const shown = placeIn("0123456789".repeat(6), { line: 1, column: 31 });
  expect(shown).toEqual({ before: "…4567890123456789", here: "0", after: "1234567890123456…" });
});

it.each([
  [2, 1],
  [1, 4],
  [0, 0],
])("has nothing to show at line %i, column %i of three characters", (line, column) => {
  expect(placeIn("abc", { line, column })).toBeNull();
});
