import type {
  Argument,
  ArgumentLine,
  Demand,
  LinePicture,
  Statement,
  ToldArgument,
} from "../../../model/argument.ts";
import { type Cell, cellOf, type Fact, isNegative, type Value, valueOf } from "../../../model/fact.ts";
import { cellName } from "../../../model/lattice.ts";
import type { Step } from "../../../model/rule.ts";
import { capital, someOf } from "../../../model/sentence.ts";
import {
  type ArgumentSayer,
  AT_A_GLANCE,
  argumentText,
  explainedStatements,
  statementName,
} from "../../../model/told-argument.ts";
import { fillIn, type Lang, unspaced, type Words } from "../../../model/words.ts";
import { listedCells } from "../../shared/listed.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { sayBinding } from "../puzzle/words.ts";
import { shutIn } from "./shut-in.ts";
import { truthOf } from "./truth.ts";

/** A step by argument in words. */
export function tellArgument(puzzle: NurikabePuzzle, step: Step): ToldArgument {
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
    ? { en: "Proof in parts", zh: "分步论证" }
    : { en: "Short proof", zh: "简短论证" };
}

const TEXTS = {
  never: { en: "It cannot be that {all}.", zh: "{all} 不成立。" },
  together: { en: "It cannot be that {all}.", zh: "不可能同时有：{all}。" },
  "together two": { en: "It cannot be that {all}.", zh: "{all} 不能同时成立。" },
  gives: { en: "If {all}, then {so}.", zh: "如果 {all}，那么 {so}。" },
  "gives much": { en: "If {all}: {so}.", zh: "如果 {all}：{so}。" },
  cited: { en: "By {name}, {so}.", zh: "由 {name}，{so}。" },
  "cited one": { en: "By {name}, it cannot be that {all}.", zh: "由 {name}，{all} 不成立。" },
  "cited end": { en: "By {name}, it cannot be that {all}.", zh: "由 {name}，不可能同时有：{all}。" },
  "cited end two": { en: "By {name}, it cannot be that {all}.", zh: "由 {name}，{all} 不能同时成立。" },
  "cited against": { en: "By {name}, {so}, which cannot be.", zh: "由 {name}，{so}，但这不可能。" },
  pool: {
    en: "In the 2x2 block from {cell} only {at} is left to be part of an island.",
    zh: "从 {cell} 起的 2x2 方块里，只剩 {at} 可以是岛。",
  },
  "no pool": { en: "The 2x2 block from {cell} is all wall.", zh: "从 {cell} 起的 2x2 方块全是墙。" },
  owner: { en: "{cell} can belong to {island} alone.", zh: "{cell} 只能属于 {island}。" },
  "no owner": { en: "No number can own {cell}.", zh: "没有哪个数字能拥有 {cell}。" },
  unowned: { en: "No number can own {cell}, so it is wall.", zh: "没有哪个数字能拥有 {cell}，所以它是墙。" },
  reach: { en: "{island} cannot take {cells}.", zh: "{island} 到不了 {cells}。" },
  need: { en: "{island} needs {cells}.", zh: "{island} 必须占有 {cells}。" },
  both: {
    en: "{island} needs {cells} and cannot take {others}.",
    zh: "{island} 必须占有 {cells}，到不了 {others}。",
  },
  "no island": { en: "{island} cannot get its cells any more.", zh: "{island} 的岛再也凑不够格数。" },
  joined: { en: "To stay joined, the wall needs {cells}.", zh: "要连成一片，墙必须占有 {cells}。" },
  shut: { en: "No wall can join {cells}.", zh: "墙连不到 {cells}，那里是岛。" },
  "no sea": {
    en: "The wall at {cell} is shut in: it cannot be joined to that at {at}.",
    zh: "{cell} 的墙被围住了，再也连不到 {at} 的墙。",
  },
  "no wall": { en: "Around {cell} the wall cannot be whole any more.", zh: "{cell} 周围的墙再也凑不完整。" },
} satisfies Record<string, Words>;

/** What may be said of cells together: "are wall", "belong to the 4 at R1C2". */
const KINDS = {
  wall: { en: ["is wall", "are wall"], zh: ["是墙", "是墙"] },
  land: { en: ["is part of an island", "are parts of islands"], zh: ["是岛", "是岛"] },
  of: { en: ["belongs to", "belong to"], zh: ["属于", "属于"] },
  not: { en: ["does not belong to", "do not belong to"], zh: ["不属于", "不属于"] },
};

type Kinds = typeof KINDS;

/** The same in fewer letters, for statements that say much. */
const SHORT_KINDS: Kinds = {
  ...KINDS,
  land: { en: ["is land", "are land"], zh: KINDS.land.zh },
  of: { en: ["joins", "join"], zh: KINDS.of.zh },
  not: { en: ["cannot join", "cannot join"], zh: KINDS.not.zh },
};

class Sayer implements ArgumentSayer {
  readonly #puzzle: NurikabePuzzle;

  constructor(puzzle: NurikabePuzzle) {
    this.#puzzle = puzzle;
  }

  statement({ when, so }: Statement, lang: Lang): string {
    const text = so.length > 0 ? "gives" : when.length > 1 ? "together" : "never";
    return this.#said(text, lang, { when, so });
  }

  /** A sentence about facts, in fewer letters where it would be long. */
  #said(
    text: keyof typeof TEXTS,
    lang: Lang,
    { when, so }: Pick<Statement, "when" | "so">,
    name = "",
  ): string {
    const say = (text: keyof typeof TEXTS, kinds: Kinds): string => {
      const said = { all: this.facts(when, lang, kinds), so: this.facts(so, lang, kinds), name };
      const two = this.#groups(when, lang, kinds);
      if (two.length !== 2 || (text !== "together" && text !== "cited end"))
        return this.#fill(text, lang, said);
      const all = two.join(lang === "en" ? ", and " : " 与 ");
      return this.#fill(`${text} two`, lang, { ...said, all });
    };
    const whole = say(text, KINDS);
    return whole.length <= AT_A_GLANCE ? whole : say(text === "gives" ? "gives much" : text, SHORT_KINDS);
  }

  line({ demand, cites = 0, gives }: ArgumentLine, argument: Argument, lang: Lang): string {
    if (!demand) {
      const { when, so } = argument[cites];
      const text =
        gives.length > 0
          ? "cited"
          : so.length > 0
            ? "cited against"
            : when.length > 1
              ? "cited end"
              : "cited one";
      return this.#said(text, lang, { when, so: gives.length > 0 ? gives : so }, statementName(cites));
    }
    const truth = truthOf(this.#puzzle, demand);
    const [first] = gives;
    const cell = truth?.cells[0] ?? 0;
    switch (truth?.law) {
      case "pool":
        return first === undefined
          ? this.#fill("no pool", lang, { cell: this.#cell(cell, lang) })
          : this.#fill("pool", lang, { cell: this.#cell(cell, lang), at: this.#cell(cellOf(first), lang) });
      case "owner":
        return this.#owner(cell, first, lang);
      case "island":
        return this.#island(truth.clue, gives, lang);
      default:
        return this.#sea(truth?.cells ?? [], gives, lang);
    }
  }

  /** Facts in words, those of one kind together: "R1C1 and R2C2 are wall, and R3C3 is part of an island". */
  facts(facts: readonly Fact[], lang: Lang, kinds = KINDS): string {
    const said = this.#groups(facts, lang, kinds);
    return lang === "en" && said.length === 2 ? said.join(", and ") : someOf(said, lang);
  }

  #groups(facts: readonly Fact[], lang: Lang, kinds: Kinds): readonly string[] {
    const groups = new Map<string, Fact[]>();
    for (const fact of facts) {
      const key = `${isNegative(fact)} ${valueOf(fact)}`;
      groups.set(key, [...(groups.get(key) ?? []), fact]);
    }
    return [...groups.values()].map((group) => this.#group(group, lang, kinds));
  }

  /** No links: the cells that each line looks at. */
  pictures(argument: Argument, statement: Statement): readonly LinePicture[] {
    const { lines } = statement;
    return lines.map(({ demand, cites = 0, gives }) => {
      if (demand && gives.length === 0 && truthOf(this.#puzzle, demand)?.law === "sea")
        return { links: [], area: shutIn(this.#puzzle, statement, this.#area(demand)) };
      const { when, so } = argument[cites];
      const said = gives.length > 0 ? gives : [...when, ...so];
      return { links: [], area: demand ? this.#area(demand) : [...new Set(said.map(cellOf))] };
    });
  }

  #area(demand: Demand): readonly Cell[] {
    const { clue = 0, cells = [] } = truthOf(this.#puzzle, demand) ?? {};
    return clue === 0 ? cells : [...new Set([this.#puzzle.clueCells[clue - 1], ...cells])];
  }

  #group(group: readonly Fact[], lang: Lang, kinds: Kinds): string {
    const [first] = group;
    const value = valueOf(first);
    const kind = value === SEA ? (isNegative(first) ? "land" : "wall") : isNegative(first) ? "not" : "of";
    const verb = kinds[kind][lang][group.length > 1 ? 1 : 0];
    const island = value === SEA ? "" : this.#islandOf(value, lang);
    const said = `${this.#cells(group.map(cellOf), lang)} ${verb}${island && ` ${island}`}`;
    return lang === "zh" ? unspaced(said) : said;
  }

  #owner(cell: Cell, given: Fact | undefined, lang: Lang): string {
    const at = this.#cell(cell, lang);
    if (given === undefined) return this.#fill("no owner", lang, { cell: at });
    if (valueOf(given) === SEA) return this.#fill("unowned", lang, { cell: at });
    return this.#fill("owner", lang, { cell: at, island: this.#islandOf(valueOf(given), lang) });
  }

  #island(clue: Value, gives: readonly Fact[], lang: Lang): string {
    const needs = gives.filter((fact) => !isNegative(fact)).map(cellOf);
    const lacks = gives.filter(isNegative).map(cellOf);
    const text =
      gives.length === 0 ? "no island" : needs.length === 0 ? "reach" : lacks.length === 0 ? "need" : "both";
    return this.#fill(text, lang, {
      island: this.#islandOf(clue, lang),
      cells: this.#cells(needs.length === 0 ? lacks : needs, lang),
      others: this.#cells(lacks, lang),
    });
  }

  #sea([cell = 0, other]: readonly Cell[], gives: readonly Fact[], lang: Lang): string {
    if (gives.length === 0) {
      const at = this.#cell(cell, lang);
      if (other === undefined) return this.#fill("no wall", lang, { cell: at });
      return this.#fill("no sea", lang, { cell: at, at: this.#cell(other, lang) });
    }
    const text = isNegative(gives[0]) ? "shut" : "joined";
    return this.#fill(text, lang, { cells: this.#cells(gives.map(cellOf), lang) });
  }

  #fill(text: keyof typeof TEXTS, lang: Lang, slots: Readonly<Record<string, string>>): string {
    return capital(fillIn(lang, TEXTS[text][lang], slots));
  }

  #cell(cell: Cell, lang: Lang): string {
    return cellName(cell, this.#puzzle.cols, lang);
  }

  #cells(cells: readonly Cell[], lang: Lang): string {
    return listedCells(
      cells.map((cell) => this.#cell(cell, lang)),
      lang,
    );
  }

  #islandOf(clue: Value, lang: Lang): string {
    return sayBinding(this.#puzzle, { as: "value", of: clue }, lang);
  }
}
