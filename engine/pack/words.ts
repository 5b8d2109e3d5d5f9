import { fail, type Result } from "../model/result.ts";

/** A file that does not begin as a pack. */
export function noPack(): Result<never> {
  return fail("no-pack", {
    en: "This is no pack of puzzles: it begins otherwise. Fetch it again.",
    zh: "这不是题库包：开头不符。请重新获取。",
  });
}

/** A pack of another version of the format. */
export function newerPack(): Result<never> {
  return fail("pack-format", {
    en: "This pack is written in another version of the format than this app reads. Update the app.",
    zh: "这个题库包的格式版本与本应用不符。请更新应用。",
  });
}

/** A pack whose bytes are not those that were written. */
export function damaged(): Result<never> {
  return fail("pack-damaged", {
    en: "This pack is damaged or cut short: its checksum is wrong. Fetch it again.",
    zh: "这个题库包已损坏或不完整：校验和不符。请重新获取。",
  });
}

/** A pack of puzzles of another kind than was asked for. */
export function otherKind(kind: string): Result<never> {
  return fail("pack-kind", {
    en: `This pack holds puzzles of another kind: ${kind.slice(0, 40)}.`,
    zh: `这个题库包里是另一种谜题：${kind.slice(0, 40)}。`,
  });
}
