import type { Job } from "../model/job.ts";
import { randomFrom } from "../model/random.ts";
import { alphaBeta } from "./alpha-beta.ts";
import type { Game } from "./game.ts";
import type { TreeNode, TreeOrder, TreeStep, TreeTrace } from "./trace.ts";
import type { TypedNode } from "./typed-tree.ts";

/** Searches a typed tree by alpha-beta and tells each step; levels alternate, beginning with the root's player. */
export function* searchTree(
  typed: readonly TypedNode[],
  root: "max" | "min",
  order: TreeOrder,
): Job<TreeTrace> {
  const nodes = ordered(valued(typed, root), order);
  const steps: TreeStep[] = [];
  let left = 0;
  const look = yield* alphaBeta(
    gameOf(nodes),
    0,
    { depth: Number.POSITIVE_INFINITY, prunes: true },
    {
      enter: (node, alpha, beta) => steps.push({ type: "enter", node, alpha, beta }),
      back: (node, value, alpha, beta) => steps.push({ type: "back", node, child: left, value, alpha, beta }),
      cut: (node, children, alpha, beta) => steps.push({ type: "cut", node, children, alpha, beta }),
      leave(node, value) {
        left = node;
        steps.push({ type: "leave", node, value });
      },
    },
  );
  return { nodes, steps, value: look.value, visited: look.nodes, minimaxVisited: nodes.length };
}

/** The tree as a game: a position is a node, a move the child that it leads to. */
function gameOf(nodes: readonly TreeNode[]): Game<number, number> {
  return {
    isMax: (node) => nodes[node].isMax,
    moves: (node) => nodes[node].children,
    play: (_, child) => child,
    over: (node) => nodes[node].leaf !== null,
    score: (node) => nodes[node].leaf ?? 0,
  };
}

/** Each node with its player, and what minimax finds for it. */
function valued(typed: readonly TypedNode[], root: "max" | "min"): TreeNode[] {
  const nodes: TreeNode[] = [];
  for (let number = typed.length - 1; number >= 0; number--) {
    const node = typed[number];
    const isMax = (node.depth % 2 === 0) === (root === "max");
    const best = isMax ? Math.max : Math.min;
    const minimax =
      node.leaf ?? node.children.map((child) => nodes[child].minimax).reduce((a, b) => best(a, b));
    nodes[number] = { ...node, isMax, minimax };
  }
  return nodes;
}

/** The children of each node as they are to be tried; where order says nothing they stay as typed. */
function ordered(nodes: readonly TreeNode[], order: TreeOrder): readonly TreeNode[] {
  if (order.by === "typed") return nodes;
  const random = order.by === "random" ? randomFrom(order.seed) : null;
  return nodes.map((node) => ({
    ...node,
    children: random ? random.shuffle([...node.children]) : byValue(nodes, node, order.by === "best"),
  }));
}

function byValue(nodes: readonly TreeNode[], { children, isMax }: TreeNode, isBestFirst: boolean): number[] {
  const sign = isMax === isBestFirst ? -1 : 1;
  return [...children].sort((a, b) => sign * (nodes[a].minimax - nodes[b].minimax));
}
