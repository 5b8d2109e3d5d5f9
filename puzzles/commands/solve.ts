import { loadExport } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import type { LineCommand } from "../terminal/line-command.ts";
import { namedSearch } from "../terminal/named-search.ts";
import { nodeLimit } from "../terminal/node-limit.ts";
import { readLine } from "../terminal/read-line.ts";
import { noteOf, verdictOf } from "../terminal/verdict.ts";

/** Node limit on small boards where none is asked for. */
const NODES = 200_000;

/** `solve`: counts answers up to `--answers` within `--nodes` nodes, by the search that is named, else the kind's fast one, and prints the verdict. */
export const solveLine: LineCommand = async (kind, line, { answers, search = "fast", ...options }) => {
  const { puzzle, text } = await readLine(kind, line);
  const nodes = options.nodes ?? nodeLimit(puzzle, NODES);
  const found = run(namedSearch(kind, search)(puzzle, gridOf(puzzle), { answers, nodes }));
  const [first] = found.answers;
  const { answer } = await loadExport(kind.play.id);
  return {
    puzzle: text,
    ...(search !== "fast" && { search }),
    answers: found.answers.length,
    complete: found.complete,
    verdict: verdictOf(found.answers.length, found.complete, answers),
    note: noteOf(kind, puzzle, found, answers),
    nodes: found.nodes,
    solution: first ? answer(puzzle, first) : null,
  };
};
