import type { TreeOrder, TreeTrace } from "../../../engine/duel/trace.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Answer } from "../../state/question.ts";
import type { PartActs } from "../shared/part.ts";

/** How children can be ordered before they are tried, in the order in which it is offered. */
export const TREE_ORDERS = ["typed", "best", "worst", "random"] as const satisfies readonly TreeOrder["by"][];

export type TreeBy = TreeOrder["by"];

/** Steps a second at which a search can be played. */
export const TREE_SPEEDS = [0.5, 1, 2, 5, 10] as const;

/** Nodes up to which a tree is drawn. */
export const MOST_DRAWN = 2_000;

/** Shape of a random tree. */
export interface TreeShape {
  /** Levels below the root. */
  readonly levels: number;
  /** Children of each node. */
  readonly children: number;
  /** Which of them; the same number makes the same tree. */
  readonly seed: number;
}

/** The bounds of `TreeShape`, so that most random trees can be drawn. */
export const SHAPE_BOUNDS = { levels: [1, 6], children: [2, 5], seed: [1, 999] } as const;

/** State of alpha-beta on a tree. */
export interface TreeState {
  /** As it stands in the field. */
  readonly text: string;
  readonly root: "max" | "min";
  readonly by: TreeBy;
  /** Of the random order. */
  readonly seed: number;
  /** Of the last text that is a tree; null before there was one. Of a tree too large to draw it has the numbers alone. */
  readonly trace: TreeTrace | null;
  /** The problem of the text. */
  readonly problem: Problem | null;
  /** The search lasts so long that a person must know of it. */
  readonly busy: boolean;
  /** Nodes that alpha-beta enters with each order, as far as they are known. */
  readonly entered: Readonly<Partial<Record<TreeBy, number>>>;
  /** The tree that `entered` is about. */
  readonly compared: string;
  /** The search that is awaited, with the comparisons that follow it. */
  readonly question: number | null;
  /** Which stop of the search is shown; see `stopsOf`. */
  readonly at: number;
  readonly playing: boolean;
  /** One of `TREE_SPEEDS`. */
  readonly speed: number;
  /** Whether the minimax value of each node is shown. */
  readonly minimax: boolean;
  /** Of the random tree that is made next. */
  readonly shape: TreeShape;
}

/** Settings that need no answer of the worker. */
export type TreeWont = Pick<TreeState, "speed" | "minimax" | "shape">;

export interface TreeActs extends PartActs {
  /** The text of the field has changed; it is read when the hands rest. */
  type(text: string): void;
  /** Puts a whole tree into the field. */
  put(text: string): void;
  /** Makes a random tree of the shape in force, and puts it into the field. */
  grow(): void;
  turn(root: "max" | "min"): void;
  /** Another order; "random" anew each time. */
  order(by: TreeBy): void;
  /** Stops a search that lasts. */
  stop(): void;
  /** Shows a stop, and rests there. */
  go(at: number): void;
  play(): void;
  pause(): void;
  set(change: Partial<TreeWont>): void;
  /** The address that opens the tree of the field. */
  link(): string;
  save(name: string, text: string): void;
}

/** The stored part of the tree; the rest is computed again. */
export type TreeScript = Pick<
  TreeState,
  "text" | "root" | "by" | "seed" | "at" | "speed" | "minimax" | "shape"
>;

/** Actions of the tree. */
export interface TreeActions {
  /** An address names a tree. */
  "tree/named": Pick<TreeState, "text" | "root">;
  "tree/typed": Pick<TreeState, "text">;
  "tree/rooted": Pick<TreeState, "root">;
  /** A random tree of the shape in force was wanted. */
  "tree/grew": unknown;
  "tree/ordered": Pick<TreeState, "by">;
  "tree/asked": Answer;
  /** It lasts. */
  "tree/lasted": Answer;
  /** The result of searching that text; `at` is the stop to be shown. */
  "tree/told": Answer & Pick<TreeState, "text" | "root" | "by" | "at"> & { readonly trace: TreeTrace };
  "tree/refused": Answer & { readonly problem: Problem };
  "tree/compared": Answer & { readonly by: TreeBy; readonly entered: number };
  "tree/stopped": { readonly problem: Problem };
  "tree/went": Pick<TreeState, "at">;
  "tree/played": unknown;
  /** The time of a stop has passed. */
  "tree/beat": unknown;
  "tree/paused": unknown;
  "tree/left": unknown;
  "tree/set": { readonly change: Partial<TreeWont> };
}

declare module "../../state/state.ts" {
  interface Actions extends TreeActions {
    "tree/opened": { readonly script: TreeScript };
  }
}
