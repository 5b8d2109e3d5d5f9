import type { Problem } from "../../../engine/model/result.ts";

export const LOST: Problem = {
  code: "lost",
  text: { en: "The reasoner broke off. Please go on once more.", zh: "推理中断了，请再继续一次。" },
};

export const NO_PUZZLE: Problem = {
  code: "no-puzzle",
  text: { en: "This address holds no puzzle.", zh: "这个地址里没有题目。" },
};
