import { html, render } from "lit";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Written } from "../kinds/contract/print-kind.ts";
import { FONTS, type Picture } from "../pictures/picture.ts";
import { printBoard, printBoardStyles } from "./print-board.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Least width of a picture, and the least side of a cell, in pixels. */
const WIDTH = 1080;
const CELL = 64;
/** No side is longer, in pixels: phones draw on no larger canvas. */
const LONGEST = 4000;
/** The white around a board, in cells. */
const MARGIN = 0.4;

/** Draws a puzzle, with what is written on it, as SVG that needs nothing else. */
export function pictureOf(puzzle: Puzzle, written: Written | null, title: string): Picture {
  const { rows, cols } = puzzle;
  const across = cols + 2 * MARGIN;
  const down = rows + 2 * MARGIN;
  const unit = Math.min(
    Math.max(Math.ceil(WIDTH / across), CELL),
    Math.floor(LONGEST / Math.max(across, down)),
  );
  const [width, height] = [Math.ceil(unit * across), Math.ceil(unit * down)];
  const size = unit * Math.max(rows, cols);
  const x = (width - size) / 2;
  const y = (height - unit * rows) / 2;
  const room = document.createElement("div");
  render(
    html`<svg xmlns=${SVG} width=${width} height=${height} viewBox="0 0 ${width} ${height}" font-family=${FONTS}>
      <title>${title}</title>
      <rect width=${width} height=${height} fill="#fff"></rect>
      ${printBoard(puzzle, written, { x, y, size })}
    </svg>`,
    room,
  );
  return { svg: textOf(room), width, height };
}

/** The drawing as a text, without the template's own comments. */
function textOf(room: Element): string {
  const [drawing] = room.getElementsByTagNameNS(SVG, "svg");
  const comments: Node[] = [];
  const walk = document.createTreeWalker(drawing, NodeFilter.SHOW_COMMENT);
  while (walk.nextNode()) comments.push(walk.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  dress(drawing);
  return new XMLSerializer().serializeToString(drawing);
}

/** Writes the styles as attributes, which every program reads and no policy of a page forbids. A later rule outweighs an earlier one. */
function dress(drawing: Element): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(printBoardStyles.cssText);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const element of drawing.querySelectorAll(rule.selectorText))
      for (const name of rule.style) element.setAttribute(name, rule.style.getPropertyValue(name));
  }
}
