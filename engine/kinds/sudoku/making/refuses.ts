import type { Problem } from "../../../model/result.ts";
import type { Words } from "../../../model/words.ts";
import { SIZES, type SudokuSize } from "../puzzle/houses.ts";
import { canHold } from "./orbits.ts";
import { type SudokuWish, SYMMETRIES, type Symmetry } from "./wish.ts";

/**
 * Fewest givens that one answer needs. 9x9: G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue
 * Sudoku" (2012); 4x4 by trying all; 6x6 is the fewest known.
 */
const FEWEST: Readonly<Record<SudokuSize, number>> = { 4: 4, 6: 8, 9: 17 };

/**
 * Most givens of a puzzle in which none can be left out. 9x9: the most known; 4x4 by trying all; 6x6: a
 * house that is given whole has a given too many.
 */
const MOST_MINIMAL: Readonly<Record<SudokuSize, number>> = { 4: 6, 6: 30, 9: 40 };

/**
 * The hardest level that puzzles are made of. 4x4 are all solved by single candidates. Harder ones of 6x6 may exist, but none
 * is in 5,000 random minimal puzzles, nor among those close to the hardest of them.
 */
const HARDEST: Readonly<Record<SudokuSize, number>> = { 4: 1, 6: 5, 9: 7 };

/** The size that is wished, if it is one of Sudoku's. */
export function sizeOf(wish: SudokuWish): SudokuSize | undefined {
  return SIZES.find((one) => one === wish.rows && one === wish.cols);
}

/** Why no Sudoku is ever as wished, or null. */
export function refuses(wish: SudokuWish): Problem | null {
  const { symmetry = "none", givens, minimal, level } = wish;
  const size = sizeOf(wish);
  if (!size) {
    return problem("size", {
      en: `Sudoku is made in sizes 4x4, 6x6 and 9x9, not ${wish.cols}x${wish.rows}.`,
      zh: `数独的尺寸有 4x4、6x6 和 9x9，不能是 ${wish.cols}x${wish.rows}。`,
    });
  }
  if (!SYMMETRIES.includes(symmetry)) {
    return problem("symmetry", {
      en: `There is no symmetry called "${symmetry}".`,
      zh: `没有名为“${symmetry}”的对称。`,
    });
  }
  if (wish.unsaid) {
    return problem("unsaid", {
      en: "Question marks are for the clues of Nurikabe: in a Sudoku a digit is given or it is not.",
      zh: "问号只用于数墙的提示数：数独的格子要么给出数字，要么空着。",
    });
  }
  if ((level ?? 1) > HARDEST[size]) return problem("level", tooHard(size));
  return refusesGivens(size, symmetry, givens, minimal ?? false);
}

function tooHard(size: SudokuSize): Words {
  if (size === 4) {
    return {
      en: "4x4 Sudokus are all solved by beginner’s rules (level 1): nothing harder is ever needed.",
      zh: "4x4 数独用入门技巧（1 级）就都能解出：从不需要更难的技巧。",
    };
  }
  return {
    en: `${size}x${size} Sudokus are made up to level ${HARDEST[size]}: harder ones are too rare to be found.`,
    zh: `${size}x${size} 的数独最高出到 ${HARDEST[size]} 级：更难的太少，找不到。`,
  };
}

function refusesGivens(
  size: SudokuSize,
  symmetry: Symmetry,
  givens: number | undefined,
  minimal: boolean,
): Problem | null {
  if (givens === undefined) return null;
  const most = size * size - 1;
  if (!Number.isInteger(givens) || givens < FEWEST[size] || givens > most) {
    return problem("givens", {
      en: `A ${size}x${size} Sudoku with one answer and something to solve has ${FEWEST[size]} to ${most} givens, not ${givens}.`,
      zh: `${size}x${size} 的数独要有唯一解又有空格可填，已知数须在 ${FEWEST[size]} 到 ${most} 之间，不能是 ${givens}。`,
    });
  }
  if (minimal && givens > MOST_MINIMAL[size]) {
    return problem("minimal", {
      en: `With ${givens} givens some can be left out: no minimal ${size}x${size} Sudoku with more than ${MOST_MINIMAL[size]} is known.`,
      zh: `有 ${givens} 个已知数时总能去掉一些：已知的极小 ${size}x${size} 数独都不超过 ${MOST_MINIMAL[size]} 个。`,
    });
  }
  if (canHold(size, symmetry, givens)) return null;
  return problem("symmetry", {
    en: `With this symmetry (${symmetry}) the givens come in groups that never add up to ${givens}: try one or two more.`,
    zh: `在这种对称（${symmetry}）下，已知数成组出现，凑不成 ${givens} 个：请加一两个再试。`,
  });
}

function problem(about: string, text: Words): Problem {
  return { code: `wish-${about}`, text };
}
