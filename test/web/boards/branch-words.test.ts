import { beforeAll, expect, it } from "vitest";
import { is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedLink, ExplainedStep } from "../../../engine/reason/explain.ts";
import { frameWords } from "../../../web/boards/frame-words.ts";
import { framesOf } from "../../../web/state/frames.ts";
import { speak } from "../../../web/words/words.ts";
import { HARD_SUDOKU } from "../../hard.ts";
import { kindOf, posed } from "../../search/posed.ts";

const words = (en: string) => ({ en, zh: en });
const link = (from: number, to: number): ExplainedLink => ({
  ...{ type: "weak", from: [is(from, 2)], to: [is(to, 2)], by: { as: "cell", of: from } },
  text: words("A link."),
});
const step = (links: readonly ExplainedLink[]): ExplainedStep => ({
  ...{ rule: "kraken-house", level: 6, name: words("Kraken"), text: words("text"), laws: [], bindings: {} },
  ...{ adds: [isNot(3, 2)], because: [], grounds: [], area: [3], links },
});
const puzzle = posed("sudoku", HARD_SUDOKU);
const contexts = (links: readonly ExplainedLink[]): (string | null)[] =>
  framesOf([step(links)]).map(
    (frame) => frameWords({ kind: kindOf("sudoku").play, puzzle }, frame, "en").context,
  );

beforeAll(() => speak("en"));

it("says of a link in which of several branches it is", () => {
  expect(contexts([link(0, 9), link(9, 3), link(2, 3)])).toEqual([
    null,
    "Supposing R1C1 is 2:",
    "Supposing R1C1 is 2:",
    "Supposing R1C3 is 2:",
  ]);
});

it("says nothing of the kind of one chain", () => {
  expect(contexts([link(0, 9), link(9, 3)])).toEqual([null, null, null]);
});
