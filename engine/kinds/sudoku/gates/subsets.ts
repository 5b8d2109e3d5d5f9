import type { Value } from "../../../model/fact.ts";
import { countOf } from "../../shared/digit-grid.ts";
import type { Survey } from "./survey.ts";

/** Numbers of houses among all: from one to before another. */
export type Range = readonly [from: number, to: number];

/** Bit sets of which some are looked for that have as many members together: the first so many of these. */
const sets = new Uint16Array(16);

/** Whether so many open cells of a house have as many candidates together, and another cell has one of these. */
export function hasNaked(survey: Survey, size: number, [from, to]: Range): boolean {
  const { houses, grid } = survey;
  for (let house = from; house < to; house++) {
    const { cells } = houses.all[house];
    let count = 0;
    for (const cell of cells) {
      const candidates = grid.candidates(cell);
      if (grid.at(cell) < 0 && countOf(candidates) <= size) sets[count++] = candidates;
    }
    if (count < size) continue;
    // A cell without candidates may be among those that are united.
    const strikes = (union: number): boolean => {
      let met = 0;
      for (const cell of cells) {
        const candidates = grid.candidates(cell);
        if ((candidates & union) !== 0 || candidates === 0) met++;
      }
      return met > size;
    };
    if (someUnion(count, size, 0, 0, size, strikes)) return true;
  }
  return false;
}

/** Whether so many digits have as many places in a house together, and another digit has one of these. */
export function hasHidden(survey: Survey, size: number, [from, to]: Range): boolean {
  const side = survey.houses.size;
  for (let house = from; house < to; house++) {
    let count = 0;
    for (let digit = 1; digit <= side; digit++) {
      const places = survey.places(house, digit);
      const many = countOf(places);
      if (many > 1 && many <= size) sets[count++] = places;
    }
    if (count < size) continue;
    const strikes = (union: number): boolean => {
      let within = 0;
      for (let digit = 1; digit <= side; digit++) if ((survey.places(house, digit) & union) !== 0) within++;
      return within > size;
    };
    if (someUnion(count, size, 0, 0, size, strikes)) return true;
  }
  return false;
}

/** Whether a digit has in so many lines as many places across together, and another line has one of these. */
export function hasFish(survey: Survey, digit: Value, size: number, [from, to]: Range): boolean {
  let count = 0;
  for (let house = from; house < to; house++) {
    const places = survey.places(house, digit);
    const many = countOf(places);
    if (many > 1 && many <= size) sets[count++] = places;
  }
  if (count < size) return false;
  const strikes = (union: number): boolean => {
    let across = 0;
    for (let house = from; house < to; house++) if ((survey.places(house, digit) & union) !== 0) across++;
    return across > size;
  };
  return someUnion(count, size, 0, 0, size, strikes);
}

/** Whether so many of the first sets from one on have with some members just `most`, and these say something. */
function someUnion(
  count: number,
  left: number,
  from: number,
  union: number,
  most: number,
  says: (union: number) => boolean,
): boolean {
  if (left === 0) return countOf(union) === most && says(union);
  for (let at = from; at <= count - left; at++) {
    const more = union | sets[at];
    if (countOf(more) <= most && someUnion(count, left - 1, at + 1, more, most, says)) return true;
  }
  return false;
}
