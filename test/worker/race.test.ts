import { describe, expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import type { Value } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";
import type { SearchEvent } from "../../engine/search/event.ts";
import type { RaceEnd, RaceNews } from "../../worker/api.ts";
import { raceJob } from "../../worker/searches/race.ts";
import { ask } from "../../worker/thread/reply.ts";
import type { Work } from "../../worker/work.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { kindOf, posed } from "../search/posed.ts";
import { LONG, PUZZLES, type Recorded, Redrawn, recorded, stateOf, unpacked } from "../search/recorded.ts";
import { share } from "../share.ts";

/** Enough for fast Nurikabe to go over to learning. */
const LIMITS = { answers: 400, nodes: 1_500 };
const ALL = 10_000_000;

interface Racer {
  readonly kind: string;
  readonly text: string;
  readonly search: string;
}

const RACERS = [PUZZLES, LONG].flatMap((kinds) =>
  Object.entries(kinds).flatMap(([kind, texts]) =>
    Object.entries(texts).flatMap(([title, text]) =>
      Object.keys(searchesOf(kindOf(kind))).map((search): [string, Racer] => [
        `${kind}, ${title}, by ${search}`,
        { kind, text, search },
      ]),
    ),
  ),
);

function raced(racer: Racer, limits: { readonly nodes?: number; readonly events?: number } = {}) {
  const job = raceJob(kindOf(racer.kind), { ...racer, ...LIMITS, events: ALL, ...limits });
  assert(job.ok, "it can race");
  return job.value;
}

function plain({ kind, text, search }: Racer, nodes = LIMITS.nodes): Recorded {
  const puzzle = posed(kind, text);
  return recorded(puzzle, searchesOf(kindOf(kind))[search], { ...LIMITS, nodes });
}

/** All news of a race, the last among it, asked for at random. */
function newsOf(job: Work<RaceEnd, RaceNews>, random: Random): (RaceNews | RaceEnd)[] {
  const heard: (RaceNews | RaceEnd)[] = [];
  for (let next = job.next(); ; next = job.next()) {
    if (next.done) return [...heard, next.value];
    if (job.news && random.below(share(12, 3)) === 0) heard.push(job.news());
  }
}

/** Draws the board again up to a number of events. */
function redraw(redrawn: Redrawn, events: readonly SearchEvent[], from: number, to: number): void {
  for (const event of events.slice(from, to)) redrawn.add(event);
}

describe.each(RACERS)("%s", (_, racer) => {
  const { events, found } = plain(racer);
  const { answers, complete, ...counts } = found;

  it("tells, in parts, what a watch is told, with the board, the counts and the answers of the moment", () => {
    const puzzle = posed(racer.kind, racer.text);
    const told: SearchEvent[] = [];
    const met: (readonly Value[])[] = [];
    const redrawn = new Redrawn(puzzle);
    let before = 0;
    for (const news of newsOf(raced(racer), randomFrom(3))) {
      told.push(...unpacked(news.packed));
      expect(told).toHaveLength(news.events);
      redraw(redrawn, events, before, news.events);
      before = news.events;
      expect(news.counts).toEqual(redrawn.counts);
      const start = gridOf(puzzle);
      expect(news.facts.every((fact) => start.add(fact))).toBe(true);
      expect(stateOf(puzzle, start)).toBe(redrawn.state);
      met.push(...news.answers);
    }
    expect(told).toEqual(events);
    expect(met).toEqual(answers);
    expect(redrawn.counts).toEqual(counts);
  });

  it.each([0, 50])("tells %i events one by one, and then what they come to", (most) => {
    const heard = newsOf(raced(racer, { events: most }), randomFrom(4));
    const end = heard.at(-1) as RaceEnd;
    expect([end.complete, end.counts, end.events]).toEqual([complete, counts, events.length]);
    expect(heard.flatMap(({ packed: told }) => unpacked(told))).toEqual(events.slice(0, most));
    expect(heard.flatMap((news) => news.answers)).toEqual(answers);
  });
});

describe("races in one worker", () => {
  /** Everything that is not a time. */
  const story = ({ ms: _, ...end }: RaceEnd) => end;

  it.each(OWN_KINDS)("of %s come to the same side by side as alone", (kind) => {
    const racers = RACERS.flatMap(([, racer]) => (racer.kind === kind ? [racer, racer] : []));
    const alone = racers.map((racer) => story(run(raced(racer))));
    const jobs = racers.map((racer) => raced(racer));
    const ends: RaceEnd[] = [];
    const random = randomFrom(5);
    const open = racers.map((_, index) => index);
    while (open.length > 0) {
      const at = random.below(open.length);
      const next = jobs[open[at]].next();
      if (next.done) ends[open.splice(at, 1)[0]] = next.value;
    }
    expect(ends.map(story)).toEqual(alone);
  });

  it("leave what they told consistent when they are called off", async () => {
    const racer = { kind: "sudoku", text: `${"0".repeat(80)}7`, search: "brute" };
    const stop = new AbortController();
    const heard: RaceNews[] = [];
    const question = { ...racer, answers: 1e9, nodes: 1e9, events: 20_000 };
    const reply = await ask("race", question, stop.signal, (_, news) => {
      assert(news !== undefined, "a race has news");
      heard.push(news);
      if (heard.length === 2) stop.abort();
    });
    expect(reply).toEqual({ ok: false, cancelled: true });
    const { events } = plain(racer, 8_000);
    expect(heard.flatMap(({ packed: told }) => unpacked(told))).toEqual(events.slice(0, 20_000));
    const { counts, events: passed } = heard[1];
    expect(passed).toBeGreaterThan(heard[0].events);
    expect(counts.nodes + counts.backtracks).toBeLessThanOrEqual(passed + 1);
    expect(counts.nodes - counts.backtracks).toBeLessThanOrEqual(counts.depth + 1);
  });

  it("say what is wrong with the question", async () => {
    const { signal } = new AbortController();
    const question = { kind: "sudoku", text: "0".repeat(16), search: "brute", ...LIMITS, events: 0 };
    const problem = (code: string) => ({ ok: false, problem: { code } });
    for (const name of ["race", "trace", "time"] as const) {
      const asked = { ...question, from: 0, count: 1 };
      expect(await ask(name, { ...asked, search: "toString" }, signal)).toMatchObject(problem("no-search"));
      expect(await ask(name, { ...asked, kind: "chess" }, signal)).toMatchObject(problem("unknown-kind"));
      expect(await ask(name, { ...asked, text: "1" }, signal)).toMatchObject({ ok: false });
    }
  });

  it("are run by the searches of the kind", async () => {
    const { signal } = new AbortController();
    const names = async (kind: string) => ask("searches", { kind }, signal);
    expect(await names("sudoku")).toEqual({
      ok: true,
      value: ["brute", "backtrack", "propagate", "check", "fewest", "forward", "fast"],
    });
    const value = ["brute", "backtrack", "forward", "learn", "fast"];
    expect(await names("nurikabe")).toEqual({ ok: true, value });
    expect(await names("chess")).toMatchObject({ ok: false });
  });
});
