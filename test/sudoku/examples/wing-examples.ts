import type { Example } from "./example.ts";

/** Boards with wings of cells and boards that narrowly have none. */
export const WING_EXAMPLES: readonly Example[] = [
  {
    rule: "xy-wing",
    size: 6,
    fires: "12 . . . 13 .  . . . . . .  . . . . . .  23",
    adds: ["R4C5-3"],
    says: "Whether R1C1 is 1 or 2, R1C5 or R4C1 is 3; seeing both, R4C5 is not 3.",
    not: [
      "12 . . . 13 .  . . . . . .  . . . . . .  123",
      "12 . . . 13 .  . . . . . .  . . . . . .  13",
      "12 . . . 13 .  . . . . . .  . . . . . .  . 23",
    ],
  },
  {
    rule: "xyz-wing",
    size: 6,
    fires: "123 . . . 23 .  . 13",
    adds: ["R1C2-3 R1C3-3"],
    says: "R1C1 can only be 1, 2 and 3. Whichever it is, R1C1, R1C5 or R2C2 is 3; seeing all three, R1C2 and R1C3 are not 3.",
    not: [
      "1234 . . . 23 .  . 13",
      "123 . . . 13 .  . 13",
      "123 . . . 24 .  . 13",
      "123 . . . . .  . 13 . . 23",
    ],
  },
  {
    rule: "w-wing",
    size: 6,
    fires: `12 . . . . .  . . . . . .  . . . . . .  . . . . 12 .  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R1C5-2 R4C1-2"],
    says: "R1C1 and R4C5 are 1 or 2. Each place of 1 in row 6 sees one: they are not both 1, so one is 2, and R1C5 and R4C1 are not 2.",
    not: [
      `12 . . . . .  . . . . . .  . . . . . .  . . . . 12 .  . . . . . .  . . 23456 23456 . 23456`,
      `12 . . . . .  . . . . . .  . . . . . .  . . . . 13 .  . . . . . .  . 23456 23456 23456 . 23456`,
      `12 . . . 12 .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . 23456 23456 23456 . 23456`,
    ],
  },
];
