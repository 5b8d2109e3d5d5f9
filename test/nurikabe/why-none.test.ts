import { describe, expect, it } from "vitest";
import { whyNone } from "../../engine/kinds/nurikabe/why-none.ts";
import { drawn } from "./boards.ts";

const CASES = [
  ["2.9 ...", "Its islands need 11 cells, and the board has 6."],
  [
    "1... .... .... ....",
    "Its islands have 1 cells in all, too few for the 4 blocks of 2x2 side by side, of which none may be all wall.",
  ],
  ["4... .... .... ....", null],
  ["8... .... .... ....", null],
  ["?... .... .... ....", null],
] as const;

describe.each(CASES)("the clues of %s", (board, sentence) => {
  it(
    sentence === null ? "rule nothing out by their sum" : "show by their sum that there is no answer",
    () => {
      const why = whyNone(drawn(board).puzzle);
      expect(why?.en ?? null).toBe(sentence);
      if (why) expect(why.zh).toMatch(/^各岛共.*。$/);
    },
  );
});
