import { type Cell, cellOf } from "../../../model/fact.ts";
import type { Binding, Step } from "../../../model/rule.ts";
import type { Draft, Named } from "./draft.ts";

/** Writes the general form of a step into a draft; false where it has none. */
type Form = (draft: Draft, step: Step) => boolean;

/** The general forms of steps within a supposition, by their rules. */
export const FORMS: Readonly<Record<string, Form>> = {
  "one-way-for-an-island": (draft, step) => grows(draft, step, homeOf(step.bindings.i), false),
  "one-way-for-the-wall": (draft, step) => grows(draft, step, homeOf(step.bindings.s), true),
  "complete-island": completes,
  "no-pool": fills,
  "between-two-islands": parts,
};

/** A part that must grow has one way left. */
function grows(draft: Draft, step: Step, home: Cell | null, isSea: boolean): boolean {
  const { picture } = draft;
  if (home === null || (isSea ? !picture.isSea(home) : !picture.isLand(home))) return false;
  const named = draft.joined(home, isSea);
  mustGrow(draft, named, isSea);
  const gone = draft.without(neighbours(draft, named), !isSea);
  const name = draft.name("cell");
  draft.lines.push(`for {${name}} = ${draft.shore(named)}${gone}`);
  draft.come(name, step.adds.map(cellOf), isSea);
  draft.said.push(
    isSea
      ? {
          en: `the wall at {${named.at}} could go on only at {${name}}`,
          zh: `{${named.at}} 的墙只能从 {${name}} 延伸`,
        }
      : {
          en: `the island at {${named.at}} could grow only into {${name}}`,
          zh: `{${named.at}} 的岛只能延伸到 {${name}}`,
        },
  );
  return step.adds.length === 1;
}

/** All cells beside a part. */
export function neighbours({ picture }: Draft, { part: { cells } }: Named): Cell[] {
  const within = new Set(cells);
  const near = cells.flatMap((cell) => picture.puzzle.lattice.near[cell]);
  return [...new Set(near)].filter((cell) => !within.has(cell));
}

/** Says why a part is not all of its island, or of the wall. */
export function mustGrow(draft: Draft, named: Named, isSea: boolean): void {
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
  draft.said.push({ en: `the island at {${numbered}} would be complete`, zh: `{${numbered}} 的岛就完整了` });
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
  draft.lines.push(`for {${name}} = ${square} - walls${gone}`, `if ${name} can land`);
  draft.come(name, [cell], false);
  draft.said.push({
    en: `{${name}} would have to be land for want of a pool`,
    zh: `{${name}} 必须是岛，否则成方块`,
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
  const name = draft.name("cell");
  draft.lines.push(
    `for ${name} in near(${grown.name}) & blank`,
    `if size(clues(${name}) - clue(${numbered})) > 0`,
  );
  draft.come(name, [cell], true);
  draft.said.push({ en: `{${name}} would lie between two islands`, zh: `{${name}} 会挨着两个岛` });
  return true;
}

/** The cell that a binding names. */
function homeOf(binding: Binding | undefined): Cell | null {
  return binding?.as === "cell" ? binding.of : null;
}
