/** A node of a game tree that was searched; its place in `TreeTrace.nodes` is its number. The root is 0. */
export interface TreeNode {
  /** -1 for the root. */
  readonly parent: number;
  /** In the order in which they are tried. */
  readonly children: readonly number[];
  /** Levels below the root. */
  readonly depth: number;
  /** Which child it is of its parent as the tree was typed, from 0; 0 for the root. */
  readonly place: number;
  readonly isMax: boolean;
  /** Its number, where it is a leaf; else null. */
  readonly leaf: number | null;
  /** Where it stands in the text: offsets, end not included. */
  readonly span: { readonly from: number; readonly to: number };
  /** Its value by plain minimax. */
  readonly minimax: number;
}

/** One thing that alpha-beta does, in order. Bounds may be infinite. */
export type TreeStep =
  /** A node is entered with these bounds. */
  | { readonly type: "enter"; readonly node: number; readonly alpha: number; readonly beta: number }
  /** A child returned: the node's value so far and its bounds afterwards. */
  | {
      readonly type: "back";
      readonly node: number;
      readonly child: number;
      readonly value: number;
      readonly alpha: number;
      readonly beta: number;
    }
  /** A cutoff: alpha is not below beta, so the children not yet entered are pruned. Only sent when there are some. */
  | {
      readonly type: "cut";
      readonly node: number;
      readonly children: readonly number[];
      readonly alpha: number;
      readonly beta: number;
    }
  /** The node returns its value. */
  | { readonly type: "leave"; readonly node: number; readonly value: number };

/** How the children of a node are ordered before they are tried. */
export type TreeOrder =
  | { readonly by: "typed" }
  /** By minimax value: the best for the player first, or the worst. */
  | { readonly by: "best" | "worst" }
  | { readonly by: "random"; readonly seed: number };

/** A tree as it is typed, and how it is to be searched. */
export interface TreeQuestion {
  readonly text: string;
  /** The player who moves first. */
  readonly root: "max" | "min";
  readonly order: TreeOrder;
  /** Largest tree, in nodes, for which nodes and steps are returned; a larger one returns its numbers alone. Absent: no limit. */
  readonly most?: number;
}

/** A game tree and all that alpha-beta does on it; where only the numbers were asked for, no nodes and no steps. Plain data. */
export interface TreeTrace {
  readonly nodes: readonly TreeNode[];
  readonly steps: readonly TreeStep[];
  readonly value: number;
  /** Nodes entered, the root and leaves included. */
  readonly visited: number;
  /** Nodes that plain minimax enters: all of them. */
  readonly minimaxVisited: number;
}
