import { describe, expect, it } from "vitest";
import { type RandomTreeShape, randomTree } from "../../engine/duel/random-tree.ts";
import type { TreeOrder, TreeTrace } from "../../engine/duel/trace.ts";
import { searchTree } from "../../engine/duel/tree-search.ts";
import { readTree } from "../../engine/duel/typed-tree.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { minimax, type Nested, nested, textbook } from "./textbook.ts";

const EXAMPLE = "((3 12 8)(2 4 6)(14 5 2))";
const ORDERS: readonly TreeOrder[] = [
  { by: "typed" },
  { by: "best" },
  { by: "worst" },
  { by: "random", seed: 1 },
  { by: "random", seed: 2 },
];

function search(text: string, root: "max" | "min" = "max", order: TreeOrder = { by: "typed" }): TreeTrace {
  const tree = readTree(text);
  if (!tree.ok) throw new Error(tree.problem.text.en);
  return run(searchTree(tree.value, root, order));
}

/** One line a step, with the text of the node instead of its number. */
function told(text: string, { nodes, steps }: TreeTrace): string[] {
  const name = (node: number) => text.slice(nodes[node].span.from, nodes[node].span.to);
  const bounds = ({ alpha, beta }: { alpha: number; beta: number }) => `${alpha}..${beta}`;
  return steps.map((step) => {
    if (step.type === "enter") return `${name(step.node)} in ${bounds(step)}`;
    if (step.type === "leave") return `${name(step.node)} = ${step.value}`;
    if (step.type === "cut")
      return `${name(step.node)} cuts ${step.children.map(name).join()} at ${bounds(step)}`;
    return `${name(step.node)} knows ${step.value} from ${name(step.child)}, ${bounds(step)}`;
  });
}

describe("the steps on a typed tree", () => {
  it.each<[string, "max" | "min", string[]]>([
    ["5", "max", ["5 in -Infinity..Infinity", "5 = 5"]],
    [
      "(4 9)",
      "min",
      [
        "(4 9) in -Infinity..Infinity",
        ...["4 in -Infinity..Infinity", "4 = 4", "(4 9) knows 4 from 4, -Infinity..4"],
        ...["9 in -Infinity..4", "9 = 9", "(4 9) knows 4 from 9, -Infinity..4"],
        "(4 9) = 4",
      ],
    ],
    [
      "(3 (2 9))",
      "max",
      [
        "(3 (2 9)) in -Infinity..Infinity",
        ...["3 in -Infinity..Infinity", "3 = 3", "(3 (2 9)) knows 3 from 3, 3..Infinity"],
        ...["(2 9) in 3..Infinity", "2 in 3..Infinity", "2 = 2", "(2 9) knows 2 from 2, 3..2"],
        ...["(2 9) cuts 9 at 3..2", "(2 9) = 2", "(3 (2 9)) knows 3 from (2 9), 3..Infinity"],
        "(3 (2 9)) = 3",
      ],
    ],
  ])("%s with %s at the root", (text, root, expected) => {
    expect(told(text, search(text, root))).toEqual(expected);
  });

  it("are those of the example, where two of 13 nodes are left out", () => {
    const trace = search(EXAMPLE);
    expect(trace).toMatchObject({ value: 3, visited: 11, minimaxVisited: 13 });
    expect(told(EXAMPLE, trace).filter((step) => step.includes("cuts"))).toEqual([
      "(2 4 6) cuts 4,6 at 3..2",
    ]);
    expect(trace.nodes.map(({ minimax }) => minimax)).toEqual([3, 3, 3, 12, 8, 2, 2, 4, 6, 2, 14, 5, 2]);
    expect(trace.nodes.map(({ isMax }) => isMax)).toEqual([
      true,
      ...[false, true, true, true],
      ...[false, true, true, true],
      ...[false, true, true, true],
    ]);
  });

  it("cut at equal bounds, and not before", () => {
    expect(search("(3 (3 9))").visited).toBe(4);
    expect(search("(3 (4 9))").visited).toBe(5);
  });

  it.each(ORDERS)("follow from each other in order %o", (order) => {
    const random = randomFrom(11);
    for (let count = 0; count < 300; count++) {
      const text = randomTree(random, {
        levels: random.below(6),
        children: [1, 3],
        leaves: [0, 9],
        early: 15,
      });
      checkSteps(search(text, random.below(2) ? "max" : "min", order));
    }
  });
});

/** A bound as the command line spells it. */
const unspelled = (bound: number | string) => Number(String(bound).replace("inf", "Infinity"));

/** Holds the steps to what they promise, and their sums to the counters. */
function checkSteps({ nodes, steps, value, visited, minimaxVisited }: TreeTrace): void {
  const open: { node: number; next: number; value: number | null; alpha: number; beta: number }[] = [];
  let [entered, below, last] = [0, 0, -1];
  const size = (node: number): number => nodes[node].children.reduce((sum, child) => sum + size(child), 1);
  for (const step of steps) {
    const top = open.at(-1);
    if (step.type === "enter") {
      entered++;
      if (top) {
        expect(step).toEqual({
          ...step,
          node: nodes[top.node].children[top.next++],
          alpha: top.alpha,
          beta: top.beta,
        });
        expect(top.alpha).toBeLessThan(top.beta);
      }
      open.push({
        node: step.node,
        next: 0,
        value: nodes[step.node].leaf,
        alpha: step.alpha,
        beta: step.beta,
      });
    } else if (step.type === "back") {
      expect([step.node, step.child]).toEqual([top?.node, last]);
      Object.assign(top ?? {}, { value: step.value, alpha: step.alpha, beta: step.beta });
    } else if (step.type === "cut") {
      expect(step.alpha).toBeGreaterThanOrEqual(step.beta);
      expect(step).toMatchObject({ node: top?.node, alpha: top?.alpha, beta: top?.beta });
      expect(step.children).toEqual(nodes[step.node].children.slice(top?.next));
      expect(step.children.length).toBeGreaterThan(0);
      below += step.children.reduce((sum, child) => sum + size(child), 0);
      if (top) top.next = nodes[step.node].children.length;
    } else {
      expect(step).toMatchObject({ node: top?.node, value: top?.value });
      expect(top?.next).toBe(nodes[step.node].children.length);
      last = step.node;
      open.pop();
    }
  }
  expect(open).toEqual([]);
  expect(steps.at(-1)).toEqual({ type: "leave", node: 0, value });
  expect(entered).toBe(visited);
  expect(visited + below).toBe(minimaxVisited);
}

describe("orders", () => {
  it("change neither a value nor a node", () => {
    const random = randomFrom(3);
    for (let count = 0; count < 300; count++) {
      const text = randomTree(random, {
        levels: random.below(6),
        children: [1, 3],
        leaves: [-9, 9],
        early: 15,
      });
      const isMax = random.below(2) === 0;
      const typed = search(text, isMax ? "max" : "min");
      for (const order of ORDERS) {
        const { nodes, value } = search(text, isMax ? "max" : "min", order);
        expect(value).toBe(minimax(nested(text), isMax));
        expect(
          nodes.map((node) => ({ ...node, children: [...node.children].sort((a, b) => a - b) })),
        ).toEqual(typed.nodes);
      }
    }
  });

  it("put the best or the worst first, of equals the first, or shuffle by a seed", () => {
    const children = (order: TreeOrder, root: "max" | "min" = "max") => {
      const text = "(5 3 (4 3) 8 5)";
      const { nodes } = search(text, root, order);
      return nodes[0].children
        .map((child) => text.slice(nodes[child].span.from, nodes[child].span.to))
        .join(" ");
    };
    const { nodes } = search("(5 3 (4 3) 8 5)", "max", { by: "best" });
    expect(nodes[0].children).toEqual([6, 1, 7, 2, 3]);
    expect(children({ by: "best" })).toBe("8 5 5 3 (4 3)");
    expect(children({ by: "worst" })).toBe("3 (4 3) 5 5 8");
    expect(children({ by: "best" }, "min")).toBe("3 (4 3) 5 5 8");
    expect(children({ by: "worst" }, "min")).toBe("8 5 5 (4 3) 3");
    expect(children({ by: "random", seed: 4 })).toBe(children({ by: "random", seed: 4 }));
    const shuffled = new Set(Array.from({ length: 20 }, (_, seed) => children({ by: "random", seed })));
    expect(shuffled.size).toBeGreaterThan(10);
  });

  it("are searched as the textbook searches the tree typed in that order", () => {
    const random = randomFrom(12);
    for (let count = 0; count < 2_000; count++) {
      const text = randomTree(random, {
        levels: random.below(6),
        children: [1, 3],
        leaves: [-9, 9],
        early: 15,
      });
      const root = random.below(2) ? "max" : "min";
      const { nodes, steps } = search(text, root, ORDERS[random.below(ORDERS.length)]);
      const tried = (node: number): Nested => nodes[node].leaf ?? nodes[node].children.map(tried);
      const expected = textbook(tried(0), root === "max");
      const values = new Map(steps.map((step) => [step.node, step.type === "leave" ? step.value : null]));
      const entered = steps.filter((step) => step.type === "enter");
      expect(entered.map(({ node, alpha, beta }) => [alpha, beta, values.get(node)])).toEqual(
        expected.nodes.map(({ alpha, beta, value }) => [unspelled(alpha), unspelled(beta), value]),
      );
      const cut = steps.flatMap((step) => (step.type === "cut" ? step.children : []));
      expect(cut).toHaveLength(expected.cut.length);
    }
  });

  // Knuth and Moore, "An Analysis of Alpha-Beta Pruning" (1975), corollary to theorem 1.
  it("best first sees as few leaves as can be of a uniform tree: b^⌈d/2⌉ + b^⌊d/2⌋ - 1", () => {
    const random = randomFrom(9);
    for (const [branching, depth] of [
      [2, 1],
      [2, 2],
      [2, 7],
      [3, 4],
      [3, 5],
      [4, 4],
      [5, 3],
      [6, 3],
      [9, 2],
    ]) {
      const shape: RandomTreeShape = { levels: depth, children: [branching, branching], leaves: [-1e9, 1e9] };
      for (let count = 0; count < 10; count++) {
        const text = randomTree(random, shape);
        const root = random.below(2) ? "max" : "min";
        const leaves = ({ nodes, steps }: TreeTrace) =>
          steps.filter((step) => step.type === "enter" && nodes[step.node].leaf !== null).length;
        const least = branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1;
        expect(leaves(search(text, root, { by: "best" })), text).toBe(least);
        for (const order of ORDERS) expect(leaves(search(text, root, order))).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
