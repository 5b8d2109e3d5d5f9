import { describe, expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";
import type { Trace } from "../../worker/api.ts";
import { traceJob } from "../../worker/searches/trace.ts";
import { kindOf, posed } from "../search/posed.ts";
import { LONG, PUZZLES, Redrawn, recorded, unpacked } from "../search/recorded.ts";
import { share } from "../share.ts";

interface Traced {
  readonly kind: string;
  readonly text: string;
  readonly search: string;
  readonly nodes: number;
}

function traced(one: Traced, from: number, count: number): Trace {
  const job = traceJob(kindOf(one.kind), { ...one, answers: 40, from, count });
  assert(job.ok, "it can be traced");
  return run(job.value);
}

function casesOf(kind: string, texts: Readonly<Record<string, string>>, nodes: number): [string, Traced][] {
  return Object.entries(texts).flatMap(([title, text]) =>
    Object.keys(searchesOf(kindOf(kind))).map((search): [string, Traced] => [
      `${kind}, ${title}, by ${search}`,
      { kind, text, search, nodes },
    ]),
  );
}

const SMALL = Object.entries(PUZZLES).flatMap(([kind, texts]) => casesOf(kind, texts, 40));
const LARGE = [
  ...Object.entries(LONG).flatMap(([kind, texts]) => casesOf(kind, texts, share(800, 2_500))),
  ...casesOf("sudoku", { hard: PUZZLES.sudoku["a hard 9x9"] }, share(3_000, 10_000)),
];

/** Holds parts of a trace that begin at some events to a recording of the whole. */
function hold(one: Traced, starts: (events: number) => Iterable<number>): void {
  const puzzle = posed(one.kind, one.text);
  const search = searchesOf(kindOf(one.kind))[one.search];
  const { events } = recorded(puzzle, search, { answers: 40, nodes: one.nodes });
  const redrawn = new Redrawn(puzzle);
  let drawn = 0;
  for (const from of starts(events.length)) {
    for (; drawn < Math.min(from, events.length); drawn++) redrawn.add(events[drawn]);
    const count = from % 7;
    const { standing, counts, packed: told } = traced(one, from, count);
    expect(standing).toEqual(redrawn.parts);
    expect(counts).toEqual(redrawn.counts);
    expect(unpacked(told)).toEqual(events.slice(from, from + count));
  }
}

describe.each(SMALL)("a trace of %s", (_, one) => {
  it("has at every event the choices that stand, what was forced, and the counts", () => {
    hold(one, function* (events) {
      for (let from = 0; from < events + 3; from += events > 300 ? 5 : 1) yield from;
    });
  });
});

describe.each(LARGE)("a trace of %s", (_, one) => {
  it("has the same at some events of many, and from there to the end", () => {
    const random = randomFrom(9);
    hold(one, (events) => {
      const starts = Array.from({ length: 8 }, () => random.below(events));
      return [...starts, events - 1, events].sort((a, b) => a - b);
    });
    const whole = traced(one, 0, 10_000_000);
    expect(whole.standing).toEqual([[]]);
    expect(whole.counts).toEqual({ nodes: 1, checks: 0, backtracks: 0, depth: 0 });
    expect(traced(one, whole.packed.length, 1).packed).toHaveLength(0);
  });
});
