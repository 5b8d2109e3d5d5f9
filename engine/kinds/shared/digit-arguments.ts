import type { ArgumentLine, Statement } from "../../model/argument.ts";
import { type Fact, isNegative, negate, valueOf } from "../../model/fact.ts";
import type { Step } from "../../model/rule.ts";
import { capital, uncapital } from "../../model/sentence.ts";
import { fillIn, inEveryLang, type Lang, type Words } from "../../model/words.ts";
import type { ToldArgument } from "../contract/kind.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { sayBinding, sayFact } from "./digit-say.ts";

const FLAT: Words = { en: "Forcing net", zh: "强制网" };
const IN_LEMMAS: Words = { en: "Forcing net in lemmas", zh: "分步强制网" };

/** A step by argument in words: what each statement says, and a sentence for each line of its proof. */
export function tellArgument(puzzle: DigitPuzzle, step: Step): ToldArgument {
  const { argument = [] } = step;
  const sayer = new Sayer(puzzle);
  return {
    name: argument.length > 1 ? IN_LEMMAS : FLAT,
    text: inEveryLang((lang) => sayer.step(step, lang)),
    statements: argument.map((statement, at) => ({
      name: at === argument.length - 1 ? "" : nameOf(at),
      text: inEveryLang((lang) => sayer.statement(statement, lang)),
      told: statement.lines.map((line) => inEveryLang((lang) => sayer.line(line, lang))),
    })),
  };
}

/** A, B, …, Z, A1, B1, … */
function nameOf(at: number): string {
  const round = Math.floor(at / 26);
  return String.fromCharCode(65 + (at % 26)) + (round === 0 ? "" : round);
}

const TEXTS = {
  never: { en: "{one} cannot hold.", zh: "{one} 不成立。" },
  both: { en: "{all} cannot both hold.", zh: "{all} 不能同时成立。" },
  together: { en: "{all} cannot hold together.", zh: "{all} 不能同时成立。" },
  gives: { en: "If {all}, then {so}.", zh: "如果 {all}，那么 {so}。" },
  alone: { en: "{so}.", zh: "{so}。" },
  cited: { en: "By {name}, {so}.", zh: "由 {name}，{so}。" },
  cell: { en: "{cell} can only be {d}.", zh: "{cell} 只能是 {d}。" },
  place: { en: "In {house}, {d} is left only one place: {so}.", zh: "在{house}里，{d} 只剩一处：{so}。" },
  strikes: { en: "Wherever {d} is in {house}, {so}.", zh: "不论{house}的 {d} 在哪一格，{so}。" },
  "no value": { en: "{cell} is left no value.", zh: "{cell} 无数可填。" },
  "no place": { en: "In {house}, {d} is left no place.", zh: "在{house}里，{d} 无处可填。" },
} satisfies Record<string, Words>;

const SO: Words = {
  en: "If {supposed}, in the end {end} So {conclusion}.",
  zh: "假设 {supposed}，最后 {end}所以 {conclusion}。",
};

class Sayer {
  readonly #puzzle: DigitPuzzle;

  constructor(puzzle: DigitPuzzle) {
    this.#puzzle = puzzle;
  }

  /** The whole step in one sentence: "If R1C2 is 3, in the end nothing is left for R4C5. So R1C2 is not 3." */
  step({ adds: [fact], argument }: Step, lang: Lang): string {
    const last = argument?.at(-1)?.lines.at(-1);
    return fillIn(lang, SO[lang], {
      supposed: sayFact(this.#puzzle, negate(fact), lang),
      end: uncapital(last ? this.line(last, lang) : ""),
      conclusion: sayFact(this.#puzzle, fact, lang),
    });
  }

  statement({ when, so }: Statement, lang: Lang): string {
    const text = so.length > 0 ? (when.length > 0 ? "gives" : "alone") : MANY[Math.min(when.length, 3)];
    return this.#fill(text, lang, {
      one: this.#all(when, lang),
      all: this.#all(when, lang),
      so: this.#all(so, lang),
    });
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

/** By how many suppositions cannot hold. */
const MANY: readonly (keyof typeof TEXTS)[] = ["never", "never", "both", "together"];
