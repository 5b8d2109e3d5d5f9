import {
  type ArgumentLine,
  demandsOf,
  type ExplainedStatement,
  type Statement,
  type ToldArgument,
} from "../../model/argument.ts";
import { type Fact, isNegative, negate, valueOf } from "../../model/fact.ts";
import type { Step } from "../../model/rule.ts";
import { capital, uncapital } from "../../model/sentence.ts";
import { fillIn, inEveryLang, type Lang, type Words } from "../../model/words.ts";
import { sayBinding } from "./digit-binding.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { sayFact } from "./digit-say.ts";
import { picturesOf } from "./links/argued-links.ts";

/** A step by argument in the words of a kind of digits. */
export function tellArgument(puzzle: DigitPuzzle, step: Step): ToldArgument {
  return { name: nameOfStep(step), text: textOf(puzzle, step), argument: statementsOf(puzzle, step) };
}

/** The name of a step by argument: flat, or in lemmas. */
function nameOfStep({ argument = [] }: Step): Words {
  return argument.length > 1
    ? { en: "Forcing net in lemmas", zh: "分步强制网" }
    : { en: "Forcing net", zh: "强制网" };
}

function statementsOf(puzzle: DigitPuzzle, { argument = [] }: Step): ExplainedStatement[] {
  const sayer = new Sayer(puzzle);
  return argument.map((statement, at) => ({
    ...statement,
    name: at === argument.length - 1 ? "" : nameOf(at),
    text: inEveryLang((lang) => sayer.statement(statement, lang)),
    told: statement.lines.map((line) => inEveryLang((lang) => sayer.line(line, lang))),
    pictures: picturesOf(puzzle, argument, statement),
    truths: demandsOf(statement),
  }));
}

/** A, B, …, Z, A1, B1, … */
function nameOf(at: number): string {
  const round = Math.floor(at / 26);
  return String.fromCharCode(65 + (at % 26)) + (round === 0 ? "" : round);
}

const TEXTS = {
  never: { en: "{all} cannot hold.", zh: "{all} 不成立。" },
  both: { en: "{all} cannot both hold.", zh: "{all} 不能同时成立。" },
  together: { en: "{all} cannot all hold.", zh: "{all} 不能同时成立。" },
  gives: { en: "If {all}, then {so}.", zh: "如果 {all}，那么 {so}。" },
  cited: { en: "By {name}, {so}.", zh: "由 {name}，{so}。" },
  cell: { en: "{cell} can only be {d}.", zh: "{cell} 只能是 {d}。" },
  place: { en: "In {house}, {d} has one place left: {so}.", zh: "在{house}里，{d} 只剩一处：{so}。" },
  strikes: { en: "Wherever {d} goes in {house}, {so}.", zh: "不论{house}的 {d} 在哪一格，{so}。" },
  "no value": { en: "{cell} has no value left.", zh: "{cell} 无数可填。" },
  "no place": { en: "{house} has no place left for {d}.", zh: "在{house}里，{d} 无处可填。" },
} satisfies Record<string, Words>;

class Sayer {
  readonly #puzzle: DigitPuzzle;

  constructor(puzzle: DigitPuzzle) {
    this.#puzzle = puzzle;
  }

  statement({ when, so }: Statement, lang: Lang): string {
    const text = so.length > 0 ? "gives" : ((["never", "both"] as const)[when.length - 1] ?? "together");
    return this.#fill(text, lang, { all: this.#all(when, lang), so: this.#all(so, lang) });
  }

  line({ demand, cites = 0, gives }: ArgumentLine, lang: Lang): string {
    const so = this.#all(gives, lang);
    if (!demand) return this.#fill("cited", lang, { name: nameOf(cites), so });
    const by = sayBinding(this.#puzzle, demand.by, lang);
    const [first] = gives;
    if (demand.by.as === "cell") {
      const d = first === undefined ? "" : String(valueOf(first));
      return this.#fill(first === undefined ? "no value" : "cell", lang, { cell: by, d });
    }
    const text = first === undefined ? "no place" : isNegative(first) ? "strikes" : "place";
    return this.#fill(text, lang, { house: by, d: String(demand.value), so });
  }

  #fill(text: keyof typeof TEXTS, lang: Lang, slots: Readonly<Record<string, string>>): string {
    return capital(fillIn(lang, TEXTS[text][lang], slots));
  }

  #all(facts: readonly Fact[], lang: Lang): string {
    const said = facts.map((fact) => sayFact(this.#puzzle, fact, lang));
    const last = said.pop() ?? "";
    if (said.length === 0) return last;
    return lang === "en" ? `${said.join(", ")} and ${last}` : `${said.join("，")}，${last}`;
  }
}

/** "If R1C2 is 3, in the end nothing is left for R4C5. So R1C2 is not 3."; of a chapter, the statement to keep. */
function textOf(puzzle: DigitPuzzle, { adds: [fact], argument = [] }: Step): Words {
  const sayer = new Sayer(puzzle);
  const goal = argument[argument.length - 1];
  return inEveryLang((lang) => {
    if (fact === undefined) return sayer.statement(goal, lang);
    return fillIn(lang, SO[lang], {
      supposed: sayFact(puzzle, negate(fact), lang),
      end: uncapital(sayer.line(goal.lines[goal.lines.length - 1], lang)),
      conclusion: sayFact(puzzle, fact, lang),
    });
  });
}

const SO: Words = {
  en: "If {supposed}, in the end {end} So {conclusion}.",
  zh: "假设 {supposed}，最后 {end}所以 {conclusion}。",
};
