import { type Cell, cellOf } from "../../../model/fact.ts";
import type { Binding, Step } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { Draft, Named } from "./draft.ts";

/** Writes the general form of a step into a draft; false where it has none. `used`: those of its cells that matter later. */
type Form = (draft: Draft, step: Step, used: readonly Cell[]) => boolean;

/** The general forms of steps within a supposition, by their rules. */
export const FORMS: Readonly<Record<string, Form>> = {
  "one-way-for-an-island": (draft, step) => grows(draft, step, homeOf(step.bindings.i), false),
  "one-way-for-the-wall": (draft, step) => grows(draft, step, homeOf(step.bindings.s), true),
  "complete-island": completes,
  "no-pool": fills,
  "between-two-islands": parts,
  "too-large-together": outgrows,
  "bottleneck-of-the-wall": follows("bridges", true, {
    en: "{x} must join the wall",
    zh: "{x} 必须是墙，否则墙就断开",
  }),
  "out-of-reach": follows("beyond", true, {
    en: "no number reaches {x}",
    zh: "哪个数字都够不到 {x}",
  }),
  ...Object.fromEntries(
    ["exact-fit", "room-for-an-island", "way-to-a-number", "shut-off-from-every-number"].map((id) => [
      id,
      follows("needed", false, {
        en: "some island needs {x}",
        zh: "某座岛少不了 {x}",
      }),
    ]),
  ),
};

/** A step that sees the whole board, by the word that says what it sees. */
function follows(word: string, isSea: boolean, words: Words): Form {
  return (draft, step, used) => {
    const supposed = draft.supposing(step.because.map(cellOf));
    if (!supposed || used.length === 0) return false;
    for (const cell of used) {
      const name = draft.name("cell");
      draft.lines.push(`for ${name} in ${word}(${supposed})`);
      draft.come(name, [cell], isSea);
      draft.tell(name, words);
    }
    return true;
  };
}

/** A cell that would make an island too large with what is beside it. */
function outgrows(draft: Draft, { adds }: Step): boolean {
  const { picture, lines } = draft;
  const { near } = picture.puzzle.lattice;
  const [cell] = adds.map(cellOf);
  const grown = picture.come.find((one) => !one.isSea && !one.isSet && near[cell].includes(one.cells[0]));
  if (!grown) return false;
  const name = draft.name("cell");
  lines.push(`for ${name} in near(${grown.name}) & blank`);
  draft.come(name, [cell], false);
  const named = draft.joined(cell, false);
  const numbered = numberedIn(draft, named);
  if (!numbered) return false;
  lines.push(`if need(${numbered}) < ${more(named, numbered)}`);
  picture.drop();
  draft.come(name, [cell], true);
  draft.tell(name, {
    en: `{x} would overfill {${numbered}}’s island`,
    zh: `{x} 会使 {${numbered}} 的岛太大`,
  });
  return true;
}

/** A part that must grow has one way left. */
function grows(draft: Draft, step: Step, home: Cell | null, isSea: boolean): boolean {
  const { picture } = draft;
  if (home === null || (isSea ? !picture.isSea(home) : !picture.isLand(home))) return false;
  const named = draft.joined(home, isSea);
  mustGrow(draft, named, isSea);
  aloneWith(draft, named, isSea);
  const gone = draft.without(neighbours(draft, named), !isSea);
  const name = draft.name("cell");
  draft.lines.push(`for {${name}} = ${draft.shore(named)}${gone}`);
  draft.come(name, step.adds.map(cellOf), isSea);
  draft.tell(
    name,
    isSea
      ? { en: `{${named.at}}’s wall needs {x}`, zh: `{${named.at}} 的墙只能延伸到 {x}` }
      : {
          en: `{${named.at}}’s island needs {x}`,
          zh: `{${named.at}} 的岛只能延伸到 {x}`,
        },
  );
  return step.adds.length === 1;
}

/** A region beside what came, of which nothing is said, would lend its ways. */
function aloneWith({ lines }: Draft, { names, come }: Named, isSea: boolean): void {
  if (names.length === 0) return;
  const isOther = names.map((name) => `o != ${name}`).join(" and ");
  for (const { name } of come) lines.push(`if no o in ${isSea ? "seas" : "islands"}(${name}): ${isOther}`);
}

/** All cells beside a part. */
function neighbours({ picture }: Draft, { part: { cells } }: Named): Cell[] {
  const within = new Set(cells);
  const near = cells.flatMap((cell) => picture.puzzle.lattice.near[cell]);
  return [...new Set(near)].filter((cell) => !within.has(cell));
}

/** Says why a part is not all of its island, or of the wall. */
function mustGrow(draft: Draft, named: Named, isSea: boolean): void {
  const { lines } = draft;
  const { names, come } = named;
  const numbered = numberedIn(draft, named);
  if (isSea) lines.push(`if size(walls${names.map((name) => ` - ${name}`).join("")}) > 0`);
  else if (names.length === 1 && come.length === 0) lines.push(`if unfinished(${names[0]})`);
  else if (numbered) lines.push(`if need(${numbered}) > ${more(named, numbered)}`);
  else {
    for (const name of names) lines.push(`if num(${name}) = 0`);
    for (const { name } of come) lines.push(`if size(clues(${name})) = 0`);
  }
}

/** The region of a part that has a number. */
export function numberedIn({ picture }: Draft, { part: { known }, names }: Named): string | undefined {
  return names[known.findIndex((home) => picture.numberAt(home) !== 0)];
}

/** How many cells a part has beside one of its regions. */
export function more({ come, names }: Named, numbered: string): string {
  const sizes = names.filter((name) => name !== numbered).map((name) => `size(${name})`);
  return [...sizes, String(come.length)].join(" + ");
}

/** An island that has become complete: all around it is wall. */
function completes(draft: Draft, step: Step): boolean {
  const { picture, lines } = draft;
  const home = homeOf(step.bindings.i);
  if (home === null || !picture.isLand(home) || picture.partAt(home).come.length === 0) return false;
  const named = draft.joined(home, false);
  const numbered = numberedIn(draft, named);
  if (!numbered) return false;
  lines.push(`if need(${numbered}) = ${more(named, numbered)}`);
  for (const other of named.names) if (other !== numbered) lines.push(`if num(${other}) = 0`);
  const name = draft.name("set");
  lines.push(`for ${name} = ${draft.shore(named)}`);
  draft.come(name, step.adds.map(cellOf), true, true);
  draft.tell(numbered, { en: "{x}’s island is complete", zh: "{x} 的岛就完整了" });
  return true;
}

/** The last cell of a square is land. */
function fills(draft: Draft, step: Step): boolean {
  const { picture } = draft;
  const { cols } = picture.puzzle;
  const [cell] = step.adds.map(cellOf);
  const corner = [cell, cell - 1, cell - cols, cell - cols - 1].find((one) =>
    squareAt(one, cols).every((other) => other === cell || (other >= 0 && picture.isSea(other))),
  );
  if (corner === undefined) return false;
  const cells = squareAt(corner, cols);
  const square = draft.square(cells);
  const gone = draft.without(cells, true);
  const name = draft.name("cell");
  draft.lines.push(`for {${name}} = ${square} - walls${gone}`, `if ${name} open`);
  draft.come(name, [cell], false);
  draft.tell(name, {
    en: "{x} must break a pool",
    zh: "{x} 必须是岛，否则就成方块",
  });
  return true;
}

export function squareAt(corner: Cell, cols: number): readonly Cell[] {
  return [corner, corner + 1, corner + cols, corner + cols + 1];
}

/** A cell beside two islands, one of which came to it just now. */
function parts(draft: Draft, step: Step): boolean {
  const { picture } = draft;
  const { near } = picture.puzzle.lattice;
  const [cell] = step.adds.map(cellOf);
  const grown = picture.come.find((one) => !one.isSea && !one.isSet && near[cell].includes(one.cells[0]));
  if (!grown) return false;
  const numbered = numberedIn(draft, draft.joined(grown.cells[0], false));
  if (!numbered) return false;
  const clue = draft.clueOf(numbered);
  const name = draft.name("cell");
  draft.lines.push(`for ${name} in near(${grown.name}) & blank`, `if size(clues(${name}) - ${clue}) > 0`);
  draft.come(name, [cell], true);
  draft.tell(name, { en: "two islands touch {x}", zh: "{x} 会挨着两座岛" });
  return true;
}

/** The cell that a binding names. */
function homeOf(binding: Binding | undefined): Cell | null {
  return binding?.as === "cell" ? binding.of : null;
}
