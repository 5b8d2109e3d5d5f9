/** Size of the page's text in CSS pixels. */
export function remSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

const pen = document.createElement("canvas").getContext("2d");

/** Width of a text in CSS pixels, in a font as CSS writes it. */
export function widthOf(text: string, font: string): number {
  if (!pen) return 0;
  pen.font = font;
  return Math.ceil(pen.measureText(text).width);
}
