import {
  type Argument,
  type ArgumentLine,
  demandsOf,
  type ExplainedStatement,
  type LinePicture,
  type Statement,
  type ToldArgument,
} from "./argument.ts";
import { type Fact, negate } from "./fact.ts";
import type { Step } from "./rule.ts";
import { MOST_NAMED, uncapital } from "./sentence.ts";
import { fillIn, inEveryLang, type Lang, unspaced, type Words } from "./words.ts";

/** The length of a sentence that is read at a glance, in characters. */
export const AT_A_GLANCE = 140;
/** Longest asides, in characters: what is supposed, above a line; and a line that cites a finding with what that asks for. */
const SUPPOSED = { en: 80, zh: 44 };
const CITED = { en: 100, zh: 60 };

const DOTTED: Words = {
  en: "what {name} says of the dotted cells",
  zh: "{name} 的条件（点线框）都成立",
};

/** How a kind says the parts of an argument. */
export interface ArgumentSayer {
  /** What a statement says: a whole sentence. */
  statement(statement: Statement, lang: Lang): string;
  /** Why, a line of its proof: a whole sentence. The argument holds the statement that it cites. */
  line(line: ArgumentLine, argument: Argument, lang: Lang): string;
  /** Facts within a sentence. */
  facts(facts: readonly Fact[], lang: Lang): string;
  /** A picture for each line of a statement, where the kind draws them. */
  pictures?(argument: Argument, statement: Statement): readonly LinePicture[];
}

/** How statements are said, and lines that cite one. */
export const STATEMENT_TEXTS = {
  never: { en: "It cannot be that {all}.", zh: "{not}。" },
  together: { en: "These cannot hold together: {all}.", zh: "“{all}”不能同时成立。" },
  always: { en: "{so}.", zh: "{so}。" },
  gives: { en: "If {all}, then {so}.", zh: "如果 {all}，那么 {so}。" },
  "gives much": { en: "If {all}: {so}.", zh: "如果 {all}，那么：{so}。" },
  cited: { en: "By {name}, {so}.", zh: "由 {name} 可知，{so}。" },
  "cited above": { en: "By {name} and what is above, {so}.", zh: "由 {name} 和上面的结论可知，{so}。" },
  "cited as": { en: "{all}, so by {name} {so}.", zh: "因为 {all}，由 {name} 可知 {so}。" },
  "cited end": { en: "{all}: by {name}, that cannot be.", zh: "{all}，与 {name} 矛盾。" },
} satisfies Record<string, Words>;

/** Which text says that facts in so many parts cannot all hold. */
export function againstText(parts: number): "never" | "together" {
  return parts === 1 ? "never" : "together";
}

/** "They cannot all be so": of cells that are alike, or of one fact. */
export function denied(all: string): string {
  return all.includes("都") ? all.replace("都", "不能都") : `“${all}”不成立`;
}

/** Facts in words as one: "R1C2 is 4 and R1C3 is 5", "R1C2 is 4, and R1C3 and R1C4 are not 5". */
export function joined(facts: readonly string[], lang: Lang): string {
  if (facts.length < 2) return facts.join();
  if (lang === "zh") return unspaced(`${facts.slice(0, -1).join("，")}，且 ${facts[facts.length - 1]}`);
  const isPlain = facts.every((one) => !one.includes(" and "));
  return `${facts.slice(0, -1).join(", ")}${isPlain ? "" : ","} and ${facts[facts.length - 1]}`;
}

/** The name by which a statement is cited, by its number from 0: A, B, …, Z, A1, B1, … */
export function statementName(at: number): string {
  const round = Math.floor(at / 26);
  return String.fromCharCode(65 + (at % 26)) + (round === 0 ? "" : round);
}

/** The statements of a step by argument for a reader. */
function explainedStatements(sayer: ArgumentSayer, { argument = [] }: Step): ExplainedStatement[] {
  return argument.map((statement, at) => {
    const pictures = sayer.pictures?.(argument, statement);
    const name = at === argument.length - 1 ? "" : statementName(at);
    return {
      ...statement,
      name,
      text: inEveryLang((lang) => sayer.statement(statement, lang)),
      supposed: inEveryLang((lang) => supposedIn(sayer, statement.when, name, lang)),
      told: statement.lines.map((line) => inEveryLang((lang) => sayer.line(line, argument, lang))),
      ...(pictures && { pictures }),
      truths: demandsOf(statement),
    };
  });
}

/** What the statement of a name supposes, in words; what is much is only pointed at. */
function supposedIn(sayer: ArgumentSayer, facts: readonly Fact[], name: string, lang: Lang): string {
  const whole = sayer.facts(facts, lang);
  return whole.length <= SUPPOSED[lang] || facts.length <= MOST_NAMED
    ? whole
    : fillIn(lang, DOTTED[lang], { name });
}

/** The line that cites a finding: with what that asks for, `as`, where that is not long; else the plain one. */
export function citedText(as: string, plain: string, lang: Lang): string {
  return as.length <= CITED[lang] ? as : plain;
}

const SO: Words = {
  en: "If {supposed}, in the end {end} So {conclusion}.",
  zh: "假设 {supposed}，结果 {end}所以 {conclusion}。",
};

const AGAINST: Words = {
  en: "If {supposed}, that goes against {name}. So {conclusion}.",
  zh: "假设 {supposed}，就与 {name} 矛盾。所以 {conclusion}。",
};

/** "If R1C2 is 3, in the end nothing is left for R4C5. So R1C2 is not 3."; of a chapter, the statement to keep. */
function argumentText(sayer: ArgumentSayer, { adds: [fact], argument = [] }: Step): Words {
  const goal = argument[argument.length - 1];
  const last = goal.lines[goal.lines.length - 1];
  return inEveryLang((lang) => {
    if (fact === undefined) return sayer.statement(goal, lang);
    const said = { supposed: sayer.facts([negate(fact)], lang), conclusion: sayer.facts([fact], lang) };
    if (last.cites !== undefined && last.gives.length === 0)
      return fillIn(lang, AGAINST[lang], { ...said, name: statementName(last.cites) });
    return fillIn(lang, SO[lang], { ...said, end: uncapital(sayer.line(last, argument, lang)) });
  });
}

/**
 * A step by argument in words.
 * @param names Of one that is flat, and of one in lemmas.
 */
export function tellBy(sayer: ArgumentSayer, step: Step, names: readonly [Words, Words]): ToldArgument {
  return {
    name: names[(step.argument ?? []).length > 1 ? 1 : 0],
    text: argumentText(sayer, step),
    argument: explainedStatements(sayer, step),
  };
}
