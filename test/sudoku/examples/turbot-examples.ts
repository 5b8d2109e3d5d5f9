import type { Example } from "./example.ts";

/** Boards on which two strong links of one digit come to something, and on which they narrowly do not. */
export const TURBOT_EXAMPLES: readonly Example[] = [
  {
    rule: "skyscraper",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .
            . 23456 23456 23456 23456 .`,
    adds: ["R2C6-1 R3C5-1"],
    says: "In row 1 and in row 4, 1 fits just twice; R1C1 and R4C1 share column 1. So R1C5 or R4C6 is 1, and R2C6 and R3C5 are not 1.",
    not: [
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 23456 . 23456`,
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 23456 . .`,
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  23456 . 23456 23456 23456 .`,
    ],
  },
  {
    rule: "two-string-kite",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .
            . 23456 . . . .  . 23456 . . . .  . . . . . .  . 23456`,
    adds: ["R5C5-1"],
    says: "In row 1 and in column 2, 1 fits just twice; R1C1 and R2C2 share box 1. So R1C5 or R5C2 is 1, and R5C5 is not 1.",
    not: [
      `. 23456 23456 . . 23456  . . . . . .  . 23456 . . . .  . 23456 . . . .  . . . . . .  . 23456`,
      `23456 . 23456 23456 . 23456  . 23456 . . . .  . 23456 . . . .  . 23456 . . . .  . . . . . .  . 23456`,
      `. 23456 23456 23456 . 23456  . 23456 . . . .  . 23456 . . . .  . . . . . .  . . . . . .  . 23456`,
    ],
  },
  {
    rule: "turbot-fish",
    size: 6,
    fires: `. 23456 23456 . . .  23456 23456 . . . .  . . . . . .  . . . . . .
            23456 23456 . 23456 23456 .`,
    adds: ["R1C6-1"],
    says: "In box 1 and in row 5, 1 fits just twice; R2C3 sees R5C3. So R1C1 or R5C6 is 1, and R1C6 is not 1.",
    not: [
      ". . 23456 . . .  23456 23456 . . . .  . . . . . .  . . . . . .  23456 23456 . 23456 23456 .",
      ". 23456 23456 . . .  23456 23456 . . . .  . . . . . .  . . . . . .  23456 . 23456 23456 23456 .",
    ],
  },
  {
    rule: "empty-rectangle",
    size: 6,
    fires: `. . . . . .  23456 23456 . . 23456 .
            . . . . 23456 .  . . . . . .  . . . . 23456 .  . . . . 23456 .`,
    adds: ["R4C3-1"],
    says: "In box 1, 1 fits only in row 1 and column 3. With 1 in R4C3, column 5 would have it in R1C5, and box 1 nowhere. So R4C3 is not 1.",
    not: [
      `. . . . . .  23456 . . . 23456 .  . . . . 23456 .  . . . . . .  . . . . 23456 .  . . . . 23456 .`,
      `. . . . . .  23456 23456 . . 23456 .  . . . . 23456 .  . . . . . .  . . . . 23456 .  . . . . . .`,
      `. . . . 23456 .  23456 23456 . . 23456 .  . . . . . .  . . . . . .  . . . . 23456 .  . . . . 23456 .`,
    ],
  },
];
