import type { en } from "./en.ts";

export const zh: Readonly<Record<keyof typeof en, string>> = {
  "methods.lead": "每种搜索怎样工作、代价多大、从哪里来。",
  "methods.searches": "搜索",
  "methods.games": "双人博弈",
  "methods.making": "出题",
  "methods.numbers": "数字",
  "methods.all": "全部算法",
  "methods.idea": "想法",
  "methods.code": "伪代码",
  "methods.cost": "代价",
  "methods.sources": "出处",
  "methods.before": "上一篇：{name}",
  "methods.next": "下一篇：{name}",
  "methods.watch": "看它竞赛",
  "methods.watch-games": "在树上看它",
  "methods.watch-duel": "和它对弈",
  "methods.watch-numbers": "去用时表",
};
