import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CompactFont } from "./compact-font.ts";
import { heightOf, rastered } from "./raster.ts";
import { type Outline, Sfnt } from "./sfnt.ts";
import { TrueType } from "./true-type.ts";

/** The digits, "?" and some letters of every font, as dark as they are printed. */
export interface Atlas {
  readonly fonts: readonly string[];
  readonly side: number;
  /** Darkness, by font, character, row, column. */
  readonly pixels: Uint8Array;
}

/** Digits, then "?", then letters that look like no digit. */
export const CHARACTERS = "0123456789?AEFHKMNPRTVXY";
const SIDE = 64;
/** The height of an 8, in pixels. */
const HEIGHT = 52;

/** Fonts that nobody prints digits of a puzzle with, or that have none of their own. */
const ODD =
  /symbol|dingbat|D050000|Biolinum_K|OCRB[A-Z]|icon|emoji|math|outline|caps|titling|swash|braille|initials|ornament|cursor|wine|webding|wingding|marlett/i;
/** Of Noto, whose many scripts share their digits, these families. */
const NOTO = /NotoS(ans|erif)(Display|Mono)?-/;

/** Draws the fonts of a folder: of each family at most three, in the order of their names. */
export function atlasOf(folder: string): Atlas {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.[ot]tf$/i.test(path) && !ODD.test(basename(path)))
    .filter((path) => !/\/Noto/.test(path) || NOTO.test(path))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const fonts: string[] = [];
  const pictures: Uint8Array[] = [];
  for (const path of chosen(paths)) {
    const drawn = drawnFont(readFileSync(join(folder, path)));
    if (!drawn) continue;
    fonts.push(basename(path));
    pictures.push(drawn);
  }
  const size = CHARACTERS.length * SIDE * SIDE;
  const pixels = new Uint8Array(size * fonts.length);
  for (const [at, picture] of pictures.entries()) pixels.set(picture, at * size);
  return { fonts, side: SIDE, pixels };
}

/** The first, the middle and the last style of each family. */
function chosen(paths: readonly string[]): readonly string[] {
  const families = new Map<string, string[]>();
  for (const path of paths) {
    const name = basename(path);
    // The many sizes and styles of Computer Modern are four families.
    const family =
      /^(cmun|lm[a-z]{4})/.exec(name)?.[0] ??
      name.replace(/\.\w+$|[-_].*|(Bold|Italic|Oblique|Regular|Light|Medium).*/g, "");
    families.set(family, [...(families.get(family) ?? []), path]);
  }
  return [...families.values()].flatMap((styles) => [
    ...new Set([0, 0.5, 1].map((part) => styles[Math.round(part * (styles.length - 1))])),
  ]);
}

/** All characters of a font; null where it lacks a digit. */
function drawnFont(file: Uint8Array): Uint8Array | null {
  const sfnt = new Sfnt(file);
  const isTrueType = sfnt.has("glyf");
  if (!sfnt.has("cmap") || !(isTrueType || sfnt.has("CFF "))) return null;
  const font = isTrueType ? new TrueType(sfnt) : new CompactFont(sfnt);
  const outlines = [...CHARACTERS].map((character): Outline | null => {
    const glyph = sfnt.glyphOf(character.codePointAt(0) ?? 0);
    return glyph === 0 ? null : font.outlineOf(glyph);
  });
  const eight = outlines[8];
  if (!eight || heightOf(eight) <= 0) return null;
  const scale = HEIGHT / heightOf(eight);
  const all = new Uint8Array(CHARACTERS.length * SIDE * SIDE);
  for (const [at, outline] of outlines.entries()) {
    const picture = outline && rastered(outline, SIDE, scale);
    if (!picture && at < 10) return null;
    if (picture) all.set(picture, at * SIDE * SIDE);
  }
  return all;
}
