import { expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { wholeKind } from "../kinds/whole.ts";
import { type Case, MOST } from "./fuzz.ts";

/** How a search fared over many cases. */
export interface Tally {
  /** Ended within the node limit, and found just the oracle's answers. */
  equal: number;
  /** Met the node limit: not compared. */
  unfinished: number;
  /** The cases in which it differed, and how. */
  readonly different: string[];
}

/** Every search of the kind on every case, against the oracle; and how many cases have 0, 1 and more answers. */
function compare(
  kind: string,
  cases: Iterable<Case>,
  nodes: number,
): { tallies: Record<string, Tally>; counts: [number, number, number] } {
  const whole = wholeKind(kind);
  assert(whole !== undefined, "the kind is known");
  const searches = Object.entries(searchesOf(whole));
  const tallies: Record<string, Tally> = Object.fromEntries(
    searches.map(([name]) => [name, { equal: 0, unfinished: 0, different: [] }]),
  );
  const counts: [number, number, number] = [0, 0, 0];
  for (const one of cases) {
    counts[Math.min(one.answers.length, 2)]++;
    for (const [name, search] of searches) {
      const grid = gridOf(one.puzzle, one.facts);
      const mark = grid.mark();
      const found = run(search(one.puzzle, grid, { answers: MOST, nodes }));
      const tally = tallies[name];
      const answers = found.answers.map((answer) => answer.join());
      const problem =
        (grid.mark() !== mark && "the grid did not come back as it was") ||
        (found.nodes > nodes && `${found.nodes} nodes`) ||
        (!found.complete && wrong(one, answers, found.answers)) ||
        (found.complete && differs(one, answers, found.answers));
      if (problem) tally.different.push(`${one.name}: ${problem}`);
      else if (found.complete) tally.equal++;
      else tally.unfinished++;
    }
  }
  return { tallies, counts };
}

function differs(one: Case, answers: readonly string[], values: readonly number[][]): string | false {
  const wanted = Math.min(one.answers.length, MOST);
  if (answers.length !== wanted) return `${answers.length} answers, not ${wanted}`;
  return wrong(one, answers, values);
}

/** Answers found twice, or that are none. */
function wrong(one: Case, answers: readonly string[], values: readonly number[][]): string | false {
  if (new Set(answers).size !== answers.length) return "an answer twice";
  const stranger = values.find((answer) => !one.isAnswer(answer));
  return stranger ? `${stranger.join()} is no answer` : false;
}

/**
 * The contract that every search of a kind keeps on all the cases; each decides at least this share of them, the
 * propagating ones all.
 */
export function holdEqual(
  kind: string,
  cases: number,
  puzzles: Iterable<Case>,
  nodes: number,
  share: number,
): void {
  const { tallies, counts } = compare(kind, puzzles, nodes);

  it("meet puzzles with no, one and several answers", () => {
    expect(Math.min(...counts)).toBeGreaterThan(cases / 8);
  });

  it.each(Object.entries(tallies))(
    "%s finds just the oracle's answers, or says that it met its limit",
    (_, tally) => {
      expect(tally.different).toEqual([]);
      expect(tally.equal + tally.unfinished).toBe(cases);
      expect(tally.equal).toBeGreaterThan(share * cases);
    },
  );

  it.each(["forward", "fast"])("%s decides them all", (name) => {
    expect(tallies[name].unfinished).toBe(0);
  });
}
