import type { SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import type { Example } from "./example.ts";

/** A board of which only the places of 1 are known, row by row: `-` cannot be 1, `.` can. */
function ones(size: SudokuSize, rows: string): string {
  const other = "23456789".slice(0, size - 1);
  return Array.from(rows.replaceAll(" ", ""), (sign) => (sign === "-" ? other : ".")).join(" ");
}

/** For each rule of fish a board where it fires, on its premises alone, and boards where it narrowly must not. */
export const FISH_EXAMPLES: readonly Example[] = [
  {
    rule: "x-wing-on-rows",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R2C1-1 R2C5-1 R3C1-1 R3C5-1 R5C1-1 R5C5-1 R6C1-1 R6C5-1"],
    says: "In rows 1 and 4, 1 fits only in columns 1 and 5, one in each, so R2C1, R2C5, R3C1 and 5 others are not 1.",
    not: [
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 23456 23456 .`,
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 . . 23456`,
    ],
  },
  {
    rule: "x-wing-on-columns",
    size: 4,
    fires: ". . . .  234 . 234 .  234 . 234 .  . . . .",
    adds: ["R1C2-1 R1C4-1 R4C2-1 R4C4-1"],
    says: "In columns 1 and 3, 1 fits only in rows 1 and 4, one in each, so R1C2, R1C4, R4C2 and R4C4 are not 1.",
    not: [". . . .  234 . 234 .  234 . . .  . . . ."],
  },
  {
    rule: "swordfish-on-rows",
    size: 6,
    fires: `. 23456 . 23456 23456 23456  . . . . . .  23456 23456 . 23456 . 23456  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R2C1-1 R2C3-1 R2C5-1 R4C1-1 R4C3-1 R4C5-1 R6C1-1 R6C3-1 R6C5-1"],
    says: "In rows 1, 3 and 5, 1 fits only in columns 1, 3 and 5, one in each, so R2C1, R2C3, R2C5 and 6 others are not 1.",
    not: [
      `. 23456 . 23456 23456 23456  . . . . . .  23456 23456 . 23456 . 23456  . . . . . .
       . . 23456 23456 . 23456`,
      `. 23456 . 23456 23456 23456  . . . . . .  23456 23456 . 23456 . 23456  . . . . . .
       . 23456 23456 23456 23456 23456`,
    ],
  },
  {
    rule: "swordfish-on-columns",
    size: 6,
    fires: `. . 23456 . . .  23456 . 23456 . 23456 .  . . . . 23456 .
            23456 . 23456 . 23456 .  23456 . . . . .  23456 . 23456 . 23456 .`,
    adds: ["R1C2-1 R1C4-1 R1C6-1 R3C2-1 R3C4-1 R3C6-1 R5C2-1 R5C4-1 R5C6-1"],
    says: "In columns 1, 3 and 5, 1 fits only in rows 1, 3 and 5, one in each, so R1C2, R1C4, R1C6 and 6 others are not 1.",
    not: [
      `. . 23456 . . .  23456 . 23456 . 23456 .  . . . . 23456 .
       . . 23456 . 23456 .  23456 . . . . .  23456 . 23456 . 23456 .`,
    ],
  },
  {
    rule: "jellyfish-on-rows",
    size: 6,
    fires: `. 23456 . 23456 23456 23456  23456 23456 . 23456 . 23456  . . . . . .
            23456 23456 23456 23456 . .  . 23456 23456 23456 23456 .`,
    adds: ["R3C1-1 R3C3-1 R3C5-1 R3C6-1 R6C1-1 R6C3-1 R6C5-1 R6C6-1"],
    says: "In rows 1, 2, 4 and 5, 1 fits only in columns 1, 3, 5 and 6, one in each, so R3C1, R3C3, R3C5 and 5 others are not 1.",
    not: [
      `. 23456 . 23456 23456 23456  23456 23456 . 23456 . 23456  . . . . . .
       23456 23456 23456 23456 . .  . . 23456 23456 23456 .`,
    ],
  },
  {
    rule: "jellyfish-on-columns",
    size: 6,
    fires: `. 23456 . 23456 . .  23456 23456 . 23456 23456 .  . . . 23456 23456 .
            23456 23456 . 23456 23456 .  23456 . . . 23456 .  23456 23456 . . . .`,
    adds: ["R1C3-1 R1C6-1 R3C3-1 R3C6-1 R5C3-1 R5C6-1 R6C3-1 R6C6-1"],
    says: "In columns 1, 2, 4 and 5, 1 fits only in rows 1, 3, 5 and 6, one in each, so R1C3, R1C6, R3C3 and 5 others are not 1.",
    not: [
      `. 23456 . 23456 . .  23456 23456 . 23456 . .  . . . 23456 23456 .
       23456 23456 . 23456 23456 .  23456 . . . 23456 .  23456 23456 . . . .`,
    ],
  },
  {
    rule: "finned-x-wing",
    size: 6,
    fires: ones(6, "...... ...-.- ...... ...... -.--.- ......"),
    adds: ["R1C2-1"],
    says: "Unless R2C1 or R2C3 is 1, the 1s of rows 2 and 5 fill columns 2 and 5. Either way R1C2 is not 1.",
    not: [
      ones(6, "...... .....- ...... ...... -.--.- ......"),
      ones(6, "...... .--..- ...... ...... ...... .----."),
    ],
  },
  {
    rule: "sashimi-x-wing",
    size: 6,
    fires: ones(6, "...... .--..- ...... ...... ...... .----."),
    adds: ["R1C6-1"],
    says: "Unless R2C4 or R2C5 is 1, the 1s of rows 2 and 6 fill columns 1 and 6. Either way R1C6 is not 1.",
    not: [
      ones(6, "...... ..-..- ...... ...... ...... .----."),
      ones(6, "...... ...-.- ...... ...... -.--.- ......"),
    ],
  },
  {
    rule: "finned-swordfish",
    size: 6,
    fires: ones(6, "...... ....-. .--.-. ...... .--.-. ......"),
    adds: ["R1C1-1"],
    says: "Unless R2C2 or R2C3 is 1, the 1s of rows 2, 3 and 5 fill columns 1, 4 and 6. Either way R1C1 is not 1.",
    not: [ones(6, "...... ...... .--.-. ...... .--.-. ......")],
  },
  {
    rule: "sashimi-swordfish",
    size: 6,
    fires: ones(6, "----.- ...... ...... -.--.. ...... ...-.."),
    adds: ["R5C2-1"],
    says: "Unless R6C1 or R6C3 is 1, the 1s of rows 1, 4 and 6 fill columns 2, 5 and 6. Either way R5C2 is not 1.",
    not: [ones(6, ".---.- ...... ...... -.--.. ...... ...-..")],
  },
  {
    rule: "finned-jellyfish",
    size: 9,
    fires: ones(
      9,
      "......... -..-...-- ......... -..-...-- -..-...-- ......... ......... -..-..... -..-.....",
    ),
    adds: ["R7C7-1"],
    says: "Unless R8C8 or R8C9 or R9C8 or R9C9 is 1, the 1s of columns 1, 4, 8 and 9 fill rows 1, 3, 6 and 7. Either way R7C7 is not 1.",
    not: [
      ones(9, "......... ...-...-- ......... -..-...-- -..-...-- ......... ......... -..-..... -..-....."),
    ],
  },
  {
    rule: "sashimi-jellyfish",
    size: 9,
    fires: ones(
      9,
      "....-..-. -........ ....-..-. -.-.-..-. -........ -........ ......... -.-.-..-. -.-.-..-.",
    ),
    adds: ["R2C2-1"],
    says: "Unless R1C1 or R1C3 or R3C1 or R3C3 is 1, the 1s of columns 1, 3, 5 and 8 fill rows 2, 5, 6 and 7. Either way R2C2 is not 1.",
    not: [
      ones(9, ".......-. -........ ....-..-. -.-.-..-. -........ -........ ......... -.-.-..-. -.-.-..-."),
    ],
  },
  {
    rule: "finned-franken-x-wing",
    size: 6,
    fires: ones(6, "...--. ...--. ...--. ...... ...... ......"),
    adds: ["R4C1-1 R4C2-1 R4C3-1"],
    says: "Unless R4C4 or R4C5 is 1, the 1s of boxes 2 and 4 fill column 6 and box 3. Either way R4C1, R4C2 and R4C3 are not 1.",
    not: [ones(6, "....-. ...--. ...--. ...... ...... ......")],
  },
  {
    rule: "finned-mutant-x-wing",
    size: 9,
    fires: ones(
      9,
      "..-...... ..-...... ......... ......... ..---.--- ......... ..-...... ..-...... ..-......",
    ),
    adds: ["R3C6-1"],
    says: "Unless R5C6 is 1, the 1s of row 5 and column 3 fill row 3 and box 4. Either way R3C6 is not 1.",
    not: [
      ones(9, "......... ..-...... ......... ......... ..---.--- ......... ..-...... ..-...... ..-......"),
    ],
  },
  {
    rule: "franken-swordfish",
    size: 6,
    fires: ones(6, "...... .--.-. ....-. ....-. .--.-. ......"),
    adds: ["R1C4-1 R1C1-1 R1C6-1 R3C1-1 R4C1-1 R6C1-1 R6C4-1 R6C6-1"],
    says: "In rows 2 and 5 and box 4, 1 fits only in columns 1, 4 and 6, one each, so R1C1, R1C4, R1C6 and 5 others are not 1.",
    not: [ones(6, "...... ..-.-. ....-. ....-. .--.-. ......")],
  },
  {
    rule: "finned-franken-swordfish",
    size: 6,
    fires: ones(6, "...... .--... ....-. ....-. .--.-. ......"),
    adds: ["R1C4-1 R1C6-1"],
    says: "Unless R2C5 is 1, the 1s of rows 2 and 5 and box 4 fill columns 1, 4 and 6. Either way R1C4 and R1C6 are not 1.",
    not: [ones(6, "...... ..-... ....-. ....-. .--.-. ......")],
  },
  {
    rule: "franken-jellyfish",
    size: 9,
    fires: ones(
      9,
      ".--.--... .--.--... ......... ......... ......... ......... .--.--... ......... .--.--...",
    ),
    adds: [
      "R3C7-1 R3C1-1 R3C4-1 R3C8-1 R3C9-1 R4C1-1 R4C4-1 R5C1-1 R5C4-1 R6C1-1 R6C4-1 R8C1-1 R8C4-1 R8C7-1 R8C8-1 R8C9-1",
    ],
    says: "In rows 1, 2, 7 and 9, 1 fits only in columns 1 and 4 and boxes 3 and 9, one each, so R3C1, R3C4, R3C7 and 13 others are not 1.",
    not: [
      ones(9, "..-.--... .--.--... ......... ......... ......... ......... .--.--... ......... .--.--..."),
    ],
  },
  {
    rule: "finned-franken-jellyfish",
    size: 9,
    fires: ones(
      9,
      "......... ......... ......... .-.-.-... .-.-.-... ......... --.-.-... .-....... --.-.-...",
    ),
    adds: ["R1C3-1 R2C3-1 R3C3-1 R6C3-1"],
    says: "Unless R7C3 or R9C3 is 1, the 1s of columns 2, 4 and 6 and box 7 fill rows 6 and 8 and boxes 1 and 2. Either way R1C3, R2C3, R3C3 and R6C3 are not 1.",
    not: [
      ones(9, "......... ......... ......... ...-.-... .-.-.-... ......... --.-.-... .-....... --.-.-..."),
    ],
  },
  {
    rule: "mutant-swordfish",
    size: 9,
    fires: ones(
      9,
      "......... ..--.-... ..--.-... ......... ..--.---- ......... ..-...... ..-...... ..-......",
    ),
    adds: [
      "R1C7-1 R1C1-1 R1C2-1 R1C5-1 R1C8-1 R1C9-1 R4C1-1 R4C2-1 R4C5-1 R6C1-1 R6C2-1 R6C5-1 R7C5-1 R8C5-1 R9C5-1",
    ],
    says: "In row 5, column 3 and box 2, 1 fits only in row 1, column 5 and box 4, one each, so R1C1, R1C2, R1C5 and 12 others are not 1.",
    not: [
      ones(9, "......... ...-.-... ..--.-... ......... ..--.---- ......... ..-...... ..-...... ..-......"),
    ],
  },
  {
    rule: "finned-mutant-swordfish",
    size: 9,
    fires: ones(
      9,
      "---.--... ......... ..-...... ..-.--.-- ......... ......... ..-...... ..-...... ..-......",
    ),
    adds: ["R2C7-1"],
    says: "Unless R2C3 or R4C7 is 1, the 1s of rows 1 and 4 and column 3 fill column 4 and boxes 3 and 4. Either way R2C7 is not 1.",
    not: [
      ones(9, ".--.--... ......... ..-...... ..-.--.-- ......... ......... ..-...... ..-...... ..-......"),
    ],
  },
  {
    rule: "mutant-jellyfish",
    size: 9,
    fires: ones(
      9,
      "........- ........- ........- ......... ...-....- ...-....- ......... ----..... ------..-",
    ),
    adds: [
      "R1C5-1 R1C6-1 R2C5-1 R2C6-1 R3C5-1 R3C6-1 R4C1-1 R4C2-1 R4C3-1 R4C5-1 R4C6-1 R4C7-1 R4C8-1 R7C5-1 R7C6-1 R7C7-1 R7C8-1 R7C9-1 R8C7-1 R8C8-1",
    ],
    says: "In row 9, columns 4 and 9 and box 7, 1 fits only in rows 4 and 7 and boxes 2 and 9, one each, so R1C5, R1C6, R2C5 and 17 others are not 1.",
    not: [
      ones(9, "......... ........- ........- ......... ...-....- ...-....- ......... ----..... ------..-"),
    ],
  },
  {
    rule: "finned-mutant-jellyfish",
    size: 9,
    fires: ones(
      9,
      "......... ......... ...-.---. .--...--. ......... .---.---- ......... ......... .........",
    ),
    adds: ["R1C1-1 R2C1-1"],
    says: "Unless R4C1 or R6C1 is 1, the 1s of rows 3 and 6 and boxes 4 and 6 fill row 5, columns 5 and 9 and box 1. Either way R1C1 and R2C1 are not 1.",
    not: [
      ones(9, "......... ......... .....---. .--...--. ......... .---.---- ......... ......... ........."),
    ],
  },
];
