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
import type { PuzzleLine } from "../terminal/read-line.ts";
import { spellFacts } from "../terminal/spell.ts";
import { truthOf } from "../terminal/truth.ts";

/**
 * `verify`: proves each puzzle and checks every step: true, from known and exact premises. An error for each
 * flaw, and counts in the end. With `proofs` by the ladder that is told.
 */
export function verifyLines(kind: WholeKind, ladder: Ladder, proofs = false) {
  return function* (lines: readonly PuzzleLine[]): Iterable<object> {
    const counts = {
      ...{ puzzles: lines.length, solved: 0, stuck: 0, broken: 0, withoutOneAnswer: 0 },
      ...{ steps: 0, suppositions: 0, stepsWithin: 0, flaws: 0 },
    };
    for (const { puzzle, text } of lines) {
      const truth = truthOf(kind, puzzle);
      if (truth.answers !== "one") {
        counts.withoutOneAnswer++;
        continue;
      }
      const chain = new Chain(puzzle, gridOf(puzzle), ladder.rules, {
        guard: guardFor(puzzle, kind.search, truth, puzzle.givens, ladder.foreign),
        truth,
      });
      const proof = proofOf(
        chain,
        [],
        run(ladder.supposition ? (proofs ? climbTelling : climb)(kind.think, chain) : chain.run()),
      );
      const found = run(audit(puzzle, ladder.rules, proof, truth.answer, structureOf(kind, puzzle)));
      counts[proof.end]++;
      counts.steps += found.steps;
      counts.suppositions += found.suppositions;
      counts.stepsWithin += found.inner;
      counts.flaws += found.flaws.length;
      for (const flaw of found.flaws) yield { puzzle: text, ...spellFlaw(kind, puzzle, flaw) };
    }
    yield counts;
  };
}

/** The facts of the puzzle itself, which are never premises. */
function structureOf(kind: WholeKind, puzzle: Puzzle): Fact[] {
  return puzzle.givens.filter((fact) => kind.think.vocabulary.isPart?.(puzzle, fact) ?? false);
}

function spellFlaw(kind: WholeKind, puzzle: Puzzle, { at, rule, what, fact }: Flaw): object {
  const spelled = fact === null ? {} : { fact: spellFacts(kind.play, puzzle, [fact])[0] };
  return { step: at + 1, rule, error: what, ...spelled };
}
