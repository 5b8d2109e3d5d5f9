import type { Dictionary } from "./en.ts";

/** Simplified Chinese texts of the page, grouped by screen. */
export const zh: Dictionary = {
  // App
  "app.name": "所以",
  "app.tagline": "数独与数墙，每一步都说得清",
  "app.close": "关闭",
  "app.back": "返回",
  "app.cancel": "取消",
  // Levels
  "level.1": "入门",
  "level.2": "初级",
  "level.3": "中级",
  "level.4": "高级",
  "level.5": "专家",
  "level.6": "大师",
  "level.7": "骨灰",
  // Boards (labels for screen readers)
  "board.sudoku": "数独，{rows} 行 {cols} 列",
  "board.nurikabe": "数墙，{rows} 行 {cols} 列",
  "board.cell": "第 {row} 行第 {col} 列",
  "board.comma": "，",
  "board.blank": "空格",
  "board.given": "{digit}，题目给出",
  "board.yours": "{digit}，你填的",
  "board.ghost": "可推出 {digit}",
  "board.corner": "角注 {digits}",
  "board.centre": "中注 {digits}",
  "board.candidates": "候选数 {digits}",
  "board.out": "可排除 {digits}",
  "board.colour": "颜色 {colour}",
  "board.wall": "墙",
  "board.island": "岛",
  "board.finished": "已完成的岛",
  "board.clue": "提示数 {clue}",
  "board.wrong": "有误",
  "board.focus": "看这里",
  "board.premise": "依据",
  "board.conclude": "结论",
  "board.conflict": "有冲突",
  // Play
  "play.no-answer": "没有找到这道题的答案。",
  "play.lost": "推理程序刚刚重启，请再试一次。",
  // Hint
  // Shelf
  // Import and share
  // Settings
};
