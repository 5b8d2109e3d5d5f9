import { describe, expect, it } from "vitest";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { is } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { ONE_ANSWER, type Rule, type Step } from "../../engine/model/rule.ts";
import { ratingOf } from "../../engine/rate/rate.ts";
import { analyse } from "../../engine/reason/analyse.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { derive, refute } from "../../engine/reason/derive.ts";
import { explain, explainContextOf } from "../../engine/reason/explain.ts";
import { findAll } from "../../engine/reason/find.ts";
import { hintFor } from "../../engine/reason/hint.ts";
import { audit } from "../../engine/reason/judge/audit.ts";
import { vet } from "../../engine/reason/judge/vet.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { proofOf, prove } from "../../engine/reason/prove.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climb, telling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { whyFor } from "../../engine/reason/why.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { makeKind, wholeKind } from "../kinds/whole.ts";
import { loosened, madeTexts } from "../made.ts";
import { read } from "./rules.ts";

const found = wholeKind("sudoku");
assert(found !== undefined, "there is Sudoku");
const sudoku: WholeKind = found;
const { think, search } = sudoku;

/** The rules below level 4 come to a stand here, and a unique rectangle leads on. */
const ONE = read(
  "sudoku",
  "000000000050000008480370190945060000000400000860100000500002070030047860000000001",
);
/** The same with a given less. */
const SEVERAL = read(
  "sudoku",
  "000000000050000008480370190945060000000400000860100000500002070030047860000000000",
);

const made = (count: number): Puzzle[] =>
  madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, count).map((text) => read("sudoku", text));

const truthOf = (puzzle: Puzzle): Truth => run(judge(puzzle, search, 100_000));

/** A rule that needs one answer, concludes nothing and counts how often it is asked. */
function spy(): Rule & { asked: number } {
  const words = { en: "Spy", zh: "探子" };
  return {
    ...{ id: "spy", name: words, text: words, level: 1, needsOneAnswer: true, asked: 0 },
    find() {
      this.asked++;
      return [];
    },
  };
}

/** Everything that is asked of rules, with these rules and that knowledge of the answers. */
const QUESTIONS: Readonly<Record<string, (puzzle: Puzzle, ladder: Ladder, truth: Truth) => unknown>> = {
  hint: (puzzle, ladder, truth) =>
    run(hintFor({ ...sudoku, ladder, climb: telling(think) }, puzzle, emptyBoard(81), truth)),
  why: (puzzle, ladder, truth) => {
    const asked = { cell: 0, value: null };
    return run(whyFor({ ...sudoku, ladder }, puzzle, emptyBoard(81), truth, asked, search));
  },
  derive: (puzzle, ladder, truth) => run(derive(think, ladder, puzzle, [], is(0, 7), { truth })),
  find: (puzzle, { rules }, truth) => run(findAll(puzzle, [], rules, { truth })),
  analyse: (puzzle, ladder, truth) => {
    const guard = guardFor(puzzle, search, truth, puzzle.givens, ladder.foreign);
    return run(analyse(think, ladder, puzzle, guard, truth, (chain) => ratingOf(sudoku.play, chain)));
  },
  prove: (puzzle, { rules }, truth) => run(prove(puzzle, [], rules, truth)),
};

describe.each(Object.keys(QUESTIONS))("a rule that needs one answer, by the question: %s", (question) => {
  const asks = (puzzle: Puzzle, truth: Truth): number => {
    const rule = spy();
    const own = ladderOf(think, { ...EVERY_RULE, supposition: false });
    QUESTIONS[question](puzzle, { ...own, rules: [rule, ...own.rules] }, truth);
    return rule.asked;
  };

  it("is asked where there is one", () => {
    const truth = truthOf(ONE);
    expect(truth.answers).toBe("one");
    expect(asks(ONE, truth)).toBeGreaterThan(0);
  });

  it("is never asked where there are several, none, or nobody knows", () => {
    expect(truthOf(SEVERAL).answers).toBe("several");
    expect(asks(SEVERAL, truthOf(SEVERAL))).toBe(0);
    for (const answers of ["none", "several", "unknown"] as const) expect(asks(ONE, { answers })).toBe(0);
  });
});

describe("rules that need one answer", () => {
  const OWN = ladderOf(think).rules.filter(({ needsOneAnswer }) => needsOneAnswer);

  it("are those that lean on the law, and can all be switched off at once", () => {
    expect(OWN.length).toBeGreaterThan(8);
    const { rules } = ladderOf(think, { ...EVERY_RULE, oneAnswer: false });
    expect(rules).toEqual(ladderOf(think).rules.filter((rule) => !OWN.includes(rule)));
  });

  it("are declared in a text by leaning on the law", () => {
    const body = "for c in cells, {d} = marks(c) then c is d";
    const text = `rule "Plain" law cell ${body} rule "Needy" law cell, one-answer ${body}`;
    const { rules } = ladderOf(think, { ...EVERY_RULE, text });
    expect(rules.find(({ id }) => id === "plain")?.needsOneAnswer).toBe(false);
    expect(rules.find(({ id }) => id === "needy")?.needsOneAnswer).toBe(true);
  });

  it("are not asked within a supposition", () => {
    const truth = truthOf(ONE);
    const rule = spy();
    const easy = think.rules.filter(({ level }) => level < 3);
    const chain = new Chain(ONE, gridOf(ONE), [...easy, rule], { truth });
    expect(run(chain.run())).toBe("stuck");
    const { asked } = rule;
    const open = Array.from({ length: 81 }, (_, cell) => cell).filter(
      (cell) => !ONE.decided(chain.grid, cell),
    );
    for (const cell of open.slice(0, 10)) run(refute(chain, is(cell, 1 + (cell % 9))));
    expect(rule.asked).toBe(asked);
    const few = think.rules.filter(({ level, needsOneAnswer }) => level <= 2 || needsOneAnswer);
    const proofs = made(20).map((puzzle) => {
      const climbed = new Chain(puzzle, gridOf(puzzle), few, { truth: truthOf(puzzle) });
      run(climb(think, climbed));
      return run(climbed.provenance.steps());
    });
    const within = (step: Step): Step[] =>
      (step.supposed ?? []).flatMap(({ steps }) => steps.flatMap((inner) => [inner, ...within(inner)]));
    const inner = proofs.flat().flatMap(within);
    expect(inner.length).toBeGreaterThan(100);
    expect(inner.filter(({ laws }) => laws.includes(ONE_ANSWER))).toEqual([]);
  });

  it("fire on no puzzle with several answers", () => {
    for (const text of loosened(10)) {
      const puzzle = read("sudoku", text);
      const { firings } = run(findAll(puzzle, [], think.rules, { truth: truthOf(puzzle) }));
      expect(firings.filter(({ laws }) => laws.includes(ONE_ANSWER))).toEqual([]);
    }
  });

  it("are tried on puzzles with one answer, which tell a sound one from one that forgets the givens", () => {
    const making = makeKind("sudoku");
    assert(making !== undefined, "Sudoku can be made");
    const [corner] = OWN.filter(({ id }) => id === "unique-rectangle-one-corner");
    const text = think.ruleText.slice(think.ruleText.indexOf('rule "Unique rectangle: one corner"'));
    const careless = text.slice(0, text.indexOf('rule "Hidden')).replace(", no g in R: g given", "");
    const [forgetful] = ladderOf(think, { ...EVERY_RULE, text: careless }).rules.filter(
      ({ id }) => id === corner.id,
    );
    expect(forgetful).not.toBe(corner);
    expect(run(vet(making, search, corner)).verdict).toBe("sound");
    expect(run(vet(making, search, forgetful)).verdict).toBe("unsound");
  });

  it("have exact premises in whole proofs, conclude what is so, and say it in short", () => {
    const easy = think.rules.filter((rule) => rule.level < 4 || OWN.includes(rule));
    let leaning = 0;
    for (const puzzle of made(60)) {
      const truth = truthOf(puzzle);
      assert(truth.answers === "one", "a made puzzle has one answer");
      const chain = new Chain(puzzle, gridOf(puzzle), easy, { truth });
      const proof = proofOf(chain, [], run(chain.run()));
      const steps = proof.steps.filter(({ laws }) => laws.includes(ONE_ANSWER));
      leaning += steps.length;
      if (steps.length === 0) continue;
      expect(run(audit(puzzle, easy, proof, truth.answer)).flaws).toEqual([]);
      for (const { text } of explain(explainContextOf(sudoku, easy, puzzle), proof.steps)) {
        for (const said of [text.en, text.zh]) {
          expect(said).not.toMatch(/\{|undefined|NaN/);
          expect(said.length).toBeLessThanOrEqual(140);
        }
      }
    }
    expect(leaning).toBeGreaterThan(10);
  });
});

it.each(OWN_KINDS)("each rule of %s that leans on the law says so", (id) => {
  const kind = wholeKind(id);
  for (const rule of kind?.think.rules ?? [])
    if (rule.needsOneAnswer) expect(kind?.play.lawTexts[ONE_ANSWER].en).toMatch(/one answer/);
});
