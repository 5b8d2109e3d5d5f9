import { describe, expect, it } from "vitest";
import { NO_FLIP } from "../../engine/language/read/syntax.ts";
import { readRules } from "../../engine/language/seed/read-rules.ts";
import { EIGHTEEN_TEXTS } from "./eighteen.ts";
import { spellRule } from "./spell.ts";

function read(text: string) {
  const { rules, problems } = readRules(text, NO_FLIP);
  expect(problems).toEqual([]);
  return rules;
}

const body = (text: string): string => spellRule(read(`RULE ${text}`)[0]);

/** What follows from the names and the condition alone. */
function condition(text: string): string {
  return body(`FORALL{i} IF ${text} THEN export_mustbe(i, i, i)`)
    .replace("each i in numbers; ", "")
    .replace(" => cell(i, i) {is} i", "");
}

describe("the first system's syntax", () => {
  it.each([
    [
      "FORALL{num, i, j} IF ANY{k: k != num: cantbe(i, j, k)} THEN export_mustbe(i, j, num)",
      "each num in numbers; each i in numbers; each j in numbers; if all k in numbers where k != num: cell(i, j) {not} k => cell(i, j) {is} num",
    ],
    [
      "FORALL{i, j} IF sure(i, j) THEN ALL{x, y: gong(x, y) == j && x != i: export_cantbe(x, y, a(i, j)), export_cantbe(y, x, 1)}",
      "each i in numbers; each j in numbers; if not <cell(i, j) {open}> => " +
        "each x in numbers; each y in numbers; if boxOf(x, y) = j; if x != i: cell(x, y) {not} digitAt(i, j); " +
        "each x in numbers; each y in numbers; if boxOf(x, y) = j; if x != i: cell(y, x) {not} 1",
    ],
    ["FOR{a: a < 3} IF true THEN export_mustbe(a, a, a)", "each a in numbers; if a < 3 => cell(a, a) {is} a"],
  ])("%s", (text, tree) => expect(body(text)).toBe(tree));

  it.each([
    ["i == 1 || i >= 8 && i <= 9", "if <i = 1 or <i >= 8 and i <= 9>>"],
    ["!(i > 2) && i < 5", "if not <i > 2>; if i < 5"],
    ["(i) == gong(i, (i))", "if i = boxOf(i, i)"],
    ["mustbe(i, 2, a(i, i))", "if cell(i, 2) {is} digitAt(i, i)"],
    ["EXISTS{k: true: gong(i, k) == i}", "if some k in numbers: boxOf(i, k) = i"],
    [
      "ANY{x, y: x != y: ANY{z: true: cantbe(x, y, z)}}",
      "if all x,y in numbers where x != y: all z in numbers: cell(x, y) {not} z",
    ],
  ])("%s", (text, tree) => expect(condition(text)).toBe(tree));
});

describe("unordered pairs", () => {
  const pairs = (rest: string): string => body(`FOR{a, b: a != b} ${rest}`).split(";")[0];

  it("stand for ordered ones where the rule is the same either way", () => {
    expect(
      pairs(
        "FORALL{i} IF cantbe(i, a, i) && cantbe(i, b, i) THEN ALL{z: b != z && z != a: export_cantbe(z, b, a), export_cantbe(z, a, b)}",
      ),
    ).toBe("choice a,b in numbers");
    expect(
      pairs("IF ANY{x, y: x != a && b != x: cantbe(x, y, a) || cantbe(x, y, b)} THEN export_cantbe(a, b, 1)"),
    ).toBe("each a in numbers");
    expect(pairs("IF sure(a, b) || sure(b, a) THEN ALL{k: true: export_cantbe(k, k, k)}")).toBe(
      "choice a,b in numbers",
    );
  });

  it("do not where it is not", () => {
    expect(
      pairs("IF cantbe(1, a, 1) THEN ALL{k: true: export_cantbe(k, a, k), export_cantbe(k, b, k)}"),
    ).toBe("each a in numbers");
    expect(pairs("IF a < b THEN ALL{k: true: export_cantbe(a, b, k), export_cantbe(b, a, k)}")).toBe(
      "each a in numbers",
    );
    expect(body("FOR{a, b: a < b} IF true THEN export_cantbe(1, 1, 1)")).toMatch(
      /^each a in numbers; each b in numbers/,
    );
  });
});

describe("numbers and names", () => {
  const IF = "FORALL{i} IF true THEN export_mustbe(i, i, i)";
  it("come from the comment behind the word RULE, else they are counted", () => {
    const rules = read(`
      // not this one
      RULE /* 4: the last place in a box */ ${IF}
      RULE ADVANCED /* 11 */ ${IF}
      RULE /* row to box */ ${IF} /* nor this */
      RULE ${IF}
      RULE ADVANCED // 7: row to box
      ${IF}`);
    expect(rules.map(({ number, name, level, advanced }) => [number, name, level, advanced])).toEqual([
      [4, "The last place in a box", 1, false],
      [11, "Rule 11", 3, true],
      [3, "Row to box", 1, false],
      [4, "Rule 4", 1, false],
      [7, "Row to box 2", 3, true],
    ]);
  });
});

describe("what is wrong in it", () => {
  it.each([
    ["RULE FORALL{i, j IF true THEN export_mustbe(i, j, 1)", '1:18 Expected "}", but found "IF".'],
    ["RULE IF foo(1, 2) == 3 THEN export_mustbe(1, 1, 1)", '1:9 Expected "a" or "gong", but found "foo".'],
    [
      "RULE IF true then export_mustbe(1, 1, 1)",
      '1:14 Expected "&&", "||" or "THEN", but found "then". Did you mean "THEN"?',
    ],
    ["RULE IF true THEN export_mustbe(1, 1)", '1:37 Expected ",", but found ")".'],
    [
      "RULE IF true THEN export_must(1, 1, 1)",
      '1:19 Expected "export_mustbe" or "export_cantbe", but found "export_must". Did you mean "export_mustbe"?',
    ],
    [
      "RULE IF 1 THEN export_mustbe(1, 1, 1)",
      '1:11 Expected "==", "!=" or another comparison, but found "THEN".',
    ],
    [
      "RULE IF 1 = 2 THEN export_mustbe(1, 1, 1)",
      '1:11 Expected "==", "!=" or another comparison, but found "=".',
    ],
    ["RULE FORALL{IF} IF true THEN export_mustbe(1, 1, 1)", '1:13 Expected a name, but found "IF".'],
    ["RULE FORALL IF true THEN export_mustbe(1, 1, 1)", '1:13 Expected "{", but found "IF".'],
    ["RULE IF ANY{k: true} THEN export_mustbe(1, 1, 1)", '1:20 Expected ":", but found "}".'],
    ["RULE IF true THEN export_mustbe(1, 1, 1); alert(1)", '1:41 Expected the next rule, but found ";".'],
  ])("%s", (text, told) => {
    const good = "RULE FORALL{i} IF true THEN export_mustbe(i, i, i)";
    const { rules, problems } = readRules(`${text}\n${good}`, NO_FLIP);
    expect(problems.map(({ at, text: words }) => `${at?.line}:${at?.column} ${words.en}`)).toEqual([told]);
    expect(rules).toHaveLength(1);
  });

  it.each([
    ["brackets", `RULE IF ${"(".repeat(9_000)}`, "1:49 This is nested too deeply."],
    ["negations", `RULE IF ${"!".repeat(9_000)} true`, "1:49 This is nested too deeply."],
    ["conditions in a row", `RULE IF ${"true && ".repeat(9_000)} true`, "1:489 This goes on for too long."],
    ["lists of names", `RULE ${"FORALL{i} ".repeat(9_000)}`, "1:132 This goes on for too long."],
  ])("is bounded in %s", (_, text, told) => {
    const [{ at, text: words }] = readRules(text, NO_FLIP).problems;
    expect(`${at?.line}:${at?.column} ${words.en}`).toBe(told);
  });

  it("is told in Chinese too, with its rule", () => {
    const [{ text, rule }] = readRules("RULE /* 3: x */ IF true", NO_FLIP).problems;
    expect([rule, text.zh]).toEqual(["X", "此处应为“&&”、“||”或“THEN”，却是文末。"]);
  });
});

describe.each(EIGHTEEN_TEXTS)("the eighteen rules, as %s", (_, text) => {
  it("are read without a problem, by their numbers", () => {
    const rules = [...read(text)].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    expect(rules.filter(({ advanced }) => advanced).map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 7),
    );
  });
});
