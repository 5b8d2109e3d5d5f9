import type { Words } from "../model/words.ts";

/** Of a set, the first puzzle was opened. */
export function firstOf(count: number): Words {
  return {
    en: `This is the first of ${count} puzzles in the text.`,
    zh: `这是文中 ${count} 道题里的第一道。`,
  };
}

/** Of a set that is too long, the first lines were read. */
export function onlyBeginning(count: number): Words {
  return {
    en: `This is the first of ${count} puzzles; the text is too long to read the rest of it.`,
    zh: `这是前 ${count} 道题里的第一道；文字太长，其余部分没有读取。`,
  };
}
