import type {
  Argument,
  ArgumentLine,
  LinePicture,
  Statement,
  ToldArgument,
} from "../../../model/argument.ts";
import {
  type Cell,
  cellOf,
  type Fact,
  is,
  isNegative,
  negate,
  type Value,
  valueOf,
} from "../../../model/fact.ts";
import { gathered } from "../../../model/gathered.ts";
import { cellName } from "../../../model/lattice.ts";
import type { Step } from "../../../model/rule.ts";
import { capital, MOST_NAMED, someOf } from "../../../model/sentence.ts";
import {
  type ArgumentSayer,
  AT_A_GLANCE,
  againstText,
  citedText,
  denied,
  joined,
  statementName,
  tellBy,
} from "../../../model/told-argument.ts";
import { fillIn, type Lang, unspaced } from "../../../model/words.ts";
import { listed, listedCells } from "../../shared/listed.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { sayBinding } from "../puzzle/words.ts";
import { type Piece, piecesIn, placesOf } from "./pieces.ts";
import { KINDS, type Kinds, SHORT_KINDS, TEXTS } from "./texts.ts";
import { truthOf } from "./truth.ts";

/** A step by argument in words. */
export function tellArgument(puzzle: NurikabePuzzle, step: Step): ToldArgument {
  return tellBy(new Sayer(puzzle), step, NAMES);
}

/** The names of a step by argument: flat, and in lemmas. */
const NAMES = [
  { en: "Short proof", zh: "简短论证" },
  { en: "Proof in parts", zh: "分步论证" },
] as const;

/** Facts as a sentence about them says them. */
interface Said {
  readonly when: readonly Fact[];
  readonly so: readonly Fact[];
  /** The name of the statement that is cited. */
  readonly name?: string;
  /** Names of earlier statements whose facts stand among those of `so`, and these. */
  readonly carried?: Carried;
}

interface Carried {
  readonly names: readonly string[];
  readonly facts: readonly Fact[];
}

/** The board marks all cells of a line or a finding that are said alike, so those that are not named can be seen. */
const MARKED = { en: "others marked alike", zh: "格（标记相同）" };

const NOTHING: Carried = { names: [], facts: [] };

class Sayer implements ArgumentSayer {
  readonly #puzzle: NurikabePuzzle;

  constructor(puzzle: NurikabePuzzle) {
    this.#puzzle = puzzle;
  }

  statement(statement: Statement, lang: Lang): string {
    const { when, so } = statement;
    const text = so.length === 0 ? this.#against(when, lang) : when.length === 0 ? "always" : "gives";
    return this.#said(text, lang, { when, so, carried: carriedIn(statement) });
  }

  line(line: ArgumentLine, argument: Argument, lang: Lang): string {
    const { demand, cites = 0, gives } = line;
    const within = argument.find(({ lines }) => lines.includes(line));
    if (!demand) return this.#cited(argument[cites], statementName(cites), gives, within, lang);
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
        return this.#island(truth.clue, line, within, lang);
      default:
        return this.#sea(truth?.cells ?? [], line, within, lang);
    }
  }

  /** Facts in words, those of one kind together: "R1C1 and R2C2 are wall, and R3C3 is part of an island". */
  facts(facts: readonly Fact[], lang: Lang): string {
    return joined(this.#groups(facts, lang, KINDS), lang);
  }

  /** The cells that each line looks at or cites; where some show why, these, and what it gives stands apart. No links. */
  pictures(argument: Argument, { lines }: Statement): readonly LinePicture[] {
    return lines.map(({ demand, cites, gives, room = [] }) => {
      if (room.length > 0 && gives.length > 0) return { links: [], area: room };
      const { clue = 0, cells = [] } = (demand && truthOf(this.#puzzle, demand)) ?? {};
      const home = clue === 0 ? [] : [this.#puzzle.clueCells[clue - 1]];
      const broken = cites !== undefined && gives.length === 0 ? argument[cites] : null;
      const said = broken ? [...broken.when, ...broken.so] : gives;
      return { links: [], area: [...new Set([...home, ...cells, ...said.map(cellOf), ...room])] };
    });
  }

  #against(when: readonly Fact[], lang: Lang): ReturnType<typeof againstText> {
    return againstText(this.#groups(when, lang, KINDS).length);
  }

  /** A line that cites a statement, with what it asks for where that is not just what is supposed. */
  #cited(
    cited: Statement,
    name: string,
    gives: readonly Fact[],
    within: Statement | undefined,
    lang: Lang,
  ): string {
    const carried = carriedIn(cited);
    if (gives.length === 0) {
      if (cited.so.length > 0) return this.#said("cited against", lang, { ...cited, name, carried });
      return this.#said("cited end", lang, { ...cited, name });
    }
    const isSaid = (fact: Fact): boolean => within?.when.includes(fact) || gives.includes(negate(fact));
    const when = cited.when.filter((fact) => !isSaid(fact));
    const said = { when, so: gives, name, carried };
    if (when.length === 0) return this.#said("cited", lang, said);
    return citedText(this.#said("cited as", lang, said), this.#said("cited above", lang, said), lang);
  }

  /** A sentence about facts: where it would be long, in fewer letters and with the names of statements that said some of them. */
  #said(text: keyof typeof TEXTS, lang: Lang, { when, so, name = "", carried = NOTHING }: Said): string {
    const own = so.filter((fact) => !carried.facts.includes(fact));
    const names = own.length > 0 && own.length < so.length ? carried.names : [];
    const say = (
      text: keyof typeof TEXTS,
      kinds: Kinds,
      names: readonly string[],
      most = Infinity,
    ): string => {
      const parts = this.#groups(when, lang, kinds);
      const groups = this.#groups(names.length > 0 ? own : so, lang, kinds);
      if (names.length > 0) groups.push(this.#fill("carried", lang, { names: listed(names, lang) }, false));
      const some = (parts: readonly string[]): string =>
        parts.length > most ? someOf(parts, lang) : joined(parts, lang);
      const all = some(parts);
      return this.#fill(text, lang, { all, not: denied(all), so: some(groups), name });
    };
    const isMuch = this.#groups(so, lang, KINDS).length > MOST_NAMED;
    const short = text === "gives" ? "gives much" : text;
    const told = [
      ...(isMuch ? [] : [say(text, KINDS, [])]),
      say(text, KINDS, names),
      say(short, SHORT_KINDS, names),
    ];
    return told.find(({ length }) => length <= AT_A_GLANCE) ?? say(short, SHORT_KINDS, names, MOST_NAMED);
  }

  /** Facts of one kind together; cells that belong to none of several numbers are named once, and last. */
  #groups(facts: readonly Fact[], lang: Lang, kinds: Kinds): string[] {
    const groups = gathered(facts, (fact) => `${isNegative(fact)} ${valueOf(fact)}`);
    const parts = gathered(groups, (group) => (isDenied(group[0]) ? `${group.map(cellOf)}` : group));
    parts.sort(([[one]], [[other]]) => Number(isDenied(one)) - Number(isDenied(other)));
    return parts.map(([group, ...others]) => {
      const [first] = group;
      const value = valueOf(first);
      const kind = isDenied(first) ? "not" : value !== SEA ? "of" : isNegative(first) ? "land" : "wall";
      const verb = kinds[kind][lang][group.length > 1 ? 1 : 0];
      const numbers = value === SEA ? [] : [group, ...others].map(([one]) => valueOf(one));
      const islands = numbers.map((one) => this.#islandOf(one, lang));
      const said =
        `${this.#cells(group.map(cellOf), lang)} ${verb} ${islands.join(lang === "en" ? " or " : "、")}`.trim();
      return lang === "zh" ? unspaced(said) : said;
    });
  }

  #owner(cell: Cell, given: Fact | undefined, lang: Lang): string {
    const at = this.#cell(cell, lang);
    if (given === undefined) return this.#fill("no owner", lang, { cell: at });
    if (valueOf(given) === SEA) return this.#fill("unowned", lang, { cell: at });
    return this.#fill("owner", lang, { cell: at, island: this.#islandOf(valueOf(given), lang) });
  }

  #island(clue: Value, line: ArgumentLine, within: Statement | undefined, lang: Lang): string {
    const { gives, room = [] } = line;
    const needs = gives.filter((fact) => !isNegative(fact)).map(cellOf);
    const lacks = gives.filter(isNegative).map(cellOf);
    const lost = knownBy(line, within).find(
      (fact) => fact === is(cellOf(fact), clue) && !room.includes(cellOf(fact)),
    );
    const size = this.#puzzle.clues[this.#puzzle.clueCells[clue - 1]];
    // Where cells of its own are cut off, those that it can come to are not all its room.
    const why = room.length === 0 ? "" : lost !== undefined ? "way" : room.length < size ? "room" : "";
    const said = {
      island: this.#islandOf(clue, lang),
      cells: this.#cells(needs.length === 0 ? lacks : needs, lang),
      others: this.#cells(lacks, lang),
      room: String(room.length),
      at: lost === undefined ? "" : this.#cell(cellOf(lost), lang),
    };
    if (gives.length === 0) return this.#fill(`no ${why || "island"}`, lang, said);
    if (needs.length === 0) return this.#fill("reach", lang, said);
    if (lacks.length > 0) return this.#fill("both", lang, said);
    if (why === "room" && needs.length > 1) return this.#fill("need rooms", lang, said);
    return this.#fill(why ? `need ${why}` : "need", lang, said);
  }

  #sea(named: readonly Cell[], line: ArgumentLine, within: Statement | undefined, lang: Lang): string {
    const { gives, room = [] } = line;
    const cells = this.#cells(gives.map(cellOf), lang);
    const pieces = piecesIn(this.#puzzle, room, knownBy(line, within));
    if (gives.length > 0) {
      if (isNegative(gives[0])) return this.#fill("shut", lang, { cells });
      if (pieces.length > 1) return this.#straits(cells, pieces, lang);
      const at = pieces.map((piece) => this.#piece(piece, lang)).join();
      return this.#fill(at ? "strait" : "joined", lang, { cells, at });
    }
    const [piece = { at: named[0] ?? 0, isBetween: false }] = pieces;
    const cell = this.#piece(piece, lang);
    const other = named.find((one) => !room.includes(one) && one !== piece.at);
    if (other !== undefined) return this.#fill("no sea", lang, { cell, at: this.#cell(other, lang) });
    return this.#fill(room.length > 0 ? "shut in" : "no wall", lang, { cell });
  }

  /** That several pieces need cells; which of them lie between two islands, where that leaves the sentence short. */
  #straits(cells: string, pieces: readonly Piece[], lang: Lang): string {
    const between = pieces.filter(({ isBetween }) => isBetween);
    const [at, of] = [pieces, between].map((some) => this.#cells(placesOf(some), lang));
    const long = this.#fill("straits between", lang, { cells, at, between: of });
    const isShort = between.length > 0 && long.length <= AT_A_GLANCE;
    return isShort ? long : this.#fill("straits", lang, { cells, at });
  }

  #piece({ at, isBetween }: Piece, lang: Lang): string {
    const cell = this.#cell(at, lang);
    return isBetween ? this.#fill("between", lang, { cell }, false) : cell;
  }

  #fill(
    text: keyof typeof TEXTS,
    lang: Lang,
    slots: Readonly<Record<string, string>>,
    isSentence = true,
  ): string {
    const filled = fillIn(lang, TEXTS[text][lang], slots);
    return isSentence ? capital(filled) : filled;
  }

  #cell(cell: Cell, lang: Lang): string {
    return cellName(cell, this.#puzzle.cols, lang);
  }

  #cells(cells: readonly Cell[], lang: Lang): string {
    const names = cells.map((cell) => this.#cell(cell, lang));
    return listedCells(names, lang, MARKED);
  }

  #islandOf(clue: Value, lang: Lang): string {
    return sayBinding(this.#puzzle, { as: "value", of: clue }, lang);
  }
}

/** What is known, supposed or concluded above as a line of a statement is told. */
function knownBy(line: ArgumentLine, within: Statement | undefined): Fact[] {
  if (!within) return [];
  const above = within.lines.slice(0, within.lines.indexOf(line)).flatMap(({ gives }) => gives);
  return [...within.because, ...within.when, ...above];
}

/** Whether it says that a cell does not belong to a number. */
function isDenied(fact: Fact): boolean {
  return isNegative(fact) && valueOf(fact) !== SEA;
}

/** Facts of a statement that lines of it took from earlier ones, and the names of these. */
function carriedIn({ so, lines }: Statement): Carried {
  const citing = lines.filter(
    ({ cites, gives }) => cites !== undefined && gives.some((fact) => so.includes(fact)),
  );
  return {
    names: [...new Set(citing.map(({ cites = 0 }) => statementName(cites)))],
    facts: citing.flatMap(({ gives }) => gives),
  };
}
