import type {
  Argument,
  ArgumentLine,
  LinePicture,
  Statement,
  ToldArgument,
} from "../../../model/argument.ts";
import { type Cell, cellOf, type Fact, isNegative, negate, valueOf } from "../../../model/fact.ts";
import { gathered } from "../../../model/gathered.ts";
import { cellName } from "../../../model/lattice.ts";
import type { Step } from "../../../model/rule.ts";
import { capital } from "../../../model/sentence.ts";
import {
  type ArgumentSayer,
  AT_A_GLANCE,
  againstText,
  citedText,
  denied,
  joined,
  STATEMENT_TEXTS,
  statementName,
  tellBy,
} from "../../../model/told-argument.ts";
import { fillIn, type Lang, unspaced, type Words } from "../../../model/words.ts";
import { sayBinding } from "../../shared/digit-binding.ts";
import type { DigitPuzzle } from "../../shared/digit-puzzle.ts";
import { sayFact } from "../../shared/digit-say.ts";
import { listed } from "../../shared/listed.ts";
import { picturesOf, placesLeft } from "./pictures.ts";

/** A step by argument in words. */
export function tellArgument(puzzle: DigitPuzzle, step: Step): ToldArgument {
  return tellBy(new Sayer(puzzle), step, NAMES);
}

/** The names of a step by argument: flat, and in lemmas. */
const NAMES = [
  { en: "Forcing net", zh: "强制网" },
  { en: "Forcing net in parts", zh: "分步强制网" },
] as const;

const TEXTS = {
  ...STATEMENT_TEXTS,
  cell: { en: "{cell} can only be {d}.", zh: "{cell} 只能是 {d}。" },
  place: { en: "In {house}, {d} has one place left: {so}.", zh: "{house}的 {d} 只能填在 {at}。" },
  strikes: {
    en: "In {house}, {d} is left only in {places}. So {so}.",
    zh: "{house}的 {d} 只能填在 {places}，所以 {so}。",
  },
  "strikes much": { en: "Wherever {d} goes in {house}, {so}.", zh: "无论{house}的 {d} 填在哪一格，{so}。" },
  "no value": { en: "{cell} has no value left.", zh: "{cell} 没有数字可填。" },
  "no place": { en: "{house} has no place left for {d}.", zh: "{house}的 {d} 无处可填。" },
} satisfies Record<string, Words>;

class Sayer implements ArgumentSayer {
  readonly #puzzle: DigitPuzzle;

  constructor(puzzle: DigitPuzzle) {
    this.#puzzle = puzzle;
  }

  statement({ when, so }: Statement, lang: Lang): string {
    if (so.length === 0) return this.#against(when, lang);
    const said = { all: this.facts(when, lang), so: this.facts(so, lang) };
    const whole = this.#fill(when.length === 0 ? "always" : "gives", lang, said);
    return whole.length <= AT_A_GLANCE ? whole : this.#fill("gives much", lang, said);
  }

  line(line: ArgumentLine, argument: Argument, lang: Lang): string {
    const { demand, cites = 0, gives } = line;
    const so = this.facts(gives, lang);
    if (!demand) {
      const name = statementName(cites);
      const { when } = argument[cites];
      if (gives.length === 0) return this.#fill("cited end", lang, { name, all: this.facts(when, lang) });
      const within = argument.find(({ lines }) => lines.includes(line));
      const asked = when.filter((fact) => !within?.when.includes(fact) && !gives.includes(negate(fact)));
      if (asked.length === 0) return this.#fill("cited", lang, { name, so });
      const as = this.#fill("cited as", lang, { name, so, all: this.facts(asked, lang) });
      return citedText(as, this.#fill("cited above", lang, { name, so }), lang);
    }
    const by = sayBinding(this.#puzzle, demand.by, lang);
    const [first] = gives;
    if (demand.by.as === "cell") {
      const d = first === undefined ? "" : String(valueOf(first));
      return this.#fill(first === undefined ? "no value" : "cell", lang, { cell: by, d });
    }
    const said = { house: by, d: String(demand.value), so };
    if (first === undefined) return this.#fill("no place", lang, said);
    if (!isNegative(first)) {
      const at = listed(this.#names(gives.map(cellOf), lang), lang);
      return this.#fill("place", lang, { ...said, at });
    }
    const places = oneOf(this.#names(placesLeft(this.#puzzle, argument, line), lang), lang);
    const whole = this.#fill("strikes", lang, { ...said, places });
    return whole.length <= AT_A_GLANCE ? whole : this.#fill("strikes much", lang, said);
  }

  pictures(argument: Argument, statement: Statement): readonly LinePicture[] {
    return picturesOf(this.#puzzle, argument, statement);
  }

  #fill(text: keyof typeof TEXTS, lang: Lang, slots: Readonly<Record<string, string>>): string {
    return capital(fillIn(lang, TEXTS[text][lang], slots));
  }

  /** That facts cannot all hold. */
  #against(when: readonly Fact[], lang: Lang): string {
    const parts = this.#parts(when, lang);
    const all = joined(parts, lang);
    return this.#fill(againstText(parts.length), lang, { all, not: denied(all) });
  }

  facts(facts: readonly Fact[], lang: Lang): string {
    return joined(this.#parts(facts, lang), lang);
  }

  /** Facts in words, cells of one value together, and values that the same cells are not: "R1C2 is 4", "R1C3 and R1C4 are not 5 or 6". */
  #parts(facts: readonly Fact[], lang: Lang): string[] {
    const groups = gathered(facts, (fact) => `${isNegative(fact)} ${valueOf(fact)}`);
    const parts = gathered(groups, (group) => (isNegative(group[0]) ? `${group.map(cellOf)}` : group));
    return parts.map((part) => this.#part(part, lang));
  }

  #part(groups: readonly (readonly Fact[])[], lang: Lang): string {
    const [group] = groups;
    const [first] = group;
    if (groups.length === 1 && group.length === 1) return sayFact(this.#puzzle, first, lang);
    const not = isNegative(first);
    const cells = listed(this.#names(group.map(cellOf), lang), lang);
    const is = group.length === 1 ? "is" : "are";
    const all = group.length === 1 ? "" : "都";
    const verb = lang === "en" ? (not ? `${is} not` : is) : `${not ? `${all}不` : all}是`;
    const values = groups.map(([fact]) => String(valueOf(fact)));
    return unspaced(`${cells} ${verb} ${lang === "en" ? oneOf(values, lang) : values.join("、")}`);
  }

  #names(cells: readonly Cell[], lang: Lang): string[] {
    return cells.map((cell) => cellName(cell, this.#puzzle.size, lang));
  }
}

/** "R1C2, R1C3 or R1C4". */
function oneOf(names: readonly string[], lang: Lang): string {
  const [comma, or] = lang === "en" ? [", ", " or "] : ["、", "或"];
  return names.length < 2 ? names.join("") : names.slice(0, -1).join(comma) + or + names[names.length - 1];
}
