import type { en } from "./en.ts";

export const zh: Readonly<Record<keyof typeof en, string>> = {
  "import.title": "导入题目",
  "import.label": "题目的链接或文本",
  "import.paste": "粘贴",
  "import.file": "打开文件",
  "import.open": "开始做题",
  "import.nothing": "粘贴或输入题目，“所以”会自动识别。",
  "import.with-marks": "附带已有进度。",
  "import.number": "第几道题，共 {n} 道",
  "import.of": "/ {n}",
  "import.earlier": "上一道题",
  "import.later": "下一道题",
  "import.at": "第 {line} 行第 {column} 列：",
  "import.forms": "可以导入哪些内容？",
  "import.form-link": "本应用的链接，带不带进度均可",
  "import.form-others": "其他程序的网址",
  "import.form-files": "其他程序的文件，也可以每行一题",
};
