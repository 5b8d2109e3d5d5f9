import { cellOf, type Fact } from "../../../model/fact.ts";
import type { Supposition } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { Draft } from "./draft.ts";
import { more, numberedIn, squareAt } from "./steps.ts";

/** The law that breaks in the end, and the facts that break it. */
type Conflict = NonNullable<Supposition["conflict"]>;

/** Writes why the law breaks in the end into a draft; false where that has no general form. */
type End = (draft: Draft, conflict: Conflict) => boolean;

/** The general forms of broken laws, by their ids. */
export const ENDS: Readonly<Record<string, End>> = {
  pool: pools,
  sea: (draft, { facts }) =>
    broken(draft, facts, "parted", {
      en: "{x}’s wall is cut off",
      zh: "{x} 的墙就被隔断",
    }),
  owner: (draft, { facts }) =>
    broken(draft, facts, "disowned", {
      en: "{x}’s island fits no number",
      zh: "{x} 的岛就不属于任何数字",
    }),
  size: (draft, { facts }) =>
    overfull(draft) ||
    broken(draft, facts, "starved", {
      en: "{x} lacks cells",
      zh: "{x} 就得不到足够的格",
    }),
};

/** What came of a supposition, as far as facts speak of it, breaks a law. */
function broken(draft: Draft, facts: readonly Fact[], word: string, words: Words): boolean {
  const name = draft.name("place");
  const supposed = draft.supposing(facts.map(cellOf));
  if (!supposed) return false;
  draft.lines.push(`for ${name} in ${word}(${supposed})`);
  draft.tell(name, words);
  return true;
}

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
    draft.tell(name, { en: "{x} is a pool", zh: "{x} 就成了方块" });
    return true;
  }
  return false;
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
    draft.tell(numbered, { en: "{x}’s island is too large", zh: "{x} 的岛就太大了" });
    return true;
  }
  return false;
}
