import { sayBroken } from "../../engine/kinds/broken.ts";
import { playKind } from "../../engine/kinds/play.ts";
import type { Cell } from "../../engine/model/fact.ts";
import { uncapital } from "../../engine/model/sentence.ts";
import type { Lang } from "../../engine/model/words.ts";
import { levelName } from "../state/title.ts";
import { t } from "../words/more.ts";
import { isSingle } from "./entered.ts";
import type { Entering, Grade } from "./entering.ts";

/** How many breaches the verdict names; the board marks the cells of these and of no others. */
const NAMED = 2;

/** The verdict in a sentence; "" while it is being found out. */
export function verdictWords(entering: Entering, lang: Lang): string {
  const { verdict } = entering;
  switch (verdict?.is) {
    case "blank":
      return t("enter.blank");
    case "broken":
      return brokenWords(entering, lang);
    case "none":
      return verdict.breach.why
        ? t("enter.none-why", { why: uncapital(verdict.breach.why[lang]) })
        : t("enter.none");
    case "several":
      return verdict.more
        ? t("enter.several-more", { n: verdict.answers })
        : t("enter.several", { n: verdict.answers });
    case "one":
      return oneWords(verdict.grade, lang);
    case "unknown":
      return t(`enter.${verdict.why}`);
    default:
      return "";
  }
}

/** The cells that the verdict is about, which the board marks, each with those that it clashes with. */
export function verdictCells({ verdict, broken }: Entering): ReadonlyMap<Cell, readonly Cell[]> {
  const clashes = (cells: readonly Cell[]) =>
    cells.map((cell) => [cell, cells.filter((other) => other !== cell)] as const);
  if (verdict?.is === "broken") return new Map(named(broken).flatMap(({ cells }) => clashes(cells)));
  return new Map(verdict?.is === "none" ? verdict.breach.cells.map((cell) => [cell, []]) : []);
}

/** About the longest sentence of the kind, for the room that is kept for it. */
export function roomWords({ puzzle }: Entering): string {
  return t(isSingle(puzzle) ? "enter.room-single" : "enter.room");
}

/** The first breaches, each at cells of its own. */
function named(broken: Entering["broken"]): Entering["broken"] {
  const at = new Map(broken.toReversed().map((one) => [[...one.cells].sort((a, b) => a - b).join(), one]));
  return broken.filter((one) => [...at.values()].includes(one)).slice(0, NAMED);
}

/** How rules of the puzzle are broken, with the places; for a kind that does not say so, the rules. */
function brokenWords({ board, puzzle, broken }: Entering, lang: Lang): string {
  const all = named(broken).map(({ law, facts }) => {
    const said = sayBroken(puzzle, { law, facts, known: puzzle.givens }, lang);
    return said || (playKind(board.kind)?.lawTexts[law]?.[lang] ?? "");
  });
  return [...new Set(all)].join(lang === "zh" ? "" : " ");
}

function oneWords(grade: Grade, lang: Lang): string {
  if (typeof grade === "string") return t(`enter.one-${grade}`);
  const { level, technique } = grade;
  if (level === 0) return t("enter.one");
  return t("enter.one-graded", {
    level: levelName(level),
    technique: technique?.[lang] ?? t("enter.supposition"),
  });
}
