import type { Problem } from "../../../model/result.ts";
import type { Wish } from "../../contract/wish.ts";

/** Fewest and most rows and columns that are made. */
const SMALLEST = 3;
const LARGEST = 25;

/** The reason why no Nurikabe can fulfil the wish, or null. It has no wishes about givens. */
export function refuses(wish: Wish): Problem | null {
  const { rows, cols, symmetry, givens, minimal } = wish;
  if (Math.min(rows, cols) < SMALLEST || Math.max(rows, cols) > LARGEST) {
    return {
      code: "wish-size",
      text: {
        en: `Nurikabe is made in sizes from ${SMALLEST}x${SMALLEST} to ${LARGEST}x${LARGEST}, not ${cols}x${rows}.`,
        zh: `数墙的尺寸从 ${SMALLEST}x${SMALLEST} 到 ${LARGEST}x${LARGEST}，不能是 ${cols}x${rows}。`,
      },
    };
  }
  if (givens !== undefined || minimal || (symmetry !== undefined && symmetry !== "none")) {
    return {
      code: "wish-no-givens",
      text: {
        en: "The symmetry, the number of givens and minimality cannot be chosen for Nurikabe: it is made by its size and level.",
        zh: "数墙不能选择对称、提示数的多少和极小性：它按尺寸和级别生成。",
      },
    };
  }
  return null;
}
