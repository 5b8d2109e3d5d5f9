import { notIn } from "../../../engine/kinds/shared/digit-grid.ts";
import type { House } from "../../../engine/kinds/shared/digit-houses.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { housesOf, type SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import type { Cell, Fact } from "../../../engine/model/fact.ts";
import type { Random } from "../../../engine/model/random.ts";

/**
 * Facts that are true of some full board and make a fish of one digit likely: so many base houses have it only in as
 * many cover houses and, often, where one cell sees it. Some of its other candidates are out too.
 */
export function fishFacts(size: SudokuSize, random: Random): Fact[] {
  const full = [...fullBoard(size, random)];
  const { rows, columns, boxes, all, of, peers } = housesOf(size);
  const [along, across] = random.shuffle([rows, columns]);
  const [bases, covers] = random.shuffle([
    [along, across],
    [along, across],
    [
      [...along, ...boxes],
      [...across, ...boxes],
    ],
    [all, all],
    [all, all],
    [all, all],
  ])[0];
  const digit = 1 + random.below(size);
  const inBases = random.shuffle([...bases]).slice(0, 4 - (random.below(3) >> random.below(2)));
  const inCovers = new Set<House>();
  for (const base of inBases) {
    const place = base.cells.find((cell) => full[cell] === digit) as Cell;
    const ways = random.below(size) === 0 ? covers : of[place];
    const fit = ways.filter((house) => covers.includes(house) && !inBases.includes(house));
    for (const house of random.shuffle(fit).slice(0, 1)) inCovers.add(house);
  }
  const countIn = (some: Iterable<House>, cell: Cell): number =>
    [...some].filter(({ cells }) => cells.includes(cell)).length;
  const excess = (cell: Cell): number => countIn(inBases, cell) - countIn(inCovers, cell);
  const target = random.shuffle([...full.keys()].filter((cell) => excess(cell) < 0))[0] ?? 0;
  const hasFins = random.below(2) === 0;
  const isPoor = random.below(2) === 0;
  const thin = random.below(60);
  const isOut = (cell: Cell): boolean => {
    if (full[cell] === digit) return false;
    if (excess(cell) > 0 && !(hasFins && peers[target].includes(cell))) return true;
    if (isPoor && inBases[0].cells.includes(cell) && countIn(inCovers, cell) > 0) return true;
    return cell !== target && random.below(100) < thin;
  };
  return notIn([...full.keys()].filter(isOut), digit);
}
