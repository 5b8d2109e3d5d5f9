import { charstringOutline } from "./charstring.ts";
import type { Outline, Sfnt } from "./sfnt.ts";

/** Where an object of an index begins and ends. */
type Span = readonly [start: number, end: number];

/** The numbers of a dictionary by operator; 12 as a first byte makes 1200 and more. */
type Dictionary = ReadonlyMap<number, readonly number[]>;

const CHAR_STRINGS = 17;
const PRIVATE = 18;
const SUBROUTINES = 19;
const FONT_ARRAY = 1236;
const FONT_SELECT = 1237;

/** The glyphs of an OpenType font with cubic curves ("The Compact Font Format Specification", Adobe note 5176). */
export class CompactFont {
  readonly #view: DataView;
  readonly #base: number;
  readonly #glyphs: readonly Span[];
  readonly #common: readonly Span[];
  readonly #own: (glyph: number) => readonly Span[];

  constructor(sfnt: Sfnt) {
    this.#view = sfnt.view;
    this.#base = sfnt.table("CFF ");
    const names = this.#index(this.#base + this.#view.getUint8(this.#base + 2));
    const tops = this.#index(names.end);
    const strings = this.#index(tops.end);
    this.#common = this.#index(strings.end).spans;
    const top = this.#dictionary(tops.spans[0]);
    this.#glyphs = this.#index(this.#base + (top.get(CHAR_STRINGS)?.[0] ?? 0)).spans;
    const select = top.get(FONT_SELECT)?.[0];
    const fonts = top.get(FONT_ARRAY)?.[0];
    if (select === undefined || fonts === undefined) {
      const own = this.#subroutines(top);
      this.#own = () => own;
    } else {
      const parts = this.#index(this.#base + fonts).spans.map((span) =>
        this.#subroutines(this.#dictionary(span)),
      );
      this.#own = (glyph) => parts[this.#selected(this.#base + select, glyph)] ?? [];
    }
  }

  outlineOf(glyph: number): Outline {
    const span = this.#glyphs[glyph];
    return span ? charstringOutline(this.#view, span, this.#common, this.#own(glyph)) : [];
  }

  /** The objects of an index and where it ends. */
  #index(at: number): { readonly spans: readonly Span[]; readonly end: number } {
    const view = this.#view;
    const count = view.getUint16(at);
    if (count === 0) return { spans: [], end: at + 2 };
    const size = view.getUint8(at + 2);
    const offset = (i: number): number => {
      let value = 0;
      for (let byte = 0; byte < size; byte++) value = value * 256 + view.getUint8(at + 3 + i * size + byte);
      return value;
    };
    const before = at + 2 + (count + 1) * size;
    const spans = Array.from({ length: count }, (_, i): Span => [before + offset(i), before + offset(i + 1)]);
    return { spans, end: before + offset(count) };
  }

  #dictionary([start, end]: Span): Dictionary {
    const view = this.#view;
    const found = new Map<number, readonly number[]>();
    let numbers: number[] = [];
    for (let at = start; at < end; ) {
      const byte = view.getUint8(at++);
      if (byte <= 21) {
        found.set(byte === 12 ? 1200 + view.getUint8(at++) : byte, numbers);
        numbers = [];
      } else if (byte === 28) {
        numbers.push(view.getInt16(at));
        at += 2;
      } else if (byte === 29) {
        numbers.push(view.getInt32(at));
        at += 4;
      } else if (byte === 30) {
        // A number with a fraction, which no operator that is asked for has.
        while ((view.getUint8(at) & 15) !== 15) at++;
        at++;
        numbers.push(0);
      } else if (byte <= 246) numbers.push(byte - 139);
      else if (byte <= 250) numbers.push((byte - 247) * 256 + view.getUint8(at++) + 108);
      else numbers.push(-(byte - 251) * 256 - view.getUint8(at++) - 108);
    }
    return found;
  }

  #subroutines(dictionary: Dictionary): readonly Span[] {
    const [size = 0, offset = 0] = dictionary.get(PRIVATE) ?? [];
    if (size === 0) return [];
    const start = this.#base + offset;
    const at = this.#dictionary([start, start + size]).get(SUBROUTINES)?.[0];
    return at === undefined ? [] : this.#index(start + at).spans;
  }

  /** Which part of a font with several a glyph belongs to. */
  #selected(at: number, glyph: number): number {
    const view = this.#view;
    if (view.getUint8(at) === 0) return view.getUint8(at + 1 + glyph);
    const ranges = view.getUint16(at + 1);
    for (let i = ranges - 1; i >= 0; i--)
      if (view.getUint16(at + 3 + 3 * i) <= glyph) return view.getUint8(at + 5 + 3 * i);
    return 0;
  }
}
