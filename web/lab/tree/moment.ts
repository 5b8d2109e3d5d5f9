import type { TreeStep, TreeTrace } from "../../../engine/duel/trace.ts";

/** States of a node: not yet entered, on the stack, returned, pruned, or below a pruned one. */
export const NODE_STATES = ["ahead", "open", "done", "cut", "below"] as const;

export type NodeState = (typeof NODE_STATES)[number];

/** Where alpha-beta stands after some of its steps. Numbers by node; NaN where there is none yet. */
export interface TreeMoment {
  /** Steps so far. */
  readonly steps: number;
  /** The last of them; null at the start. */
  readonly last: TreeStep | null;
  /** The node that is being worked at; null at the start. */
  readonly at: number | null;
  /** From the root down to that node; none when the root has returned. */
  readonly path: readonly number[];
  readonly states: readonly NodeState[];
  readonly alpha: Float64Array;
  readonly beta: Float64Array;
  /** The best value so far, and the returned one in the end. */
  readonly value: Float64Array;
  /** Bounds of the true value of a node that has returned, as far as the entered nodes show. */
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** The child that the value came from, or -1. */
  readonly best: Int32Array;
  /** Nodes entered. */
  readonly entered: number;
}

/** The state after so many steps, by going through them from the start. Linear in steps and nodes. */
export function momentAt({ nodes, steps }: TreeTrace, count: number): TreeMoment {
  const numbers = (value: number) => new Float64Array(nodes.length).fill(value);
  const states = new Array<NodeState>(nodes.length).fill("ahead");
  const [alpha, beta, value] = [numbers(Number.NaN), numbers(Number.NaN), numbers(Number.NaN)];
  const [least, most] = [numbers(Number.NEGATIVE_INFINITY), numbers(Number.POSITIVE_INFINITY)];
  const best = new Int32Array(nodes.length).fill(-1);
  let entered = 0;

  const close = (node: number): void => {
    const { leaf, isMax, children } = nodes[node];
    states[node] = "done";
    if (leaf !== null) {
      least[node] = most[node] = leaf;
      return;
    }
    // A child that was left out could be worth anything: its limits are infinite.
    const extreme = isMax ? Math.max : Math.min;
    const start = isMax ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    least[node] = children.reduce((low, child) => extreme(low, least[child]), start);
    most[node] = children.reduce((high, child) => extreme(high, most[child]), start);
  };

  const told = steps.slice(0, count);
  for (const step of told) {
    switch (step.type) {
      case "enter":
        entered++;
        states[step.node] = "open";
        alpha[step.node] = step.alpha;
        beta[step.node] = step.beta;
        break;
      case "back":
        if (step.value !== value[step.node]) best[step.node] = step.child;
        value[step.node] = step.value;
        alpha[step.node] = step.alpha;
        beta[step.node] = step.beta;
        break;
      case "cut":
        for (const child of step.children) leaveOut(nodes, child, states);
        break;
      case "leave":
        value[step.node] = step.value;
        close(step.node);
        break;
    }
  }
  const last = told.at(-1) ?? null;
  const isOver = last?.type === "leave" && last.node === 0;
  return {
    ...{ steps: told.length, last, at: last?.node ?? null, states, alpha, beta, value, least, most, best },
    ...{ entered, path: last && !isOver ? wayTo(nodes, last.node) : [] },
  };
}

function leaveOut(nodes: TreeTrace["nodes"], child: number, states: NodeState[]): void {
  states[child] = "cut";
  const below = [...nodes[child].children];
  for (let node = below.pop(); node !== undefined; node = below.pop()) {
    states[node] = "below";
    for (const deeper of nodes[node].children) below.push(deeper);
  }
}

/** The nodes from the root down to this one. */
function wayTo(nodes: TreeTrace["nodes"], node: number): readonly number[] {
  const way: number[] = [];
  for (let at = node; at >= 0; at = nodes[at].parent) way.push(at);
  return way.reverse();
}

/** The moves that the root's value comes from, when the root has returned: best play for both. */
export function bestLine({ last, best }: TreeMoment): readonly number[] {
  if (last?.type !== "leave" || last.node !== 0) return [];
  const line = [0];
  for (let at = best[0]; at >= 0; at = best[at]) line.push(at);
  return line;
}

export type Sureness = "exact" | "at-most" | "at-least";

/** How sure the value of a node that has returned is: it is that, at most that, or at least that. */
export function sureness({ value, least, most }: TreeMoment, node: number): Sureness {
  if (least[node] === most[node]) return "exact";
  return value[node] === most[node] ? "at-most" : "at-least";
}

/**
 * The numbers of steps at which playing stops: 0, then each step but two. A leaf is entered and returns at
 * once; and the value that a node returns is shown where it arrives, at its parent.
 */
export function stopsOf({ nodes, steps }: TreeTrace): readonly number[] {
  const isStop = ({ type, node }: TreeStep): boolean => {
    const isLeaf = nodes[node].leaf !== null;
    if (type === "enter") return !isLeaf;
    return type !== "leave" || isLeaf || node === 0;
  };
  return [0, ...steps.flatMap((step, index) => (isStop(step) ? index + 1 : []))];
}

/** The next stop after this one at which children are left out, or -1. */
export function nextCut({ steps }: TreeTrace, stops: readonly number[], at: number): number {
  return stops.findIndex((stop, index) => index > at && steps[stop - 1].type === "cut");
}

/** The stop at which a node is first worked at, or left out; -1 where there is none. */
export function stopOf({ nodes, steps }: TreeTrace, stops: readonly number[], node: number): number {
  const way = new Set(wayTo(nodes, node));
  const step = steps.findIndex(
    (one) =>
      (one.type === "enter" && one.node === node) ||
      (one.type === "cut" && one.children.some((child) => way.has(child))),
  );
  return step < 0 ? -1 : stops.findIndex((stop) => stop > step);
}
