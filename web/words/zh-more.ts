import { zh as days } from "../days/words/zh.ts";
import { zh as enter } from "../enter/words/zh.ts";
import { zh as imports } from "../import/words/zh.ts";
import { zh as duel } from "../lab/duel/words/zh.ts";
import { zh as making } from "../lab/making/words/zh.ts";
import { zh as methods } from "../lab/methods/words/zh.ts";
import { zh as race } from "../lab/race/words/zh.ts";
import { zh as replay } from "../lab/replay/words/zh.ts";
import { zh as tree } from "../lab/tree/words/zh.ts";
import { zh as lab } from "../lab/words/zh.ts";
import { zh as learn } from "../learn/words/zh.ts";
import { zh as library } from "../library/words/zh.ts";
import { zh as make } from "../make/words/zh.ts";
import { zh as hint } from "../play/hint/words/zh.ts";
import { zh as sheets } from "../play/sheets/words/zh.ts";
import { zh as settings } from "../settings/words/zh.ts";
import { zh as share } from "../share/words/zh.ts";
import { zh as statistics } from "../statistics/words/zh.ts";
import { zh as analysis } from "../workbench/analysis/words/zh.ts";
import { zh as rules } from "../workbench/rules/words/zh.ts";
import { zh as workbench } from "../workbench/words/zh.ts";
import type { MoreDictionary } from "./en-more.ts";

/** Simplified Chinese texts that are fetched later: those of the features, and those shared by several. */
export const zhMore: MoreDictionary = {
  ...enter,
  ...imports,
  ...lab,
  ...making,
  ...methods,
  ...duel,
  ...race,
  ...replay,
  ...tree,
  ...learn,
  ...library,
  ...days,
  ...statistics,
  ...make,
  ...hint,
  ...sheets,
  ...settings,
  ...share,
  ...workbench,
  ...analysis,
  ...rules,
  "packs.kept.one": "本机存有题库 {n} 题 · {size}",
  "packs.kept.other": "本机存有题库 {n} 题 · {size}",
  "packs.fetching": "正在下载题库……",
  "packs.far": "{n} / {all}",
  "packs.waiting": "还可以下载更多题目。当前网络较慢、已断开或需要节省流量，所以等你来决定。",
  "packs.gone": "你已移除题库。随应用附带的题目仍在。",
  "packs.more": "题库还不完整。",
  "packs.fetch": "下载 {n} 题（{size}）",
  "packs.let-go": "移除题库",
  "verdict.thinking": "正在数有几个解……",
  "verdict.one": "恰好一个答案",
  "verdict.no-guess": "恰好一个答案，无需猜测",
  "verdict.several": "多解",
  "verdict.none": "无解",
  "verdict.unknown": "解数未知",
  "verdict.several-text": "这道题不止一个解，只要符合所有规则就算解开。",
  "verdict.none-text": "这道题没有解：题面本身互相矛盾。",
  "verdict.unknown-text": "没能确定这道题有几个解，暂时只有违反规则才算错。",
  "update.unsafe": "没有重新载入：浏览器无法保存的进度会因此丢失。请先备份。",
  "play.no-answer": "没有找到这道题的答案。",
  "play.nobody-thinks": "浏览器不允许启动推理程序，这里无法提示或检查，但可以继续玩。",
  "play.lost": "推理程序刚刚重启，请再试一次。",
  "play.show-where": "标出位置",
  "play.full": "格子都填满了，但有地方违反了规则。",
  "limit.thinking": "浏览器不让程序在后台运行，推理只能在页面里进行，期间可能会卡顿。",
  "limit.offline": "浏览器不允许“所以”离线保存，打开时需要网络。",
  "limit.tabs": "浏览器不让标签页互相通信：同一局请只在一个标签页中玩，否则两边的步骤稍后才会合并。",
  "limit.memory": "浏览器拒绝了一部分存储，主题和语言可能稍晚才生效。",
  "banner.memory-only": "浏览器在此无法保存数据，进度只保留到标签页关闭为止。",
  "banner.newer-data":
    "这台设备上的进度由更新版本的“所以”保存，当前版本无法读取，它们不会被改动。现在玩的不会自动保存，请在设置中备份。",
  "banner.storage-full": "存储空间已满，新的步骤无法保存。请删除一些做过的题，或在设置中备份。",
  "shelf.puzzles.one": "{n} 题",
  "shelf.puzzles.other": "{n} 题",
  "picture.menu": "保存为图片",
  "picture.board": "盘面",
  "picture.tree": "树",
  "picture.chart": "图表",
  "picture.table": "表格",
  "zoom.label": "图的大小",
  "zoom.in": "放大",
  "zoom.out": "缩小",
  "zoom.fit": "显示全图",
};
