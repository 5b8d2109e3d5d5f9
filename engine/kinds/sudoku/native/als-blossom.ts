import type { Cell, Fact, Value } from "../../../model/fact.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { candidatesOf, cellsAndDigits, firstOf, strikesOf, valuesOf } from "./als-finding.ts";
import { type AlmostLockedSets, almostLockedSets } from "./als-sets.ts";
import { cellsIn, sizeOf } from "./cell-bits.ts";
import { linkBetween, linkWithin } from "./set-links.ts";
import { finderBy, type Told } from "./set-pattern.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/** A cell each of whose candidates would be lost to a set of its own: whichever it is, one of the sets holds the digits that all share. */
export const DEATH_BLOSSOM: SudokuRule = {
  id: "death-blossom",
  level: 5,
  wordy: 4,
  advanced: true,
  name: { en: "Death blossom", zh: "死亡绽放" },
  text: {
    en: "Whichever of {d} is in {s}, its petal loses it and so holds {z}: {out}.",
    zh: "{s} 无论填 {d} 中的哪一个，它的花瓣失去这个数字，必有 {z}，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(blossoms),
};

function* blossoms(
  view: Pencilled,
  among?: readonly Cell[],
  adds?: readonly Fact[],
): Iterable<Told | number> {
  const sets = almostLockedSets(view);
  const struck = among ? null : struckByStems(view, sets);
  // What a blossom strikes sees all its petals.
  for (const [cell, digit] of candidatesOf(view, sets, { among, adds, fewest: 1 })) {
    if (struck && ((struck[digit * sets.words + (cell >> 5)] >> (cell & 31)) & 1) === 0) continue;
    const petals = sets.seenFrom(cell, digit);
    for (const stem of stemsOf(view, sets, petals, digit))
      yield blossom(view, sets, petals, stem, cell, digit);
    yield sets.count;
  }
}

/** Candidates of a stem: with two it is the hinge of a wing, and of more than five sets a sentence could not name the places. */
const FEWEST = 3;
const MOST = 5;

/** What is struck around any stem, digit after digit a bit set of cells: each of its candidates is lost to a set that the struck one sees. */
function struckByStems({ puzzle, grid }: Pencilled, sets: AlmostLockedSets): Int32Array {
  const { words, seers } = sets;
  const struck = new Int32Array((puzzle.size + 1) * words);
  const seen = seenDigits(sets);
  for (let stem = 0; stem < puzzle.cells; stem++) {
    const candidates = grid.candidates(stem);
    if (grid.at(stem) >= 0 || sizeOf(candidates) < FEWEST || sizeOf(candidates) > MOST) continue;
    const petals: (readonly number[])[] = [];
    let shared = ~candidates;
    for (let rest = candidates; rest && shared; rest &= rest - 1) {
      const some = sets.seenFrom(stem, 31 - Math.clz32(rest & -rest));
      let digits = 0;
      for (const petal of some) digits |= seen[petal];
      shared &= digits;
      petals.push(some);
    }
    for (; shared; shared &= shared - 1) {
      const digit = 31 - Math.clz32(shared & -shared);
      for (let word = 0; word < words; word++) {
        let common = -1;
        for (const some of petals) {
          let bits = 0;
          for (const petal of some) bits |= seers[sets.at(petal, digit) + word];
          common &= bits;
        }
        struck[digit * words + word] |= common;
      }
    }
  }
  return struck;
}

/** By set: its digits that some candidate sees, as a bit set. */
function seenDigits(sets: AlmostLockedSets): Uint16Array {
  const seen = new Uint16Array(sets.count);
  for (let set = 0; set < sets.count; set++)
    for (let rest = sets.digits[set]; rest; rest &= rest - 1) {
      const from = sets.at(set, 31 - Math.clz32(rest & -rest));
      for (let word = 0; word < sets.words; word++) if (sets.seers[from + word]) seen[set] |= rest & -rest;
    }
  return seen;
}

/** The cells without the digit that can hold nothing if the petals all lack it, and so hold all their other digits. */
function stemsOf(
  { puzzle, grid }: Pencilled,
  sets: AlmostLockedSets,
  petals: readonly number[],
  digit: Value,
): Cell[] {
  if (petals.length === 0) return [];
  const { words, seers } = sets;
  const left = new Int32Array(words).fill(0);
  for (let word = 0; word < words; word++) left[word] = grid.open(0)[word] & ~grid.open(digit)[word];
  for (let other = 1; other <= puzzle.size; other++) {
    if (other === digit) continue;
    const open = grid.open(other);
    for (let word = 0; word < words; word++) {
      let lost = 0;
      for (const petal of petals) lost |= seers[sets.at(petal, other) + word];
      left[word] &= lost | ~open[word];
    }
  }
  return cellsIn(left, 0, words).filter((cell) => {
    const candidates = sizeOf(grid.candidates(cell));
    return candidates >= FEWEST && candidates <= MOST;
  });
}

/** The blossom around a stem, with the fewest cells for each candidate of the stem that no petal before takes. */
function blossom(
  view: Pencilled,
  sets: AlmostLockedSets,
  petals: readonly number[],
  stem: Cell,
  cell: Cell,
  digit: Value,
): Told {
  const candidates = view.grid.candidates(stem);
  const chosen: number[] = [];
  const taken = digitsIn(candidates).map((each) => {
    const takers = sets.seenFrom(stem, each);
    const fewest = (best: number, one: number): number =>
      sets.cells[one].length < sets.cells[best].length ? one : best;
    const petal =
      chosen.find((one) => takers.includes(one)) ??
      petals.filter((one) => takers.includes(one)).reduce(fewest);
    if (!chosen.includes(petal)) chosen.push(petal);
    return { each, petal };
  });
  const held = digitsIn(chosen.reduce((shared, petal) => shared & sets.digits[petal], ~candidates));
  const strikes = firstOf(strikesOf(sets, chosen, held), cell, digit);
  const links = taken.map(({ each, petal }) => linkBetween([stem], sets.cells[petal], each));
  return {
    pattern: {
      sets: [{ cells: [stem], digits: candidates }, ...chosen.map((petal) => cellsAndDigits(sets, petal))],
      links: links.map(({ from, to }) => ({ digit: from.digit, groups: [from.cells, to.cells] })),
      strikes,
    },
    bindings: {
      s: { as: "cell", of: stem },
      d: valuesOf(digitsIn(candidates)),
    },
    links: taken.flatMap(({ each, petal }, at) => [links[at], linkWithin(sets, petal, each, digit)]),
  };
}
