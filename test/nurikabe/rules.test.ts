import { describe, expect, it } from "vitest";
import { sayBinding } from "../../engine/kinds/nurikabe/puzzle/words.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import { fill, LANGS, unspaced } from "../../engine/model/words.ts";
import { drawing, drawn } from "./boards.ts";

const { rules: RULES } = nurikabeThinking;

/** Rule, board, and what all its firings conclude together ("" for nothing). */
const CASES: readonly (readonly [string, string, string])[] = [
  ["complete-island", "2+. ...", "..# ##."],
  ["complete-island", "1.. ..3", ".#. #.."],
  ["complete-island", "3+. ...", ""],
  ["complete-island", "?+. ...", ""],
  ["between-two-islands", "2.2 ...", ".#. ..."],
  ["between-two-islands", "4+. ..2", "..# .#."],
  ["between-two-islands", "2..2 ....", ""],
  ["between-two-islands", "+.2 ...", ""],
  ["no-pool", "##. #.. ..1", "... .+. ..."],
  ["no-pool", "##. #+. ..1", ""],
  ["no-pool", "##. ... ..1", ""],
  ["one-way-for-an-island", "2# ..", ".. +."],
  ["one-way-for-an-island", "+#. ... ..3", "... +.. ..."],
  ["one-way-for-an-island", "2. ..", ""],
  ["one-way-for-an-island", "1# ..", ""],
  ["one-way-for-an-island", "?# ..", ""],
  ["one-way-for-the-wall", "#?. ..#", "... #.."],
  ["one-way-for-the-wall", "#1. ...", ""],
  ["one-way-for-the-wall", "#?. +.#", ""],
  ["one-way-for-the-wall", "#.# .1.", ""],
  ["more-wall-to-come", "#1. ...", "... #.."],
  ["more-wall-to-come", "#?. ...", ""],
  ["more-wall-to-come", "#2. +..", ""],
  ["more-wall-to-come", "#. .1", ""],
  ["more-wall-to-come", "#5. ...", ""],
  ["all-walls-found", "#2.", "..+"],
  ["all-walls-found", "#1.", ""],
  ["all-walls-found", "#?.", ""],
  ["all-islands-found", "2+..", "..##"],
  ["all-islands-found", "2...", ""],
  ["all-islands-found", "?+..", ""],
  ["elbow-of-a-2", "2.. ... ...", "... .#. ..."],
  ["elbow-of-a-2", ".#. .2# ...", "... ... #.."],
  ["elbow-of-a-2", ".#. .2. .#.", ""],
  ["elbow-of-a-2", "3.. ... ...", ""],
  ["elbow-of-a-2", "2#. ... ...", ""],
  ["elbow-beside-a-stranger", "3.. ..2 ...", "... .#. ..."],
  ["elbow-beside-a-stranger", "4.. ..+ ..?", "... .#. ..."],
  ["elbow-beside-a-stranger", "3.. ..+ ...", ""],
  ["elbow-beside-a-stranger", "3.. ... ..3", ""],
  ["elbow-beside-a-stranger", "?.. ..2 ...", ""],
  ["elbow-beside-a-stranger", "1.. ..2 ...", ""],
  ["elbow", "3+. #.. ...", "... ..# ..."],
  ["elbow", "4+. #.. ..2", "... ..# ..."],
  ["elbow", "4+. #.. ...", ""],
  ["elbow", "3+# ... ...", ""],
  ["elbow", "2.. ... ...", ""],
  ["too-large-together", "3.+ ..+", ".#. ..."],
  ["too-large-together", "4.+ ..+", ""],
  ["too-large-together", "+.+ ..+", ""],
  ["cut-off-from-the-wall", ".3# +.# .#.", "+.. ... ..."],
  ["cut-off-from-the-wall", ".3# ..# .#.", ""],
  ["cut-off-from-the-wall", ".3. +.. ...", ""],
  ["too-large-for-any-number", ".+.. ..3. ....", ".... #... ...."],
  ["too-large-for-any-number", ".+.. ..4. ....", ""],
  ["too-large-for-any-number", ".... ..3. ....", ""],
  ["out-of-reach", "2..", "..#"],
  ["out-of-reach", "3..", ""],
  ["out-of-reach", "3.... ..... .....", "...## ..### .####"],
  ["bottleneck-of-the-wall", "#.# +3.", ".#. ..."],
  ["bottleneck-of-the-wall", "#.# .3. ...", ""],
  ["bottleneck-of-the-wall", "#.+ +3.", ""],
  ["room-for-the-wall", "#..2", ".#.."],
  ["room-for-the-wall", "#..?", ""],
  ["room-for-the-wall", "#..3", ""],
  ["room-for-an-island", "3..#", ".++."],
  ["room-for-an-island", ".3..", "..+."],
  ["room-for-an-island", ".2..", ""],
  ["room-for-an-island", "?..#", ""],
  ["exact-fit", "#2# ... ...", "... .+. ..."],
  ["exact-fit", "#2. ... ...", ""],
  ["exact-fit", "?.# ###", ""],
  ["way-to-a-block", "... #.. .4.", "... .+. ..."],
  ["way-to-a-block", "..1 ... ?.1", "... +.. ..."],
  ["way-to-a-block", "... ... .4.", ""],
  ["way-to-a-block", "..1 ... ?..", ""],
  ["shut-out-of-a-block", "...3.1 ......", "...... ...#.."],
  ["shut-out-of-a-block", "+..... 4....2", ".....# ......"],
  ["shut-out-of-a-block", "...4.1 ......", ""],
  ["shut-out-of-a-block", "...6.. ......", ""],
  ["starved-island", ".#.... .4..2.", "...... ...#.."],
  ["starved-island", "... ..2 3..", "... .#. ..."],
  ["starved-island", ".#.... .4....", ""],
  ["starved-island", "... ..2 ...", ""],
  ["cut-off-island", "...... 3.+.1.", "#..... ......"],
  ["cut-off-island", "... .+. ..3 ...", "... ... ... ..#"],
  ["cut-off-island", "...... 4.+.1.", ""],
  ["cut-off-island", "...... 3...1.", ""],
  ["shapes-of-an-island", "2.. ... .?.", ".+# ##. ..."],
  ["shapes-of-an-island", "#2# ... ...", "... #+# .#."],
  ["shapes-of-an-island", "... .4. +..", ".#. ..# ..."],
  ["shapes-of-an-island", "... .4. ...", ""],
  ["shapes-of-an-island", ".2. ... ...", ""],
  ["shapes-with-a-duty", ".2. ... ...", "#.# #+# .#."],
  ["shapes-with-a-duty", "... ... .4.", "### .+. ..."],
  ["shapes-with-a-duty", "... ... ?4.", ""],
  ["shut-off-from-every-number", "4.+ ###", ".+. ..."],
  ["shut-off-from-every-number", "?.+.2 ..###", ""],
  ["shut-off-from-every-number", "4.+ ...", ""],
  ["shut-off-from-every-number", "2..+ ####", ".++. ...."],
  ["way-to-a-number", "4..+.", ".++.."],
  ["way-to-a-number", "4.+.4", ""],
  ["way-to-a-number", "4#.+.4", "....+."],
];

describe.each(CASES)("%s on %s", (id, board, expected) => {
  it(`concludes ${expected || "nothing"}`, () => {
    const { puzzle, grid } = drawn(board);
    const rule = RULES.find((one) => one.id === id);
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
    for (const { id } of RULES) {
      const expected = CASES.filter(([rule]) => rule === id).map(([, , drawn]) => drawn !== "");
      expect(expected, id).toContain(true);
      expect(expected, id).toContain(false);
    }
  });

  it("stand in the order of their levels, each id once", () => {
    const levels = RULES.map((rule) => rule.level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
  });

  it("hold the eleven of the first expert system under their numbers", () => {
    const byNumber = RULES.flatMap(({ number, name }) =>
      number === undefined ? [] : [{ number, name: name.en }],
    );
    byNumber.sort((a, b) => a.number - b.number);
    expect(byNumber.map(({ number, name }) => `${number} ${name}`)).toEqual([
      "1 Complete island",
      "2 Between two islands",
      "3 Elbow of a 2",
      "4 One way for an island",
      "5 One way for the wall",
      "6 No pool",
      "7 Out of reach",
      "8 Elbow beside a stranger",
      "9 Bottleneck of the wall",
      "10 Shut off from every number",
      "11 Too large together",
    ]);
  });

  it("tell why in sentences people use", () => {
    const { puzzle, grid } = drawn("2+. ...");
    const [step] = RULES[0].find(puzzle, grid);
    const say = (lang: "en" | "zh"): string => {
      const slots = Object.entries(step.bindings).map(([name, binding]) => [
        name,
        sayBinding(puzzle, binding, lang),
      ]);
      return unspaced(fill(RULES[0].text[lang], Object.fromEntries(slots)));
    };
    expect(say("en")).toBe("The 2 at R1C1 is complete, so R1C3, R2C1 and R2C2 must be wall.");
    expect(say("zh")).toBe("第1行第1列的 2 已经完整，所以第1行第3列、第2行第1列、第2行第2列是墙。");
  });
});
