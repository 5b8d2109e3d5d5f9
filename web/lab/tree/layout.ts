import type { TreeNode } from "../../../engine/duel/trace.ts";

/** Room that a node takes to either side of its middle, gap included. */
export type Girth = (node: TreeNode) => number;

/** Where the middles of the nodes stand, by number, and how wide all is. */
export interface TreeLayout {
  readonly xs: Float64Array;
  readonly width: number;
}

/**
 * Lays a tree out: every subtree has columns of its own, children stand in the order in which they are tried, and
 * a parent stands over the middle between its first and its last child. Parents come before their children in
 * `nodes`. Linear in time and space, whatever the depth.
 */
export function layOut(nodes: readonly TreeNode[], girth: Girth): TreeLayout {
  const count = nodes.length;
  // How far a subtree reaches to either side of its root's middle.
  const left = new Float64Array(count);
  const right = new Float64Array(count);
  for (let number = count - 1; number >= 0; number--) {
    const node = nodes[number];
    const own = girth(node);
    left[number] = right[number] = own;
    const { children } = node;
    if (children.length === 0) continue;
    const row = children.reduce((sum, child) => sum + left[child] + right[child], 0);
    const middle = middleOf(children, left, right, row);
    left[number] = Math.max(own, middle);
    right[number] = Math.max(own, row - middle);
  }
  const xs = new Float64Array(count);
  if (count > 0) xs[0] = left[0];
  for (let number = 0; number < count; number++) {
    const { children } = nodes[number];
    const row = children.reduce((sum, child) => sum + left[child] + right[child], 0);
    let at = xs[number] - middleOf(children, left, right, row);
    for (const child of children) {
      xs[child] = at + left[child];
      at += left[child] + right[child];
    }
  }
  return { xs, width: count > 0 ? left[0] + right[0] : 0 };
}

/** From the left edge of a row of children to the middle between the first and the last. */
function middleOf(children: readonly number[], left: Float64Array, right: Float64Array, row: number): number {
  const [first, last] = [children[0], children[children.length - 1]];
  return children.length === 0 ? 0 : (left[first] + row - right[last]) / 2;
}
