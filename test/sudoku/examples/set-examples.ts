import type { Example } from "./example.ts";

/** Boards on which almost locked sets come to something, and on which they narrowly do not. */
export const SET_EXAMPLES: readonly Example[] = [
  {
    rule: "sue-de-coq",
    size: 6,
    fires: ". 234 . 12345 12345 12345  . . . . . 15",
    adds: ["R2C4-1 R2C5-1 R1C1-2 R1C3-2 R1C1-3 R1C3-3 R1C1-4 R1C3-4 R2C4-5 R2C5-5"],
    says: "R1C2, R1C4, R1C5, R1C6 and R2C6 can only be 1, 2, 3, 4 and 5, none of these twice, so each of them is used up here.",
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
    says: "The sets 1, 2 and 4 in column 1 and 1, 2 and 3 in column 1 hold one of 1 and 2 each, and all their other digits.",
    not: ["124 . . .  13 . . .  124 . . .  123 . . .", "14 . . .  13 . . .  124 . . ."],
  },
  {
    rule: "als-xz",
    size: 4,
    fires: ". . 234 23  . . . .  . . . .  . . 24",
    adds: ["R2C3-2"],
    says: "Only one set, 2 and 3 in R1C4 or 2, 3 and 4 in column 3, can hold 3; the other holds 2.",
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
    says: "Set 2, 3 and 4 in box 3 holds 2 or 3, so that in column 3 lacks 2 or that in box 4 lacks 3, and holds 1.",
    not: [". . . .  . . 123 .  234 234 123 123", ". . . .  . . 13 .  234 234 123 ."],
  },
  {
    rule: "death-blossom",
    size: 4,
    fires: ". . . .  13 . . 123  . . 134 .  . . 134 234",
    adds: ["R2C3-1"],
    says: "Whichever of 2, 3 and 4 is in R4C4, one of the sets in row 2 and box 4 loses it and so holds 1.",
    not: [". . . .  123 . . 123  . . 134 .  . . 134 234", ". . . .  13 . . 123  . . 134 .  . . 134 ."],
  },
  {
    rule: "als-chain",
    size: 4,
    fires: ". 124 12 34  . . 134 134",
    adds: ["R1C1-2"],
    says: "Sets from R1C3 to row 1 are linked by 1, 3 and 4: each without its link holds the next, so one end holds 2.",
    not: [". . 12 34  . . 134 134", ". 124 12 34  . . 134 ."],
  },
];
