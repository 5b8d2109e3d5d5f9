import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NO_FLIP } from "../../../engine/language/read/syntax.ts";
import { compileRules } from "../../../engine/language/run/compile.ts";
import { run } from "../../../engine/model/job.ts";
import { vet } from "../../../engine/reason/judge/vet.ts";
import { ruleHelpOf } from "../../../web/kinds/rule-help.ts";
import { completionsOf } from "../../../web/workbench/editor/rule-completion.ts";
import { CONSTRUCTS, LANGUAGE_WORDS } from "../../../web/workbench/help/constructs.ts";
import { exampleOf, namesIn } from "../../../web/workbench/help/examples.ts";
import { OWN_KINDS } from "../../kinds/own.ts";
import { makeKind, wholeKind } from "../../kinds/whole.ts";

const GRAMMAR = readFileSync(new URL("../../../engine/language/grammar.md", import.meta.url), "utf8");
const ALL = Object.values(CONSTRUCTS).flat();

/** Words of the language, as the grammar lists them. */
const reserved = (): string[] => {
  const [, listed = ""] = /Words of the language cannot be names: `([^`]*)`/.exec(GRAMMAR) ?? [];
  return listed.split(/\s+/).filter((word) => word !== "");
};

/** What stands in the first column of the grammar's tables before the words of a kind, a form each. */
const tabled = (): string[] =>
  [...GRAMMAR.slice(0, GRAMMAR.indexOf("## The words of")).matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) =>
    [...cell.replaceAll("\\|", "|").matchAll(/`([^`]+)`/g)].map(([, form]) => form),
  );

describe("the help for the language of rules", () => {
  it("has every word of the grammar", () => {
    expect(reserved().length).toBeGreaterThan(20);
    const forms = ALL.map(({ form }) => form).join("\n");
    for (const word of reserved()) expect(forms, word).toMatch(new RegExp(`\\b${word}\\b`));
    for (const word of reserved()) expect(LANGUAGE_WORDS).toContain(word);
  });

  it("has every form of the grammar's tables", () => {
    expect(tabled().length).toBeGreaterThan(30);
    const bare = (form: string) => form.replace(/\s+/g, "").replaceAll("COND", "C");
    const forms = ALL.map(({ form }) => bare(form)).join("\n");
    const elsewhere = new Set([
      "word(a)",
      "word(a,b)",
      "(A,B)",
      "…",
      "ccand",
      "copen",
      "cisd",
      "cnotd",
      "one-answer",
      "lawrow,box",
    ]);
    for (const form of tabled().map(bare)) if (!elsewhere.has(form)) expect(forms).toContain(form);
  });

  it("says each form in both languages, and has an example of each of at least one kind", async () => {
    const helps = await Promise.all(OWN_KINDS.map(ruleHelpOf));
    for (const one of ALL) {
      expect(one.text.en && one.text.zh, one.form).toBeTruthy();
      expect(
        helps.some((help) => exampleOf(help, one) !== null),
        one.form,
      ).toBe(true);
    }
  });

  it("lacks an example of a form only where a kind has none of it", async () => {
    for (const kind of OWN_KINDS) {
      const help = await ruleHelpOf(kind);
      const lacking = ALL.filter((one) => exampleOf(help, one) === null).map(({ form }) => form);
      const cannot = wholeKind(kind)?.think.vocabulary.flip === NO_FLIP ? ["flip"] : [];
      const apart = ["c as land", "c of k", "T in subset(3, S)"];
      expect(lacking.filter((form) => !cannot.includes(form) && !apart.includes(form))).toEqual([]);
    }
  });
});

describe.each(OWN_KINDS)("the help for the words of %s", (id) => {
  const kind = wholeKind(id);
  const making = makeKind(id);
  if (!kind || !making) throw new Error(`there is ${id}`);
  const { words, verbs, laws } = kind.think.vocabulary;

  it("has each word, verb and law, and no other", async () => {
    const help = await ruleHelpOf(id);
    const told = new Set(help.words.flatMap(namesIn));
    const known = new Set([...words, ...verbs].map(({ name }) => name).concat(laws));
    expect([...told].sort()).toEqual([...known].sort());
    for (const { text, form } of help.words) expect(text.en && text.zh, form).toBeTruthy();
  });

  it("has an example of each, which is read, and concludes only what follows", async () => {
    const help = await ruleHelpOf(id);
    for (const entry of help.words)
      for (const name of namesIn(entry)) {
        const only = { ...entry, form: entry.form.startsWith("law ") ? `law ${name}` : entry.form };
        expect(exampleOf(help, only), name).not.toBeNull();
        expect(
          help.examples.some((one) => new RegExp(`\\b${name}\\b`).test(one)),
          name,
        ).toBe(true);
      }
    const text = help.examples.map((body, at) => `rule "Row ${at}" ${body}\n`).join("\n");
    const { rules, problems } = compileRules(text, kind.think.vocabulary, { judged: true });
    expect(problems).toEqual([]);
    const limits = { boards: 200, firings: 10, work: 5_000_000, seed: 1 };
    for (const rule of rules)
      expect(run(vet(making, kind.search, rule, limits)).verdict, rule.id).not.toBe("unsound");
  });
});

describe("completion", () => {
  it("offers words that go on from what was typed, the shortest first, each once", () => {
    expect(completionsOf("su", ["subset", "sum", "size", "sum", "Su", "su"])).toEqual([
      "Su",
      "sum",
      "subset",
    ]);
    expect(
      completionsOf(
        "",
        Array.from({ length: 20 }, (_, at) => `w${at}`),
      ),
    ).toHaveLength(8);
    expect(completionsOf("x", ["y"])).toEqual([]);
  });
});
