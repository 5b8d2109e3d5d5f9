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
  // Play
  "play.no-answer": "没有找到这道题的答案。",
  "play.lost": "推理程序刚刚重启，请再试一次。",
  // Hint
  // Shelf
  // Import and share
  // Settings
};
