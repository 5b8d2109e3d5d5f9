import type { Problem } from "../../../engine/model/result.ts";

export const NO_PUZZLE: Problem = {
  code: "no-puzzle",
  text: { en: "This address holds no puzzle.", zh: "这个地址里没有题目。" },
};
export const NO_SEARCH: Problem = {
  code: "no-search",
  text: { en: "This kind of puzzle has no search of that name.", zh: "这种题没有这个名字的搜索方法。" },
};
export const LOST: Problem = {
  code: "lost",
  text: { en: "A search broke off. Please start once more.", zh: "搜索中断了，请再开始一次。" },
};
export const NO_NAMES: Problem = {
  code: "no-searches",
  text: {
    en: "The searches could not be loaded. Turn to another part of the lab and back to try again.",
    zh: "没能载入搜索方法。切换到实验室的其他部分再回来，即可重试。",
  },
};
