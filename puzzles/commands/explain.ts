import type { WholeKind } from "../../engine/kinds/load.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Step } from "../../engine/model/rule.ts";
import type { Lang } from "../../engine/model/words.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { CHAPTER, inChapters } from "../../engine/reason/chapters.ts";
import { explainContextOf, explain as explained } from "../../engine/reason/explain.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { measure } from "../../engine/reason/measure.ts";
import { withoutNeedless } from "../../engine/reason/needless.ts";
import { neededSteps } from "../../engine/reason/prove.ts";
import { climb, climbTelling, supposeLimits } from "../../engine/reason/solve.ts";
import type { SupposeLimits } from "../../engine/reason/suppose/suppose.ts";
import type { LineCommand } from "../terminal/line-command.ts";
import { readLine } from "../terminal/read-line.ts";
import { spellFacts } from "../terminal/spell.ts";
import { spellSuspended, stepSpeller } from "../terminal/spell-step.ts";
import { truthOf } from "../terminal/truth.ts";

/**
 * `explain`: the proof by rules and suppositions from the givens and the marks; bookkeeping (level 0) included, so that
 * every premise has its step. Nothing is told that the answer does not rest on. A stuck proof lists the rules tried and
 * the number of open cells. With words, each named step is a sentence, as the app shows it, and bookkeeping is left out.
 */
export function explainLine(ladder: Ladder, { words, proofs }: ExplainOptions = {}): LineCommand {
  return (kind, line) => explain(kind, line, ladder, words, proofs);
}

interface ExplainOptions {
  readonly words?: Lang;
  /** Argues where the rules are stuck, instead of supposing; each step then says how many demands of the puzzle it uses. */
  readonly proofs?: boolean;
}

async function explain(
  kind: WholeKind,
  line: string,
  ladder: Ladder,
  words?: Lang,
  proofs = false,
): Promise<object> {
  const { puzzle, text, marks } = await readLine(kind, line);
  const facts = kind.play.read(puzzle, { ...emptyBoard(puzzle.cells), marks });
  const truth = truthOf(kind, puzzle);
  const start = [...puzzle.givens, ...facts];
  const guard = guardFor(puzzle, kind.search, truth, start, ladder.foreign);
  const limits = supposeLimits(truth);
  const chain = new Chain(puzzle, gridOf(puzzle, facts), ladder.rules, { guard, truth });
  const end = run(
    ladder.supposition ? (proofs ? climbTelling : climb)(kind.think, chain, {}, limits) : chain.run(),
  );
  const measured = kind.think.measuring?.(puzzle) ?? ((step: Step) => measure(puzzle, step));
  const truths = proofs ? measured : undefined;
  const spell = stepSpeller(kind.play, puzzle, ladder.rules, words, truths);
  const needed = run(neededSteps(kind.play, chain));
  const fewest =
    proofs && end === "solved" ? run(withoutNeedless(kind.play, chain, facts, needed, CHAPTER)) : needed;
  const steps = proofs ? inChapters(fewest, CHAPTER) : needed;
  const context = explainContextOf(kind, ladder.rules, puzzle, facts);
  return {
    puzzle: text,
    end: end === "limit" ? "stuck" : end,
    ...(end !== "solved" && {
      open: openCells(puzzle, chain),
      tried: triedBy({ ...ladder, rules: chain.rules }, limits),
    }),
    ...(chain.conflict && {
      conflict: { law: chain.conflict.law, facts: spellFacts(kind.play, puzzle, chain.conflict.facts) },
    }),
    steps: (words ? explained(context, steps) : steps).map(spell),
    ...spellSuspended(chain.suspended, spell),
  };
}

function openCells(puzzle: Puzzle, { grid }: Chain): number {
  let open = 0;
  for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) open++;
  return open;
}

function triedBy({ rules, supposition }: Ladder, limits: SupposeLimits): object {
  return { rules: rules.map(({ id }) => id), supposition: supposition ? limits : false };
}
