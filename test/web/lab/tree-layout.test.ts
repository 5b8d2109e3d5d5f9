import { describe, expect, it } from "vitest";
import type { TreeNode, TreeTrace } from "../../../engine/duel/trace.ts";
import { layOut } from "../../../web/lab/tree/layout.ts";
import { randomTraces, traceOf } from "./tree-growing.ts";

/** Leaves are narrower than nodes with children, and some are wider than others. */
const girth = ({ leaf }: TreeNode): number => (leaf === null ? 40 : 14 + Math.abs(leaf));

/** What is wrong with how a tree is laid out. */
function flaws({ nodes }: TreeTrace): string[] {
  const { xs, width } = layOut(nodes, girth);
  const found: string[] = [];
  const rows = new Map<number, { from: number; to: number; number: number }[]>();
  for (const [number, node] of nodes.entries()) {
    const [from, to] = [xs[number] - girth(node), xs[number] + girth(node)];
    if (from < -1e-6 || to > width + 1e-6) found.push(`${number} is outside`);
    const row = rows.get(node.depth) ?? [];
    rows.set(node.depth, row);
    row.push({ from, to, number });
    const { children } = node;
    const middle = (xs[children[0]] + xs[children[children.length - 1]]) / 2;
    if (children.length > 0 && Math.abs(middle - xs[number]) > 1e-6)
      found.push(`${number} is off the middle`);
    children.forEach((child, index) => {
      if (index > 0 && xs[child] <= xs[children[index - 1]]) found.push(`${child} is out of order`);
    });
  }
  for (const row of rows.values()) {
    row.sort((one, other) => one.from - other.from);
    row.forEach(({ from, number }, index) => {
      if (index > 0 && from < row[index - 1].to - 1e-6) found.push(`${number} overlaps`);
    });
  }
  return found;
}

describe("the layout of a tree", () => {
  it("overlaps nothing, centres parents and keeps the order, on random trees in every order", () => {
    for (const trace of randomTraces(300)) expect(flaws(trace)).toEqual([]);
  });

  it("takes no more room than its leaves where all of them stand on one level", () => {
    const trace = traceOf("((3 12 8)(2 4 6)(14 5 2))");
    expect(layOut(trace.nodes, () => 10).width).toBe(9 * 20);
  });

  it("is as wide as its only node", () => {
    const { xs, width } = layOut(traceOf("7").nodes, () => 10);
    expect([[...xs], width]).toEqual([[10], 20]);
  });

  it("takes the deepest and the widest tree that can be typed", () => {
    expect(flaws(traceOf(`${"(".repeat(100)}1${")".repeat(100)}`))).toEqual([]);
    expect(flaws(traceOf(`(${"1 ".repeat(99_000)})`))).toEqual([]);
  });
});
