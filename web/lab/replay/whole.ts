import type { Fact } from "../../../engine/model/fact.ts";
import { unpackEvent } from "../../../engine/search/event.ts";
import { eventAt, type Recording } from "../shared/recording.ts";

/** Most nodes of a tree that is drawn whole. */
export const MOST_WHOLE = 300;

/** A node of a search's tree: the start, or a choice. */
export interface SearchNode {
  /** Null for the start. */
  readonly fact: Fact | null;
  /** Number of its parent, which comes before it; -1 for the start. */
  readonly parent: number;
  readonly depth: number;
  /** Number of the event that tried it; -1 for the start. */
  readonly event: number;
  /** Number of the event that took it back; null while it stands at the end. */
  readonly undone: number | null;
  /** Number of the first event with an answer at it or below it; null without one. */
  readonly answered: number | null;
  /** Whether the answer is at the node itself. */
  readonly isAnswer: boolean;
  /** From the left: leaves stand at 0, 1, 2 …; others above the middle of their children. */
  readonly place: number;
}

/** The status of a node after so many events; "ahead": not tried yet. */
export type NodeStatus = "ahead" | "stands" | "failed" | "answered";

export function statusOf({ event, undone, answered }: SearchNode, at: number): NodeStatus {
  if (event >= at) return "ahead";
  if (answered !== null && answered < at) return "answered";
  return undone !== null && undone < at ? "failed" : "stands";
}

/** All nodes of a recorded search, in the order in which they were tried; null when they are more than can be drawn. Cost: the events. */
export function wholeTree(recording: Recording): readonly SearchNode[] | null {
  const nodes = [started(null, -1, 0, -1)];
  let top = 0;
  for (let index = 0; index < recording.length; index++) {
    const event = unpackEvent(eventAt(recording, index));
    if (event.type === "decision") {
      if (nodes.length === MOST_WHOLE) return null;
      nodes.push(started(event.fact, top, nodes[top].depth + 1, index));
      top = nodes.length - 1;
    } else if (event.type === "backtrack") {
      nodes[top].undone = index;
      top = nodes[top].parent;
    } else if (event.type === "answered") {
      nodes[top].isAnswer = true;
      for (let node = top; node >= 0; node = nodes[node].parent) nodes[node].answered ??= index;
    }
  }
  return placed(nodes);
}

type Growing = { -readonly [Key in keyof SearchNode]: SearchNode[Key] };

function started(fact: Fact | null, parent: number, depth: number, event: number): Growing {
  return { fact, parent, depth, event, undone: null, answered: null, isAnswer: false, place: 0 };
}

/** A child comes after its parent, so from the last to the first all children of a node are placed before it. */
function placed(nodes: Growing[]): readonly SearchNode[] {
  const ends = nodes.map(() => ({ first: Number.POSITIVE_INFINITY, last: -1 }));
  const isLeaf = nodes.map(() => true);
  for (const { parent } of nodes) if (parent >= 0) isLeaf[parent] = false;
  let leaves = 0;
  nodes.forEach((node, number) => {
    if (isLeaf[number]) node.place = leaves++;
  });
  for (let number = nodes.length - 1; number >= 0; number--) {
    const node = nodes[number];
    const { first, last } = ends[number];
    if (!isLeaf[number]) node.place = (first + last) / 2;
    if (node.parent < 0) continue;
    const above = ends[node.parent];
    above.first = Math.min(above.first, node.place);
    above.last = Math.max(above.last, node.place);
  }
  return nodes;
}
