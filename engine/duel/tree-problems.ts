import { fail, type Result } from "../model/result.ts";

/** Limits of a typed tree. So many digits are exact in a number of 64 bits. */
export const TREE_LIMITS = { characters: 500_000, nodes: 100_000, levels: 100, digits: 15 } as const;

/** Characters of a quoted word, at most. */
const QUOTED = 20;

/** The refusals of a text that is no tree, each with its place. */
export const refuse = {
  empty: (text: string): Result<never> =>
    no(text, 0, "tree-empty", {
      en: "There is no tree here: write one such as ((3 12 8)(2 4 6)(14 5 2)).",
      zh: "这里没有树：请写一棵，例如 ((3 12 8)(2 4 6)(14 5 2))。",
    }),
  tooLong: (text: string): Result<never> =>
    no(text, TREE_LIMITS.characters, "tree-too-long", {
      en: `The text has ${text.length} characters, and a tree is read up to ${TREE_LIMITS.characters}: from here on it is too long, so write a smaller tree.`,
      zh: `文本有 ${text.length} 个字符，而树最多读取 ${TREE_LIMITS.characters} 个：从这里起过长，请写一棵小一些的树。`,
    }),
  tooDeep: (text: string, at: number): Result<never> =>
    no(text, at, "tree-too-deep", {
      en: `This bracket is inside ${TREE_LIMITS.levels} others, and a tree may have at most ${TREE_LIMITS.levels} levels below its root: write a flatter one.`,
      zh: `这个括号外面已有 ${TREE_LIMITS.levels} 层括号，而树在根以下最多 ${TREE_LIMITS.levels} 层：请写一棵浅一些的树。`,
    }),
  tooMany: (text: string, at: number): Result<never> =>
    no(text, at, "tree-too-many", {
      en: `A tree may have at most ${TREE_LIMITS.nodes} nodes, leaves included, and here begins one more: write a smaller one.`,
      zh: `一棵树连叶子最多 ${TREE_LIMITS.nodes} 个节点，而这里又多出一个：请写一棵小一些的树。`,
    }),
  unopened: (text: string, at: number): Result<never> =>
    no(text, at, "tree-unopened", {
      en: `This “${text[at]}” closes nothing: every bracket before it is closed already. Take it away, or open a bracket before it.`,
      zh: `这个“${text[at]}”没有可闭合的括号：前面的括号都已闭合。请删去它，或在前面补一个开括号。`,
    }),
  mismatched: (text: string, at: number, opened: number): Result<never> => {
    const { line, column } = placeOf(text, opened);
    return no(text, at, "tree-mismatched", {
      en: `“${text[at]}” does not close the “${text[opened]}” that was opened at line ${line} column ${column}: use brackets of one kind there.`,
      zh: `“${text[at]}”不能闭合第 ${line} 行第 ${column} 列的“${text[opened]}”：请在那里使用同一种括号。`,
    });
  },
  unclosed: (text: string, at: number): Result<never> =>
    no(text, at, "tree-unclosed", {
      en: `The “${text[at]}” that is opened here is never closed: close it behind its last child.`,
      zh: `这里的“${text[at]}”没有闭合：请在它最后一个子节点之后闭合它。`,
    }),
  emptyBrackets: (text: string, at: number): Result<never> =>
    no(text, at, "tree-empty-brackets", {
      en: "These brackets hold nothing: put a number or a node between them, or take them away.",
      zh: "这对括号里什么也没有：请在其中写上数字或节点，或删去这对括号。",
    }),
  more: (text: string, at: number): Result<never> =>
    no(text, at, "tree-more", {
      en: "The tree has ended before this: put brackets around all of it, or take away what follows.",
      zh: "树在此之前已经结束：请用一对括号把全部内容括起来，或删去后面的内容。",
    }),
  /** `isNearly`: it is written with the characters of a number. */
  noNumber: (text: string, from: number, to: number, isNearly: boolean): Result<never> => {
    const word = quoted(text, from, to);
    if (isNearly)
      return no(text, from, "tree-bad-number", {
        en: `“${word}” is no number: write one such as 12, -3 or 0.5, and a blank between two numbers.`,
        zh: `“${word}”不是一个数：请写成 12、-3 或 0.5 这样的数，两个数之间留空格。`,
      });
    return no(text, from, "tree-word", {
      en: `“${word}” is neither a number nor a bracket: write a leaf as a number such as 12, -3 or 0.5, and a node as brackets around its children.`,
      zh: `“${word}”既不是数也不是括号：叶子请写成 12、-3 或 0.5 这样的数，节点请用括号把子节点括起来。`,
    });
  },
  tooLarge: (text: string, from: number, to: number): Result<never> =>
    no(text, from, "tree-too-large", {
      en: `“${quoted(text, from, to)}” has more than ${TREE_LIMITS.digits} digits, and so many cannot be kept exactly: write a number with fewer.`,
      zh: `“${quoted(text, from, to)}”超过 ${TREE_LIMITS.digits} 位数字，无法精确保存：请写位数少一些的数。`,
    }),
};

function no(text: string, at: number, code: string, words: Parameters<typeof fail>[1]): Result<never> {
  return fail(code, words, placeOf(text, at));
}

/** Line and column from 1; a column is a character as a person counts it. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: Array.from(before.slice(start)).length + 1 };
}

function quoted(text: string, from: number, to: number): string {
  const letters = Array.from(text.slice(from, Math.min(to, from + 2 * QUOTED + 2)));
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join("")}…` : letters.join("");
}
