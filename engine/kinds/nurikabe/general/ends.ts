import type { Words } from "../../../model/words.ts";
import type { Draft, Named } from "./draft.ts";
import type { Part } from "./picture.ts";
import { more, mustGrow, neighbours, numberedIn, squareAt } from "./steps.ts";

/** Writes why the law breaks in the end into a draft; false where that has no general form. */
type End = (draft: Draft) => boolean;

/** The general forms of broken laws, by their ids. */
export const ENDS: Readonly<Record<string, End>> = {
  pool: pools,
  sea: (draft) =>
    closed(draft, true, () => true, { en: "the wall at {x} would be closed in", zh: "{x} 的墙就被围死了" }),
  owner: (draft) =>
    closed(draft, false, (part) => !hasNumber(draft, part), {
      en: "the island at {x} would have no number",
      zh: "{x} 的岛就没有数字了",
    }),
  size: (draft) =>
    closed(draft, false, (part) => hasNumber(draft, part), {
      en: "the island at {x} would be too small",
      zh: "{x} 的岛就太小了",
    }) ||
    overfull(draft) ||
    starved(draft),
};

function pools(draft: Draft): boolean {
  const { picture } = draft;
  const { cols, cells } = picture.puzzle;
  for (let corner = 0; corner + cols + 1 < cells; corner++) {
    const square = squareAt(corner, cols);
    if ((corner + 1) % cols === 0 || !square.every((cell) => picture.isSea(cell))) continue;
    const come = picture.come.filter((one) => one.isSea && one.cells.some((cell) => square.includes(cell)));
    if (come.length === 0) continue;
    const name = draft.square(square);
    draft.lines.push(`if ${name} - walls subset ${come.map((one) => one.name).join(" | ")}`);
    draft.said.push({ en: `{${name}} would be a pool`, zh: `{${name}} 就成了方块` });
    return true;
  }
  return false;
}

/** A part that has to grow and cannot. */
function closed(draft: Draft, isSea: boolean, isMeant: (part: Part) => boolean, words: Words): boolean {
  const { picture, lines } = draft;
  for (const part of picture.parts(isSea)) {
    if (part.libs.length > 0 || !isMeant(part)) continue;
    const isAround = around(draft, part, !isSea);
    if (isAround.length === 0) continue;
    const named = draft.joined(part.cells[0], isSea);
    mustGrow(draft, named, isSea);
    lines.push(`if ${draft.shore(named)} subset ${isAround.join(" | ")}`);
    draft.said.push({
      en: words.en.replace("{x}", `{${named.at}}`),
      zh: words.zh.replace("{x}", `{${named.at}}`),
    });
    return true;
  }
  return false;
}

/** The names of what came beside a part. */
function around(draft: Draft, part: Part, isSea: boolean): string[] {
  const beside = neighbours(draft, { part } as Named);
  return draft.picture.come
    .filter((one) => one.isSea === isSea && one.cells.some((cell) => beside.includes(cell)))
    .map(({ name }) => name);
}

/** An island with more cells than its number. */
function overfull(draft: Draft): boolean {
  const { picture, lines } = draft;
  for (const part of picture.parts(false)) {
    const home = part.known.find((one) => picture.numberAt(one) > 0);
    if (home === undefined || picture.numberAt(home) >= part.cells.length) continue;
    const named = draft.joined(part.cells[0], false);
    const numbered = numberedIn(draft, named);
    if (!numbered) return false;
    lines.push(`if need(${numbered}) < ${more(named, numbered)}`);
    draft.said.push({
      en: `the island at {${numbered}} would be too large`,
      zh: `{${numbered}} 的岛就太大了`,
    });
    return true;
  }
  return false;
}

/** An island that could not reach enough cells any more. */
function starved(draft: Draft): boolean {
  const walls = draft.picture.come.filter(({ isSea }) => isSea).map(({ name }) => ` - ${name}`);
  if (walls.length === 0) return false;
  const name = draft.name("island");
  draft.lines.push(`for ${name} in clues`, `if size(reach(${name})${walls.join("")}) < num(${name})`);
  draft.said.push({ en: `{${name}} could not reach enough cells`, zh: `{${name}} 就够不到足够的格` });
  return true;
}

function hasNumber({ picture }: Draft, { known }: Part): boolean {
  return known.some((home) => picture.numberAt(home) !== 0);
}
