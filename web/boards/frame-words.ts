import "../../engine/kinds/wording.ts";
import { sayBroken } from "../../engine/kinds/broken.ts";
import type { ExplainedStatement } from "../../engine/model/argument.ts";
import { cellOf, type Fact, negate } from "../../engine/model/fact.ts";
import { sayTogether } from "../../engine/model/facts-said.ts";
import type { Broken } from "../../engine/model/puzzle.ts";
import { ONE_ANSWER } from "../../engine/model/rule.ts";
import { eitherOf, uncapital } from "../../engine/model/sentence.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { ExplainedChain, ExplainedStep } from "../../engine/reason/explain.ts";
import { countFrames, type Frame } from "../state/frames.ts";
import type { PlayState } from "../state/state.ts";
import { t } from "../words/more.ts";
import { rowsOf } from "./link-rows.ts";

/** The longest end of an argument that is told beside its first lemma, in characters: two or three lines of a phone. */
const PLAN = 90;

/** Whose words are used: a game's kind and puzzle. */
export type Speaker = Pick<PlayState, "kind" | "puzzle">;

/** The words of a rule's step, or of a frame of a supposition or of a chain. */
export interface FrameWords {
  readonly heading: string;
  /** The present supposition, or null. */
  readonly context: string | null;
  readonly sentences: readonly string[];
  /** Level of the rule that is named; null where none is. */
  readonly level: number | null;
}

/** The words for one frame of a walk. */
export function frameWords(speaker: Speaker, frame: Frame, lang: Lang): FrameWords {
  const { type, step, chain, turn } = frame;
  const plain = { context: chain && supposing(speaker, [chain.fact], lang), level: null };
  switch (type) {
    case "suppose": {
      const fact = chain ? sayFacts(speaker, [chain.fact], lang) : "";
      const sentence = t(turn === 0 ? "why.suppose-text" : "why.suppose-other", { fact });
      return { ...plain, context: null, heading: step.name[lang], sentences: [sentence] };
    }
    case "breaks": {
      return {
        ...plain,
        heading: t("why.breaks"),
        sentences: chain ? [breakingOf(speaker, chain, lang)] : [],
      };
    }
    case "leads": {
      const facts = sayFacts(speaker, step.adds, lang);
      return { ...plain, heading: t("why.leads"), sentences: [t("why.leads-text", { facts })] };
    }
    case "lemma":
    case "assume":
    case "line":
      return statementWords(speaker, frame, lang);
    case "link": {
      const { level, name } = step;
      const sentences = frame.link ? [frame.link.text[lang]] : [];
      return { ...plain, context: branchOf(speaker, frame, lang), heading: name[lang], sentences, level };
    }
    case "step": {
      const { level, name } = step;
      return { ...plain, heading: name[lang], sentences: stepWords(speaker, step, lang), level };
    }
  }
}

/** Of several branches that lead to the same, from what the one begins that a link is of. */
function branchOf({ kind, puzzle }: Speaker, { step, link, chain }: Frame, lang: Lang): string | null {
  const rows = rowsOf(step.links ?? []);
  const row = rows.find((one) => link && one.includes(link));
  if (!row || step.sets || rows.length < 2) return chain && supposing({ kind, puzzle }, [chain.fact], lang);
  const heads = row[0].from.map((fact) => kind.sayFact(puzzle, fact, lang));
  return t("why.supposing", { fact: eitherOf(heads, lang) });
}

/** A lemma; or what is supposed in a proof, and a line of it. */
function statementWords(speaker: Speaker, { type, step, statement, line }: Frame, lang: Lang): FrameWords {
  const { name = "", text, supposed, told = [] } = statement ?? {};
  const fact = supposed?.[lang] ?? "";
  const heading = name === "" ? step.name[lang] : t("why.lemma", { name });
  const plain = { heading, context: null, level: name === "" ? step.level : null };
  if (type === "lemma")
    return {
      ...plain,
      context: statement ? purposeOf(speaker, step, statement, lang) : null,
      sentences: text ? [text[lang]] : [],
    };
  if (type === "line")
    return {
      ...plain,
      context: fact && t("why.supposing", { fact }),
      sentences: [told[line ?? 0]?.[lang] ?? ""],
    };
  return { ...plain, sentences: [t("why.suppose-text", { fact })] };
}

/**
 * What a lemma is for: the conclusion of the step, by way of the lemmas that cite it, and what it rules out there; of the first
 * one how the whole argument ends, where that is short and needs no name of a later one.
 */
function purposeOf(
  speaker: Speaker,
  { argument = [], adds, text }: ExplainedStep,
  lemma: ExplainedStatement,
  lang: Lang,
): string {
  const end = argument.at(-1)?.lines.at(-1);
  const isPlain = end?.cites === undefined && text[lang].length <= PLAN;
  if (isPlain && lemma === argument.find(({ isKept }) => !isKept))
    return t("why.plan", { text: uncapital(text[lang]) });
  const at = argument.indexOf(lemma);
  const citing = argument.filter(({ lines }) => lines.some(({ cites }) => cites === at));
  const names = citing.map(({ name }) => name);
  const fact = sayFacts(speaker, adds, lang);
  const goal = names.includes("")
    ? fact
    : t("why.by-way", { names: names.join(lang === "en" ? ", " : "、"), fact });
  const out = citing.flatMap(({ lines }) => lines.find(({ cites }) => cites === at)?.gives ?? []);
  if (lemma.so.length > 0 || out.length !== 1) return t("why.on-the-way", { fact: goal });
  return t("why.rules-out", { fact: sayFacts(speaker, out.map(negate), lang), goal });
}

/** "step 2 of 3", or "link 2 of 5"; nothing where there is only one. */
export function sayFrame(frames: readonly Frame[], at: number): string {
  const { of, n, all } = countFrames(frames, at);
  return all > 1 ? t(`hint.${of}`, { n, all }) : "";
}

/** What a step says, and that it uses the one answer of the puzzle, where it does. */
export function stepWords({ kind }: Speaker, { text, laws }: ExplainedStep, lang: Lang): readonly string[] {
  const premise = laws.includes(ONE_ANSWER) ? kind.lawTexts[ONE_ANSWER] : undefined;
  return premise ? [text[lang], premise[lang]] : [text[lang]];
}

/** How a supposition ends that breaks a rule of the puzzle: "Row 3 has 5 twice: R3C2 and R3C7." */
export function breakingOf({ puzzle }: Speaker, { conflict }: ExplainedChain, lang: Lang): string {
  return conflict ? sayBroken(puzzle, conflict, lang) : "";
}

/** How the board breaks a rule of the puzzle, with place and count. */
export function brokenWords(play: PlayState, { law, facts }: Broken, lang: Lang): string {
  const { kind, puzzle, position } = play;
  return sayBroken(puzzle, { law, facts, known: kind.read(puzzle, position.board) }, lang);
}

function supposing(speaker: Speaker, facts: readonly Fact[], lang: Lang): string {
  return t("why.supposing", { fact: sayFacts(speaker, facts, lang) });
}

/** Facts in words, one after the other; of many the first two. What is the same of several cells is said once. */
export function sayFacts(speaker: Speaker, facts: readonly Fact[], lang: Lang): string {
  const { kind, puzzle } = speaker;
  return sayTogether(
    facts.map((fact) => ({
      cell: sayCell(speaker, cellOf(fact), lang),
      words: kind.sayFact(puzzle, fact, lang),
    })),
    lang,
  );
}

/** The name of a cell: "R3C5". */
export function sayCell({ kind, puzzle }: Speaker, cell: number, lang: Lang): string {
  return kind.sayBinding(puzzle, { as: "cell", of: cell }, lang);
}
