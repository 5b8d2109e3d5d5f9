import type { Job } from "../model/job.ts";
import { randomFrom } from "../model/random.ts";
import { type AlphaBetaWatch, alphaBeta } from "./alpha-beta.ts";
import type { TwoPlayerGame } from "./game.ts";
import type { TreeNode, TreeOrder, TreeStep, TreeTrace } from "./trace.ts";
import type { TypedNode } from "./typed-tree.ts";

/**
 * Searches a typed tree by alpha-beta; levels alternate, beginning with the root's player. Without `withSteps`
 * the trace has the numbers alone, and neither nodes nor steps.
 */
export function* searchTree(
  typed: readonly TypedNode[],
  root: "max" | "min",
  order: TreeOrder,
  withSteps = true,
): Job<TreeTrace> {
  const nodes = nodesOf(typed, root, order);
  const steps: TreeStep[] = [];
  const options = { depth: Number.POSITIVE_INFINITY, prunes: true };
  const look = yield* alphaBeta(gameOf(nodes), 0, options, withSteps ? scribe(steps) : undefined);
  return {
    nodes: withSteps ? nodes : [],
    steps,
    value: look.value,
    visited: look.nodes,
    minimaxVisited: nodes.length,
  };
}

/** Writes down each step. */
function scribe(steps: TreeStep[]): AlphaBetaWatch<number, number> {
  let child = 0;
  return {
    enter: (node, alpha, beta) => steps.push({ type: "enter", node, alpha, beta }),
    back: (node, value, alpha, beta) => steps.push({ type: "back", node, child, value, alpha, beta }),
    cut: (node, children, alpha, beta) => steps.push({ type: "cut", node, children, alpha, beta }),
    leave(node, value) {
      child = node;
      steps.push({ type: "leave", node, value });
    },
  };
}

/** The tree as a game: a position is a node, a move the child that it leads to. */
function gameOf(nodes: readonly TreeNode[]): TwoPlayerGame<number, number> {
  return {
    isMax: (node) => nodes[node].isMax,
    moves: (node) => nodes[node].children,
    play: (_, child) => child,
    over: (node) => nodes[node].leaf !== null,
    score: (node) => nodes[node].leaf ?? 0,
  };
}

/** Each node with its player, its minimax value, and its children in the order in which they are tried. */
function nodesOf(typed: readonly TypedNode[], root: "max" | "min", order: TreeOrder): TreeNode[] {
  const isMax = (node: TypedNode): boolean => (node.depth % 2 === 0) === (root === "max");
  const values = minimaxOf(typed, isMax);
  const inOrder = orderOf(order, values);
  return typed.map((node, number) => ({
    parent: node.parent,
    children: inOrder(node.children, isMax(node)),
    depth: node.depth,
    place: node.place,
    isMax: isMax(node),
    leaf: node.leaf,
    span: node.span,
    minimax: values[number],
  }));
}

function minimaxOf(typed: readonly TypedNode[], isMax: (node: TypedNode) => boolean): Float64Array {
  const values = new Float64Array(typed.length);
  for (let number = typed.length - 1; number >= 0; number--) {
    const { leaf, children } = typed[number];
    const best = isMax(typed[number]) ? Math.max : Math.min;
    values[number] =
      leaf ?? children.reduce((value, child) => best(value, values[child]), values[children[0]]);
  }
  return values;
}

type InOrder = (children: readonly number[], isMax: boolean) => readonly number[];

/** Children of equal value stay as they were typed. */
function orderOf(order: TreeOrder, values: Float64Array): InOrder {
  if (order.by === "typed") return (children) => children;
  if (order.by === "random") {
    const random = randomFrom(order.seed);
    return (children) => random.shuffle([...children]);
  }
  return (children, isMax) => {
    const sign = isMax === (order.by === "best") ? -1 : 1;
    return [...children].sort((a, b) => sign * (values[a] - values[b]));
  };
}
