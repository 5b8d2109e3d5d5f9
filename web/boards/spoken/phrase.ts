import "../../../engine/kinds/wording.ts";
import { html, type TemplateResult } from "lit";
import { type Cell, type Fact, isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { CellNames } from "../../../engine/model/lattice.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import type { Speaker } from "../frame-words.ts";
import { mentionsIn } from "../mentions.ts";
import { cellsOf } from "../outline.ts";
import type { NamedHouse, Tints } from "../tints.ts";

/** Houses by their numbers, one or several; such a number looks like a digit and is none. */
const HOUSES: Readonly<Record<Lang, string>> = {
  en: "(?:row|column|box) \\d+|(?:rows|columns|boxes) \\d+(?:(?:, \\d+)* (?:and|or) \\d+)?",
  zh: "第\\d+(?:[、和或]第?\\d+)*[行列宫]",
};

/** Numbers of things, which are no digits either. */
const COUNTS: Readonly<Record<Lang, string>> = {
  en: "\\d+ (?:links?|more|others?)|fit [\\d, and]+ times",
  zh: "\\d+ [环项格]|等 \\d+|最多放 [\\d、]+ 次",
};

/** The space before the last digit of a sentence, which should not stand on a line alone. */
const BEFORE_LAST = /(?<=not|is|and|or|是) (?=\d[.。]?$)/;
/** Where the names of several houses are not torn apart: between a number and its word. */
const BEFORE_NUMBER = /(?<!,) (?=\d)/g;
const SEVERAL = "name several";
const NO_BREAK = "\u00a0";

/** What a sentence is about: the board's highlights, whose looks its words take on, and the step that is told. */
export interface PhraseSubject extends Speaker {
  readonly lang: Lang;
  readonly names: CellNames;
  readonly tints: Tints;
  readonly step: Pick<ExplainedStep, "adds" | "bindings" | "marks"> | null;
  /** Facts that the sentence names beside those of the step. */
  readonly facts?: readonly Fact[];
}

/** A sentence whose words are the legend: cells, houses and digits look as they do on the board. */
export function phrase(sentence: string, subject: PhraseSubject): TemplateResult {
  const { puzzle, lang, names, tints } = subject;
  const words = wordsOf(subject);
  const whole = sentence.replace(BEFORE_LAST, NO_BREAK);
  const lone = loneCells(subject);
  return html`${mentionsIn(whole, puzzle.cols, lang, names).map(({ text, cell }) => {
    if (cell === undefined) return marked(text, words, lang);
    const role = tints.cells.get(cell)?.at(-1);
    // A cell that is outlined by itself, and not as a part of a house, looks so in words.
    const isOutlined = role === "area" ? lone(cell) : role === "focus" && isWhereToLook(cell, tints);
    const look = isOutlined ? "house" : (role ?? "");
    return html`<span class="name ${look}">${text}</span>`;
  })}`;
}

/** Whether a cell of the area has a line around it that is no house's: always where there are no digits, and not in a chain, which outlines houses alone. */
function loneCells({ kind, puzzle, tints }: PhraseSubject): (cell: Cell) => boolean {
  if (kind.hand !== "digits") return () => true;
  const houses = (tints.houses ?? []).flatMap((house) => cellsOf(puzzle, house));
  return (cell) => !tints.chain && tints.area?.includes(cell) === true && !houses.includes(cell);
}

/** Where a hint says to look the board draws a line around all cells, and fills none but the one that is asked about. */
function isWhereToLook(cell: Cell, { area, asked }: Tints): boolean {
  return area?.includes(cell) === true && cell !== asked;
}

/** What is said beside a sentence, for what it is and what is supposed: nothing of it is put. */
export function aside(sentence: string, subject: PhraseSubject): TemplateResult {
  const step = subject.step && { ...subject.step, adds: [] };
  return phrase(sentence, { ...subject, step });
}

/** Words of the step beside the names of cells, with their looks: houses, and where digits are written, digits. */
function wordsOf(subject: PhraseSubject): Map<string, string> {
  const { kind, puzzle, lang, step } = subject;
  const words = new Map<string, string>();
  for (const binding of Object.values(step?.bindings ?? {}))
    if (binding.as === "house")
      words.set(kind.sayBinding(puzzle, binding, lang), `name ${lookOf(subject, binding)}`);
    else if (binding.as === "houses" && binding.of.length > 0)
      words.set(kind.sayBinding(puzzle, binding, lang), `${SEVERAL} ${lookOfAll(subject, binding.of)}`);
  if (kind.hand !== "digits") return words;
  for (const binding of Object.values(step?.bindings ?? {})) {
    const values = binding.as === "value" ? [binding.of] : binding.as === "values" ? binding.of : [];
    for (const value of values) words.set(String(value), "digit");
  }
  for (const fact of [...(subject.facts ?? []), ...(step?.adds ?? [])])
    words.set(String(valueOf(fact)), "digit");
  for (const fact of step?.adds ?? []) if (!isNegative(fact)) words.set(String(valueOf(fact)), "digit put");
  return words;
}

/** A house that is named as the place of a set looks like the set; one that the board does not outline is a name alone. */
function lookOf({ puzzle, tints }: PhraseSubject, named: NamedHouse): string {
  const house = cellsOf(puzzle, named);
  const within = tints.sets?.filter(({ cells }) => cells.every((cell) => house.includes(cell))) ?? [];
  if (within.length === 1) return within[0].role;
  // A chain outlines the house of the link that is told, and not the area.
  const isElsewhere = tints.area && !tints.chain && !house.every((cell) => tints.area?.includes(cell));
  return isElsewhere ? "" : "house";
}

/** Several houses: those that the board outlines, or those that share its causes between them, or its fins where no cell is named as one. */
function lookOfAll(subject: PhraseSubject, houses: readonly NamedHouse[]): string {
  const { puzzle, step, tints } = subject;
  if (tints.area && !tints.chain && houses.every((house) => lookOf(subject, house) === "house"))
    return "house";
  const cells = houses.map((house) => cellsOf(puzzle, house));
  const share = (marked: readonly Cell[] = []): boolean =>
    marked.every((cell) => cells.some((house) => house.includes(cell))) &&
    cells.every((house) => house.some((cell) => marked.includes(cell)));
  if (share(step?.marks?.cause)) return "premise";
  const fins = step?.marks?.fin ?? [];
  const areNamed = Object.values(step?.bindings ?? {}).some(
    (one) => one.as === "cells" && one.of.some((cell) => fins.includes(cell)),
  );
  return share(fins) && !areNamed ? "fin" : "";
}

/** The text with each of the words in its look; a digit within a longer number is none, nor is the number of a house. */
function marked(text: string, words: ReadonlyMap<string, string>, lang: Lang): unknown {
  if (words.size === 0) return text;
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const found = text.split(
    new RegExp(`(?<!\\d)(${[COUNTS[lang], ...longestFirst, HOUSES[lang]].join("|")})(?!\\d)`, "i"),
  );
  return found.map((piece) => {
    const look = words.get(piece) ?? words.get(piece.toLowerCase());
    if (look === undefined) return piece;
    const name = look.startsWith(SEVERAL) ? piece.replace(BEFORE_NUMBER, NO_BREAK) : piece;
    return html`<span class=${look}>${name}</span>`;
  });
}
