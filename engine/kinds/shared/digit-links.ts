import { cellOf, type Fact, valueOf } from "../../model/fact.ts";
import { cellName } from "../../model/lattice.ts";
import type { Link } from "../../model/rule.ts";
import { capital } from "../../model/sentence.ts";
import { fillIn, type Lang, type Words } from "../../model/words.ts";
import { sayBinding } from "./digit-binding.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { listedCells } from "./listed.ts";

/** By what makes the link. */
type Texts = Readonly<Record<Exclude<Link["by"]["as"], "cells">, Words>>;

const TEXTS: Readonly<Record<Link["type"], Texts>> = {
  strong: {
    house: { en: "In {by}, {d} is at {from} or {to}.", zh: "在{by}里，{d} 在 {from} 或 {to}。" },
    cell: { en: "{by} is {d} or {e}.", zh: "{by} 是 {d} 或 {e}。" },
  },
  weak: {
    house: {
      en: "{all} are in {by}, so at most one of them is {d}.",
      zh: "{all} 同在{by}，所以最多有一格是 {d}。",
    },
    cell: { en: "{by} is not both {d} and {e}.", zh: "{by} 不会既是 {d} 又是 {e}。" },
  },
};

/** Of cells that hold all their digits but one. */
const CELLS: Words = {
  en: "{by} lack at most one of their digits, so {d} or {e} is among them.",
  zh: "{by} 最多缺一个候选数，所以其中必有 {d} 或 {e}。",
};

/** "In row 4, 3 is at R4C2 or R4C7.", "R4C7 and R9C7 are in column 7, so at most one of them is 3." */
export function sayLink(puzzle: DigitPuzzle, { type, by, from, to }: Link, lang: Lang): string {
  const text = fillIn(lang, (by.as === "cells" ? CELLS : TEXTS[type][by.as])[lang], {
    by: sayBinding(puzzle, by, lang),
    from: sayPlaces(puzzle, from, lang),
    to: sayPlaces(puzzle, to, lang),
    all: listedCells(namesOf(puzzle, [...from, ...to], lang), lang),
    d: valueOf(from[0]),
    e: valueOf(to[0]),
  });
  return capital(text);
}

/** "R4C2", or "one of R4C2 and R4C3". */
function sayPlaces(puzzle: DigitPuzzle, facts: readonly Fact[], lang: Lang): string {
  const names = namesOf(puzzle, facts, lang);
  if (names.length === 1) return names[0];
  return lang === "zh" ? `${listedCells(names, lang)} 之一` : `one of ${listedCells(names, lang)}`;
}

function namesOf(puzzle: DigitPuzzle, facts: readonly Fact[], lang: Lang): string[] {
  return facts.map((fact) => cellName(cellOf(fact), puzzle.cols, lang));
}
