import { is, type Value } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { CountedStates } from "./counts.ts";
import { courseOver, widthOf } from "./course.ts";
import { Profiles } from "./profiles.ts";

/** Profiles that take about as long as a node of the search that learns. */
const PROFILES = 100;
/** Most numbers that are kept, one for each value of each profile or state: some 120 MB. */
const MOST = 30_000_000;
/** Most open cells that a profile may have: with each more there are about six times as many profiles. */
const MOST_OPEN = 11;
/** The numbers of values and of columns are bytes, and one is left for nothing. */
const MOST_VALUES = 255;

/**
 * Search by sweeping the board cell by cell (dynamic programming over a broken profile): all boards that look the same
 * from the cells to come are one. First without counts, which tells how many cells of each value can follow what; then
 * with them. It decides small boards with few large islands, where search and learning fail, for no consequence tells
 * them that the sea is too short to go round. Complete unless it meets too much. A node is a hundred profiles, or
 * an answer. `options`: by cell, the values that it may have. `known`: answers that were found before, which count
 * among those that are wanted and are not found again.
 */
export function* sweep(
  puzzle: NurikabePuzzle,
  options: readonly (readonly Value[])[],
  limits: Limits,
  known: readonly (readonly Value[])[] = [],
  watch?: SearchWatch,
): Job<SearchResult> {
  const counts = { nodes: 0, checks: 0, backtracks: 0, depth: 1 };
  const open = options.findIndex((values) => values.length > 1);
  const none: SearchResult = { answers: [], complete: false, ...counts };
  if (open < 0 || puzzle.values > MOST_VALUES || options.some((values) => values.length === 0)) return none;
  const spend = (answer?: readonly Value[]): void => {
    counts.nodes++;
    counts.backtracks++;
    watch?.decision(is(open, answer?.[open] ?? options[open][0]));
    if (answer) tell(answer, options, open, watch);
    watch?.backtrack();
  };
  const course = courseOver(puzzle, options);
  if (widthOf(course) > MOST_OPEN) return none;
  const profiles = new Profiles(course);
  while (profiles.extend(PROFILES)) {
    if (counts.nodes >= limits.nodes || profiles.met * puzzle.values > MOST) return { ...none, ...counts };
    spend();
    yield 1;
  }
  const answers: Value[][] = [];
  if (!profiles.retrace()) return { answers, complete: true, ...counts };
  const states = new CountedStates(course, profiles);
  for (let paid = 0; states.extend(); ) {
    if (states.met * puzzle.values > MOST) return { ...none, ...counts };
    for (; paid + PROFILES <= states.met; paid += PROFILES) {
      if (counts.nodes >= limits.nodes) return { ...none, ...counts };
      spend();
      yield 1;
    }
  }
  const old = new Set(known.map((answer) => answer.join()));
  for (const answer of states.answers()) {
    if (old.has(answer.join())) continue;
    if (old.size + answers.length >= limits.answers) break;
    if (counts.nodes >= limits.nodes) return { answers, complete: false, ...counts };
    spend(answer);
    answers.push(answer);
    yield 1;
  }
  return { answers, complete: true, ...counts };
}

/** Tells a watch an answer, one cell of which it knows. */
function tell(
  answer: readonly Value[],
  options: readonly (readonly Value[])[],
  open: number,
  watch: SearchWatch | undefined,
): void {
  for (const [cell, value] of answer.entries()) {
    if (cell !== open && options[cell].length > 1) watch?.propagated(is(cell, value));
  }
  watch?.answered();
}
