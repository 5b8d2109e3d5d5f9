import type { WholeKind } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { findAll } from "../../engine/reason/find.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import type { LineCommand } from "../terminal/line-command.ts";
import { readPosition } from "../terminal/read-position.ts";
import { spellFacts } from "../terminal/spell.ts";
import { spellSuspended, stepSpeller } from "../terminal/spell-step.ts";
import { truthOf } from "../terminal/truth.ts";

/** `find`: every place where the named rules fire on a position, each on the position as it stands. */
export function findLine(ladder: Ladder): LineCommand {
  return (kind, line) => find(kind, line, ladder);
}

async function find(kind: WholeKind, line: string, { rules, foreign }: Ladder): Promise<object> {
  const { puzzle, facts } = await readPosition(kind, line);
  const start = [...puzzle.givens, ...facts];
  const truth = truthOf(kind, puzzle);
  const guard = guardFor(puzzle, kind.search, truth, start, foreign);
  const { firings, end, books, suspended } = run(findAll(puzzle, facts, rules, { guard, truth }));
  const { conflict } = books;
  const spell = stepSpeller(kind.play, puzzle, rules);
  return {
    firings: firings.map(spell),
    ...(end === "limit" && { end }),
    ...(conflict && {
      end,
      conflict: { law: conflict.law, facts: spellFacts(kind.play, puzzle, conflict.facts) },
    }),
    ...spellSuspended(suspended, spell),
  };
}
