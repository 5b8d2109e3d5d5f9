import type {
  Argument,
  ArgumentLine,
  LinePicture,
  Statement,
  ToldArgument,
} from "../../../model/argument.ts";
import { type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import { cellName } from "../../../model/lattice.ts";
import type { Step } from "../../../model/rule.ts";
import { capital, eitherOf } from "../../../model/sentence.ts";
import {
  type ArgumentSayer,
  AT_A_GLANCE,
  argumentText,
  explainedStatements,
  statementName,
} from "../../../model/told-argument.ts";
import { fillIn, type Lang, type Words } from "../../../model/words.ts";
import { sayBinding } from "../../shared/digit-binding.ts";
import type { DigitPuzzle } from "../../shared/digit-puzzle.ts";
import { sayFact } from "../../shared/digit-say.ts";
import { picturesOf, placesLeft } from "./pictures.ts";

/** A step by argument in words. */
export function tellArgument(puzzle: DigitPuzzle, step: Step): ToldArgument {
  const sayer = new Sayer(puzzle);
  return {
    name: nameOfStep(step),
    text: argumentText(sayer, step),
    argument: explainedStatements(sayer, step),
  };
}

/** The name of a step by argument: flat, or in lemmas. */
function nameOfStep({ argument = [] }: Step): Words {
  return argument.length > 1
    ? { en: "Forcing net in parts", zh: "分步强制网" }
    : { en: "Forcing net", zh: "强制网" };
}

const TEXTS = {
  never: { en: "It cannot be that {all}.", zh: "{all} 不成立。" },
  together: { en: "It cannot be that {all}.", zh: "{all} 不能同时成立。" },
  gives: { en: "If {all}, then {so}.", zh: "如果 {all}，那么 {so}。" },
  cited: { en: "By {name}, {so}.", zh: "由 {name}，{so}。" },
  "cited end": { en: "By {name}, it cannot be that {all}.", zh: "由 {name}，{all} 不能同时成立。" },
  cell: { en: "{cell} can only be {d}.", zh: "{cell} 只能是 {d}。" },
  place: { en: "In {house}, {d} has one place left: {so}.", zh: "在{house}里，{d} 只剩一处：{so}。" },
  strikes: {
    en: "In {house}, {d} is left only in {places}. So {so}.",
    zh: "在{house}里，{d} 只能在 {places}，所以 {so}。",
  },
  "strikes much": { en: "Wherever {d} goes in {house}, {so}.", zh: "不论{house}的 {d} 在哪一格，{so}。" },
  "no value": { en: "{cell} has no value left.", zh: "{cell} 没有数字可填。" },
  "no place": { en: "{house} has no place left for {d}.", zh: "在{house}里，{d} 无处可填。" },
} satisfies Record<string, Words>;

/** In Chinese, before the last of several facts that cannot hold together. */
const WITH = " 与 ";

class Sayer implements ArgumentSayer {
  readonly #puzzle: DigitPuzzle;

  constructor(puzzle: DigitPuzzle) {
    this.#puzzle = puzzle;
  }

  statement({ when, so }: Statement, lang: Lang): string {
    const text = so.length > 0 ? "gives" : when.length > 1 ? "together" : "never";
    const all = this.facts(when, lang, text === "together" ? WITH : undefined);
    return this.#fill(text, lang, { all, so: this.facts(so, lang) });
  }

  line(line: ArgumentLine, argument: Argument, lang: Lang): string {
    const { demand, cites = 0, gives } = line;
    const so = this.facts(gives, lang);
    if (!demand) {
      const all = this.facts(argument[cites].when, lang, gives.length > 0 ? undefined : WITH);
      return this.#fill(gives.length > 0 ? "cited" : "cited end", lang, {
        name: statementName(cites),
        so,
        all,
      });
    }
    const by = sayBinding(this.#puzzle, demand.by, lang);
    const [first] = gives;
    if (demand.by.as === "cell") {
      const d = first === undefined ? "" : String(valueOf(first));
      return this.#fill(first === undefined ? "no value" : "cell", lang, { cell: by, d });
    }
    const said = { house: by, d: String(demand.value), so };
    if (first === undefined) return this.#fill("no place", lang, said);
    if (!isNegative(first)) return this.#fill("place", lang, said);
    const places = eitherOf(
      placesLeft(this.#puzzle, argument, line).map((cell) => cellName(cell, this.#puzzle.size, lang)),
      lang,
    );
    const whole = this.#fill("strikes", lang, { ...said, places });
    return whole.length <= AT_A_GLANCE ? whole : this.#fill("strikes much", lang, said);
  }

  pictures(argument: Argument, statement: Statement): readonly LinePicture[] {
    return picturesOf(this.#puzzle, argument, statement);
  }

  #fill(text: keyof typeof TEXTS, lang: Lang, slots: Readonly<Record<string, string>>): string {
    return capital(fillIn(lang, TEXTS[text][lang], slots));
  }

  facts(facts: readonly Fact[], lang: Lang, and = "，"): string {
    const said = facts.map((fact) => sayFact(this.#puzzle, fact, lang));
    const last = said.pop() ?? "";
    if (said.length === 0) return last;
    return lang === "en" ? `${said.join(", ")} and ${last}` : `${said.join("，")}${and}${last}`;
  }
}
