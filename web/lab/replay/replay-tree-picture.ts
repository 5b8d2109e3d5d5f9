import { css, svg, type TemplateResult } from "lit";
import { cellOf, type Fact } from "../../../engine/model/fact.ts";
import { cellName } from "../../../engine/model/lattice.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { NodeStatus } from "./whole.ts";

/** Radius of a node, in units of the picture. */
export const RADIUS = 13;

/** Styles of nodes and edges: filled where a choice stands, crossed out where it failed, a ring within where it led to an answer, dashed where it is to come. */
export const treeStyles = css`
  .edge {
    fill: none;
    stroke: var(--edge);
    stroke-linejoin: round;
    stroke-width: 1.25;
  }
  .edge.stands {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .edge.ahead {
    stroke-dasharray: 3 3;
  }
  .node circle {
    fill: var(--paper);
    stroke: var(--edge);
    stroke-width: 1.5;
  }
  .node text {
    fill: var(--ink);
    font-size: 13px;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .node.stands circle {
    fill: var(--accent);
    stroke: var(--accent);
  }
  .node.stands text {
    fill: var(--on-accent);
  }
  .node.failed text {
    fill: var(--ink-note);
    stroke: var(--paper);
    stroke-width: 3;
    paint-order: stroke;
    font-weight: 400;
  }
  .node.ahead circle {
    stroke-dasharray: 3 3;
  }
  .node.ahead text {
    fill: var(--ink-note);
    font-weight: 400;
  }
  .node.answered circle {
    fill: var(--role-conclude);
    stroke: var(--conclude-edge);
    stroke-width: 2;
  }
  .node .inner {
    fill: none;
  }
  .node .cross {
    stroke: var(--elim);
    stroke-width: 2;
  }
  .node.here .halo {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .small,
  .node text.small {
    fill: var(--ink-note);
    stroke: var(--paper);
    stroke-width: 4;
    paint-order: stroke;
    font-size: 11px;
    font-weight: 400;
  }
  .node[data-event] {
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .node.stands circle {
      fill: Highlight;
    }
    .node.stands text {
      fill: HighlightText;
    }
  }
`;

/** A node of the picture. */
export interface DrawnNode {
  readonly x: number;
  readonly y: number;
  readonly status: NodeStatus;
  readonly text: string;
  /** The small text below it; null for none. */
  readonly below: string | null;
  /** The event that tried it; -1 where there is none to go to. */
  readonly event: number;
  /** Where the search is. */
  readonly isHere?: boolean;
}

export function drawnNode({ x, y, status, text, below, event, isHere }: DrawnNode): TemplateResult {
  const reach = RADIUS * 0.72;
  return svg`<g
    class="node ${status} ${isHere ? "here" : ""}"
    transform="translate(${x} ${y})"
    data-event=${event < 0 ? null : event}
  >
    ${isHere ? svg`<circle class="halo" r=${RADIUS + 3.5}></circle>` : null}
    <circle r=${RADIUS}></circle>
    ${status === "answered" ? svg`<circle class="inner" r=${RADIUS - 3.5}></circle>` : null}
    ${status === "failed" ? svg`<path class="cross" d="M${-reach} ${reach}L${reach} ${-reach}"></path>` : null}
    <text>${text}</text>
    ${below === null ? null : svg`<text class="small" y=${RADIUS + 9}>${below}</text>`}
  </g>`;
}

/** A line from a parent down to its child, along a bar that its children share. */
export function drawnEdge(
  from: { x: number; y: number },
  to: { x: number; y: number },
  status: NodeStatus,
): TemplateResult {
  const bar = to.y - RADIUS - 8;
  return svg`<path
    class="edge ${status}"
    d="M${from.x} ${from.y + RADIUS}V${bar}H${to.x}V${to.y - RADIUS}"
  ></path>`;
}

/** The value of a decision, in a character or two. */
export function valueText(puzzle: Puzzle, fact: Fact): string {
  return pageKind(puzzle.kind).sayChoice(fact);
}

/** "R1C2"; short in every language, for a node of a tree. */
export function cellText(puzzle: Puzzle, fact: Fact): string {
  return cellName(cellOf(fact), puzzle.cols, "en");
}
