import { expect, it } from "vitest";
import { BITS, Fields, newsIn } from "../../../engine/kinds/sudoku/proofs/fields.ts";
import { waysOf } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { hardSudoku, standstill } from "./standstill.ts";

const board = standstill(hardSudoku());
const { of } = board.demands;
const fields = new Fields(board);

/** By word: -1 where a demand has nothing left, else what is the only one that a demand has left which is not met. */
function expected(lost: ReadonlySet<number>, placed: ReadonlySet<number>): (number | number[])[] {
  const news: (number | number[])[] = Array.from({ length: fields.words }, () => []);
  const met = new Set([...placed].flatMap((one) => [...of.subarray(one * 4, one * 4 + 4)]));
  for (const demand of board.unmet) {
    const ways = waysOf(board, demand);
    const word = fields.wordOf[of.indexOf(demand, ways[0] * 4)];
    const left = ways.filter((way) => !lost.has(way));
    const known = news[word];
    if (left.length === 0) news[word] = -1;
    else if (left.length === 1 && !met.has(demand) && known !== -1) (known as number[]).push(left[0]);
  }
  return news.map((some) => (typeof some === "number" ? some : some.sort((a, b) => a - b)));
}

/** The same as the words say it. */
function said(words: Int32Array): (number | number[])[] {
  return Array.from(words, (word, index) => {
    const news = newsIn(word, fields.ones[index], fields.guards[index]);
    if (news < 0) return news;
    const singles: number[] = [];
    for (let guard = 0; guard < BITS; guard++)
      if (news & (1 << guard))
        for (let at = fields.at[index * BITS + guard]; at < index * BITS + guard; at++)
          if (word & (1 << (at % BITS))) singles.push(fields.at[at]);
    return singles.sort((a, b) => a - b);
  });
}

it("the board by itself says nothing, as singles do", () => {
  expect(said(fields.whole).flat()).toEqual([]);
});

it.each([0.3, 0.5, 0.7])(
  "words tell which demands have one candidate left or none, where a share of %d is lost",
  (share) => {
    const random = randomFrom(7);
    const some = (part: number) => new Set([...board.open].filter(() => random.below(1_000) < 1_000 * part));
    for (let time = 0; time < 100; time++) {
      const lost = some(share);
      const placed = some(0.05);
      const words = fields.whole.slice();
      for (const one of lost) fields.lose(words, one);
      for (const one of placed) fields.meet(words, one);
      expect(said(words)).toEqual(expected(lost, placed));
      for (const one of board.open) expect(fields.keeps(words, one)).toBe(!lost.has(one));
    }
  },
);
