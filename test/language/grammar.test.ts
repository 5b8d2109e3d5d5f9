import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileRules } from "../../engine/language/run/compile.ts";
import { run } from "../../engine/model/job.ts";
import { vet } from "../../engine/reason/judge/vet.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { makeKind, wholeKind } from "../kinds/whole.ts";

const GRAMMAR = readFileSync(new URL("../../engine/language/grammar.md", import.meta.url), "utf8");

/** Each fenced block by its label, with the block behind it. */
const BLOCKS = [...GRAMMAR.matchAll(/^```(\w[\w ]*)\n([\s\S]*?)^```$/gm)].map(([, label, text], at) => ({
  at,
  label,
  text,
}));

function whole(id: string) {
  const kind = wholeKind(id);
  const making = makeKind(id);
  if (!kind?.think.vocabulary || !making) throw new Error(`${id} lends no words`);
  return { search: kind.search, vocabulary: kind.think.vocabulary, making };
}

const good = BLOCKS.filter(({ label }) => /^rules \w+$/.test(label));

describe.each(good)("example $at of the grammar, $label", ({ label, text }) => {
  const { vocabulary, making, search } = whole(label.split(" ")[1]);
  const { rules, problems } = compileRules(text, vocabulary);

  it("is read and compiled", () => {
    expect(problems).toEqual([]);
    expect(rules.length).toBeGreaterThan(0);
  });

  it.each(rules)("$id fires, and concludes only what follows", (rule) => {
    const limits = { boards: 400, firings: 20, work: 5_000_000, seed: 1 };
    expect(run(vet(making, search, rule, limits)).verdict).toBe("sound");
  });
});

describe("what the grammar says is wrong", () => {
  const wrong = BLOCKS.filter(({ label }) => label.endsWith(" wrong"));

  it.each(wrong)("is told just so (example $at)", ({ at, label, text }) => {
    const { problems } = compileRules(text, whole(label.split(" ")[1]).vocabulary);
    const told = problems.map(
      (problem) => `${problem.at?.line}:${problem.at?.column}: ${problem.text.en}\n${problem.caret}\n`,
    );
    expect(told.join("")).toBe(BLOCKS[at + 1].text);
  });

  it("is shown at least once", () => expect(wrong.length).toBeGreaterThan(0));
});

describe.each(OWN_KINDS)("every word of %s", (id) => {
  it("has its line on the page", () => {
    const { words, verbs, laws } = whole(id).vocabulary;
    const title = `## The words of ${id[0].toUpperCase()}${id.slice(1)}`;
    const [section] = GRAMMAR.slice(GRAMMAR.indexOf(title)).split("\n## ");
    for (const { name } of words) expect(section).toMatch(new RegExp(`\`${name}[\`(]`));
    for (const { name } of verbs) expect(section).toMatch(new RegExp(`\`c ${name}[\` ]`));
    for (const law of laws) expect(section).toContain(`\`${law}\``);
  });
});
