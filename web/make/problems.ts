import type { Problem } from "../../engine/model/result.ts";

export const NONE_FOUND: Problem = {
  code: "none-made",
  text: {
    en: "No such puzzle came out. Fewer wishes, another level or another size may do better.",
    zh: "没能做出这样的题目，放宽些要求，或换个级别、大小试试。",
  },
};
export const NO_MORE: Problem = {
  code: "no-more",
  text: {
    en: "There are hardly any other puzzles like this.",
    zh: "这样的题目几乎没有更多了。",
  },
};
export const LOST: Problem = {
  code: "lost",
  text: {
    en: "Making broke off. Please try once more.",
    zh: "出题中断了，请再试一次。",
  },
};
