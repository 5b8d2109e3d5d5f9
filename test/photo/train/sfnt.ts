/** An outline as closed polylines of x and y by turns, y upwards, in units of the font. */
export type Outline = readonly (readonly number[])[];

/** The tables of a font file and its map of characters ("OpenType specification": the table directory, cmap). */
export class Sfnt {
  readonly view: DataView;
  readonly #tables = new Map<string, number>();

  constructor(file: Uint8Array) {
    this.view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const count = this.view.getUint16(4);
    for (let i = 0; i < count; i++) {
      const at = 12 + 16 * i;
      const name = String.fromCharCode(...file.subarray(at, at + 4));
      this.#tables.set(name, this.view.getUint32(at + 8));
    }
  }

  has(name: string): boolean {
    return this.#tables.has(name);
  }

  /** Where a table begins. */
  table(name: string): number {
    const at = this.#tables.get(name);
    if (at === undefined) throw new Error(`the font has no table ${name}`);
    return at;
  }

  /** The glyph of a character by a Unicode map of format 4; 0 for none. */
  glyphOf(code: number): number {
    const [view, cmap] = [this.view, this.table("cmap")];
    for (let i = 0; i < view.getUint16(cmap + 2); i++) {
      const map = cmap + view.getUint32(cmap + 4 + 8 * i + 4);
      const platform = view.getUint16(cmap + 4 + 8 * i);
      if (view.getUint16(map) !== 4 || (platform !== 0 && platform !== 3)) continue;
      const doubled = view.getUint16(map + 6);
      for (let s = 0; s < doubled; s += 2) {
        if (view.getUint16(map + 14 + s) < code) continue;
        const start = view.getUint16(map + 16 + doubled + s);
        if (start > code) return 0;
        const delta = view.getUint16(map + 16 + 2 * doubled + s);
        const rangeAt = map + 16 + 3 * doubled + s;
        const range = view.getUint16(rangeAt);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = view.getUint16(rangeAt + range + 2 * (code - start));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
    }
    return 0;
  }
}
