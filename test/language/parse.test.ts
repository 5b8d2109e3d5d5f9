import { describe, expect, it } from "vitest";
import { flipBy } from "../../engine/language/read/flip.ts";
import { idOf } from "../../engine/language/read/read-own.ts";
import { NO_FLIP } from "../../engine/language/read/syntax.ts";
import { readRules } from "../../engine/language/seed/read-rules.ts";
import { spellRule } from "./spell.ts";

const FLIP = flipBy({
  words: [
    ["row", "col"],
    ["rows", "cols"],
  ],
  laws: [["row", "column"]],
  en: [
    ["row", "column"],
    ["rows", "columns"],
  ],
  zh: [["行", "列"]],
});

function read(text: string) {
  const { rules, problems } = readRules(text, FLIP);
  expect(problems).toEqual([]);
  return rules;
}

/** The body of a rule as it was understood. */
function body(text: string): string {
  return spellRule(read(`rule "R" ${text}`)[0]);
}

describe("clauses", () => {
  it.each([
    ["for x in cells then x is 1", "each x in cells => x {is} 1"],
    ["for {a, b} in H then a is 1", "choice a,b in H => a {is} 1"],
    ["for {a} = marks(c) then c is a", "exactly a = marks(c) => c {is} a"],
    ["for {a, b} = marks(c) then c is a", "exactly a,b = marks(c) => c {is} a"],
    ["for T in subset(3, H - c) then T is 1", "subset T of 3 in [H - c] => T {is} 1"],
    ["for S = spots(d, H) then S is d", "let S = spots(d, H) => S {is} d"],
    ["then c is d", " => c {is} d"],
    [
      "for x in S if x open for y in T, z in U if y open, z open then x is 1",
      "each x in S; if x {open}; each y in T; each z in U; if y {open}; if z {open} => x {is} 1",
    ],
  ])("%s", (text, tree) => expect(body(text)).toBe(tree));
});

describe("expressions", () => {
  it.each([
    ["a - b - c", "[[a - b] - c]"],
    ["a | b & c", "[a | [b & c]]"],
    ["a & b & c - d", "[[[a & b] & c] - d]"],
    ["(a | b) & c", "[[a | b] & c]"],
    ["a - (b - c)", "[a - [b - c]]"],
    ["f(a, g(b), 3)", "f(a, g(b), 3)"],
    ["f()", "f()"],
    ["{a, b, c}", "[[a | b] | c]"],
    ["{a}", "a"],
    ["n + 1", "[n + 1]"],
    ["count(x, y in S: x open) + 1", "[count(x,y in S: x {open}) + 1]"],
  ])("%s", (text, tree) => expect(body(`for S = ${text} then c is d`)).toBe(`let S = ${tree} => c {is} d`));
});

describe("conditions", () => {
  it.each([
    ["a = b", "a = b"],
    ["a != b, c < d", "a != b; if c < d"],
    ["a <= b and c >= d or e > f", "<<a <= b and c >= d> or e > f>"],
    ["c in S", "c in S"],
    ["c not in S", "not <c in S>"],
    ["A subset B | C", "A subset [B | C]"],
    ["not c open", "not <c {open}>"],
    ["not (c open)", "not <c {open}>"],
    ["(c open, d open) or true", "<<c {open} and d {open}> or true>"],
    ["((c open))", "c {open}"],
    ["(a | b) = c", "[a | b] = c"],
    ["((a | b) & c) is d", "[[a | b] & c] {is} d"],
    ["(a) open", "a {open}"],
    ["(a) not b", "a {not} b"],
    ["c is not d", "c {not} d"],
    ["c of i", "c {of} i"],
    ["c not of i", "c {not of} i"],
    ["c can d - e", "c {can} [d - e]"],
    ["splits(c as land, seas)", "splits?(c, land, seas)"],
    ["clue(i)", "clue?(i)"],
    ["some x in S: x open", "some x in S: x {open}"],
    ["all x, y in S where x != y: x open or y open", "all x,y in S where x != y: <x {open} or y {open}>"],
    ["no i in islands: (clue(i), c in reach(i))", "no i in islands: <clue?(i) and c in reach(i)>"],
    ["one x in S: not one y in T: x = y", "one x in S: not <one y in T: x = y>"],
    ["some x in S: x open, c open", "some x in S: x {open}; if c {open}"],
    ["count(x in S: x open) > 2", "count(x in S: x {open}) > 2"],
    ["false", "false"],
  ])("%s", (text, tree) => expect(body(`if ${text} then c is d`)).toBe(`if ${tree} => c {is} d`));
});

describe("conclusions", () => {
  it.each([
    ["c is d", "c {is} d"],
    ["c is d; x not d", "c {is} d; x {not} d"],
    ["each x in S: x not d", "each x in S: x {not} d"],
    ["each x in S, d in P if x can d: x not d", "each x in S; each d in P; if x {can} d: x {not} d"],
    ["c of i", "c {of} i"],
    ["a | b is sea", "[a | b] {is} sea"],
  ])("%s", (text, tree) => expect(body(`then ${text}`)).toBe(` => ${tree}`));
});

describe("the head of a rule", () => {
  it("takes its words in any order, and does without them", () => {
    const [one, other, bare] = read(`
      rule "One" zh "一" level 3 number 7 advanced law box, two-clues then c is d
      rule "Other" law box,two-clues advanced number 7 level 3 zh "一" then c is d
      rule "Bare" then c is d`);
    for (const rule of [one, other]) {
      expect(rule).toMatchObject({ zh: "一", level: 3, number: 7, advanced: true });
      expect(rule.laws.map(({ id }) => id)).toEqual(["box", "two-clues"]);
    }
    expect(bare).toMatchObject({ zh: null, level: 1, number: null, advanced: false, laws: [] });
  });

  it("names the rule by the words of its name", () => {
    expect(idOf("X-wing, in Rows (2)")).toBe("x-wing-in-rows-2");
    expect(idOf("行内 唯一")).toBe("行内-唯一");
  });

  it("says where the rule and its name stand", () => {
    const text = `// first\nrule "A" then c is d\nrule "B" then c is d // done`;
    const [a, b] = readRules(text, NO_FLIP).rules;
    expect(text.slice(a.span.from, a.span.to)).toBe('rule "A" then c is d');
    expect(text.slice(b.span.from, b.span.to)).toBe('rule "B" then c is d');
    expect(text.slice(b.nameSpan.from, b.nameSpan.to)).toBe('"B"');
  });
});

describe("what a rule says and marks", () => {
  it("comes in two languages, or in English without saying so, before or after the marks", () => {
    const [one, two, three] = read(`
      rule "One" then c is d say en "Here {c}." zh "此处 {c}。" mark area H - c, cause S
      rule "Two" then c is d mark target c say "There."
      rule "Three" then c is d say zh "仅中文"`);
    expect([one.say.en?.text, one.say.zh?.text]).toEqual(["Here {c}.", "此处 {c}。"]);
    expect(one.marks.map(({ role }) => role)).toEqual(["area", "cause"]);
    expect([two.say.en?.text, two.say.zh, two.marks[0].role]).toEqual(["There.", null, "target"]);
    expect([three.say.en, three.say.zh?.text]).toEqual([null, "仅中文"]);
  });
});

describe("a flipped rule", () => {
  const [rule, flipped] = read(`
    rule "Rows to Columns" zh "行到列" number 7, 8 level 2 flip law row, box
      for P in rows, K = cols(S), row in S then each x in row: x not d
      say en "In this row {row} of {P}" zh "此行 {row}" mark area row`);

  it("comes second, with rows and columns swapped in its words, names, laws and sentences", () => {
    expect(flipped.name).toBe("Columns to Rows");
    expect(flipped.zh).toBe("列到行");
    expect(flipped.laws.map(({ id }) => id)).toEqual(["column", "box"]);
    expect(spellRule(flipped)).toBe(
      "each P in cols; let K = rows(S); each col in S => each x in col: x {not} d",
    );
    expect(flipped.say.en?.text).toBe("In this column {col} of {P}");
    expect(flipped.say.zh?.text).toBe("此列 {col}");
    expect(flipped.marks[0].cells).toMatchObject({ name: "col" });
  });

  it("has the second number, and all the rest of the first", () => {
    expect([rule.number, flipped.number, flipped.level]).toEqual([7, 8, 2]);
    expect(flipped.span).toEqual(rule.span);
  });

  it("needs a name that can be told from the first", () => {
    const { rules, problems } = readRules('rule "X-wing" flip then c is d', FLIP);
    expect(problems.map(({ code }) => code)).toEqual(["flip", "same-name"]);
    expect(rules).toHaveLength(1);
  });
});

describe("spelling", () => {
  it("takes comments of three kinds and the punctuation of a Chinese keyboard", () => {
    const [rule] = read(`# one
      rule “甲” level 2 /* two
      three */ for x in cells，｛a，b｝ ＝ marks（x） if size（a） ≥ 2、 a ≠ b then each y in S：y is a；x not b // four`);
    expect(rule.name).toBe("甲");
    expect(spellRule(rule)).toBe(
      "each x in cells; exactly a,b = marks(x); if size(a) >= 2; if a != b => each y in S: y {is} a; x {not} b",
    );
  });
});
