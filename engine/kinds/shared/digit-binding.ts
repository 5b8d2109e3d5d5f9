import { type Cell, cellOf, type Fact, isNegative, valueOf } from "../../model/fact.ts";
import { cellName } from "../../model/lattice.ts";
import type { Binding } from "../../model/rule.ts";
import { eitherOf, MORE, MOST_NAMED, someOf } from "../../model/sentence.ts";
import { fillIn, type Lang, unspaced } from "../../model/words.ts";
import { bringBinding } from "./digit-play.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { sayFact, spellValue } from "./digit-say.ts";
import { listed, listedCells } from "./listed.ts";

/** Of facts about several cells so many are named. */
const MOST_FACTS = 4;

const HOUSE_NAMES: Readonly<Record<string, string>> = { row: "行", column: "列", box: "宫" };

/** "R3C5", "R1C2 and R3C4", "4 and 7", "row 3". */
export function sayBinding(puzzle: DigitPuzzle, binding: Binding, lang: Lang): string {
  const named = (cell: Cell): string => cellName(cell, puzzle.cols, lang);
  switch (binding.as) {
    case "cell":
      return named(binding.of);
    case "cells":
      return listedCells(binding.of.map(named), lang);
    case "values":
      return listed(binding.of.map(String), lang);
    case "house":
      return sayHouses(binding.law, [binding.of], lang);
    case "houses":
      return listed(
        [...new Set(binding.of.map(({ law }) => law))].map((law) =>
          sayHouses(
            law,
            binding.of.filter((house) => house.law === law).map(({ of }) => of),
            lang,
          ),
        ),
        lang,
      );
    case "facts":
      return sayAll(puzzle, binding.of, lang);
    case "either":
      return sayEither(puzzle, binding.of, lang);
    default:
      return String(binding.of);
  }
}

/** "R3C5 is 7"; of one digit that goes from several cells "R3C5, R3C6 and 2 others are not 7"; else the facts of each cell in a row. */
function sayAll(puzzle: DigitPuzzle, all: readonly Fact[], lang: Lang): string {
  const facts = [...all].sort((a, b) => cellOf(a) - cellOf(b));
  const [first, ...more] = facts;
  const isOfOne = facts.every((fact) => isNegative(fact) && valueOf(fact) === valueOf(first));
  if (more.length === 0 || !isOfOne) {
    // What a cell is and what it is not are two sentences.
    const keyOf = (fact: Fact): number => (isNegative(fact) ? ~cellOf(fact) : cellOf(fact));
    const ofCells = [...new Set(facts.map(keyOf))].map((key) => facts.filter((fact) => keyOf(fact) === key));
    const said = ofCells.map((some) => sayOf(puzzle, some, lang));
    let named = 1;
    for (let count = ofCells[0].length; named < said.length; named++) {
      count += ofCells[named].length;
      if (count > MOST_FACTS) break;
    }
    if (said.length > MOST_NAMED) return someOf(said, lang);
    if (named === said.length) return lang === "en" ? listed(said, lang) : someOf(said, lang);
    const rest = {
      named: someOf(said.slice(0, named), lang),
      count: said.length - (lang === "en" ? named : 0),
    };
    return fillIn(lang, MORE[lang], rest);
  }
  const cells = listedCells(
    facts.map((fact) => cellName(cellOf(fact), puzzle.cols, lang)),
    lang,
  );
  const verb = lang === "en" ? "are not" : "都不是";
  return unspaced(`${cells} ${verb} ${spellValue(puzzle, valueOf(first))}`);
}

/** Facts of one cell: "R3C5 is not 4 or 7". */
function sayOf(puzzle: DigitPuzzle, facts: readonly Fact[], lang: Lang): string {
  const values = facts.map((fact) => String(valueOf(fact))).sort();
  const said = sayFact(puzzle, facts[0], lang);
  return said.replace(/\d$/, listed(values, lang).replace(" and ", " or "));
}

/** "R3C5 is 7"; of one digit in several cells "R3C5 or R3C6 is 7", of one cell "R3C5 is 4 or 7". */
function sayEither(puzzle: DigitPuzzle, facts: readonly Fact[], lang: Lang): string {
  const said = facts.map((fact) => sayFact(puzzle, fact, lang));
  const [first] = facts;
  if (facts.some((fact) => valueOf(fact) !== valueOf(first))) {
    const isOne = facts.every((fact) => cellOf(fact) === cellOf(first));
    const values = facts.slice(1).map((fact) => String(valueOf(fact)));
    return eitherOf(isOne ? [said[0], ...values] : said, lang);
  }
  const cells = facts.slice(0, -1).map((fact) => cellName(cellOf(fact), puzzle.cols, lang));
  return unspaced(eitherOf([...cells, ...said.slice(-1)], lang));
}

/** Houses of one law: "row 3", "rows 2, 5 and 8". */
function sayHouses(law: string, numbers: readonly number[], lang: Lang): string {
  const names = numbers.map(String);
  if (lang === "zh") return `第${listed(names, lang)}${HOUSE_NAMES[law]}`;
  const plural = law === "box" ? "boxes" : `${law}s`;
  return `${names.length > 1 ? plural : law} ${listed(names, lang)}`;
}

bringBinding(sayBinding);
