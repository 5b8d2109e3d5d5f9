import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { audit, type Flaw } from "../../engine/reason/judge/audit.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { proofOf } from "../../engine/reason/prove.ts";
import { climb, climbTelling } from "../../engine/reason/solve.ts";
import type { SetCommand } from "../terminal/line-command.ts";
import type { Options } from "../terminal/options.ts";
import { spellFacts } from "../terminal/spell.ts";
import { truthOf } from "../terminal/truth.ts";

/** What `verify` found of a puzzle. */
type Verified =
  | { readonly end: "withoutOneAnswer" }
  | {
      readonly end: "solved" | "stuck" | "broken";
      readonly steps: number;
      readonly suppositions: number;
      readonly stepsWithin: number;
      readonly flaws: readonly object[];
    };

/**
 * `verify`: proves each puzzle and checks every step: true, from known and exact premises. An error for each
 * flaw, and counts in the end; with `each` an object for each puzzle instead. With `proofs` by the ladder that is told.
 */
export function verifyLines(
  kind: WholeKind,
  ladder: Ladder,
  { each, proofs }: Pick<Options, "each" | "proofs">,
): SetCommand {
  const counts = {
    ...{ puzzles: 0, solved: 0, stuck: 0, broken: 0, withoutOneAnswer: 0 },
    ...{ steps: 0, suppositions: 0, stepsWithin: 0, flaws: 0 },
  };
  return {
    *take({ puzzle, text }, line) {
      const found = verified(kind, ladder, puzzle, proofs);
      if (each) {
        yield { line, puzzle: text, ...spellVerified(found) };
        return;
      }
      counts.puzzles++;
      counts[found.end]++;
      if (found.end === "withoutOneAnswer") return;
      counts.steps += found.steps;
      counts.suppositions += found.suppositions;
      counts.stepsWithin += found.stepsWithin;
      counts.flaws += found.flaws.length;
      for (const flaw of found.flaws) yield { puzzle: text, ...flaw };
    },
    end: () => (each ? [] : [counts]),
  };
}

function verified(kind: WholeKind, ladder: Ladder, puzzle: Puzzle, proofs: boolean): Verified {
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") return { end: "withoutOneAnswer" };
  const chain = new Chain(puzzle, gridOf(puzzle), ladder.rules, {
    guard: guardFor(puzzle, kind.search, truth, puzzle.givens, ladder.foreign),
    truth,
  });
  const climbing = (proofs ? climbTelling : climb)(kind.think, chain);
  const proof = proofOf(chain, [], run(ladder.supposition ? climbing : chain.run()));
  const { steps, suppositions, inner, flaws } = run(
    audit(puzzle, ladder.rules, proof, truth.answer, structureOf(kind, puzzle), kind.think.judging?.(puzzle)),
  );
  const spelled = flaws.map((flaw) => spellFlaw(kind, puzzle, flaw));
  return { end: proof.end, steps, suppositions, stepsWithin: inner, flaws: spelled };
}

/** A flaw is an error of its puzzle. */
function spellVerified(found: Verified): object {
  if (found.end === "withoutOneAnswer" || found.flaws.length === 0) return found;
  return { ...found, error: `${found.flaws.length} of its steps are wrong.` };
}

/** The facts of the puzzle itself, which are never premises. */
function structureOf(kind: WholeKind, puzzle: Puzzle): Fact[] {
  return puzzle.givens.filter((fact) => kind.think.vocabulary.isPart?.(puzzle, fact) ?? false);
}

function spellFlaw(kind: WholeKind, puzzle: Puzzle, { at, rule, what, fact }: Flaw): object {
  const spelled = fact === null ? {} : { fact: spellFacts(kind.play, puzzle, [fact])[0] };
  return { step: at + 1, rule, error: what, ...spelled };
}
