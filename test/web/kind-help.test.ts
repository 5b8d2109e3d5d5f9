import { describe, expect, it } from "vitest";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import "../../engine/kinds/games.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { assert } from "../../engine/model/result.ts";
import { ONE_ANSWER } from "../../engine/model/rule.ts";
import { LANGS } from "../../engine/model/words.ts";
import { type BrokenLaw, brokenLaws, isSolved } from "../../engine/play/verdict.ts";
import type { HelpBoard, KindHelp } from "../../web/kinds/contract/kind-help.ts";
import { helpOf } from "../../web/kinds/help.ts";
import { latinHelp } from "../kinds/latin/help.ts";
import { latin } from "../kinds/latin/play.ts";

const HELPS: readonly (readonly [PlayKind, KindHelp])[] = [
  ...(await Promise.all(PLAY_KINDS.map(async (kind) => [kind, await helpOf(kind.id)] as const))),
  [latin, latinHelp],
];
/** Laws that the pictures need not show: a cell holds one thing, and an island without a number is of the wrong size. */
const PLAIN = ["cell", "owner"];
/** Two numbers in one island are also of the wrong size. */
const ALONG: Readonly<Record<string, readonly string[]>> = { "two-clues": ["size"] };

function judged(kind: PlayKind, { text, marks }: HelpBoard): { solved: boolean; broken: BrokenLaw[] } {
  const read = kind.parse(text);
  assert(read.ok, `${text} can be read`);
  expect(marks).toHaveLength(read.value.cells);
  const board = { ...emptyBoard(read.value.cells), marks: [...marks].map(Number) };
  return { solved: isSolved(kind, read.value, board), broken: brokenLaws(kind, read.value, board) };
}

describe.each(HELPS)("the rules of $id in pictures", (kind, help) => {
  it("are right where they say so, and break the rule they speak of where they do not", () => {
    for (const { law, right, wrong } of help.rules) {
      expect(judged(kind, right), right.says.en).toEqual({ solved: true, broken: [] });
      const { broken } = judged(kind, wrong);
      expect(new Set(broken.map((one) => one.law)), wrong.says.en).toEqual(
        new Set([law, ...(ALONG[law] ?? [])]),
      );
      const blamed = broken.filter((one) => one.law === law).flatMap(({ cells }) => cells);
      expect(blamed, wrong.says.en).toEqual(expect.arrayContaining([...wrong.cells]));
    }
  });

  it("show every rule of the puzzle", () => {
    const laws = Object.keys(kind.lawTexts).filter((law) => !PLAIN.includes(law) && law !== ONE_ANSWER);
    expect(help.rules.map(({ law }) => law).sort()).toEqual(laws.sort());
  });

  it("are short sentences in both languages", () => {
    const said = help.rules.flatMap(({ says, right, wrong }) => [says, right.says, wrong.says]);
    for (const words of [...said, ...help.words.map(({ means }) => means)]) {
      for (const lang of LANGS) expect(words[lang]).toMatch(/[.。]$/);
      expect(words.en.length, words.en).toBeLessThanOrEqual(110);
    }
  });
});
