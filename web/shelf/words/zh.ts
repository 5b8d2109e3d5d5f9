import type { ShelfDictionary } from "./en.ts";

export const zh: ShelfDictionary = {
  "shelf.continue": "继续",
  "shelf.all": "全部游戏",
  "shelf.today": "今天，{date}",
  "shelf.days": "日历",
  "shelf.not-begun": "新题",
  "shelf.play": "开始新题",
  "shelf.level": "{kind}的难度",
  "shelf.more": "更多题目",
  "shelf.enter": "手动输入",
  "shelf.picture": "拍照或选图",
  "shelf.import": "粘贴或导入",
  "shelf.think": "思考",
  "shelf.learn-text": "入门课，每个技巧一页",
  "shelf.workbench-text": "看规则一步步解题",
  "shelf.lab-text": "看各种搜索如何比拼",
  // The name is not broken over two lines.
  "shelf.welcome": "选一道题开始。卡住的时候，“所\u2060以”不给答案，只告诉你下一步该怎么想、为什么。",
  "shelf.begin": "玩{kind}",
  "shelf.new-to": "没玩过{kind}？来上第一课",
  "shelf.no-puzzles": "题目没能加载，请检查网络后重新打开应用。",
  "shelf.lost": "这道题没能加载，请检查网络后重试。",
  "shelf.rules": "玩法",
};
