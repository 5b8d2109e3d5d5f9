import type { Words } from "../../model/words.ts";

/** What a step says of the premise `ONE_ANSWER` that it leans on. */
export const ONE_ANSWER_TEXT: Words = {
  en: "This uses that the puzzle has one answer.",
  zh: "这一步用到：本题只有一个答案。",
};
