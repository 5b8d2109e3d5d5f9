import type { Example } from "./example.ts";

/** Boards on which a single cell or a single place decides, and on which it narrowly does not. */
export const SINGLE_EXAMPLES: readonly Example[] = [
  {
    rule: "filled-cell",
    size: 4,
    fires: ". 3",
    adds: ["R1C2-1 R1C2-2 R1C2-4"],
    says: "R1C2 is 3, so it is no other digit.",
    not: [". {3}", ""],
  },
  {
    rule: "digit-in-sight",
    size: 4,
    fires: ". 3",
    adds: ["R1C1-3 R1C3-3 R1C4-3 R2C1-3 R2C2-3 R3C2-3 R4C2-3"],
    says: "R1C2 is 3, so no other cell of its row, column or box is 3.",
    not: [". {3}", "124 3 124 124  124 124 . .  . 124 . .  . 124"],
  },
  {
    rule: "last-cell",
    size: 4,
    fires: "1 2 . 4",
    adds: ["R1C3=3"],
    says: "R1C3 is the last empty cell of row 1, where only 3 is missing.",
    not: ["1 2 . .", "1 2 . 34", "1 1 . 4", "1 2 3 4"],
  },
  {
    rule: "last-cell",
    size: 4,
    fires: "1 . . .  4 3",
    adds: ["R1C2=2"],
    says: "R1C2 is the last empty cell of box 1, where only 2 is missing.",
    not: ["1 . . .  . 3"],
  },
  {
    rule: "hidden-single-in-a-box",
    size: 4,
    fires: ". 234 . .  234 234",
    adds: ["R1C1=1"],
    says: "In box 1, 1 fits only in R1C1.",
    not: [". 234 . .  234 .", "234 234 . .  234 234", "1 234 . .  234 234", ". 234 234 234"],
  },
  {
    rule: "hidden-single-in-a-row",
    size: 4,
    fires: ". 234 234 234",
    adds: ["R1C1=1"],
    says: "In row 1, 1 fits only in R1C1.",
    not: [". 234 234 .", ". 234 . .  234 234"],
  },
  {
    rule: "hidden-single-in-a-column",
    size: 4,
    fires: ". . . .  . 123 . .  . 123 . .  . 123",
    adds: ["R1C2=4"],
    says: "In column 2, 4 fits only in R1C2.",
    not: [". . . .  . 123 . .  . . . .  . 123"],
  },
  {
    rule: "naked-single",
    size: 4,
    fires: ". {2}",
    adds: ["R1C2=2"],
    says: "R1C2 can only be 2: every other digit is ruled out there.",
    not: [". 23", ". 2", ". {}"],
  },
];
