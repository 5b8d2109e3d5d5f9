import { type Cell, cellOf, type Fact, isNegative, type Value, valueOf } from "../../../model/fact.ts";
import { cellName } from "../../../model/lattice.ts";
import type { Binding } from "../../../model/rule.ts";
import { eitherOf, someOf } from "../../../model/sentence.ts";
import { type Lang, unspaced, type Words } from "../../../model/words.ts";
import { listed, listedCells } from "../../shared/listed.ts";
import { SEA } from "./grid.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { ANY_SIZE } from "./size.ts";

/** Each law in one sentence, by its id. */
export const LAW_TEXTS: Readonly<Record<string, Words>> = {
  pool: { en: "No 2x2 block is all wall.", zh: "任何 2x2 的方块都不能全是墙。" },
  owner: { en: "Every island holds a number.", zh: "每座岛都有一个数字。" },
  sea: { en: "All walls are joined.", zh: "所有的墙连成一片。" },
  "two-clues": { en: "No island holds two numbers.", zh: "一座岛不能有两个数字。" },
  size: { en: "Every island has as many cells as its number says.", zh: "每座岛的格数等于它的数字。" },
  cell: {
    en: "Every cell is either wall or part of one island.",
    zh: "每一格要么是墙，要么属于某一座岛。",
  },
};

/** "R3C5 is wall", "R3C5 is part of an island", "R3C5 belongs to the 4 at R1C2". */
export function sayFact(puzzle: NurikabePuzzle, fact: Fact, lang: Lang): string {
  const cell = cellOf(fact);
  const value = valueOf(fact);
  const name = cellName(cell, puzzle.cols, lang);
  const en = lang === "en";
  if (value === SEA) {
    const island = isNegative(fact);
    return en
      ? `${name} is ${island ? "part of an island" : "wall"}`
      : unspaced(`${name} 是${island ? "岛" : "墙"}`);
  }
  if (puzzle.clueAt[cell] === value && !isNegative(fact)) {
    return en
      ? `${name} is the clue ${numberOf(puzzle, value)}`
      : unspaced(`${name} 是提示数 ${numberOf(puzzle, value)}`);
  }
  const verb = isNegative(fact) ? "does not belong to" : "belongs to";
  const island = islandName(puzzle, value, lang);
  return en
    ? `${name} ${verb} ${island}`
    : unspaced(`${name} ${isNegative(fact) ? "不属于" : "属于"} ${island}`);
}

/** "R3C5", "R1C2 and R3C4", "the 4 at R1C2", "wall", "4" or "?". */
export function sayBinding(puzzle: NurikabePuzzle, binding: Binding, lang: Lang): string {
  const named = (cell: Cell): string => cellName(cell, puzzle.cols, lang);
  switch (binding.as) {
    case "cell":
      return named(binding.of);
    case "cells":
      return listedCells(binding.of.map(named), lang);
    case "value":
      return islandName(puzzle, binding.of, lang);
    case "values":
      return listed(
        binding.of.map((value) => islandName(puzzle, value, lang)),
        lang,
      );
    case "facts":
    case "either": {
      const said = binding.of.map((fact) => sayFact(puzzle, fact, lang));
      return binding.as === "facts" ? someOf(said, lang) : eitherOf(said, lang);
    }
    case "number":
      return spellNumber(binding.of);
    case "house":
      return sayDemanded(puzzle, binding.law, binding.of);
    case "houses":
      return listed(
        binding.of.map(({ of }) => spellNumber(of)),
        lang,
      );
  }
}

/** What a demand is about, as the command line names it: "the 2x2 block from R1C2", "the owner of R3C4", "the 4 at R1C2", "shapes of the 4 at R1C2" or "wall". */
function sayDemanded(puzzle: NurikabePuzzle, law: string, of: number): string {
  if (law === "shapes") return `shapes of ${islandName(puzzle, of, "en")}`;
  if (law === "island" || law === "sea") return islandName(puzzle, of, "en");
  return `the ${law === "pool" ? "2x2 block from" : "owner of"} ${cellName(of, puzzle.cols, "en")}`;
}

/** "sea", or the place of the clue: "R1C2". */
export function spellValue(puzzle: NurikabePuzzle, value: Value): string {
  return value === SEA ? "sea" : cellName(puzzle.clueCells[value - 1], puzzle.cols, "en");
}

function islandName(puzzle: NurikabePuzzle, value: Value, lang: Lang): string {
  if (value === SEA) return lang === "en" ? "wall" : "墙";
  const number = numberOf(puzzle, value);
  const place = cellName(puzzle.clueCells[value - 1], puzzle.cols, lang);
  return lang === "en" ? `the ${number} at ${place}` : unspaced(`${place} 的 ${number}`);
}

/** The number of a clue as it is written: "4" or "?". */
function numberOf(puzzle: NurikabePuzzle, value: Value): string {
  return spellNumber(puzzle.clues[puzzle.clueCells[value - 1]]);
}

function spellNumber(number: number): string {
  return number === ANY_SIZE ? "?" : String(number);
}
