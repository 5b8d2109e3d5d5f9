import { html, render } from "lit";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Written } from "../kinds/contract/print-kind.ts";
import { printBoard, printBoardStyles } from "./print-board.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Least width of a picture, and the least side of a cell, in pixels. */
const WIDTH = 1080;
const CELL = 64;
/** No side is longer, in pixels: phones draw on no larger canvas. */
const LONGEST = 4000;
/** The white around a board, in cells. */
const MARGIN = 0.4;
/** Other programs know no custom properties. */
const FONTS =
  "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/** A picture of a board as a file of its own; lengths are pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

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

/** The picture as PNG. Rejects where the browser cannot draw it. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No PNG was made"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
