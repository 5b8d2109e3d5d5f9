import { describe, expect, it } from "vitest";
import { randomTree } from "../../engine/duel/random-tree.ts";
import { readTree, type TypedNode } from "../../engine/duel/typed-tree.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { type Nested, nested } from "./textbook.ts";

function read(text: string): readonly TypedNode[] {
  const tree = readTree(text);
  if (!tree.ok) throw new Error(tree.problem.text.en);
  return tree.value;
}

/** The tree as nested lists again. */
function shape(nodes: readonly TypedNode[], number = 0): Nested {
  const { leaf, children } = nodes[number];
  return leaf ?? children.map((child) => shape(nodes, child));
}

const deep = (levels: number) => `${"(".repeat(levels)}1${")".repeat(levels)}`;
const wide = (leaves: number) => `(${"1 ".repeat(leaves)})`;

describe("a typed tree", () => {
  it.each<[string, Nested]>([
    [
      "((3 12 8)(2 4 6)(14 5 2))",
      [
        [3, 12, 8],
        [2, 4, 6],
        [14, 5, 2],
      ],
    ],
    ["7", 7],
    ["  -7.5\n", -7.5],
    ["(5)", [5]],
    ["((5))", [[5]]],
    ["(1,2, 3 ,,4,)", [1, 2, 3, 4]],
    ["(1(2)3[4]5)", [1, [2], 3, [4], 5]],
    ["[(1 2)[3]]", [[1, 2], [3]]],
    [
      "（（３　１２，８）、［−２ －４］）",
      [
        [3, 12, 8],
        [-2, -4],
      ],
    ],
    ["(\n\t1\r\n\t(2\u200b3)\n)", [1, [2, 3]]],
    ["(.5 +5 -0 007 0.25 999999999999999)", [0.5, 5, 0, 7, 0.25, 999999999999999]],
  ])("%j is read", (text, expected) => {
    expect(shape(read(text))).toEqual(expected);
  });

  it("knows of each node its parent, place, depth, and where it stands", () => {
    const text = "(3 (-4, [5]) 6)";
    const nodes = read(text);
    expect(nodes.map(({ span }) => text.slice(span.from, span.to))).toEqual([
      "(3 (-4, [5]) 6)",
      "3",
      "(-4, [5])",
      "-4",
      "[5]",
      "5",
      "6",
    ]);
    expect(nodes.map(({ parent }) => parent)).toEqual([-1, 0, 0, 2, 2, 4, 0]);
    expect(nodes.map(({ place }) => place)).toEqual([0, 0, 1, 0, 1, 0, 2]);
    expect(nodes.map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 2, 3, 1]);
    expect(nodes.map(({ leaf }) => leaf)).toEqual([null, 3, null, -4, null, 5, 6]);
  });

  it("may be as deep and as large as is said", () => {
    expect(read(deep(100))).toHaveLength(101);
    expect(read(wide(99_999))).toHaveLength(100_000);
  });
});

describe("what is wrong with a typed tree is said with its place", () => {
  const wrong: [string, string, number, number][] = [
    ["", "tree-empty", 1, 1],
    [" \n\t,", "tree-empty", 1, 1],
    ["()", "tree-empty-brackets", 1, 1],
    ["(1 ( , ) 2)", "tree-empty-brackets", 1, 4],
    ["((3 12 8)(2 4 6)(14 5 2)", "tree-unclosed", 1, 1],
    ["(1\n (2\n  [3", "tree-unclosed", 3, 3],
    ["((3 12 8)(2 4 6)(14 5 2)))", "tree-unopened", 1, 26],
    [")", "tree-unopened", 1, 1],
    ["3)", "tree-unopened", 1, 2],
    ["(1 [2)", "tree-mismatched", 1, 6],
    ["(1\n2]", "tree-mismatched", 2, 2],
    ["（1］", "tree-mismatched", 1, 3],
    ["(1 2) 3", "tree-more", 1, 7],
    ["(1 2)\n(3 4)", "tree-more", 2, 1],
    ["1 2", "tree-more", 1, 3],
    ["(3 twelve 8)", "tree-word", 1, 4],
    ["(1\n 2 树)", "tree-word", 2, 4],
    ["(1 😀 x)", "tree-word", 1, 4],
    ["(😀)", "tree-word", 1, 2],
    ["(1 (😀1) x)", "tree-word", 1, 5],
    ["(1 1e5)", "tree-word", 1, 4],
    ["(1 Infinity)", "tree-word", 1, 4],
    ["(1;2)", "tree-word", 1, 2],
    ["{1}", "tree-word", 1, 1],
    ["constructor", "tree-word", 1, 1],
    ["(1.2.3)", "tree-bad-number", 1, 2],
    ["(1 - 2)", "tree-bad-number", 1, 4],
    ["(1 --2)", "tree-bad-number", 1, 4],
    ["(3-4)", "tree-bad-number", 1, 2],
    ["(5.)", "tree-bad-number", 1, 2],
    ["(1 1234567890123456)", "tree-too-large", 1, 4],
    ["(1 0.123456789012345)", "tree-too-large", 1, 4],
    [deep(101), "tree-too-deep", 1, 101],
    [deep(10_000), "tree-too-deep", 1, 101],
    ["(".repeat(400_000), "tree-too-deep", 1, 101],
    [wide(100_000), "tree-too-many", 1, 200_000],
    ["9".repeat(400_000), "tree-too-large", 1, 1],
    ["x".repeat(500_000), "tree-word", 1, 1],
    [" ".repeat(1_000_000), "tree-too-long", 1, 500_001],
    [`(1\n${"2\n".repeat(500_000)})`, "tree-too-long", 250_000, 2],
  ];

  it.each(wrong.map(([text, ...said]) => ({ start: text.slice(0, 30), text, said })))(
    "$start: $said",
    ({ text, said: [code, line, column] }) => {
      const before = process.cpuUsage();
      const tree = readTree(text);
      const { user } = process.cpuUsage(before);
      expect(tree).toMatchObject({ ok: false, problem: { code, at: { line, column } } });
      expect(user / 1000).toBeLessThan(1000);
    },
  );

  it("names the bracket that does not fit, and quotes no more than the beginning of a long word", () => {
    const mismatched = readTree("(1\n  [2)");
    expect(mismatched).toMatchObject({
      problem: { text: { en: /“\)”.*“\[”.*line 2 column 3/, zh: /“\)”.*第 2 行第 3 列的“\[”/ } },
    });
    const word = readTree(`(${"词".repeat(1000)})`);
    expect(word).toMatchObject({
      problem: {
        text: { en: expect.stringMatching(/^“词{20}…” /), zh: expect.stringMatching(/^“词{20}…”/) },
      },
    });
  });
});

describe("random texts", () => {
  const PIECES = [
    "(",
    ")",
    "[",
    "]",
    "（",
    "）",
    " ",
    "\n",
    ",",
    "，",
    "1",
    "-2",
    "3.5",
    "−",
    ".",
    "x",
    "树",
    "😀",
    "\ud800",
    "((1 2) 3)",
  ];
  const pick = <T>(random: Random, from: readonly T[]): T => from[random.below(from.length)];

  /** A good tree with a few pieces taken out, put in or changed, or pieces alone. */
  function anyText(random: Random): string {
    if (random.below(3) === 0)
      return Array.from({ length: random.below(30) }, () => pick(random, PIECES)).join("");
    const shape = { levels: random.below(4), children: [1, 4], leaves: [-20, 20], early: 20 } as const;
    const letters = Array.from(randomTree(random, shape));
    for (let change = random.below(4); change > 0; change--)
      letters.splice(
        random.below(letters.length + 1),
        random.below(3),
        ...(random.below(2) ? [pick(random, PIECES)] : []),
      );
    return letters.join("");
  }

  it("10,000 of them are a tree, or have a problem with a place inside the text", () => {
    const random = randomFrom(7);
    const codes = new Map<string, number>();
    for (let count = 0; count < 10_000; count++) {
      const text = anyText(random);
      const tree = readTree(text);
      const code = tree.ok ? "tree" : tree.problem.code;
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (tree.ok) continue;
      const { at, text: words } = tree.problem;
      const lines = text.split("\n");
      expect(at, text).toBeDefined();
      if (!at) continue;
      expect(at.line, text).toBeLessThanOrEqual(lines.length);
      expect(at.column, text).toBeLessThanOrEqual(Math.max(1, Array.from(lines[at.line - 1]).length));
      expect(Math.min(at.line, at.column, words.en.length, words.zh.length), text).toBeGreaterThan(0);
    }
    for (const count of codes.values()) expect(count).toBeGreaterThan(20);
    expect([...codes.keys()].sort()).toEqual([
      "tree",
      "tree-bad-number",
      "tree-empty",
      "tree-empty-brackets",
      "tree-mismatched",
      "tree-more",
      "tree-unclosed",
      "tree-unopened",
      "tree-word",
    ]);
  });

  it("2,000 good ones are the same tree as another reader finds", () => {
    const random = randomFrom(8);
    for (let count = 0; count < 2_000; count++) {
      const text = randomTree(random, {
        levels: random.below(6),
        children: [1, 3],
        leaves: [-99, 99],
        early: 10,
      });
      expect(shape(read(text)), text).toEqual(nested(text));
    }
  });
});
