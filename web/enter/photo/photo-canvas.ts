import type { Cell } from "../../../engine/model/fact.ts";
import type { PhotoAnswer } from "../../../worker/api.ts";

/**
 * Colours of what is drawn over a picture, the same in each theme as the picture is: those of the light theme, and an edge that
 * sets them off a dark picture.
 */
export const INKS = { doubt: "#a00028", mark: "#0a3f86", edge: "#ffffff" } as const;

/** Draws the straightened picture, with a frame around each doubtful cell and around the selected one. */
export function drawStraight(
  canvas: HTMLCanvasElement,
  { straight, rows, cols }: PhotoAnswer,
  doubts: readonly Cell[],
  selected: Cell | null,
): void {
  const { width, height } = straight;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.putImageData(colouredOf(straight), 0, 0);
  const [across, down] = [width / cols, height / rows];
  const line = (cell: Cell, ink: string, wide: number, within: number): void => {
    context.strokeStyle = ink;
    context.lineWidth = wide;
    const [x, y] = [(cell % cols) * across + within, Math.floor(cell / cols) * down + within];
    context.strokeRect(x, y, across - 2 * within, down - 2 * within);
  };
  const frame = (cell: Cell, ink: string, wide: number): void => {
    line(cell, INKS.edge, wide * 1.6, wide * 0.8);
    line(cell, ink, wide, wide / 2);
  };
  for (const cell of doubts) frame(cell, INKS.doubt, Math.max(across * 0.08, 2));
  if (selected !== null) frame(selected, INKS.mark, Math.max(across * 0.1, 3));
}

const coloured = new WeakMap<PhotoAnswer["straight"], ImageData>();

/** A picture in grey as a canvas takes it; made once, since frames are drawn anew with each tap. */
function colouredOf(grey: PhotoAnswer["straight"]): ImageData {
  const known = coloured.get(grey);
  if (known) return known;
  const picture = new ImageData(grey.width, grey.height);
  // Alpha, blue, green, red from the highest byte: all machines with browsers store the lowest first.
  const words = new Uint32Array(picture.data.buffer);
  const { pixels } = grey;
  for (let i = 0; i < pixels.length; i++) words[i] = 0xff000000 | (pixels[i] * 0x010101);
  coloured.set(grey, picture);
  return picture;
}

/** Draws a whole picture, at most so many pixels a side. */
export async function drawWhole(canvas: HTMLCanvasElement, picture: Blob, longest: number): Promise<void> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(Math.round(bitmap.width * scale), 1);
  canvas.height = Math.max(Math.round(bitmap.height * scale), 1);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}
