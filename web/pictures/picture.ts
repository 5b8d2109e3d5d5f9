/** A picture as a file of its own; width and height are the pixels of its PNG. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The fonts of a picture: other programs know no custom properties. */
export const FONTS =
  "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

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

/** Text for XML: its special characters are escaped, and forbidden ones left out. */
export function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => signs[sign]);
}
