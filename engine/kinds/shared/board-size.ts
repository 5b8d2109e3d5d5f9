import type { Problem } from "../../model/result.ts";

/** Longest side and most cells of a board. */
const LONGEST_SIDE = 100;
export const MOST_CELLS = 4096;

/** Why no board has this size, or null. */
export function sizeProblem(rows: number, cols: number): Problem | null {
  const fits =
    rows >= 1 && cols >= 1 && rows <= LONGEST_SIDE && cols <= LONGEST_SIDE && rows * cols <= MOST_CELLS;
  if (fits) return null;
  return {
    code: "size-out-of-range",
    text: {
      en: `A board of ${cols} columns and ${rows} rows cannot be opened: each side may have 1 to ${LONGEST_SIDE} cells, the board at most ${MOST_CELLS}.`,
      zh: `无法打开 ${cols} 列 ${rows} 行的盘面：每边可有 1 到 ${LONGEST_SIDE} 格，全盘最多 ${MOST_CELLS} 格。`,
    },
  };
}
