import type { Problem } from "../../../engine/model/result.ts";
import type { DuelMove } from "../../../worker/api.ts";
import type { DuelMatch } from "./match.ts";

/** The worker was lost. */
export const LOST: Problem = {
  code: "lost",
  text: { en: "Thinking broke off. Please go on.", zh: "思考中断了，请点“继续”。" },
};

/** The refusal of an address. */
export const NO_SUCH_SIZE: Problem = {
  code: "no-such-duel",
  text: {
    en: "A duel is played on 4x4, 6x6 or 9x9 cells: the address ends in 4, 6 or 9.",
    zh: "对弈的棋盘只有 4x4、6x6、9x9：网址末尾应是 4、6 或 9。",
  },
};

const WRITTEN: Problem = {
  code: "duel-written",
  text: { en: "That cell is written already.", zh: "这一格已经填了。" },
};

/** Why a person's move is not legal. */
export function refusalOf({ moves }: DuelMatch, { cell, digit }: DuelMove): Problem {
  if (moves.some((move) => move.cell === cell)) return WRITTEN;
  return {
    code: "duel-illegal",
    text: {
      en: `${digit} stands in that row, column or box already.`,
      zh: `这一行、列或宫里已经有 ${digit} 了。`,
    },
  };
}
