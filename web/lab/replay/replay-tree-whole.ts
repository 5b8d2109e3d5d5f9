import { svg, type TemplateResult } from "lit";
import { cellOf, type Fact } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { TreePicture } from "./replay-tree-path.ts";
import { cellText, drawnEdge, drawnNode, RADIUS, valueText } from "./replay-tree-picture.ts";
import { type SearchNode, statusOf } from "./whole.ts";

/** Room between nodes beside and below each other, and around the tree, in units of the picture. */
const ACROSS = 34;
const DOWN = 56;
const MARGIN = 22;

/** All nodes that were tried before a place; each stands where it will stand in the whole tree. */
export function wholePicture(puzzle: Puzzle, tree: readonly SearchNode[], at: number): TreePicture {
  const placed = tree.map((node) => ({
    ...{ x: MARGIN + RADIUS + node.place * ACROSS, y: MARGIN + node.depth * DOWN },
    status: statusOf(node, at),
    stands: node.event < at && (node.undone === null || node.undone >= at),
  }));
  const here = placed.findLastIndex(({ stands }) => stands);
  const cells = cellsBelow(puzzle, tree);
  const edges: TemplateResult[] = [];
  const nodes: TemplateResult[] = [];
  tree.forEach(({ fact, parent, event, isAnswer }, number) => {
    const { x, y, status, stands } = placed[number];
    if (status === "ahead") return;
    const shown = status === "answered" && !isAnswer && stands ? "stands" : status;
    if (parent >= 0) edges.push(drawnEdge(placed[parent], placed[number], stands ? "stands" : shown));
    const text = fact === null ? "" : valueText(puzzle, fact);
    nodes.push(
      drawnNode({ x, y, status: shown, text, below: cells[number], event, isHere: number === here }),
    );
  });
  const leaves = Math.max(...tree.map(({ place }) => place)) + 1;
  const deepest = Math.max(...tree.map(({ depth }) => depth));
  return {
    width: 2 * MARGIN + (leaves - 1) * ACROSS + 2 * RADIUS,
    height: 2 * MARGIN + deepest * DOWN,
    here: placed[here],
    content: svg`${edges}${nodes}`,
  };
}

/** By node, the cell that its children decide; null where they decide several, or it has none. */
function cellsBelow(puzzle: Puzzle, tree: readonly SearchNode[]): readonly (string | null)[] {
  const first: (Fact | null)[] = tree.map(() => null);
  const isOne = tree.map(() => true);
  for (const { fact, parent } of tree) {
    if (fact === null) continue;
    const known = first[parent];
    if (known === null) first[parent] = fact;
    else if (cellOf(known) !== cellOf(fact)) isOne[parent] = false;
  }
  return first.map((fact, number) => (fact === null || !isOne[number] ? null : cellText(puzzle, fact)));
}
