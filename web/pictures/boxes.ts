import { paint, plainColour } from "./colour.ts";

/** A box of the page, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

/** Draws the boxes of elements: ground, borders, outline, and what their styles put before and behind. */
export class Boxes {
  readonly #origin: DOMRect;
  readonly #shapes: string[];
  /** The colours of hatchings; a pattern each. */
  readonly #hatched: string[] = [];

  constructor(origin: DOMRect, shapes: string[]) {
    this.#origin = origin;
    this.#shapes = shapes;
  }

  element(element: Element, style: CSSStyleDeclaration, rect: DOMRect): void {
    this.#box(rect, style);
    for (const pseudo of ["::before", "::after"] as const) this.#pseudo(element, style, rect, pseudo);
  }

  /** The patterns that hatchings are filled with. */
  patterns(): string {
    return this.#hatched
      .map(
        (colour, at) =>
          `<pattern id="hatch-${at}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4" height="8" ${paint("fill", colour)}/></pattern>`,
      )
      .join("");
  }

  #box({ left, top, width, height }: Box, style: CSSStyleDeclaration): void {
    const [x, y] = [left - this.#origin.left, top - this.#origin.top];
    const radius = Math.min(radiusOf(style.borderTopLeftRadius, width), width / 2, height / 2);
    const place = (by: number): string =>
      `x="${round(x + by)}" y="${round(y + by)}" width="${round(Math.max(0, width - 2 * by))}" height="${round(Math.max(0, height - 2 * by))}" rx="${round(Math.max(0, radius - by))}"`;
    if (plainColour(style.backgroundColor))
      this.#shapes.push(`<rect ${place(0)} ${paint("fill", style.backgroundColor)}/>`);
    const hatching = /gradient\((?:[^()]|\([^()]*\))*?((?:rgba?|color)\([^)]*\))/.exec(style.backgroundImage);
    if (hatching) this.#shapes.push(`<rect ${place(0)} fill="url(#${this.#hatch(hatching[1])})"/>`);
    this.#borders({ left: x, top: y, width, height }, style, place);
    const outline = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === "solid" && outline > 0) {
      const by = -Number.parseFloat(style.outlineOffset) - outline / 2;
      this.#shapes.push(
        `<rect ${place(by)} fill="none" ${paint("stroke", style.outlineColor)} stroke-width="${outline}"/>`,
      );
    }
  }

  #borders(box: Box, style: CSSStyleDeclaration, place: (by: number) => string): void {
    const sides = SIDES.map((side) => ({
      width: style[`border${side}Style`] === "none" ? 0 : Number.parseFloat(style[`border${side}Width`]),
      colour: style[`border${side}Color`],
      look: style[`border${side}Style`],
    }));
    const [first] = sides;
    const isEven = sides.every(({ width, colour }) => width === first.width && colour === first.colour);
    if (isEven) {
      if (first.width > 0 && plainColour(first.colour))
        this.#shapes.push(`<rect ${place(first.width / 2)} fill="none" ${line(first)}/>`);
      return;
    }
    const { left, top, width, height } = box;
    const [right, bottom] = [left + width, top + height];
    const ends = [
      [left, top + sides[0].width / 2, right, top + sides[0].width / 2],
      [right - sides[1].width / 2, top, right - sides[1].width / 2, bottom],
      [left, bottom - sides[2].width / 2, right, bottom - sides[2].width / 2],
      [left + sides[3].width / 2, top, left + sides[3].width / 2, bottom],
    ];
    sides.forEach((side, at) => {
      if (side.width === 0 || !plainColour(side.colour)) return;
      const [x1, y1, x2, y2] = ends[at].map(round);
      this.#shapes.push(`<path d="M${x1} ${y1}L${x2} ${y2}" ${line(side)}/>`);
    });
  }

  /** What a style puts before or behind: a box at its place within the element or in its middle, or a word in its middle. */
  #pseudo(element: Element, style: CSSStyleDeclaration, rect: DOMRect, pseudo: "::before" | "::after"): void {
    const own = getComputedStyle(element, pseudo);
    if (own.content === "none" || own.content === "normal" || own.display === "none") return;
    const word = /^"(.+)"$/.exec(own.content)?.[1];
    if (word) {
      const [x, y] = [
        rect.left + rect.width / 2 - this.#origin.left,
        rect.top + rect.height / 2 - this.#origin.top,
      ];
      const size = Number.parseFloat(own.fontSize);
      this.#shapes.push(
        `<text x="${round(x)}" y="${round(y + size * 0.36)}" text-anchor="middle" font-size="${size}" font-weight="${own.fontWeight}" ${paint("fill", own.color)}>${word}</text>`,
      );
      return;
    }
    const [width, height] = [own.width, own.height].map(Number.parseFloat);
    const place = own.position === "absolute" ? placeWithin(style, own, rect) : middleOf(rect, width, height);
    if (![place.left, place.top, width, height].some(Number.isNaN))
      this.#box({ ...place, width, height }, own);
  }

  #hatch(colour: string): string {
    if (!this.#hatched.includes(colour)) this.#hatched.push(colour);
    return `hatch-${this.#hatched.indexOf(colour)}`;
  }
}

type Place = Pick<Box, "left" | "top">;

/** Where something that is placed within the borders of an element lies. */
function placeWithin(style: CSSStyleDeclaration, own: CSSStyleDeclaration, rect: DOMRect): Place {
  const [left, top, borderLeft, borderTop] = [
    ...[own.left, own.top],
    ...[style.borderLeftWidth, style.borderTopWidth],
  ].map(Number.parseFloat);
  return { left: rect.left + borderLeft + left, top: rect.top + borderTop + top };
}

function middleOf({ left, top, width, height }: DOMRect, wide: number, high: number): Place {
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2 };
}

function line({ width, colour, look }: { width: number; colour: string; look: string }): string {
  const dashes = look === "dashed" ? `${3 * width} ${2 * width}` : look === "dotted" ? `0 ${2 * width}` : "";
  const cap = look === "dotted" ? ' stroke-linecap="round"' : "";
  return `${paint("stroke", colour)} stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"${cap}` : ""}`;
}

/** The radius of a corner in pixels; a share is one of the width. */
function radiusOf(computed: string, width: number): number {
  const length = Number.parseFloat(computed) || 0;
  return computed.includes("%") ? (length * width) / 100 : length;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
