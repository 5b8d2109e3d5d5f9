import { expect, test } from "vitest";
import { PLAY_KINDS } from "../../../engine/kinds/play.ts";
import { searchesOf } from "../../../engine/kinds/searches.ts";
import { is } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { readLink } from "../../../engine/play/link.ts";
import { packEvent } from "../../../engine/search/event.ts";
import { courseOf, pointAt, scaleOf, spread } from "../../../web/lab/race/chart-lines.ts";
import { type RaceState, replayedLane, stopped, withLane } from "../../../web/lab/race/race.ts";
import { FIRST_CHOICE, readChoice } from "../../../web/lab/race/race-choice.ts";
import { findingOf, outcomeOf } from "../../../web/lab/race/race-finding.ts";
import { presetOf, racePresets } from "../../../web/lab/race/race-presets.ts";
import { newLane, type RaceLane, told } from "../../../web/lab/shared/lane.ts";
import { type Sample, thinned } from "../../../web/lab/shared/samples.ts";
import type { RaceNews } from "../../../worker/api.ts";
import { wholeKind } from "../../kinds/whole.ts";

const LIMITS = { nodes: 1_000, answers: 1 };

function news(change: Partial<RaceNews> = {}): RaceNews {
  const counts = { nodes: 10, checks: 20, backtracks: 5, depth: 3 };
  const told = Int32Array.of(packEvent("decision", is(0, 1)), packEvent("backtrack", 0));
  return { counts, events: 2, packed: told, facts: [is(0, 1)], answers: [], ms: 1, ...change };
}

/** A race on a small Sudoku with lanes as given. */
function raceOf(lanes: readonly RaceLane[]): RaceState {
  const read = readLink(PLAY_KINDS, "/sudoku/1200300200400300");
  if (!read?.ok) throw new Error("no puzzle");
  const { puzzle } = read.value;
  const [kind] = PLAY_KINDS;
  return {
    ...{ kind, puzzle, text: kind.format(puzzle), origin: { type: "own" }, names: [], chosen: [] },
    ...{
      nodes: 1_000,
      answers: 1,
      lanes,
      running: true,
      question: 1,
      naming: null,
      problem: null,
      shown: "race",
      replayed: null,
    },
  };
}

test("a lane takes up news and its last", () => {
  const begun = newLane("brute", LIMITS);
  expect(outcomeOf(begun)).toBe("waiting");
  const running = told(begun, news());
  expect([outcomeOf(running), running.recording.length, running.samples.length]).toEqual(["running", 2, 1]);
  const more = told(running, news({ events: 4, ms: 2, answers: [[1]] }));
  expect([more.recording.length, more.events, more.answers]).toEqual([4, 4, [[1]]]);
  expect(running.recording.length, "what was told before stays as it was").toBe(2);
  const ends = [
    [{ complete: true, answers: [[1]] }, "found"],
    [{ complete: true }, "none"],
    [{ complete: false }, "undecided"],
    [{ complete: false, answers: [[1]] }, "undecided"],
  ] as const;
  for (const [end, outcome] of ends) {
    const lane = told(running, { ...news(), ...end });
    expect([lane.status, outcomeOf(lane)]).toEqual(["done", outcome]);
  }
});

test("a stop leaves what is done as it is", () => {
  const done = told(newLane("fast", LIMITS), { ...news({ answers: [[1]] }), complete: true } as RaceNews);
  const lanes = [told(newLane("brute", LIMITS), news()), newLane("forward", LIMITS), done];
  const race = stopped(raceOf(lanes));
  expect(race.running).toBe(false);
  expect(race.lanes.map(outcomeOf)).toEqual(["stopped", "stopped", "found"]);
  expect(race.lanes[2]).toBe(done);
  expect(stopped(raceOf(lanes), "lost").lanes.map(outcomeOf)).toEqual(["lost", "lost", "found"]);
});

test("one lane is changed without the others, and the replay has one as soon as there is any", () => {
  const race = raceOf([newLane("brute", LIMITS), newLane("fast", LIMITS)]);
  const changed = withLane(race, "fast", (lane) => told(lane, news()));
  expect(changed.lanes[0]).toBe(race.lanes[0]);
  expect(outcomeOf(changed.lanes[1])).toBe("running");
  expect(replayedLane(race)?.search).toBe("brute");
  expect(replayedLane({ ...race, replayed: "fast" })?.search).toBe("fast");
  expect(replayedLane({ ...race, replayed: "gone" })?.search).toBe("brute");
  expect(replayedLane(raceOf([]))).toBeNull();
});

test("samples are bounded, in order, and keep the first and the last", () => {
  let samples: readonly Sample[] = [];
  for (let ms = 1; ms <= 5_000; ms++) {
    samples = thinned(samples, { ms, nodes: 2 * ms });
    expect(samples.length).toBeLessThanOrEqual(401);
  }
  expect(samples[0]).toEqual({ ms: 1, nodes: 2 });
  expect(samples.at(-1)).toEqual({ ms: 5_000, nodes: 10_000 });
  expect(samples.length).toBeGreaterThan(200);
  expect(samples.every(({ ms }, at) => at === 0 || ms > samples[at - 1].ms)).toBe(true);
  expect(thinned(samples, { ms: 5_000, nodes: 10_000 }), "the same twice").toBe(samples);
});

test("the chart's scale holds every lane, and grows by whole powers of ten", () => {
  const lane = (nodes: number, ms: number, limit: number): RaceLane =>
    told(newLane("brute", { nodes: limit, answers: 1 }), news({ counts: { ...news().counts, nodes }, ms }));
  expect(scaleOf([])).toEqual({ time: { from: -1, to: 3 }, nodes: { to: 1 } });
  const scale = scaleOf([lane(10, 3, 10_000), lane(1_000_000, 12_000, 1_000_000)]);
  expect(scale).toEqual({ time: { from: -1, to: 5 }, nodes: { to: 6 } });
  expect(pointAt(scale, 0, 1)).toEqual({ x: 0, y: 0 });
  expect(pointAt(scale, 100_000, 1_000_000)).toEqual({ x: 1, y: 1 });
  const [point] = courseOf(scale, lane(1_000, 100, 10_000));
  expect([point.x, point.y].map((share) => share.toFixed(6))).toEqual(["0.500000", "0.500000"]);
});

test("names beside a chart are kept apart, in their order, above the bottom", () => {
  const cases: readonly (readonly [number[], number[]])[] = [
    [[], []],
    [[50], [50]],
    [
      [10, 90],
      [10, 90],
    ],
    [
      [10, 12, 14],
      [10, 20, 30],
    ],
    [
      [100, 99, 98],
      [100, 90, 80],
    ],
    [
      [5, 100, 100, 100],
      [5, 80, 90, 100],
    ],
  ];
  for (const [wanted, places] of cases) expect(spread(wanted, 10, 100)).toEqual(places);
});

test("what is remembered comes back, and what is odd in it is as at first", () => {
  const text = "1200300200400300";
  const stored = {
    ...{ kind: "sudoku", text, origin: { type: "level", level: 3 }, chosen: ["fast", 7, "brute"] },
    ...{ nodes: 10_000, answers: 100 },
  };
  const choice = readChoice(stored);
  expect([choice.kind.id, choice.kind.format(choice.puzzle), choice.origin]).toEqual([
    "sudoku",
    text,
    { type: "level", level: 3 },
  ]);
  expect([choice.chosen, choice.nodes, choice.answers]).toEqual([["fast", "brute"], 10_000, 100]);
  const odd: readonly unknown[] = [
    ...[
      undefined,
      null,
      7,
      "x",
      [],
      {},
      { kind: "chess", text },
      { kind: 3, text },
      { kind: "sudoku", text: "1" },
    ],
    { kind: "sudoku", text: null, nodes: "many", answers: -1, chosen: {}, origin: "here" },
    { nodes: 123, answers: 3, chosen: [{}], origin: { type: "preset", preset: "toString" } },
  ];
  for (const one of odd)
    expect(readChoice(one), JSON.stringify(one)).toEqual({ ...FIRST_CHOICE, chosen: [] });
  const origins: readonly unknown[] = [
    7,
    { type: "level", level: "3" },
    { type: "preset", preset: "constructor" },
  ];
  for (const origin of origins) expect(readChoice({ ...stored, origin }).origin).toEqual({ type: "own" });
});

const ANSWERS = { easy: 1, hard: 1, extreme: 1, several: 8, islands: 1 };

for (const { id: preset, link } of racePresets()) {
  test(`the preset "${preset}" has as many answers as it says`, () => {
    const read = readLink(PLAY_KINDS, link);
    if (!read?.ok) throw new Error("no puzzle");
    const { kind: id, puzzle } = read.value;
    const kind = wholeKind(id);
    if (!kind) throw new Error("no kind");
    expect(`/${id}/${kind.play.format(puzzle)}`).toBe(link);
    const prepared = kind.think.prepare(puzzle);
    const found = run(kind.search(prepared, gridOf(prepared), { answers: 20, nodes: 100_000 }));
    expect([found.complete, found.answers.length]).toEqual([true, ANSWERS[preset as keyof typeof ANSWERS]]);
  });
}

test("the finding names the first, what the others took, and what a node cost", () => {
  const lane = (search: string, nodes: number, ms: number, complete: boolean, answer?: number[]): RaceLane =>
    told(newLane(search, LIMITS), {
      ...news({ counts: { ...news().counts, nodes }, ms, answers: answer ? [answer] : [] }),
      ...{ complete },
    } as RaceNews);
  const brute = lane("brute", 1_000, 1, false);
  const forward = lane("forward", 200, 10, true, [1, 2, 3, 4]);
  const fast = lane("fast", 5, 0.5, true, [1, 2, 3, 4]);
  const finding = findingOf(raceOf([brute, forward, fast]));
  expect(finding.first).toBe(fast);
  expect(finding.isOnly).toBe(false);
  expect(finding.slower.map(({ lane, times }) => [lane.search, times])).toEqual([
    ["brute", 200],
    ["forward", 40],
  ]);
  expect(
    finding.price && [finding.price.dear.search, finding.price.cheap.search, finding.price.times],
  ).toEqual(["forward", "brute", 50]);
  expect(findingOf(raceOf([brute])).first).toBeNull();
  expect(findingOf(raceOf([brute, fast])).isOnly).toBe(true);
  expect(findingOf(raceOf([brute, fast])).price, "too few nodes to tell").toBeNull();
  const slow = lane("backtrack", 2_000, 100, true);
  expect(findingOf(raceOf([brute, slow])).price, "it tried no fewer nodes").toBeNull();
  expect(findingOf(raceOf([brute, lane("backtrack", 900, 8, true)])).price, "not much dearer").toBeNull();
});

test("different first answers are told with the searches that found them and the cells that differ", () => {
  const kind = wholeKind("sudoku");
  const read = readLink(PLAY_KINDS, presetOf("several")?.link ?? "");
  if (!kind || !read?.ok) throw new Error("no puzzle");
  const { puzzle } = read.value;
  const lanes = Object.entries(searchesOf(kind)).map(([search, run_]) => {
    const { answers, complete, ...counts } = run(
      run_(puzzle, gridOf(puzzle), { answers: 1, nodes: 100_000 }),
    );
    return told(newLane(search, LIMITS), { ...news({ counts, answers }), complete } as RaceNews);
  });
  const { answers } = findingOf({ ...raceOf(lanes), kind: kind.play, puzzle });
  expect(answers.found.map(({ searches }) => searches)).toEqual([
    ["brute", "backtrack", "propagate", "check"],
    ["fewest", "forward"],
    ["fast"],
  ]);
  expect(answers.several).toBe(true);
  const marks = answers.found.map((one) => one.marks);
  const differ = marks[0].flatMap((_, cell) =>
    new Set(marks.map((one) => one[cell])).size > 1 ? [cell] : [],
  );
  expect(answers.differing).toEqual(differ);
  expect(answers.differing.length).toBe(9);
});
