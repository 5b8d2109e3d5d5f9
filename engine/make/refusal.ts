import type { MakeKind, ThinkKind } from "../kinds/contract/kind.ts";
import type { Wish } from "../kinds/contract/wish.ts";
import { nearest } from "../language/read/nearest.ts";
import type { Problem } from "../model/result.ts";
import type { Words } from "../model/words.ts";
import { levelOf } from "./level-of.ts";

/** The levels of a rating. */
const LEVELS = 7;

interface Kind {
  readonly think: ThinkKind;
  readonly making: MakeKind;
}

/** Why a wish can never come true for a kind, or null: the numbers that every kind shares, then the kind's own. */
export function refusalOf({ think, making }: Kind, wish: Wish): Problem | null {
  return (
    outOf(wish.rows, 1, Number.MAX_SAFE_INTEGER, "size", SIZE) ??
    outOf(wish.cols, 1, Number.MAX_SAFE_INTEGER, "size", SIZE) ??
    outOf(wish.level, 1, LEVELS, "level", {
      en: `A level is a whole number from 1 to ${LEVELS}: how hard the hardest step is that a puzzle needs.`,
      zh: `级别是 1 到 ${LEVELS} 的整数，表示解题所需最难一步的难度。`,
    }) ??
    noRule(think, wish.rule) ??
    otherLevel(think, wish) ??
    making.refuses(wish.rule === undefined ? wish : { ...wish, level: levelOf(think, wish.rule) })
  );
}

/** Says that a puzzle which needs a rule and nothing harder is of the rule's level. */
function otherLevel(think: ThinkKind, { level, rule }: Wish): Problem | null {
  if (rule === undefined || level === undefined) return null;
  const own = levelOf(think, rule);
  if (level === own) return null;
  return {
    code: "wish-level",
    text: {
      en: `The technique "${rule}" is of level ${own}, and so are the puzzles made for it, not of level ${level}.`,
      zh: `技巧“${rule}”属于 ${own} 级，为它出的题也是 ${own} 级，不会是 ${level} 级。`,
    },
  };
}

/** Names the rule that there is not; bookkeeping is no rule to wish for. */
function noRule({ rules }: ThinkKind, rule: string | undefined): Problem | null {
  if (rule === undefined || rules.some(({ id, level }) => id === rule && level > 0)) return null;
  const ids = rules.filter(({ level }) => level > 0).map(({ id }) => id);
  const meant = nearest(rule, ids);
  return {
    code: "wish-rule",
    text: {
      en: `There is no technique "${rule}".${meant ? ` Did you mean "${meant}"?` : ""} There are ${ids.join(", ")}.`,
      zh: `没有“${rule}”这个技巧。${meant ? `是不是“${meant}”？` : ""}现有 ${ids.join("、")}。`,
    },
  };
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
