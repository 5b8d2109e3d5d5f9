import { expect, it } from "vitest";
import { BITS, Fields, newsIn } from "../../../engine/kinds/sudoku/proofs/fields.ts";
import { hardSudoku, standstill } from "./standstill.ts";

const board = standstill(hardSudoku());
const { left, demands } = board;
const fields = new Fields(board);
const live = [...left.keys()].filter((demand) => left[demand] !== 0);

function waysOf(demand: number): number[] {
  const all = [...demands.members.subarray(demand * demands.size, (demand + 1) * demands.size)];
  return all.filter((_, bit) => (left[demand] & (1 << bit)) !== 0);
}

/** What there is of news, by word: -1, or what is left of each field with one candidate. */
function newsOf(words: Int32Array): (number | number[])[] {
  return Array.from(words, (word, index) => {
    const news = newsIn(word, fields.ones[index], fields.guards[index]);
    if (news < 0) return news;
    const guards = Array.from({ length: BITS }, (_, bit) => bit).filter((bit) => news & (1 << bit));
    return guards.flatMap((guard) => {
      const low = fields.at[index * BITS + guard];
      const bits = Array.from({ length: guard - (low % BITS) }, (_, bit) => low + bit);
      return bits.filter((bit) => word & (1 << (bit % BITS))).map((bit) => fields.at[bit]);
    });
  });
}

it("a board on which singles say nothing has no news", () => {
  expect(newsOf(fields.whole).flat()).toEqual([]);
});

it.each(live.slice(0, 40))(
  "demand %i says what it has left when that is one candidate or none, and nothing once it is met",
  (demand) => {
    const [last, ...others] = waysOf(demand);
    const words = fields.whole.slice();
    // Only in the field of this demand: elsewhere all are kept.
    const word = fields.wordOf[last * 4 + [...demands.of.subarray(last * 4, last * 4 + 4)].indexOf(demand)];
    const only = (candidate: number, act: (words: Int32Array, candidate: number) => void): void => {
      const next = words.slice();
      act.call(fields, next, candidate);
      words[word] = next[word];
    };
    for (const other of others) only(other, fields.lose);
    expect(newsOf(words)[word]).toContain(last);
    const met = words.slice();
    fields.meet(met, last);
    expect(newsOf(met)[word]).not.toContain(last);
    only(last, fields.lose);
    expect(newsOf(words)[word]).toBe(-1);
    expect(fields.keeps(fields.whole, last)).toBe(true);
  },
);
