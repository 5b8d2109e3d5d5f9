import { Boxes } from "./boxes.ts";
import { paint, plainColour } from "./colour.ts";
import { drawingText } from "./drawing.ts";
import { escaped, FONTS, type Picture } from "./picture.ts";

/** The room around what is drawn, in CSS pixels, and the pixels of a PNG for each of them. */
const MARGIN = 12;
const SCALE = 2;
/** No side is longer, in pixels: phones draw on no larger canvas. */
const LONGEST = 4_000;

/**
 * Draws an element as it stands on the page, with its shadow roots, as SVG that needs nothing else: boxes with their
 * borders, words line by line, drawings, and what styles put before and behind. A board, a frame of a walk, a
 * tree, a chart and a log are all drawn by this.
 */
export function snapshotOf(element: Element, title: string): Picture {
  const drawn = new Snapshot(element);
  return drawn.picture(title);
}

class Snapshot {
  readonly #origin: DOMRect;
  readonly #boxes: Boxes;
  readonly #shapes: string[] = [];
  readonly #pen = document.createElement("canvas").getContext("2d");
  readonly #ground: string;
  #right: number;
  #bottom: number;

  constructor(element: Element) {
    this.#origin = element.getBoundingClientRect();
    this.#right = this.#origin.width;
    this.#bottom = this.#origin.height;
    this.#boxes = new Boxes(this.#origin, this.#shapes);
    this.#ground = groundOf(element);
    this.#element(element);
  }

  picture(title: string): Picture {
    const [wide, high] = [this.#right + 2 * MARGIN, this.#bottom + 2 * MARGIN].map(Math.ceil);
    const scale = Math.min(SCALE, LONGEST / Math.max(wide, high));
    const [width, height] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
    const view = `viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view} font-family="${FONTS}">
<title>${escaped(title)}</title>
<defs>${this.#boxes.patterns()}</defs>
<rect x="${-MARGIN}" y="${-MARGIN}" width="${wide}" height="${high}" ${paint("fill", this.#ground)}/>
${this.#shapes.join("\n")}
</svg>`;
    return { svg, width, height };
  }

  #element(element: Element): void {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.opacity === "0" || style.clipPath === "inset(50%)") return;
    if (element instanceof SVGSVGElement) {
      this.#drawing(element, style);
      return;
    }
    const isSeen = style.visibility === "visible" && style.display !== "contents";
    const rect = element.getBoundingClientRect();
    if (isSeen && rect.width > 0 && rect.height > 0) {
      this.#right = Math.max(this.#right, rect.right - this.#origin.left);
      this.#bottom = Math.max(this.#bottom, rect.bottom - this.#origin.top);
      this.#boxes.element(element, style, rect);
    }
    for (const node of childrenOf(element)) {
      if (node instanceof Text) {
        if (isSeen || style.display === "contents") this.#text(node, style);
      } else if (node instanceof Element) this.#element(node);
    }
  }

  #drawing(svg: SVGSVGElement, style: CSSStyleDeclaration): void {
    const rect = svg.getBoundingClientRect();
    if (style.visibility !== "visible" || rect.width === 0) return;
    this.#shapes.push(drawingText(svg, rect.left - this.#origin.left, rect.top - this.#origin.top, rect));
  }

  /** The words of a node, a line at a time. */
  #text(node: Text, style: CSSStyleDeclaration): void {
    const colour = plainColour(style.color);
    if (!colour || node.data.trim() === "") return;
    const range = document.createRange();
    let line = { text: "", left: 0, top: Number.NaN };
    const end = (): void => {
      if (line.text.trim() !== "") this.#write(line.text, line.left, line.top, style);
    };
    for (const { index, 0: word } of node.data.matchAll(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.trimEnd().length);
      const [rect] = range.getClientRects();
      if (!rect) continue;
      if (Math.abs(rect.top - line.top) < 1) line.text += word.replace(/\s+$/, " ");
      else {
        end();
        line = { text: word.replace(/\s+$/, " "), left: rect.left, top: rect.top };
      }
    }
    end();
  }

  #write(text: string, left: number, top: number, style: CSSStyleDeclaration): void {
    const { fontSize, fontWeight, fontStyle, fontFamily, letterSpacing, textTransform } = style;
    const pen = this.#pen;
    if (pen) pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const size = Number.parseFloat(fontSize);
    const ascent = pen?.measureText("x").fontBoundingBoxAscent ?? size * 0.9;
    const said = textTransform === "uppercase" ? text.toUpperCase() : text;
    const looks = [
      `font-size="${size}" font-weight="${fontWeight}" ${paint("fill", style.color)}`,
      fontStyle === "italic" ? 'font-style="italic"' : "",
      fontFamily.includes("mono") ? 'font-family="monospace"' : "",
      letterSpacing === "normal" ? "" : `letter-spacing="${letterSpacing}"`,
    ];
    const x = round(left - this.#origin.left);
    const y = round(top - this.#origin.top + ascent);
    this.#shapes.push(
      `<text x="${x}" y="${y}" xml:space="preserve" ${looks.filter(Boolean).join(" ")}>${escaped(said.trimEnd())}</text>`,
    );
  }
}

/** What is drawn within an element: its shadow root in place of its children, what a slot was given. */
function childrenOf(element: Element): Iterable<Node> {
  if (element instanceof HTMLSlotElement) return element.assignedNodes({ flatten: true });
  return (element.shadowRoot ?? element).childNodes;
}

/** The first colour behind an element. */
function groundOf(element: Element): string {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { backgroundColor } = getComputedStyle(at);
    if (plainColour(backgroundColor)?.opacity === 1) return backgroundColor;
  }
  return "rgb(255,255,255)";
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
