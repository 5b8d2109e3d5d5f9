import { describe, expect, it } from "vitest";
import { NURIKABE_RULES } from "../../engine/kinds/nurikabe/rules.ts";
import { sayBinding } from "../../engine/kinds/nurikabe/words.ts";
import { fill, LANGS } from "../../engine/model/words.ts";
import { drawing, drawn } from "./boards.ts";

/** Rule, board, and what all its firings conclude together ("" for nothing). */
const CASES: readonly (readonly [string, string, string])[] = [
  ["complete", "2+. ...", "..# ##."],
  ["complete", "1.. ..3", ".#. #.."],
  ["complete", "3+. ...", ""],
  ["complete", "?+. ...", ""],
  ["between", "2.2 ...", ".#. ..."],
  ["between", "4+. ..2", "..# .#."],
  ["between", "2..2 ....", ""],
  ["between", "+.2 ...", ""],
  ["pool", "##. #.. ..1", "... .+. ..."],
  ["pool", "##. #+. ..1", ""],
  ["pool", "##. ... ..1", ""],
  ["island-exit", "2# ..", ".. +."],
  ["island-exit", "+#. ... ..3", "... +.. ..."],
  ["island-exit", "2. ..", ""],
  ["island-exit", "1# ..", ""],
  ["island-exit", "?# ..", ""],
  ["sea-exit", "#1. ...", "... #.."],
  ["sea-exit", "#?. ..#", "... #.."],
  ["sea-exit", "#?. ...", ""],
  ["sea-exit", "#2. +..", ""],
  ["sea-exit", "#. .1", ""],
  ["last-wall", "#2.", "..+"],
  ["last-wall", "#1.", ""],
  ["last-wall", "#?.", ""],
  ["last-island", "2+..", "..##"],
  ["last-island", "2...", ""],
  ["last-island", "?+..", ""],
  ["elbow", "2.. ... ...", "... .#. ..."],
  ["elbow", "3.. ..2 ...", "... .#. ..."],
  ["elbow", "3.. ... ..3", ""],
  ["elbow", "?.. ... ...", ""],
  ["merge", "3.+ ..+", ".#. ..."],
  ["merge", "4.+ ..+", ""],
  ["merge", "+.+ ..+", ""],
  ["pocket", ".3# +.# .#.", "+.. ... ..."],
  ["pocket", ".3# ..# .#.", ""],
  ["pocket", ".3. +.. ...", ""],
  ["unreachable", "2..", "..#"],
  ["unreachable", "3..", ""],
  ["unreachable", "3.... ..... .....", "...## ..### .####"],
  ["sea-cut", "#.# +3.", ".#. ..."],
  ["sea-cut", "#.# .3. ...", ""],
  ["sea-cut", "#.+ +3.", ""],
  ["sea-space", "#..2", ".#.."],
  ["sea-space", "#..?", ""],
  ["sea-space", "#..3", ""],
  ["land-cut", "3..#", ".++."],
  ["land-cut", ".3..", "..+."],
  ["land-cut", ".2..", ""],
  ["land-cut", "?..#", ""],
  ["stranded", "4..+.", ".++.."],
  ["stranded", "4.+.4", ""],
  ["stranded", "4#.+.4", "....+."],
];

describe.each(CASES)("%s on %s", (id, board, expected) => {
  it(`concludes ${expected || "nothing"}`, () => {
    const { puzzle, grid } = drawn(board);
    const rule = NURIKABE_RULES.find((one) => one.id === id);
    const steps = [...(rule?.find(puzzle, grid) ?? [])];
    const adds = steps.flatMap((step) => step.adds);
    expect(drawing(puzzle, adds)).toBe(expected || drawing(puzzle, []));
    for (const step of steps) {
      expect(step.rule).toBe(id);
      for (const lang of LANGS) {
        const slots = Object.fromEntries(
          Object.entries(step.bindings).map(([name, binding]) => [name, sayBinding(puzzle, binding, lang)]),
        );
        expect(fill(rule?.text[lang] ?? "{", slots)).not.toMatch(/\{|undefined|NaN|-1/);
      }
    }
  });
});

describe("the rules", () => {
  it("each have a case where they fire and one where they must not", () => {
    for (const { id } of NURIKABE_RULES) {
      const expected = CASES.filter(([rule]) => rule === id).map(([, , drawn]) => drawn !== "");
      expect(expected, id).toContain(true);
      expect(expected, id).toContain(false);
    }
  });

  it("stand in the order of their levels, each id once", () => {
    const levels = NURIKABE_RULES.map((rule) => rule.level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(NURIKABE_RULES.map((rule) => rule.id)).size).toBe(NURIKABE_RULES.length);
  });

  it("tell why in sentences people use", () => {
    const { puzzle, grid } = drawn("2+. ...");
    const [step] = NURIKABE_RULES[0].find(puzzle, grid);
    const say = (lang: "en" | "zh"): string => {
      const { number, clue, cells } = step.bindings;
      return fill(NURIKABE_RULES[0].text[lang], {
        number: sayBinding(puzzle, number, lang),
        clue: sayBinding(puzzle, clue, lang),
        cells: sayBinding(puzzle, cells, lang),
      });
    };
    expect(say("en")).toBe("The 2 at r1c1 is complete, so r1c3, r2c1 and r2c2 must be wall.");
    expect(say("zh")).toBe("r1c1 的 2 已经完整，所以 r1c3、r2c1、r2c2 是墙。");
  });
});
