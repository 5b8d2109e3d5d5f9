import "../slow.ts";
import { describe, expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { type Fact, negate, type Value } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { firstConflict, gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Limits, SearchWatch } from "../../engine/model/search.ts";
import { holdsIn } from "../../engine/reason/chain/mistake.ts";
import { packEvent, type SearchEvent } from "../../engine/search/event.ts";
import { Recorder } from "../../engine/search/recorder.ts";
import { replay } from "../../engine/search/replay.ts";
import { SearchStanding } from "../../engine/search/standing.ts";
import { GENERIC_SEARCHES } from "../../engine/search/table.ts";
import { kindOf, posed } from "./posed.ts";
import { LONG, PUZZLES, type Recorded, Redrawn, recorded, stateOf } from "./recorded.ts";

const SHORT = { answers: 30, nodes: 120 };
/** Enough for fast Nurikabe to go over to learning. */
const FAR = { answers: 400, nodes: 2_000 };

interface Run extends Recorded {
  readonly id: string;
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly limits: Limits;
}

function runsOf(id: string, texts: Readonly<Record<string, string>>, limits: Limits): [string, Run][] {
  return Object.entries(texts).flatMap(([title, text]) => {
    const puzzle = posed(id, text);
    return Object.entries(searchesOf(kindOf(id))).map(([name, search]): [string, Run] => {
      const told = recorded(puzzle, search, limits, name in GENERIC_SEARCHES && limits === SHORT);
      return [`${id}, ${title}, by ${name}`, { id, name, puzzle, limits, ...told }];
    });
  });
}

const SMALL = Object.entries(PUZZLES).flatMap(([id, texts]) => runsOf(id, texts, SHORT));
const LARGE = [
  ...Object.entries(LONG).flatMap(([id, texts]) => runsOf(id, texts, FAR)),
  ...runsOf("sudoku", { "a hard 9x9": PUZZLES.sudoku["a hard 9x9"] }, FAR),
];

function tell(event: SearchEvent, watch: SearchWatch): void {
  if (event.type === "decision") watch.decision(event.fact);
  if (event.type === "propagated") watch.propagated(event.fact);
  if (event.type === "checked") watch.checked(event.times);
  if (event.type === "backtrack") watch.backtrack();
  if (event.type === "answered") watch.answered();
}

describe.each(SMALL)("%s", (_, { name, puzzle, events, grids }) => {
  it("has at every event the board that the search had", () => {
    const recorder = new Recorder(events.length);
    const standing = new SearchStanding();
    const redrawn = new Redrawn(puzzle);
    events.forEach((event, index) => {
      for (const watch of [recorder, standing]) tell(event, watch);
      redrawn.add(event);
      expect(standing.parts()).toEqual(redrawn.parts);
      expect(standing.facts()).toEqual(redrawn.parts.flat());
      expect(standing.counts()).toEqual(redrawn.counts);
      const { state } = redrawn;
      if (name in GENERIC_SEARCHES) expect(state).toBe(grids[index]);
      const grid = gridOf(puzzle);
      if (index % 11 > 0) return;
      replay(recorder, index + 1, grid);
      expect(stateOf(puzzle, grid)).toBe(state);
    });
  });
});

describe.each([...SMALL, ...LARGE])("%s", (_, { id, name, puzzle, limits, events, found }) => {
  const { answers, complete: __, ...counts } = found;

  it("tells the sums of what it did, in events that can be packed, and does the same unwatched", () => {
    const redrawn = new Redrawn(puzzle);
    for (const event of events) redrawn.add(event);
    expect(redrawn.counts).toEqual(counts);
    const carried = events.map((event) =>
      event.type === "checked" ? event.times : "fact" in event ? event.fact : 0,
    );
    expect(carried.every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
    expect(new Set(events.map(({ type }, index) => packEvent(type, carried[index]) & 7)).size).toBeLessThan(
      6,
    );
    expect(run(searchesOf(kindOf(id))[name](puzzle, gridOf(puzzle), limits))).toEqual(found);
  });

  it("shows each answer once, when it says so", () => {
    const redrawn = new Redrawn(puzzle);
    const shown: Value[][] = [];
    for (const event of events) {
      redrawn.add(event);
      if (event.type === "answered") shown.push(puzzle.answer(redrawn.grid));
    }
    expect(shown).toEqual(answers);
    expect(new Set(answers.map(String)).size).toBe(answers.length);
  });

  it("supposes what is open, goes deeper where no law is broken, and takes back what stands", () => {
    const redrawn = new Redrawn(puzzle);
    for (const event of events) {
      const { parts } = redrawn;
      if (event.type === "backtrack") expect(parts.length).toBeGreaterThan(1);
      if (event.type === "decision") {
        const { grid } = redrawn;
        expect(grid.knows(event.fact) || grid.knows(negate(event.fact))).toBe(false);
        if (name !== "brute") expect(firstConflict(puzzle, grid)).toBeNull();
      }
      if (event.type === "answered") expect(firstConflict(puzzle, redrawn.grid)).toBeNull();
      redrawn.add(event);
    }
  });
});

/** Those of which all answers are known from another search. */
const JUDGED = SMALL.filter(([title]) => !/easy|hard|10x10|8x8/.test(title));

describe.each(JUDGED)("%s", (_, { id, name, puzzle, events }) => {
  it("forces what holds in every answer that agrees with its choices and was not met", () => {
    const whole = run(
      GENERIC_SEARCHES.backtrack(puzzle, gridOf(puzzle), { answers: 1_000, nodes: 1_000_000 }),
    );
    expect(whole.complete && whole.answers.length < 1_000).toBe(true);
    const met = new Set<string>();
    const redrawn = new Redrawn(puzzle);
    /** The facts of each choice that stands: of fast Sudoku's all that it tells before it tests the laws. */
    let choices: Fact[][] = [];
    let isChoice = false;
    let left = whole.answers;
    const agreeing = (): Value[][] =>
      whole.answers.filter(
        (answer) => !met.has(answer.join()) && choices.flat().every((fact) => holdsIn(answer, fact)),
      );
    for (const event of events) {
      redrawn.add(event);
      if (event.type === "decision") choices = [...choices, [event.fact]];
      if (event.type === "backtrack") choices = choices.slice(0, -1);
      if (event.type === "propagated" && isChoice) choices[choices.length - 1].push(event.fact);
      if (event.type === "decision") isChoice = id === "sudoku" && name === "fast";
      if (event.type === "checked") isChoice = false;
      if (event.type === "answered") met.add(puzzle.answer(redrawn.grid).join());
      if (event.type !== "propagated" && event.type !== "checked") left = agreeing();
      if (event.type !== "propagated") continue;
      if (isChoice) left = agreeing();
      else expect(left.every((answer) => holdsIn(answer, event.fact))).toBe(true);
    }
  });
});
