/** Sentences for the time before any of the app's own words are loaded, in English and Chinese. */
const SENTENCES = {
  old: [
    "This browser is too old for Ergo. Please update it, or open this page in a newer one. Your games are safe.",
    "这个浏览器版本太旧，无法运行“所以”。请更新浏览器，或换用较新的浏览器打开本页。您的进度不会丢失。",
  ],
  broken: [
    "Ergo could not start: a part of it is missing or damaged. “Repair” loads it afresh from the network. Your games are safe.",
    "“所以”没能启动：有文件缺失或损坏。点“修复”会从网络重新载入。您的进度不会丢失。",
  ],
  slow: [
    "Ergo is still loading. If nothing comes, “Repair” loads it afresh from the network. Your games are safe.",
    "“所以”仍在载入。如果一直没有出现，点“修复”会从网络重新载入。您的进度不会丢失。",
  ],
  repair: ["Repair", "修复"],
} as const;

export type Sentence = keyof typeof SENTENCES;

/** The one of an English and a Chinese text that the browser prefers. */
export function preferred([english, chinese]: readonly [string, string]): string {
  return /^zh/.test(navigator.language) ? chinese : english;
}

/** A sentence in the language that the browser prefers. */
export function sayIn(sentence: Sentence): string {
  return preferred(SENTENCES[sentence]);
}
