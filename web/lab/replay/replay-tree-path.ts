import { svg, type TemplateResult } from "lit";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { count, t } from "../../words/more.ts";
import type { Tried } from "./path.ts";
import { cellText, type DrawnNode, drawnEdge, drawnNode, RADIUS, valueText } from "./replay-tree-picture.ts";
import { short } from "./replay-words.ts";
import type { Rung } from "./rungs.ts";

/** Room for the name of a cell, and between nodes beside and below each other, in units of the picture. */
const LABEL = 42;
const ACROSS = 31;
const DOWN = 58;
const MARGIN = 22;
/** How far right of the root's middle its name begins. */
const NAMED = RADIUS + 8;
/** Choices taken back that are drawn one by one on a rung; those before them are one node. */
const MOST_BESIDE = 9;

/** A picture, and the part of it that shows where the search is. */
export interface TreePicture {
  readonly width: number;
  readonly height: number;
  readonly content: TemplateResult;
  readonly here: { readonly x: number; readonly y: number };
}

/** The path from the root to the search's present state: a rung a decision, with those tried before it to the left and those to come to the right. */
export function pathPicture(puzzle: Puzzle, rungs: readonly Rung[], depth: number, lang: Lang): TreePicture {
  const above = (rungs[0]?.depth ?? 1) - 1;
  const beginning = above > 0 ? count("replay.above", above) : t("replay.root");
  const root = { x: LABEL + RADIUS, y: MARGIN };
  let parent = root;
  let widest = 1;
  const edges: TemplateResult[] = [];
  const labels: TemplateResult[] = [];
  const nodes: DrawnNode[] = [];
  rungs.forEach((rung, index) => {
    const y = MARGIN + (index + 1) * DOWN;
    const row = rowOf(puzzle, rung, rung.depth === depth, y, lang);
    // Standing decisions are drawn last, over the bar that they share.
    for (const isBold of [false, true])
      for (const node of row)
        if ((node.status === "stands") === isBold) edges.push(drawnEdge(parent, node, node.status));
    if (rung.cell !== null && row.length > 0)
      labels.push(
        svg`<text class="small" x="0" y=${y} dominant-baseline="central">${cellOfRung(puzzle, rung)}</text>`,
      );
    nodes.push(...row);
    widest = Math.max(widest, row.length);
    parent = row.find(({ status }) => status === "stands") ?? parent;
  });
  const isAtRoot = depth === 0;
  return {
    width: Math.max(LABEL + widest * ACROSS + MARGIN / 2, root.x + NAMED + widthOf(beginning)),
    height: 2 * MARGIN + rungs.length * DOWN,
    here: isAtRoot ? root : parent,
    content: svg`${edges}${labels}
      ${drawnNode({ ...root, status: "stands", text: above > 0 ? "⋮" : "", below: null, event: -1, isHere: isAtRoot })}
      <text class="small" x=${root.x + NAMED} y=${root.y} dominant-baseline="central">${beginning}</text>
      ${nodes.map(drawnNode)}`,
  };
}

/** The most that small letters of 11 units take across: Chinese ones are as wide as high. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 12 : 7), 0);
}

function cellOfRung(puzzle: Puzzle, { tried, stands }: Rung): string {
  const fact = stands?.fact ?? tried.find((one) => one.fact !== null)?.fact ?? null;
  return fact === null ? "" : cellText(puzzle, fact);
}

function rowOf(puzzle: Puzzle, rung: Rung, isHere: boolean, y: number, lang: Lang): DrawnNode[] {
  const { cell, tried, stands, ahead } = rung;
  const folds = tried.length > MOST_BESIDE ? tried.length - MOST_BESIDE + 1 : 0;
  const row: Omit<DrawnNode, "x" | "y">[] = [];
  if (folds > 0) row.push(folded(tried.slice(0, folds), lang));
  for (const one of tried.slice(folds)) {
    if (one.fact === null) row.push(folded([one], lang));
    else {
      const status = one.answers > 0 ? "answered" : "failed";
      const spent = one.nodes < 0 ? null : short(one.nodes, lang);
      const below = cell === null ? cellText(puzzle, one.fact) : spent;
      row.push({ status, text: valueText(puzzle, one.fact), below, event: one.event });
    }
  }
  if (stands) {
    const spent = stands.nodes < 0 ? null : short(stands.nodes, lang);
    const below = cell === null ? cellText(puzzle, stands.fact) : spent;
    row.push({ status: "stands", text: valueText(puzzle, stands.fact), below, event: stands.event, isHere });
  }
  for (const fact of ahead ?? [])
    row.push({ status: "ahead", text: valueText(puzzle, fact), below: null, event: -1 });
  return row.map((node, index) => ({ ...node, x: LABEL + RADIUS + index * ACROSS, y }));
}

/** Several that were taken back, as one. */
function folded(all: readonly Tried[], lang: Lang): Omit<DrawnNode, "x" | "y"> {
  const nodes = all.some((one) => one.nodes < 0) ? null : all.reduce((sum, one) => sum + one.nodes, 0);
  const answers = all.some((one) => one.answers > 0);
  return {
    ...{ status: answers ? "answered" : "failed", text: "…", event: all[0].event },
    below: nodes === null ? null : short(nodes, lang),
  };
}
