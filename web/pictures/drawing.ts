import { paint } from "./colour.ts";

/** Styles of a drawing's shapes that are written as attributes, as they are computed. */
const LENGTHS = [
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "opacity",
  "vector-effect",
] as const;

/** What each of them is without a style. */
const PLAIN: ReadonlySet<string> = new Set(["none", "normal", "butt", "miter", "start"]);

/** A drawing of the page at its place in a picture, its styles as attributes. */
export function drawingText(svg: SVGSVGElement, x: number, y: number, { width, height }: DOMRect): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy);
  const place = { x, y, width, height, overflow: getComputedStyle(svg).overflow };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  for (const name of ["class", "role", "aria-label", "aria-hidden", "style", "part"])
    copy.removeAttribute(name);
  return new XMLSerializer().serializeToString(copy);
}

/** Writes the styles of a drawing and of all in it onto its copy, and takes out what is not seen. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  if (from instanceof SVGElement) {
    const colours = (["fill", "stroke"] as const).map((what) => paint(what, style[what]));
    for (const [, name, value] of colours.join(" ").matchAll(/([a-z-]+)="([^"]*)"/g))
      to.setAttribute(name, value);
    for (const name of LENGTHS) {
      const value = style.getPropertyValue(name);
      if (value !== "" && !PLAIN.has(value) && !(name === "opacity" && value === "1"))
        to.setAttribute(name, value);
    }
  }
  const copies = Array.from(to.childNodes);
  Array.from(from.childNodes).forEach((child, at) => {
    const copy = copies[at];
    if (child instanceof Comment) to.removeChild(copy);
    if (!(child instanceof Element) || !(copy instanceof Element)) return;
    const { display, visibility } = getComputedStyle(child);
    if (display === "none" || visibility === "hidden") to.removeChild(copy);
    else dress(child, copy);
  });
  if (from.localName !== "svg") for (const name of ["class", "style"]) to.removeAttribute(name);
}
