import type { MakeKind, ThinkKind } from "../kinds/contract/kind.ts";
import type { Wish } from "../kinds/contract/wish.ts";
import type { Problem } from "../model/result.ts";
import type { Words } from "../model/words.ts";

/** The five levels of the first measure. */
const LEVELS = 5;

interface Kind {
  readonly think: ThinkKind;
  readonly making: MakeKind;
}

/** Why a wish can never come true for a kind, or null: the numbers that every kind shares, then the kind's own. */
export function refusalOf({ think, making }: Kind, wish: Wish): Problem | null {
  const hardest = Math.max(...think.rules.map((rule) => rule.level));
  return (
    outOf(wish.rows, 1, Number.MAX_SAFE_INTEGER, "size", SIZE) ??
    outOf(wish.cols, 1, Number.MAX_SAFE_INTEGER, "size", SIZE) ??
    outOf(wish.level, 1, LEVELS, "level", {
      en: `The effort (level) is a whole number from 1 (very light) to ${LEVELS} (very heavy).`,
      zh: `费力程度是 1（很省力）到 ${LEVELS}（很费力）的整数。`,
    }) ??
    outOf(wish.technique, 1, hardest, "technique", {
      en: `A technique is a whole number from 1 to ${hardest}, the levels of the rules that this kind of puzzle has.`,
      zh: `技巧级别是 1 到 ${hardest} 的整数，即这种谜题现有规则的级别。`,
    }) ??
    making.refuses(wish)
  );
}

const SIZE: Words = {
  en: "A size is a whole number of rows and of columns, at least 1.",
  zh: "尺寸的行数和列数都是不小于 1 的整数。",
};

function outOf(
  number: number | undefined,
  least: number,
  most: number,
  code: string,
  text: Words,
): Problem | null {
  if (number === undefined || (Number.isInteger(number) && number >= least && number <= most)) return null;
  return { code: `wish-${code}`, text };
}
