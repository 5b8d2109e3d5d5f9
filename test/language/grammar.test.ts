import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeKind } from "../../engine/kinds/make.ts";
import { wholeKind } from "../../engine/kinds/think.ts";
import { compileRules } from "../../engine/language/compile.ts";
import type { Vocabulary } from "../../engine/language/vocabulary.ts";
import { run } from "../../engine/model/job.ts";
import { vet } from "../../engine/reason/vet.ts";

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

  it.each(rules)(
    "$id fires, and concludes only what follows (but where it shows a form with made-up rules)",
    (rule) => {
      const { verdict } = run(
        vet(making, search, rule, { boards: 400, firings: 20, work: 5_000_000, seed: 1 }),
      );
      const madeUp = ["or-else", "by-numbers"].includes(rule.id);
      expect(verdict).toBe(madeUp ? "unsound" : "sound");
    },
  );
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

describe.each(["sudoku", "nurikabe"])("every word of %s", (id) => {
  const { vocabulary } = whole(id);
  const used = good.filter(({ label }) => label === `rules ${id}`).map(({ text }) => text);
  const names = (list: Vocabulary["words"] | Vocabulary["verbs"]): string[] => [
    ...new Set(list.map(({ name }) => name)),
  ];

  it("has its line in a table", () => {
    const tables = GRAMMAR.split("\n")
      .filter((line) => /^(\||Sorts|`)/.test(line))
      .join("\n");
    for (const name of names(vocabulary.words)) expect(tables).toMatch(new RegExp(`\`${name}[\`(]`));
    for (const name of names(vocabulary.verbs)) expect(tables).toMatch(new RegExp(`\`c ${name}[\` ]`));
    for (const law of vocabulary.laws) expect(tables).toContain(`\`${law}\``);
  });

  it("stands in none of the examples of the other kind alone", () => expect(used.length).toBeGreaterThan(2));
});
