import { ok, type Result } from "../model/result.ts";
import type { TreeNode } from "./trace.ts";
import { refuse, TREE_LIMITS } from "./tree-problems.ts";

/** A node as it was typed; nodes are numbered in the order of the text, so a parent comes before its children. */
export type TypedNode = Omit<TreeNode, "isMax" | "minimax">;

const CLOSER: Readonly<Record<string, string>> = { "(": ")", "[": "]" };
const BLANK = /[\s,\u200b-\u200d\u2060]/;
const BRACKET = /[()[\]]/;
const FOREIGN = /[\u0080-\uffff]/g;
const NUMBER = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;
/** Full-width forms are so much above the ASCII that they stand for. */
const FULL_WIDTH = 0xfee0;

/**
 * Reads a tree: a number is a leaf; brackets around children, with blanks, commas or nothing between them, are a
 * node. Round and square brackets and full-width forms will do. The time is linear in the text.
 */
export function readTree(text: string): Result<readonly TypedNode[]> {
  if (text.length > TREE_LIMITS.characters) return refuse.tooLong(text);
  const nodes: (TypedNode & { children: number[]; span: { from: number; to: number } })[] = [];
  const open: number[] = [];
  let at = 0;
  while (at < text.length) {
    const letter = plain(text[at]);
    if (BLANK.test(letter)) {
      at++;
      continue;
    }
    if (letter === ")" || letter === "]") {
      const closed = nodes[open.pop() ?? -1];
      if (closed === undefined) return refuse.unopened(text, at);
      if (CLOSER[plain(text[closed.span.from])] !== letter)
        return refuse.mismatched(text, at, closed.span.from);
      if (closed.children.length === 0) return refuse.emptyBrackets(text, closed.span.from);
      closed.span.to = ++at;
      continue;
    }
    const to = BRACKET.test(letter) ? at + 1 : wordEnd(text, at);
    const leaf = letter in CLOSER ? ok(null) : readLeaf(text, at, to);
    if (!leaf.ok) return leaf;
    const parent = open.at(-1) ?? -1;
    if (parent === -1 && nodes.length > 0) return refuse.more(text, at);
    if (open.length > TREE_LIMITS.levels || (open.length === TREE_LIMITS.levels && leaf.value === null))
      return refuse.tooDeep(text, at);
    if (nodes.length === TREE_LIMITS.nodes) return refuse.tooMany(text, at);
    const siblings = nodes[parent]?.children;
    nodes.push({
      parent,
      children: [],
      depth: open.length,
      place: siblings?.length ?? 0,
      leaf: leaf.value,
      span: { from: at, to },
    });
    siblings?.push(nodes.length - 1);
    if (leaf.value === null) open.push(nodes.length - 1);
    at = to;
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) return refuse.unclosed(text, nodes[unclosed].span.from);
  return nodes.length === 0 ? refuse.empty(text) : ok(nodes);
}

/** A character as it would be typed without an input method. */
function plain(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 0x80) return letter;
  if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - FULL_WIDTH);
  if (letter === "\u2212") return "-";
  return letter === "、" ? "," : letter;
}

/** Where what begins here ends: before the next blank or bracket. */
function wordEnd(text: string, from: number): number {
  let to = from;
  for (; to < text.length; to++) {
    const letter = plain(text[to]);
    if (BLANK.test(letter) || BRACKET.test(letter)) break;
  }
  return to;
}

function readLeaf(text: string, from: number, to: number): Result<number> {
  const word = text.slice(from, to).replace(FOREIGN, plain);
  if (!NUMBER.test(word)) return refuse.noNumber(text, from, to, /^[\d.+-]*$/.test(word));
  if (word.replace(/\D/g, "").length > TREE_LIMITS.digits) return refuse.tooLarge(text, from, to);
  return ok(Number(word) + 0);
}
