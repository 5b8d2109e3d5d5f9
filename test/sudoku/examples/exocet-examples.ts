import type { Example } from "./example.ts";

/** A line of a board where the digits of the base are nowhere in three columns. */
const NONE = ". . 56789 56789 . . 56789 . .";

/** Boards with a base in row 1 and its targets in rows 2 and 3, and where one more place spoils it. */
export const EXOCET_EXAMPLES: readonly Example[] = [
  {
    rule: "junior-exocet",
    size: 9,
    fires: `123 123 . . . . . . .  . . . . . . 56789 . .  . . . 56789 . . . . .  . . . . . . . . .  . . . . . . . . .  ${NONE}  ${NONE}  ${NONE}  ${NONE}`,
    adds: ["R2C4-4 R2C4-5 R2C4-6 R2C4-7 R2C4-8 R2C4-9", "R3C7-4 R3C7-5 R3C7-6 R3C7-7 R3C7-8 R3C7-9"],
    says: "Off the band each digit of base R1C1 and R1C2 fits but twice across, so targets R2C4 and R3C7 hold the same two: R2C4 loses 4, 5, 6, 7, 8 and 9.",
    not: [
      `123 123 . . . . . . .  . . . . . . 156789 . .  . . . 56789 . . . . .  . . . . . . . . .  . . . . . . . . .  ${NONE}  ${NONE}  ${NONE}  ${NONE}`,
      `123 123 . . . . . . .  . . . . . . 56789 . .  . . . 56789 . . . . .  . . . . . . . . .  . . . . . . . . .  . . 156789 56789 . . 56789 . .  ${NONE}  ${NONE}  ${NONE}`,
    ],
  },
];
