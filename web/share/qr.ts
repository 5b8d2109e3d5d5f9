import { generate } from "lean-qr";

/** Modules of quiet around the code, as the standard wants. */
const QUIET = 4;

/** A QR code as one path on a square field. */
export interface QrPicture {
  /** Side of the field, quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** Draws a text; null when it is too long for any code. */
export function qrPicture(text: string): QrPicture | null {
  try {
    const code = generate(text);
    let path = "";
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        if (!code.get(x, y)) continue;
        const from = x;
        while (code.get(x + 1, y)) x++;
        path += `M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h${from - x - 1}z`;
      }
    }
    return { size: code.size + 2 * QUIET, path };
  } catch {
    return null;
  }
}
