import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { playKind } from "../../engine/kinds/play.ts";
import { cellOf, type Fact, isNegative, valueOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Link } from "../../engine/model/rule.ts";
import { fillIn, type Lang } from "../../engine/model/words.ts";
import type { Tints } from "../boards/tints.ts";
import { t } from "../words/more.ts";
import type { Missed } from "./learn.ts";
import { causeOf } from "./position-board.ts";

/**
 * A step that cannot be taken, as a fact is not known: what is there of its pattern, the cell of the fact, and the cells that it would speak of.
 * Among digits a candidate that is in the way has a look that no set or colour has. Of a chain the links are drawn; where it breaks, two candidates have no strong link, but still a weak one.
 */
export function missedTints({ puzzle, miss: { fact }, moment: { step } }: Missed): Tints {
  const known = (facts: readonly Fact[]): readonly Fact[] => facts.filter((one) => one !== fact);
  const links = step.links?.map((link) =>
    leansOn(puzzle, link, fact) ? { ...link, type: "weak" as const } : link,
  );
  const cause = causeOf({
    ...step,
    because: known(step.because),
    grounds: known(step.grounds),
    ...(links && { links }),
  });
  const cells = new Map(cause.cells);
  for (const one of step.adds) cells.set(cellOf(one), ["conclude"]);
  const isInTheWay = isNegative(fact) && playKind(puzzle.kind)?.hand === "digits";
  cells.set(cellOf(fact), [isInTheWay ? "conflict" : "focus"]);
  return { ...cause, cells, asked: cellOf(fact) };
}

/** Whether what a page says of its near miss has slots for the names of what is on the board: then it is all that is said. */
export const isOfBoard = (text: string): boolean => text.includes("{");

/**
 * What is missing on a near miss, and what the technique therefore does not show; of a chain also where it breaks, of other steps on digits their sentence.
 * @param text What the page says of it.
 */
export function saysMissed(
  { puzzle, miss: { fact }, moment }: Missed,
  kind: PlayKind,
  lang: Lang,
  text = "",
): string {
  const { step, unknown, unsaid } = moment;
  if (isOfBoard(text)) {
    const slots: Record<string, string> = { unknown: unknown[lang] };
    for (const [name, binding] of Object.entries(step.bindings))
      slots[name] = kind.sayBinding(puzzle, binding, lang);
    return fillIn(lang, text, slots);
  }
  const broken = step.links?.find((link) => leansOn(puzzle, link, fact));
  const said = { unknown: unknown[lang], unsaid: unsaid[lang] };
  // Sets are told by their cells, and what they lack by the text of the page.
  if (broken && broken.by.as !== "cells" && !step.sets) {
    const ends = kind.sayBinding(puzzle, { as: "either", of: [...broken.from, ...broken.to] }, lang);
    return t(isLoop(step.links ?? []) ? "learn.breaks-loop" : "learn.breaks", { ...said, ends });
  }
  const without = t("learn.without", said);
  if (kind.hand !== "digits") return without;
  const would = t("learn.would-say", { fact: kind.sayFact(puzzle, fact, lang), text: step.text[lang] });
  return `${without}${lang === "en" ? " " : ""}${would}`;
}

/** The facts that are named beside those of the step: the one that is not known, and the ends of a link that breaks. */
export function factsMissed({ puzzle, miss: { fact }, moment: { step } }: Missed): readonly Fact[] {
  const broken = step.links?.find((link) => leansOn(puzzle, link, fact));
  return [fact, ...(broken?.from ?? []), ...(broken?.to ?? [])];
}

function isLoop(links: readonly Link[]): boolean {
  const [first] = links;
  return String(first?.from) === String(links.at(-1)?.to);
}

/** Whether a link is strong only once this is known: what makes it leaves the two ends alone then. */
function leansOn({ laws }: Puzzle, { type, by, from }: Link, fact: Fact): boolean {
  if (type === "weak" || !isNegative(fact)) return false;
  const cell = cellOf(fact);
  if (by.as === "cell") return by.of === cell;
  if (by.as === "cells") return by.of.includes(cell);
  const house = laws.filter(({ id }) => id === by.law)[by.of - 1];
  return valueOf(from[0]) === valueOf(fact) && house.cells.includes(cell);
}
