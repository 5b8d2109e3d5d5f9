import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { DIGIT_PLAY } from "../../../engine/kinds/shared/digit-play.ts";
import { DIGIT_LAW_TEXTS } from "../../../engine/kinds/shared/digit-say.ts";
import { fail, ok } from "../../../engine/model/result.ts";
import { type LatinPuzzle, latinPuzzle, SIDES } from "./puzzle.ts";

const { row, column, cell } = DIGIT_LAW_TEXTS;
const refused = fail("latin", {
  en: "This is no Latin square of 4x4 to 6x6.",
  zh: "这不是 4x4 到 6x6 的拉丁方阵。",
});

/** Latin squares as the page knows them. */
export const latin: PlayKind<LatinPuzzle> = {
  ...DIGIT_PLAY,
  id: "latin",
  name: { en: "Latin square", zh: "拉丁方阵" },
  parse(text) {
    const side = Math.sqrt(text.length);
    const isSquare = SIDES.includes(side) && [...text].every((sign) => sign >= "0" && sign <= String(side));
    return isSquare ? ok(latinPuzzle([...text].map(Number))) : refused;
  },
  lawTexts: { row, column, cell },
};
