import { ok, type Result } from "../model/result.ts";
import type { TreeNode } from "./trace.ts";
import { refuse, TREE_LIMITS } from "./tree-problems.ts";

/** A node as it was typed; nodes are numbered in the order of the text, so a parent comes before its children. */
export type TypedNode = Omit<TreeNode, "isMax" | "minimax">;

interface DraftNode extends TypedNode {
  readonly children: number[];
  readonly span: { readonly from: number; to: number };
}

/** The closing bracket of each opening one. */
const CLOSER: Readonly<Record<string, string>> = { "(": ")", "[": "]" };
const CLOSING = /[)\]]/;
const BRACKET = /[()[\]]/;
const BLANK = /[\s,\u200b-\u200d\u2060]/;
const NUMBER = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;
const FOREIGN = /[\u0080-\uffff]/g;
/** Full-width forms are so much above the ASCII that they stand for. */
const FULL_WIDTH = 0xfee0;

/**
 * Reads a tree: a number is a leaf; brackets around children, with blanks, commas or nothing between them, are a
 * node. Round and square brackets and full-width forms will do. The time is linear in the text.
 */
export function readTree(text: string): Result<readonly TypedNode[]> {
  return text.length > TREE_LIMITS.characters ? refuse.tooLong(text) : new TreeReader(text).read();
}

class TreeReader {
  readonly #text: string;
  readonly #nodes: DraftNode[] = [];
  /** Nodes whose brackets are not closed yet, the innermost last. */
  readonly #open: number[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Result<readonly TypedNode[]> {
    while (this.#at < this.#text.length) {
      const letter = plain(this.#text[this.#at]);
      if (BLANK.test(letter)) {
        this.#at++;
        continue;
      }
      const problem = CLOSING.test(letter) ? this.#close(letter) : this.#add(letter in CLOSER);
      if (problem) return problem;
    }
    const unclosed = this.#open.at(-1);
    if (unclosed !== undefined) return refuse.unclosed(this.#text, this.#nodes[unclosed].span.from);
    return this.#nodes.length === 0 ? refuse.empty(this.#text) : ok(this.#nodes);
  }

  #close(letter: string): Result<never> | undefined {
    const [text, at] = [this.#text, this.#at];
    const node = this.#nodes[this.#open.pop() ?? -1];
    if (node === undefined) return refuse.unopened(text, at);
    const { children, span } = node;
    if (CLOSER[plain(text[span.from])] !== letter) return refuse.mismatched(text, at, span.from);
    if (children.length === 0) return refuse.emptyBrackets(text, span.from);
    span.to = ++this.#at;
  }

  /** A node begins, or is a leaf. */
  #add(isOpening: boolean): Result<never> | undefined {
    const [text, at, nodes, open] = [this.#text, this.#at, this.#nodes, this.#open];
    const to = isOpening ? at + 1 : wordEnd(text, at);
    const leaf = isOpening ? ok(null) : readLeaf(text, at, to);
    if (!leaf.ok) return leaf;
    if (open.length === 0 && nodes.length > 0) return refuse.more(text, at);
    if (open.length === TREE_LIMITS.levels && isOpening) return refuse.tooDeep(text, at);
    if (nodes.length === TREE_LIMITS.nodes) return refuse.tooMany(text, at);
    const parent = open.at(-1) ?? -1;
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
    if (isOpening) open.push(nodes.length - 1);
    this.#at = to;
  }
}

/** A character as it would be typed without an input method. */
function plain(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 0x80) return letter;
  if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - FULL_WIDTH);
  if (letter === "\u2212") return "-";
  return letter === "、" ? "," : letter;
}

/** The end of a word: before the next blank or bracket. */
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
  // Minus nought is nought.
  return ok(Number(word) + 0);
}
