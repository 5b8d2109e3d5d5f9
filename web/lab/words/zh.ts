import type { en } from "./en.ts";

export const zh: Readonly<Record<keyof typeof en, string>> = {
  "lab.parts": "实验室的各部分",
  "lab.race": "搜索竞赛",
  "lab.tree": "α-β 剪枝",
  "lab.duel": "对弈",
  "lab.methods": "算法",
  "lab.about": "它怎样工作",
  "lab.stop": "停止",
};
