import type { WholeKind } from "../../engine/kinds/load.ts";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Limits, Search } from "../../engine/model/search.ts";
import type { SearchEvent } from "../../engine/search/event.ts";
import { Recorder } from "../../engine/search/recorder.ts";
import { timed } from "../terminal/cpu.ts";
import type { LineCommand } from "../terminal/line-command.ts";
import { nodeLimit } from "../terminal/node-limit.ts";
import { readLine } from "../terminal/read-line.ts";
import { spellFacts } from "../terminal/spell.ts";
import { verdictOf } from "../terminal/verdict.ts";

/** Node limit on small boards where none is asked for: brute force meets it within a second. */
const NODES = 50_000;

/** `race`: every search on the puzzle, with its counts and CPU time; with `--events` its first events too. */
export const raceLine: LineCommand = async (kind, line, { answers, nodes, events }) => {
  const { puzzle, text } = await readLine(kind, line);
  const limits = { answers, nodes: nodes ?? nodeLimit(puzzle, NODES) };
  const searches = Object.entries(searchesOf(kind)).map(([name, search]) => [
    name,
    {
      ...raced(search, puzzle, limits),
      ...(events && { events: firstEvents(kind, puzzle, search, limits, events) }),
    },
  ]);
  return { puzzle: text, searches: Object.fromEntries(searches) };
};

function raced(search: Search, puzzle: Puzzle, limits: Limits): object {
  const { result, micros } = timed(() => run(search(puzzle, gridOf(puzzle), limits)));
  const { complete, ...counts } = result;
  const answers = result.answers.length;
  const verdict = verdictOf(answers, complete, limits.answers);
  return { ...counts, verdict, answers, complete, millis: Math.round(micros) / 1_000 };
}

function firstEvents(
  kind: WholeKind,
  puzzle: Puzzle,
  search: Search,
  limits: Limits,
  most: number,
): string[] {
  const recorder = new Recorder(most);
  run(search(puzzle, gridOf(puzzle), limits, recorder));
  return Array.from({ length: recorder.length }, (_, index) =>
    spellEvent(kind, puzzle, recorder.event(index)),
  );
}

/** "try R1C2=5", "so R1C3!=5", "test 12" (laws), "back", "answer". */
function spellEvent(kind: WholeKind, puzzle: Puzzle, event: SearchEvent): string {
  switch (event.type) {
    case "decision":
      return `try ${spellFacts(kind.play, puzzle, [event.fact])}`;
    case "propagated":
      return `so ${spellFacts(kind.play, puzzle, [event.fact])}`;
    case "checked":
      return `test ${event.times}`;
    case "backtrack":
      return "back";
    case "answered":
      return "answer";
  }
}
