import { describe, expect, it } from "vitest";
import type { OpenBoard } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import { Rivals } from "../../../engine/kinds/sudoku/proofs/rivals.ts";

const CANDIDATES = 64;

/** A board on which all candidates but some are open. */
function without(...closed: readonly number[]): OpenBoard {
  const isOpen = new Uint8Array(CANDIDATES).fill(1);
  for (const candidate of closed) isOpen[candidate] = 0;
  const open = Int16Array.from(isOpen.keys()).filter((candidate) => isOpen[candidate] === 1);
  return { isOpen, open } as unknown as OpenBoard;
}

/** What is known of 3 and 40 (rivals, found after five were placed) and of 3 and 41 (both can hold). */
function noted(): Rivals {
  const rivals = new Rivals(CANDIDATES);
  rivals.begin(without());
  rivals.rulesOut(3, [7]);
  rivals.note(3, 40, 5);
  rivals.noteTogether([3, 41]);
  return rivals;
}

describe("what is known of pairs", () => {
  it("is known both ways round", () => {
    const rivals = noted();
    expect([rivals.placed(3, 40), rivals.placed(40, 3)]).toEqual([5, 5]);
    expect([rivals.isKnown(41, 3), rivals.placed(41, 3)]).toEqual([true, -1]);
    expect(rivals.isKnown(3, 42)).toBe(false);
  });

  it("is asked again, but for rivals, where one of the two rules out more than before", () => {
    const rivals = noted();
    rivals.begin(without(7));
    rivals.rulesOut(3, []);
    expect(rivals.isKnown(3, 41)).toBe(true);
    rivals.rulesOut(3, [8]);
    expect(rivals.isKnown(3, 41)).toBe(false);
    expect(rivals.isKnown(41, 3)).toBe(false);
    expect(rivals.placed(3, 40)).toBe(5);
  });

  it("is forgotten on a board on which more is open", () => {
    const rivals = noted();
    rivals.begin(without(9, 10));
    expect(rivals.isKnown(3, 40)).toBe(true);
    rivals.begin(without(9));
    expect(rivals.isKnown(3, 40)).toBe(false);
  });

  it("is said of any two of those that hold together, but of none that are rivals already", () => {
    const rivals = noted();
    rivals.noteTogether([50, 3, 40, 51]);
    expect(rivals.placed(3, 40)).toBe(5);
    for (const [one, other] of [
      [50, 3],
      [50, 40],
      [50, 51],
      [51, 3],
      [51, 40],
    ] as const)
      expect([rivals.placed(one, other), rivals.placed(other, one)]).toEqual([-1, -1]);
    expect(rivals.isKnown(41, 40)).toBe(false);
  });

  it("counts no further than it can", () => {
    const rivals = noted();
    rivals.note(1, 2, 10_000);
    expect(rivals.placed(1, 2)).toBeGreaterThan(200);
  });
});
