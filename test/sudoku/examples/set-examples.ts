import type { Example } from "./example.ts";

/** Boards on which almost locked sets come to something, and on which they narrowly do not. */
export const SET_EXAMPLES: readonly Example[] = [
  {
    rule: "sue-de-coq",
    size: 6,
    fires: ". 234 . 12345 12345 12345  . . . . . 15",
    adds: ["R2C4-1 R2C5-1 R1C1-2 R1C3-2 R1C1-3 R1C3-3 R1C1-4 R1C3-4 R2C4-5 R2C5-5"],
    says: "R1C2, R1C4, R1C5, R1C6 and R2C6 hold 1, 2, 3, 4 and 5, none twice in row 1 or box 2, so R1C1 is not 2, 3 or 4, R1C3 is not 2, 3 or 4 and 2 more.",
    not: [
      ". 1234 . 12345 12345 12345  . . . . . 15",
      ". 234 . 12345 12345 12345  . . . . . 156",
      ". 234 . 12345 12345 12345  15",
    ],
  },
  {
    rule: "als-xz-doubly-linked",
    size: 4,
    fires: "14 . . .  13 . . .  124 . . .  123 . . .",
    adds: ["R3C2-2 R4C2-2"],
    says: "Of 1 and 2, sets in R1C1 and R3C1 and column 1 have just one each, and so all their others: R3C2 and R4C2 are not 2.",
    not: ["124 . . .  13 . . .  124 . . .  123 . . .", "14 . . .  13 . . .  124 . . ."],
  },
  {
    rule: "als-xz",
    size: 4,
    fires: ". . 234 23  . . . .  . . . .  . . 24",
    adds: ["R2C3-2"],
    says: "3 fits in one of the sets in R1C4 and column 3; the other holds 2, so R2C3 is not 2.",
    not: [
      ". . . 23  . . . .  . . . .  . . 24",
      ". . 234 23  . . . .  . . . .  . . 234",
      ". . 234 .  . 23 . .  . . . .  . . 24",
    ],
  },
  {
    rule: "als-xy-wing",
    size: 4,
    fires: ". . . .  . . 13 .  234 234 123 123",
    adds: ["R4C3-1"],
    says: "With 2 or 3 in box 3’s set, column 3’s lacks 2 or box 4’s 3 and has 1: R4C3 is not 1.",
    not: [". . . .  . . 123 .  234 234 123 123", ". . . .  . . 13 .  234 234 123 ."],
  },
  {
    rule: "death-blossom",
    size: 4,
    fires: ". . . .  13 . . 123  . . 134 .  . . 134 234",
    adds: ["R2C3-1"],
    says: "Whichever of 2, 3 and 4 is in R4C4, its petal loses it and so holds 1: R2C3 is not 1.",
    not: [". . . .  123 . . 123  . . 134 .  . . 134 234", ". . . .  13 . . 123  . . 134 .  . . 134 ."],
  },
  {
    rule: "als-chain",
    size: 4,
    fires: ". 124 12 34  . . 134 134",
    adds: ["R1C1-2"],
    says: "The first or the last of 4 linked sets, in R1C3 or in row 1, holds 2, so R1C1 is not 2.",
    not: [". . 12 34  . . 134 134", ". 124 12 34  . . 134 ."],
  },
];
