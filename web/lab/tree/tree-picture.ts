import { css, html, nothing, svg, type TemplateResult } from "lit";
import {
  baseline,
  boundLines,
  RING,
  type SceneEdge,
  type SceneNode,
  type TreeScene,
  type TreeSizes,
  triangle,
} from "./scene.ts";

/** Styles of `treePicture`, and of the samples in its legend. */
export const treePictureStyles = css`
  .tree {
    font-family: var(--font);
    font-variant-numeric: tabular-nums;
  }
  .edge {
    fill: none;
    stroke: var(--edge);
    stroke-width: 1.5;
  }
  .edge.ahead {
    stroke: var(--rule);
  }
  .edge.cut,
  .edge.below {
    stroke: var(--rule);
    stroke-dasharray: 4 4;
  }
  .edge.way {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .cross {
    fill: none;
    stroke: var(--conflict-ink);
    stroke-width: 4;
    stroke-linecap: round;
  }
  .shape {
    fill: var(--same);
    stroke: var(--ink-note);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .ahead .shape {
    fill: var(--paper);
    stroke: var(--rule);
  }
  .open .shape {
    fill: var(--role-focus);
  }
  .way .shape {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .cut .shape,
  .below .shape {
    fill: none;
    stroke: var(--rule);
    stroke-dasharray: 3 4;
  }
  .ring {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .tree text {
    fill: var(--ink);
    font-size: 14px;
    font-weight: 650;
    text-anchor: middle;
    pointer-events: none;
  }
  .tree .ahead text {
    fill: var(--ink-note);
    font-weight: 400;
  }
  .tree .cut text,
  .tree .below text {
    fill: var(--edge);
    font-weight: 400;
  }
  .tree .bound {
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 3px;
    stroke-linejoin: round;
    font-size: 12px;
    font-weight: 500;
    text-anchor: start;
  }
  .tree .bound.alpha {
    text-anchor: end;
  }
  .tree .bound.letter {
    fill: var(--ink-note);
    font-size: 11px;
    font-weight: 400;
  }
  .pill {
    fill: var(--paper);
    stroke: var(--premise-edge);
    stroke-width: 1;
  }
  .tree .minimax {
    fill: var(--premise-edge);
    font-size: 11px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .shape,
    .open .shape,
    .ahead .shape {
      fill: Canvas;
    }
    .cross {
      stroke: CanvasText;
    }
    .edge.way,
    .way .shape,
    .ring {
      stroke: Highlight;
    }
    .pill {
      stroke: CanvasText;
    }
    .tree .minimax {
      fill: CanvasText;
    }
  }
`;

/** A tree at a moment. `label` names it; a table beside it says the same in words. */
export function treePicture({ stage, nodes, edges }: TreeScene, label: string): TemplateResult {
  return html`<svg class="tree" viewBox="0 0 ${stage.width} ${stage.height}" role="img" aria-label=${label}>
    ${edges.map(drawEdge)} ${nodes.map((node) => drawNode(node, stage.sizes))}
  </svg>`;
}

function drawEdge(edge: SceneEdge): TemplateResult {
  const { from, to, state, isOnWay, stroke } = edge;
  return svg`<path class="edge ${state} ${isOnWay ? "way" : ""}" d="M${from.join(" ")}L${to.join(" ")}"></path>${
    stroke === "" ? nothing : svg`<path class="cross" d=${stroke}></path>`
  }`;
}

function drawNode(node: SceneNode, sizes: TreeSizes): TemplateResult {
  const { x, y, shape, state, text, isAt, isOnWay } = node;
  return svg`<g class="node ${state} ${isOnWay ? "way" : ""}" data-node=${node.number}>
    ${outline(node, sizes, 0, "shape")} ${isAt ? outline(node, sizes, RING, "ring") : nothing}
    <text x=${x} y=${y + baseline(node)}>${text}</text>
    ${shape === "leaf" || node.alpha === "" ? nothing : bounds(node, sizes)}
    ${node.minimax === "" ? nothing : pill(node, sizes)}
  </g>`;
}

function outline(node: SceneNode, sizes: TreeSizes, around: number, kind: string): TemplateResult {
  if (node.shape !== "leaf")
    return svg`<polygon class=${kind} points=${triangle(node, sizes, around)}></polygon>`;
  const [wide, high] = sizes.leaf.map((half) => half + around / 2);
  return svg`<rect class=${kind} x=${node.x - wide} y=${node.y - high} width=${2 * wide} height=${2 * high} rx="4"></rect>`;
}

/** Alpha to the left and beta to the right: the open window of the node. */
function bounds(node: SceneNode, { bounds }: TreeSizes): TemplateResult {
  const [letterAt, numberAt] = boundLines(node).map((below) => node.y + below);
  const bound = (name: "alpha" | "beta", letter: string, x: number) =>
    svg`<text class="bound ${name} letter" x=${x} y=${letterAt}>${letter}</text>
      <text class="bound ${name}" x=${x} y=${numberAt}>${node[name]}</text>`;
  return svg`${bound("alpha", "α", node.x - bounds)}${bound("beta", "β", node.x + bounds)}`;
}

function pill({ x, y, minimax }: SceneNode, { triangle: [, high] }: TreeSizes): TemplateResult {
  const wide = 7 * minimax.length + 10;
  return svg`<rect class="pill" x=${x - wide / 2} y=${y - high - 18} width=${wide} height="15" rx="7.5"></rect>
    <text class="minimax" x=${x} y=${y - high - 7}>${minimax}</text>`;
}
