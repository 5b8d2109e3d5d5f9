import type { en } from "./en.ts";

export const zh: Readonly<Record<keyof typeof en, string>> = {
  "library.more": "重命名或删除：{title}",
  "library.delete": "删除",
  "library.name": "为“{title}”起个新名字",
  "library.filter": "显示哪些游戏",
  "library.search": "搜索游戏",
  "library.none": "没有符合条件的游戏。",
  "library.empty": "开始过的游戏会出现在这里，删除之前一直保留。",
  "library.rest.one": "再显示 1 局",
  "library.rest.other": "再显示 {n} 局",
  "library.open": "进行中",
  "library.finished-of": "已完成 {n} / {size}",
  "library.numbers": "选择{level}题号",
  "library.choose": "选一个题号，或点“{level}”直接开始下一道新题。",
  "library.begun": "已开始",
  "library.finished": "已完成",
  "library.earlier": "前面的题号",
  "library.later": "后面的题号",
  "library.span": "第 {from}–{to} 题，共 {size} 题",
  "library.no-puzzles": "题目没能加载，请检查网络后重新打开应用。",
};
