import type { en } from "./en.ts";

export const zh: Readonly<Record<keyof typeof en, string>> = {
  "days.earlier": "上个月",
  "days.later": "下个月",
  "days.solved": "已完成",
  "days.begun": "进行中",
  "days.new": "新题",
  "days.note": "每天每种题目各一道，所有人都一样。周一最容易，周日最难。",
  "days.standIn": "题库还没有下载完整。在此之前，当天的题目可能由别的题目代替。",
  "days.coming": "这一天的题目到时才会出现。",
  "days.legend": "实心点：已完成；圆圈：进行中。",
  "days.lost": "这些题目没能读出，它们属于题库。",
};
