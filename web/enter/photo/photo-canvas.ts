import type { Cell } from "../../../engine/model/fact.ts";
import type { PhotoAnswer } from "../../../worker/api.ts";

/** Colours of what is drawn over a picture. */
export interface Inks {
  readonly doubt: string;
  readonly selected: string;
}

/** Draws the straightened picture, with a frame around each doubtful cell and around the selected one. */
export function drawStraight(
  canvas: HTMLCanvasElement,
  { straight, rows, cols }: PhotoAnswer,
  doubts: readonly Cell[],
  selected: Cell | null,
  inks: Inks,
): void {
  const { width, height } = straight;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.putImageData(colouredOf(straight), 0, 0);
  const [across, down] = [width / cols, height / rows];
  const frame = (cell: Cell, ink: string, wide: number): void => {
    context.strokeStyle = ink;
    context.lineWidth = wide;
    const [x, y] = [(cell % cols) * across, Math.floor(cell / cols) * down];
    context.strokeRect(x + wide / 2, y + wide / 2, across - wide, down - wide);
  };
  for (const cell of doubts) frame(cell, inks.doubt, Math.max(across * 0.08, 2));
  if (selected !== null) frame(selected, inks.selected, Math.max(across * 0.1, 3));
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
