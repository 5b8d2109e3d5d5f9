import type { Problem } from "../../../model/result.ts";
import type { NurikabeWish } from "./wish.ts";

/** Fewest and most rows and columns that are made. */
const SMALLEST = 3;
const LARGEST = 25;

/** The reason why no Nurikabe can fulfil the wish, or null. It has no wishes about givens. */
export function refuses(wish: NurikabeWish): Problem | null {
  const { rows, cols, symmetry, givens, minimal, unsaid = 0 } = wish;
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
  if (Number.isInteger(unsaid) && unsaid >= 0 && unsaid <= 100) return null;
  return {
    code: "wish-unsaid",
    text: {
      en: `Of a hundred clues 0 to 100 can be question marks, not ${unsaid}.`,
      zh: `一百个提示数中可以有 0 到 100 个是问号，不能是 ${unsaid} 个。`,
    },
  };
}
