import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../model/fact.ts";
import { capital } from "../../model/sentence.ts";
import { fillIn, type Words } from "../../model/words.ts";
import type { SayBroken } from "../contract/kind.ts";
import { sayBinding } from "./digit-binding.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";

const TWICE: Words = { en: "{house} has {digits} twice: {cells}.", zh: "{house}有两个 {digits}：{cells}。" };
const OFTEN: Words = {
  en: "{house} has {digits} in {count} cells: {cells}.",
  zh: "{house}有 {count} 个 {digits}：{cells}。",
};
const SEVERAL: Words = {
  en: "{house} has {digits} more than once each: {cells}.",
  zh: "{house}里的 {digits} 都不止一个：{cells}。",
};
const NO_PLACE: Words = {
  en: "{house} has no place left for {digits}.",
  zh: "{house}里，{digits} 已无处可填。",
};
const NO_DIGIT: Words = { en: "{cells} has no digit left.", zh: "{cells} 没有能填的数字了。" };
const RULED_OUT: Words = {
  en: "{cells} is {digits}, but {digits} is ruled out there.",
  zh: "{cells} 是 {digits}，但那里已经排除了 {digits}。",
};

/** How a law of houses or of cells is broken. */
export const sayBroken: SayBroken<DigitPuzzle> = (puzzle, { law, facts }, lang) => {
  const cells = [...new Set(facts.map(cellOf))].sort((a, b) => a - b);
  const written = facts.filter((fact) => !isNegative(fact));
  const house = puzzle.houses.find(
    (one) => one.law === law && cells.every((cell) => one.cells.includes(cell)),
  );
  const slots = {
    house: house ? sayBinding(puzzle, { as: "house", law, of: house.number }, lang) : "",
    digits: sayBinding(puzzle, { as: "values", of: digitsOf(written.length > 0 ? written : facts) }, lang),
    count: cells.length,
    cells: sayBinding(puzzle, { as: "cells", of: cells }, lang),
  };
  const said = (words: Words): string => capital(fillIn(lang, words[lang], slots));
  if (!house) return said(written.length > 0 ? RULED_OUT : NO_DIGIT);
  if (written.length === 0) return said(NO_PLACE);
  if (digitsOf(written).length > 1) return said(SEVERAL);
  return said(cells.length === 2 ? TWICE : OFTEN);
};

function digitsOf(facts: readonly Fact[]): Value[] {
  return [...new Set(facts.map(valueOf))].sort((a, b) => a - b);
}
