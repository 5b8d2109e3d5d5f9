import { describe, expect, it } from "vitest";
import { nearest } from "../../engine/language/read/nearest.ts";
import { NO_FLIP } from "../../engine/language/read/syntax.ts";
import { readRules } from "../../engine/language/seed/read-rules.ts";

const read = (text: string) => readRules(text, NO_FLIP);

/** What is wrong with a text of one problem, as a person sees it. */
function seen(text: string): string {
  const { problems } = read(text);
  expect(problems).toHaveLength(1);
  const [{ at, code, text: words, caret }] = problems;
  return `${at?.line}:${at?.column} ${code}: ${words.en}\n${caret}`;
}

describe("a problem", () => {
  it.each([
    [
      "a forgotten word",
      'rule "A" for x in cells\n  c is d',
      '2:3 expected: Expected ",", "for", "if" or "then", but found "c".\n  c is d\n  ^',
    ],
    [
      "a slip in a word",
      'rule "A" for x in cells thne x is d',
      '1:25 expected: Expected ",", "for", "if" or "then", but found "thne". Did you mean "then"?\nrule "A" for x in cells thne x is d\n                        ^^^^',
    ],
    [
      "a slip that was taken for something else",
      'rule "A" for x in cells if x open thne x is d',
      '1:40 expected: Expected ",", "for", "if" or "then", but found "x". Did you mean "then"?\nrule "A" for x in cells if x open thne x is d\n                                       ^',
    ],
    [
      "a word of another language",
      'rule "A" if a == b then x is d',
      '1:15 foreign: Write "=" instead of "==".\nrule "A" if a == b then x is d\n              ^^',
    ],
    [
      "an unknown word in the head",
      'rule "A" levl 3 then x is d',
      '1:10 header: "levl" is none of the words of a rule\'s head (zh, level, number, advanced, flip, law). Did you mean "level"?\nrule "A" levl 3 then x is d\n         ^^^^',
    ],
    [
      "a level too high",
      'rule "A" level 9 then x is d',
      '1:16 level: A level is from 0 to 7.\nrule "A" level 9 then x is d\n               ^',
    ],
    [
      "an end too early",
      'rule "A" for x in cells',
      '1:24 expected: Expected ",", "for", "if" or "then", but found the end of the text.\nrule "A" for x in cells\n                       ^',
    ],
    [
      "a rule without a name",
      "rule for x in cells then x is d",
      '1:6 expected: Expected the rule\'s name in quotes, but found "for".\nrule for x in cells then x is d\n     ^^^',
    ],
    [
      "a character that means nothing",
      'rule "A" then x is d €',
      '1:22 letter: "€" has no meaning in rules.\nrule "A" then x is d €\n                     ^',
    ],
    [
      "a word of the language as a name",
      'rule "A" for all in cells then x is d',
      '1:14 expected: Expected a generator such as "x in cells", but found "all".\nrule "A" for all in cells then x is d\n             ^^^',
    ],
    [
      "a bracket that stays open",
      'rule "A" if (a open, b open then x is d',
      '1:29 expected: Expected ")", but found "then".\nrule "A" if (a open, b open then x is d\n                            ^^^^',
    ],
    [
      "a set where a condition should be",
      'rule "A" if a | b then x is d',
      '1:19 expected: Expected a word such as "is" or "not" or a comparison, but found "then".\nrule "A" if a | b then x is d\n                  ^^^^',
    ],
    [
      "a quantifier without its colon",
      'rule "A" if some x in S x open then x is d',
      '1:25 expected: Expected ":" or "where", but found "x".\nrule "A" if some x in S x open then x is d\n                        ^',
    ],
    [
      "text before the first rule",
      'hello rule "A" then x is d',
      '1:1 expected: Expected "rule", but found "hello".\nhello rule "A" then x is d\n^^^^^',
    ],
    [
      "a name of no letters",
      'rule "-" then x is d',
      '1:6 no-name: A rule\'s name needs a letter or a digit.\nrule "-" then x is d\n     ^^^',
    ],
  ])("%s", (_, text, told) => expect(seen(text).slice(0, told.length)).toBe(told));

  it("counts Chinese characters as one column and draws carets as wide as what stands above them", () => {
    const [{ at, caret }] = read('\trule "甲" then 乙 is 丙 丁').problems;
    expect(at).toEqual({ line: 1, column: 23 });
    expect(caret.split("\n")[1]).toBe("\t      \u3000       \u3000    \u3000 ^^");
  });

  it("shows of a long line what is around the place", () => {
    const text = `rule "A" for ${"x in cells, ".repeat(30)} then`;
    const { caret } = read(text).problems[0];
    const [line, mark] = caret.split("\n");
    expect(line.length).toBeLessThanOrEqual(100);
    expect(line.slice(mark.indexOf("^"))).toMatch(/^then/);
  });

  it("has a sentence in Chinese", () => {
    const [{ text }] = read('rule "A" for x in cells thne x is d').problems;
    expect(text.zh).toBe("此处应为“,”、“for”、“if”或“then”，却是“thne”。是否想写“then”？");
  });
});

describe("a broken rule", () => {
  it("does not hide the others, and each problem names its rule", () => {
    const { rules, problems } = read(`
      rule "A" for x then x is d
      rule "B" then x is d
      rule "C" then x
      rule "D" say "open
      rule "E" then x is d`);
    expect(rules.map(({ name }) => name)).toEqual(["B", "E"]);
    expect(problems.map(({ rule }) => rule)).toEqual(["A", "C", "D", "D"]);
  });

  it("is told twice where two have one name, and the first counts", () => {
    const { rules, problems } = read('rule "A b" level 2 then x is d\nrule "a B!" level 3 then x is d');
    expect(rules.map(({ level }) => level)).toEqual([2]);
    expect(problems.map(({ code, at }) => [code, at?.line])).toEqual([["same-name", 2]]);
  });
});

describe("bounds", () => {
  const rule = 'rule "A" for x in cells';
  it.each([
    [
      "brackets in brackets",
      `${rule} if ${"(".repeat(5_000)}x open${")".repeat(5_000)} then x is d`,
      "too-deep",
    ],
    ["brackets that stay open", `${rule} if ${"(".repeat(50_000)}`, "too-deep"],
    ["not not not", `${rule} if ${"not ".repeat(5_000)} x open then x is d`, "too-deep"],
    [
      "quantifiers in quantifiers",
      `${rule} if ${"some y in S: ".repeat(5_000)} x open then x is d`,
      "too-deep",
    ],
    ["calls in calls", `for S = ${"f(".repeat(20_000)}`, "expected"],
    ["operators in a row", `${rule}, S = x${" - x".repeat(5_000)} then x is d`, "too-long"],
    ["names in a list", `${rule}, {${"x, ".repeat(5_000)} x} in S then x is d`, "too-long"],
    ["clauses", `${rule} ${"for y in S ".repeat(5_000)} then x is d`, "too-long"],
    ["rules", 'rule "A" then x is d\n'.repeat(5_000), "same-name"],
    ["a text", " ".repeat(200_001), "too-long"],
  ])("hold for %s", (_, text, code) => {
    const { problems } = read(text);
    expect(problems.length).toBeLessThanOrEqual(50);
    expect(problems.map((problem) => problem.code)).toContain(code);
  });

  it("hold for how many rules are read, and say so", () => {
    const text = Array.from({ length: 400 }, (_, at) => `rule "R${at}" then x is d`).join("\n");
    const { rules, problems } = read(text);
    expect(rules).toHaveLength(300);
    expect(problems.map(({ code }) => code)).toEqual(["many-rules"]);
  });

  it("hold for how many problems are told: the first 50", () => {
    const { problems } = read("rule ".repeat(40_000));
    expect(problems).toHaveLength(50);
    expect(problems[49].at).toEqual({ line: 1, column: 5 * 50 + 1 });
  });
});

describe("the nearest word", () => {
  it.each([
    ["spot", ["spots", "rows"], "spots"],
    ["celsl", ["cells", "cols"], "cells"],
    ["boxs", ["box", "boxes"], "box"],
    ["abc", ["spots"], null],
    ["x", ["y"], null],
    ["rows", ["rows"], null],
  ])("to %s", (word, known, found) => expect(nearest(word, known)).toBe(found));
});
