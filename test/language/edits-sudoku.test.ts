import { expect, it } from "vitest";
import { share } from "../share.ts";
import { editMany } from "./edits.ts";

const EDITS = share(1_500, 5_000);
const PUZZLE = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";

/** Rules in the syntax of the first expert system. */
const SEED = `RULE /* 2: the last place in a row */
FORALL{num, i, j}
IF ANY{k: k != j: cantbe(i, k, num)}
THEN export_mustbe(i, j, num)

RULE /* 5: a placed digit leaves its row, column and box */
FORALL{i, j, x, y}
IF sure(i, j) && (i != x || j != y) && (i == x || j == y || gong(i, j) == gong(x, y))
THEN export_cantbe(x, y, a(i, j))

RULE ADVANCED /* 9: box to row */
FORALL{num, i, j}
IF EXISTS{k: true: gong(i, k) == j} && ANY{x, y: gong(x, y) == j && x != i: cantbe(x, y, num)}
THEN ALL{k: gong(i, k) != j: export_cantbe(i, k, num)}

RULE ADVANCED /* 16: two cells with two digits in a row */
FOR{a, b: a != b}
FOR{s, t: s != t}
FORALL{i}
IF ANY{z: z != a && z != b: cantbe(i, s, z) && cantbe(i, t, z)}
THEN ALL{k: k != s && k != t: export_cantbe(i, k, a), export_cantbe(i, k, b)}
`;

it("gives rules or problems with their place for thousands of random edits of Sudoku's rules, and nothing wrong stays unnoticed", () => {
  const outcome = editMany("sudoku", PUZZLE, 41, EDITS);
  expect(outcome.refused + outcome.read).toBe(EDITS);
  expect(Math.min(outcome.partly, outcome.harmless)).toBeGreaterThan(EDITS / 100);
  // Most rules ask for so much that a slip makes them silent, not wrong; and much of the text is sentences.
  expect(outcome.contradicted).toBeGreaterThan(EDITS / 300);
});

it("does so for edits of rules in the first system's syntax", () => {
  const outcome = editMany("sudoku", PUZZLE, 43, 800, SEED);
  expect(outcome.refused + outcome.read).toBe(800);
  expect(Math.min(outcome.partly, outcome.harmless, outcome.contradicted)).toBeGreaterThan(10);
});
