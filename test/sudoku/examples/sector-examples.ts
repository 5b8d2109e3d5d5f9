import type { Example } from "./example.ts";

/** Boards where multi-sector locked sets fire, digits counted by rows and columns and by a box among these, and where they narrowly must not. */
export const SECTOR_EXAMPLES: readonly Example[] = [
  {
    rule: "multi-sector-locked-sets",
    size: 4,
    fires: "12 . 13 .  . . . .  24 . 34 .",
    adds: ["R1C2-1 R1C4-1 R2C1-2 R4C1-2 R2C3-3 R4C3-3 R3C2-4 R3C4-4"],
    says: "rows 1 and 3 cross columns 1 and 3 in 4 cells: from 1 up, digits fit 1, 1, 1 and 1 times, 4 at most, so R1C2 is not 1, R1C4 is not 1 and 6 more.",
    not: ["123 . 13 .  . . . .  24 . 34 .", "12 . 13 .  . . . .  24 . . ."],
  },
  {
    rule: "multi-sector-locked-sets",
    size: 6,
    fires: "12 6 . 23 . .  4 15 . 6 . .  . . . . . .  . . . . . .  6 45 . 34 . .",
    adds: [
      `R1C3-1 R2C3-1 R1C3-2 R1C5-2 R1C6-2 R3C4-3 R4C4-3 R6C4-3 R5C3-4 R5C5-4 R5C6-4
       R3C2-5 R4C2-5 R6C2-5`.replace(/\s+/g, " "),
    ],
    says: "rows 1, 2 and 5 cross columns 1, 2 and 4 in 5 cells: from 1 up, digits fit 1, 1, 1, 1, 1 and 0 times, 5 at most, so R1C3 is not 1 or 2, R1C5 is not 2 and 11 more.",
    not: [
      "12 6 . 23 . .  4 . . 6 15 .  . . . . . .  . . . . . .  6 45 . 34 . .",
      "12 6 . 23 . .  4 15 . . . .  . . . . . .  . . . . . .  6 45 . 34 . .",
    ],
  },
];
