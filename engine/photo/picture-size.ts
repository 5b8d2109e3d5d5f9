/** The width and height of a picture file, in pixels, by its first bytes. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that the head of a PNG, JPEG, GIF or WebP file names; null where it is of another make or cut off. It is asked
 * before such a file is opened, which takes four bytes a pixel.
 */
export function pictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const has = (at: number, text: string): boolean =>
    head.length >= at + text.length && [...text].every((char, i) => head[at + i] === char.charCodeAt(0));
  if (has(1, "PNG") && head.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (has(0, "GIF8") && head.length >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (has(0, "RIFF") && has(8, "WEBP") && head.length >= 30) return webpSize(view, has);
  if (head[0] === 0xff && head[1] === 0xd8) return jpegSize(view);
  return null;
}

/** RFC 9649, sections 2.5 to 2.7. */
function webpSize(view: DataView, has: (at: number, text: string) => boolean): PictureSize | null {
  const three = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (has(12, "VP8X")) return { width: three(24) + 1, height: three(27) + 1 };
  if (has(12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (has(12, "VP8 "))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return null;
}

/** Walks the segments to the frame header (ITU-T T.81, annex B). */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at++;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}
