import { describe, expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { run } from "../../engine/model/job.ts";
import { typeOf } from "../../engine/search/event.ts";
import { MOST_DEPTH, packSpan, SPAN, unpackSpan } from "../../engine/search/profile.ts";
import { Film } from "../../web/lab/replay/film.ts";
import { newLane, told } from "../../web/lab/shared/lane.ts";
import { Profile } from "../../worker/searches/profile.ts";
import { raceJob } from "../../worker/searches/race.ts";
import { kindOf, posed } from "../search/posed.ts";
import { taped } from "../web/lab/tape.ts";

const TEXT = `${"0".repeat(80)}7`;
const LIMITS = { answers: 1_000_000, nodes: 8_000 };

describe("a span", () => {
  it("comes out as it was packed, very great depths as the greatest", () => {
    for (const span of [
      { least: 0, most: 0, answers: false },
      { least: 3, most: 81, answers: true },
      { least: MOST_DEPTH, most: MOST_DEPTH, answers: true },
    ]) {
      expect(unpackSpan(packSpan(span))).toEqual(span);
      expect(packSpan(span)).toBe(packSpan(span) | 0);
    }
    const deep = unpackSpan(packSpan({ least: 40_000, most: 50_000, answers: false }));
    expect(deep).toEqual({ least: MOST_DEPTH, most: MOST_DEPTH, answers: false });
  });
});

describe("what is told of events that are told no more", () => {
  const kind = kindOf("sudoku");
  const { forward } = searchesOf(kind);
  const tape = taped(forward, posed("sudoku", TEXT), LIMITS);
  let depth = 0;
  const depths = tape.events.map((event) => {
    if (typeOf(event) === "decision") depth++;
    if (typeOf(event) === "backtrack") depth--;
    return depth;
  });

  it.each([5_000, 3 * SPAN, 50_000])("is how deep the search was in each span after %i", (events) => {
    const job = raceJob(kind, { kind: "sudoku", text: TEXT, search: "forward", ...LIMITS, events });
    if (!job.ok) throw new Error("it is a Sudoku");
    const spans: number[] = [];
    for (let next = job.value.next(), step = 0; !next.done; next = job.value.next())
      if (++step % 500 === 0) spans.push(...(job.value.news?.().profile ?? []));
    const first = Math.floor(events / SPAN);
    expect(spans.length).toBeGreaterThan(10);
    spans.forEach((span, index) => {
      const from = Math.max(events, (first + index) * SPAN);
      const end = (first + index + 1) * SPAN;
      const inside = depths.slice(from, end);
      expect(unpackSpan(span)).toEqual({
        least: Math.min(...inside),
        most: Math.max(...inside),
        answers: tape.events.slice(from, end).some((event) => typeOf(event) === "answered"),
      });
    });
  });

  it("is in the skyline of a replay, behind what was recorded", () => {
    const events = 50_000;
    const job = raceJob(kind, { kind: "sudoku", text: TEXT, search: "forward", ...LIMITS, events });
    if (!job.ok) throw new Error("it is a Sudoku");
    const film = new Film();
    film.follow(told(newLane("forward", LIMITS), run(job.value)));
    while (film.readOn(10_000)) {}
    const { skyline, total } = film;
    const ended = Math.floor(total / SPAN) * SPAN;
    for (let bin = 0; (bin + 1) * skyline.width <= ended; bin++) {
      const inside = depths.slice(bin * skyline.width, (bin + 1) * skyline.width);
      expect(skyline.bin(bin)?.least).toBeLessThanOrEqual(Math.min(...inside));
      expect(skyline.bin(bin)?.most).toBeGreaterThanOrEqual(Math.max(...inside));
    }
    expect(total).toBeGreaterThan(2 * events);
  });
});

it("A profile keeps as many spans as there are between two news", () => {
  const profile = new Profile();
  for (let span = 0; span <= 1_000; span++) profile.note(span * SPAN, span, span % 2 === 0);
  const spans = [...profile.take()].map(unpackSpan);
  expect(spans).toEqual(
    Array.from({ length: 1_000 }, (_, span) => ({ least: span, most: span, answers: span % 2 === 0 })),
  );
  expect(profile.take()).toHaveLength(0);
});
