import { describe, expect, it } from "vitest";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import type { Job } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climb } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { wholeKind } from "../kinds/whole.ts";
import { read } from "./rules.ts";

const sudoku = wholeKind("sudoku");
assert(sudoku !== undefined, "there is Sudoku");
const { think, search } = sudoku;

const HARD = read(
  "sudoku",
  "200008305100006000960070200050600800000020000002001090001060053000300008403500006",
);
/** Never fires, and looks at a million combinations or so each time. */
const SLOW = `rule "Slow" level 1
  for a in cells, b in cells, c in cells, d in marks(a) if c open
  if size(marks(c) & marks(a)) > 9
  then a not d`;
/** Looks at more than it may. */
const ENDLESS = `rule "Endless" level 1
  for a in cells, b in cells, c in cells, d in digits
  if size(marks(c) - d) > 9
  then a not d`;
const LIE = `rule "Lie" level 1
  for c in cells, d in marks(c)
  then c is d`;

/** The end of a job, how often it paused, and the most that it told of at once. */
function driven<T>(job: Job<T>): { end: T; pauses: number; most: number } {
  let most = 0;
  for (let pauses = 0; ; pauses++) {
    const next = job.next();
    if (next.done) return { end: next.value, pauses, most };
    most = Math.max(most, next.value);
  }
}

function climbed(text: string, withOwn: boolean) {
  const whole = withOwn ? `${think.ruleText}\n${text}` : text;
  const { rules, foreign } = ladderOf(think, { ...EVERY_RULE, text: whole, off: withOwn ? HARDER : [] });
  const truth = driven(judge(HARD, search, 1_000)).end;
  const guard = guardFor(HARD, search, truth, HARD.givens, foreign);
  const chain = new Chain(HARD, gridOf(HARD), rules, { guard });
  return { chain, ...driven(climb(think, chain)) };
}

/** Own rules but bookkeeping, so that much must be supposed. */
const HARDER = ladderOf(think)
  .rules.filter(({ level }) => level > 0)
  .map(({ id }) => id);

describe("a person's rule", () => {
  it("that is slow pauses on its way, and is left out where it holds suppositions up", () => {
    const { chain, end, pauses, most } = climbed(SLOW, true);
    expect(end).toBe("solved");
    expect(chain.suspended.map(({ rule, counter }) => [rule.id, counter])).toEqual([["slow", null]]);
    expect(chain.suspended[0].reason.en).toContain("too long");
    expect(pauses).toBeGreaterThan(1_000);
    expect(most).toBeLessThan(50_000);
  });

  it.each([ENDLESS, LIE])("that is all there is and no good comes to an end, and is told: %s", (text) => {
    const { chain, end, most } = climbed(text, false);
    expect(end).toBe("stuck");
    expect(chain.suspended).toHaveLength(1);
    expect(most).toBeLessThan(50_000);
  });
});
