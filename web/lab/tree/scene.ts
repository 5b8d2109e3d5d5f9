import type { TreeNode, TreeTrace } from "../../../engine/duel/trace.ts";
import { layOut } from "./layout.ts";
import { bestLine, type NodeState, sureness, type TreeMoment } from "./moment.ts";
import { short } from "./numbers.ts";

/** Units of the picture; one is a CSS pixel at its natural size. */
/** From level to level; less where there are many. */
const LEVEL = 86;
const LOW_LEVEL = 72;
const MANY_LEVELS = 4;
const MARGIN = 22;
/** Room above the root for its minimax value. */
const TOP = 38;
const DIGIT = 7;
const ENDS = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const SIGN: Readonly<Record<ReturnType<typeof sureness>, string>> = {
  exact: "",
  "at-most": "≤",
  "at-least": "≥",
};

/** Distance of the ring around the current node. */
export const RING = 5;

/** Sizes of the shapes of a tree, so that its longest number fits. */
export interface TreeSizes {
  /** Half the width and half the height of a triangle, and of a leaf's square. */
  readonly triangle: readonly [number, number];
  readonly leaf: readonly [number, number];
  /** From the middle of a triangle to where its bounds begin. */
  readonly bounds: number;
}

/** The part of a tree's picture that is the same at every moment. */
export interface TreeGeometry {
  /** The middles of the nodes, by number. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Every number that can be shown, as it is written. */
  readonly labels: ReadonlyMap<number, string>;
  readonly sizes: TreeSizes;
  readonly width: number;
  readonly height: number;
}

/** A node as it is drawn. */
export interface SceneNode {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly shape: "max" | "min" | "leaf";
  readonly state: NodeState;
  /** Its number or its value so far, with "≤" or "≥" where that is all that is known; "" before there is one. */
  readonly text: string;
  /** Its bounds, while it has some. */
  readonly alpha: string;
  readonly beta: string;
  /** The minimax value, where it is shown. */
  readonly minimax: string;
  /** It is being worked at. */
  readonly isAt: boolean;
  /** It is on the way to the node that is being worked at, or on the line of best play. */
  readonly isOnWay: boolean;
}

/** The edge to a node from its parent. */
export interface SceneEdge {
  readonly number: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly state: NodeState;
  readonly isOnWay: boolean;
  /** The stroke through it where it is cut; else "". */
  readonly stroke: string;
}

/** A tree as it is drawn at a moment. */
export interface TreeScene {
  readonly stage: TreeGeometry;
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
}

export function stageOf({ nodes }: TreeTrace): TreeGeometry {
  const labels = new Map(ENDS.map((end) => [end, short(end)]));
  for (const { leaf } of nodes) if (leaf !== null && !labels.has(leaf)) labels.set(leaf, short(leaf));
  const digits = Math.max(...[...labels.values()].map((label) => label.length));
  const sizes: TreeSizes = {
    triangle: [6.5 * (digits + 1) + 5.5, 18],
    leaf: [Math.max(14, (DIGIT * digits) / 2 + 7), 14],
    bounds: 4 * (digits + 1) + 12,
  };
  const girth = ({ leaf }: TreeNode): number =>
    leaf === null ? sizes.bounds + DIGIT * digits + 4 : sizes.leaf[0] + 4;
  const layout = layOut(nodes, girth);
  const levels = nodes.reduce((most, { depth }) => Math.max(most, depth), 0);
  const level = levels < MANY_LEVELS ? LEVEL : LOW_LEVEL;
  return {
    xs: layout.xs.map((x) => x + MARGIN),
    ys: Float64Array.from(nodes, ({ depth }) => depth * level + TOP),
    labels,
    sizes,
    width: layout.width + 2 * MARGIN,
    height: levels * level + TOP + MARGIN + sizes.triangle[1],
  };
}

/** The picture of a tree at a moment. */
export function sceneOf(
  trace: TreeTrace,
  moment: TreeMoment,
  stage: TreeGeometry,
  showsMinimax: boolean,
): TreeScene {
  const { nodes } = trace;
  const way = new Set([...moment.path, ...bestLine(moment)]);
  const label = (n: number): string => stage.labels.get(n) ?? short(n);
  const place = (number: number): readonly [number, number] => [stage.xs[number], stage.ys[number]];
  const half = (number: number): number => {
    const { leaf } = nodes[number];
    return stage.sizes[leaf === null ? "triangle" : "leaf"][1];
  };
  return {
    stage,
    nodes: nodes.map((node, number) => {
      const [x, y] = place(number);
      const { leaf, isMax, minimax } = node;
      const hasBounds = leaf === null && !Number.isNaN(moment.alpha[number]);
      return {
        number,
        x,
        y,
        state: moment.states[number],
        shape: leaf !== null ? "leaf" : isMax ? "max" : "min",
        text: textOf(node, moment, number, label),
        alpha: hasBounds ? label(moment.alpha[number]) : "",
        beta: hasBounds ? label(moment.beta[number]) : "",
        minimax: showsMinimax && leaf === null ? label(minimax) : "",
        isAt: moment.at === number,
        isOnWay: way.has(number),
      };
    }),
    edges: nodes.flatMap(({ parent }, number) => {
      if (parent < 0) return [];
      const [[x, y], [toX, toY]] = [place(parent), place(number)];
      const [from, to] = [[x, y + half(parent)] as const, [toX, toY - half(number)] as const];
      const state = moment.states[number];
      const stroke = state === "cut" ? crossing(from, to, nodes[number].leaf === null ? 0.4 : 0.68) : "";
      return { number, from, to, state, isOnWay: way.has(number), stroke };
    }),
  };
}

function textOf(
  { leaf }: TreeNode,
  moment: TreeMoment,
  number: number,
  label: (n: number) => string,
): string {
  if (leaf !== null) return label(leaf);
  const value = moment.value[number];
  if (Number.isNaN(value)) return "";
  return moment.states[number] === "done" ? SIGN[sureness(moment, number)] + label(value) : label(value);
}

/** Corners of a triangle that stands on its base (Max) or on its point (Min), as points of a polygon; larger by so much for a ring around it. */
export function triangle({ x, y, shape }: SceneNode, { triangle: half }: TreeSizes, around = 0): string {
  const up = shape === "max" ? 1 : -1;
  const [wide, high] = [half[0] + 1.6 * around, half[1] + around];
  return `${x},${y - up * high} ${x + wide},${y + up * high} ${x - wide},${y + up * high}`;
}

/** The stroke through an edge that is cut, across it at a part of its length. */
function crossing(from: readonly [number, number], to: readonly [number, number], part: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.max(1, Math.hypot(dx, dy));
  const [x, y] = [from[0] + dx * part, from[1] + dy * part];
  const [ax, ay] = [(-dy / long) * 9, (dx / long) * 9];
  const n = (value: number) => Math.round(value * 10) / 10;
  return `M${n(x - ax)} ${n(y - ay)}L${n(x + ax)} ${n(y + ay)}`;
}

/** The lines of a bound's letter and number, below the middle: where the triangle is narrow. */
export function boundLines({ shape }: SceneNode): readonly [letter: number, number: number] {
  return shape === "max" ? [-11, 3] : [-1, 13];
}

/** The line on which the text of a node stands, below its middle. */
export function baseline({ shape }: SceneNode): number {
  return { max: 13, min: -2, leaf: 5 }[shape];
}
