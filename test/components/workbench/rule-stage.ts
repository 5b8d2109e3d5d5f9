import { fixture, html } from "@open-wc/testing";
import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { AskRules } from "../../../web/workbench/rules/rule-check.ts";
import type { RuleChange, RuleDesk } from "../../../web/workbench/rules/rule-desk.ts";
import type { CounterExampleText, RuleInfo, RuleList, Suspended, Vetted } from "../../../worker/api.ts";
import { settled } from "../look.ts";

/** A text of four rules, as a kind might have them. */
export const OWN = [
  'rule "Last place" zh "唯一位置" level 1 number 1 law row',
  'rule "Last candidate" zh "唯一候选数" level 1 number 2',
  'rule "Naked pair" zh "显性数对" level 3 number 3 advanced',
  'rule "Swordfish" zh "剑鱼" level 4 advanced',
  "",
].join("\n");

const PIECE = /^rule "([^"]*)"(?: zh "([^"]*)")?(?: level (\d))?(?: number (\d+))?.*?( advanced)?$/;

/**
 * What the worker would say of a text, far more simply: each line is a rule by itself; what is no rule, and any
 * line with "spot" in it, is broken there.
 */
function listOf(text: string): RuleList {
  const rules: RuleInfo[] = [];
  const problems: RuleList["problems"][number][] = [];
  let from = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const found = PIECE.exec(line);
    const column = line.indexOf("spot");
    if (line.startsWith("rule") && found && column < 0) {
      const [, name, zh = name, level = "1", number, advanced] = found;
      rules.push({
        id: name.toLowerCase().replaceAll(" ", "-"),
        number: number ? Number(number) : null,
        name: { en: name, zh },
        level: Number(level),
        advanced: Boolean(advanced),
        needsOneAnswer: name.startsWith("Unique"),
        native: false,
        span: { from, to: from + line.length },
        plan: [],
        cost: 1,
      });
    } else if (column >= 0) {
      problems.push({
        code: "unknown-word",
        text: {
          en: "“spot” is not a word. Did you mean “spots”?",
          zh: "没有“spot”这个词，是否想写“spots”？",
        },
        at: { line: index + 1, column: column + 1 },
        span: { from: from + column, to: from + column + 4 },
        caret: `${line}\n${" ".repeat(column)}^^^^`,
        rule: found ? found[1] : null,
      });
    }
    from += line.length + 1;
  }
  const native: RuleInfo = {
    id: "colouring",
    number: null,
    name: { en: "Colouring", zh: "染色" },
    level: 5,
    advanced: true,
    needsOneAnswer: false,
    native: true,
    span: null,
    plan: [],
    cost: 1,
  };
  return { rules: [...rules, native], problems, own: OWN, words: ["cells", "spots"] };
}

export const SUSPENDED: Suspended = {
  rule: "naked-pair",
  name: { en: "Naked pair", zh: "显性数对" },
  reason: { en: "It ruled out a digit that is in the answer.", zh: "它排除了答案中的数字。" },
  counter: null,
};

export const COUNTER: CounterExampleText = {
  kind: "sudoku",
  text: "0".repeat(81),
  facts: [is(0, 5), isNot(1, 4)],
  step: {
    rule: "swordfish",
    level: 4,
    name: { en: "Swordfish", zh: "剑鱼" },
    text: { en: "R1C2 can only be 3.", zh: "R1C2 只能是 3。" },
    adds: [is(1, 3)],
    because: [is(0, 5)],
    laws: [],
    bindings: {},
    grounds: [],
    area: [],
  },
  wrong: is(1, 3),
  answer: new Array<number>(81).fill(8),
};

const VERDICTS: Readonly<Record<string, Vetted>> = {
  "last-place": { verdict: "sound", fired: 200 },
  "last-candidate": { verdict: "silent" },
  "naked-pair": { verdict: "suspended", reason: { en: "It took too many steps.", zh: "步骤太多。" } },
  swordfish: { verdict: "unsound", fired: 7, counter: COUNTER },
  colouring: { verdict: "sound", fired: 1 },
};

/** A desk as a screen mounts it: what it changes comes back as its choice. */
export async function desk(
  change: { choice?: RuleChoice; suspended?: readonly Suspended[]; lang?: Lang; width?: number } = {},
): Promise<{ element: RuleDesk; told: RuleChange[]; asked: (string | null)[] }> {
  const { choice = EVERY_RULE, suspended = [], lang = "en", width } = change;
  const told: RuleChange[] = [];
  const asked: (string | null)[] = [];
  const ask = (async (name: string, question: { text: string | null; rule?: string }) => {
    asked.push(question.text);
    if (name === "vet") return { ok: true, value: VERDICTS[question.rule ?? ""] };
    return { ok: true, value: listOf(question.text ?? OWN) };
  }) as AskRules;
  const main = await fixture<HTMLElement>(html`<main>
    <h1>Ergo</h1>
    <h2>${lang === "zh" ? "规则" : "Rules"}</h2>
    <ergo-rule-desk
      .kind=${"sudoku"}
      .lang=${lang}
      .choice=${choice}
      .suspended=${suspended}
      .ask=${ask}
      @rule-change=${({ detail }: CustomEvent<RuleChange>) => {
        told.push(detail);
        element.choice = detail.choice;
      }}
    ></ergo-rule-desk>
  </main>`);
  const element = main.querySelector("ergo-rule-desk") as RuleDesk;
  if (width) main.style.inlineSize = `${width}px`;
  await settled(main);
  return { element, told, asked };
}
