import { describe, expect, it } from "vitest";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { formatNurikabe, parseNurikabe } from "../../engine/kinds/nurikabe/spellings/text.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import { RandomBoards } from "../../engine/learn/boards.ts";
import { chooseRules, freedBy } from "../../engine/learn/choose.ts";
import { climbed, freeing } from "../../engine/learn/propose.ts";
import { learntRule, learntText, Shapes } from "../../engine/learn/shapes.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { makeKind } from "../kinds/whole.ts";
import { drawn } from "../nurikabe/boards.ts";

function written(body: string): Rule<NurikabePuzzle> {
  const rule = learntRule(nurikabeThinking, `rule "Mine" level 6 advanced ${body}`);
  if (!rule) throw new Error(`not read: ${body}`);
  return rule;
}

function puzzleOf(text: string): NurikabePuzzle {
  const read = parseNurikabe(text);
  if (!read.ok) throw new Error(read.problem.text.en);
  return nurikabeThinking.prepare(read.value);
}

function needs(...lists: readonly string[]): ReadonlySet<string>[] {
  return lists.map((list) => new Set(list));
}

describe("the choice of learnt rules", () => {
  it("takes those that free the most puzzles together, not those that the most puzzles have a part of", () => {
    const all = needs("ab", "ab", "ab", "cx", "cy", "cz", "cv", "cw");
    expect([...chooseRules(all, 2)].sort()).toEqual(["a", "b"]);
    expect(freedBy(all, chooseRules(all, 2))).toBe(3);
  });

  it("takes no more than are wanted, and all where they fit", () => {
    const all = needs("a", "bc", "cde");
    expect(chooseRules(all, 1)).toEqual(new Set("a"));
    expect(chooseRules(all, 9)).toEqual(new Set("abcde"));
    expect(chooseRules([], 9)).toEqual(new Set());
  });
});

describe("rules on random boards", () => {
  it("are kept where they are never wrong, and go where they are wrong or say nothing", () => {
    const right = written("for c in blank, x in parted(c as land) then c is sea");
    const wrong = written("for c in blank if size(near(c) & lands) > 0 then c is land");
    const silent = written("for c in blank if c is sea then c is land");
    const boards = new RandomBoards(makeKind("nurikabe") as never, nurikabeThinking.fast, 1);
    expect(run(boards.sound([wrong, right, silent], 1))).toEqual([right]);
  });
});

/** A word on a board, and the cells that a rule with it concludes. */
const WORDS: readonly (readonly [string, string, readonly number[]])[] = [
  // The wall has one way from the corner to the others.
  ["for c in blank, x in parted(c as land) then c is sea", "#.3 2.. .##", [1, 4]],
  // The land in the corner has one way to the number, and no cell to spare.
  ["for c in blank, x in disowned(c as sea) then c is land", "+.3 .## ...", [1]],
  // The 3 has one way out, and needs two cells of it.
  ["for c in blank, k in starved(c as sea) then c is land", "3## .## ...", [3, 6]],
  // Of the cells beside the number one is supposed; what follows are others.
  ["for i in islands, c in libs(i), d in bridges(c as land) then d is sea", "2.. #.# +.+", [4]],
  ["for i in islands, c in libs(i), d in beyond(c as sea) then d is sea", "3.. ### ###", [2]],
  ["for i in islands, c in libs(i), d in needed(c as sea) then d is land", "2.. .## ###", [1, 3]],
];

describe("words for what cells would bring about", () => {
  it.each(WORDS)("%s on %s", (body, board, cells) => {
    const { puzzle, facts } = drawn(board);
    const rule = written(body);
    const concluded = new Set<Fact>();
    for (const step of rule.find(puzzle, gridOf(puzzle, facts))) {
      for (const fact of step.adds) concluded.add(fact);
      const again = [...rule.find(puzzle, gridOf(puzzle, step.because))].flatMap(({ adds }) => adds);
      expect(again).toEqual(expect.arrayContaining([...step.adds]));
    }
    expect([...concluded].map(cellOf).sort((a, b) => a - b)).toEqual(cells);
  });
});

/** Made puzzles that need one supposition, and a line of its form. */
const NEED_ONE: readonly (readonly [string, string])[] = [
  ["7/7/m2g4i5g6zm3g4i", "for x in parted(c | e as land)"],
  ["7/7/4q4o4i4j2o21l", "for x in starved(e | f as sea)"],
  ["7/7/3h4h5p2j3y1g6j", "if q - walls subset c | e"],
];

describe("the form of the one supposition of a puzzle", () => {
  it.each(NEED_ONE)("as a rule solves %s without", (text, line) => {
    const puzzle = puzzleOf(text);
    expect(formatNurikabe(puzzle)).toBe(text);
    const truth = run(judge(puzzle, nurikabeThinking.fast, 20_000));
    const { rules } = ownLadder(nurikabeThinking);
    const shapes = new Shapes(nurikabeThinking);
    const before = run(climbed(nurikabeThinking, puzzle, rules, truth, { shapes, number: 0 }));
    expect([before.isPlain, before.isSolved, before.suppositions]).toEqual([false, true, 1]);
    const [{ form }] = shapes.all();
    expect(form.body).toContain(line);
    const rule = learntRule(nurikabeThinking, learntText(form, 1));
    if (!rule) throw new Error("the language takes it");
    // Asked within suppositions, it would make those slow.
    expect(rule.apart).toBe(true);
    expect(run(freeing(puzzle, rules, [], truth)).needs).toBeNull();
    const { needs, wrong } = run(freeing(puzzle, rules, [rule], truth));
    expect([needs, wrong]).toEqual([new Set([rule.id]), new Set()]);
    expect(run(climbed(nurikabeThinking, puzzle, [...rules, rule], truth)).isPlain).toBe(true);
  });

  it("is told as a sentence that says each thing once", () => {
    const shapes = new Shapes(nurikabeThinking);
    const puzzle = puzzleOf(NEED_ONE[0][0]);
    const truth = run(judge(puzzle, nurikabeThinking.fast, 20_000));
    const { rules } = ownLadder(nurikabeThinking);
    run(climbed(nurikabeThinking, puzzle, rules, truth, { shapes, number: 0 }));
    expect(shapes.all()[0].form.say).toEqual({
      en: "If {c} is in an island, two islands touch {d}, {j}’s island needs {e}, and {x}’s wall is cut off, so {c} is wall.",
      zh: "如果 {c} 是岛，{d} 会挨着两座岛，{j} 的岛只能延伸到 {e}，{x} 的墙就被隔断，所以 {c} 是墙。",
    });
  });
});
