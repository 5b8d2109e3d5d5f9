import { fail, type Result } from "../model/result.ts";
import type { Readers } from "./readers.ts";

/** The refusal of a text without anything in it. */
export function empty(): Result<never> {
  return fail("empty", {
    en: "There is nothing here yet: paste a puzzle or an address.",
    zh: "这里还没有内容：请粘贴一道题或一个地址。",
  });
}

/** The refusal of a text beyond the length limit. */
export function tooLong(length: number, longest: number): Result<never> {
  return fail("too-long", {
    en: `This text has ${length} characters; a puzzle needs at most ${longest}. Paste only the puzzle.`,
    zh: `这段文字有 ${length} 个字符，一道题最多需要 ${longest} 个。请只粘贴题目本身。`,
  });
}

/** The refusal of a damaged penpa address. */
export function penpaPacked(): Result<never> {
  return fail("penpa-packed", {
    en: "The packed part of this penpa address cannot be unpacked. Was the address copied to its end?",
    zh: "这个 penpa 地址的压缩部分无法解开。是否没有复制完整？",
  });
}

/** The refusal of pzpr's address of a genre that is not played here; null for any other text. */
export function otherGenre({ kinds }: Readers, text: string): Result<never> | null {
  const name = /^https?:\/\/[\w.-]+\/p(?:\.html)?\?(?:[a-z]+\/)?([a-z]{3,20})\//i.exec(text)?.[1];
  if (!name || kinds.some((kind) => kind.id === name)) return null;
  const en = kinds.map((kind) => kind.name.en);
  const zh = kinds.map((kind) => kind.name.zh);
  return fail("unknown-kind", {
    en: `This address leads to a puzzle called "${name}". Ergo plays ${joined(en, ", ", " and ")}.`,
    zh: `这个地址是一道“${name}”题，而“所以”只有${joined(zh, "、", "和")}。`,
  });
}

/** The refusal of a text that no kind recognises; it lists the texts that could be pasted. */
export function noPuzzle({ kinds, readers }: Readers): Result<never> {
  const tries = kinds.flatMap(({ id }) => readers.find((reader) => reader.id === id)?.tries ?? []);
  const en = kinds.map((kind) => kind.name.en);
  const zh = kinds.map((kind) => kind.name.zh);
  const tryEn = tries.map((one) => one.en);
  const tryZh = tries.map((one) => one.zh);
  return fail("no-puzzle", {
    en: `No ${joined(en, ", ", " or ")} was found in this text. Try ${joined(tryEn, ", ", ", or ")}.`,
    zh: `这段文字里没有找到${joined(zh, "、", "或")}。可以试试 ${joined(tryZh, "、", "，或 ")}。`,
  });
}

/** The refusal of a puzzle of another kind than the one that was asked for. */
export function otherKind(found: string, wanted: string): Result<never> {
  return fail("other-kind", {
    en: `This is a ${found} puzzle, but a ${wanted} puzzle was asked for.`,
    zh: `这是 ${found} 题目，而这里要的是 ${wanted} 题目。`,
  });
}

/** "A, B and C", with the separators `between` and `last`. */
function joined(names: readonly string[], between: string, last: string): string {
  return names.length < 2 ? names.join() : names.slice(0, -1).join(between) + last + names.slice(-1).join();
}
