import { playKind } from "../../engine/kinds/play.ts";
import type { Cell } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import type { Lang } from "../../engine/model/words.ts";
import { levelName } from "../state/title.ts";
import { t } from "../words/more.ts";
import { isSingle } from "./entered.ts";
import type { Entering, Grade, Verdict } from "./entering.ts";

/** Cells that are named in a sentence, at most; all of them are marked. */
const MOST_NAMED = 4;

/** The verdict in a sentence; "" while it is being found out. */
export function verdictWords(entering: Entering, lang: Lang): string {
  const { verdict } = entering;
  switch (verdict?.is) {
    case "blank":
      return t("enter.blank");
    case "broken":
      return brokenWords(entering, lang);
    case "none":
      return noneWords(entering, verdict, lang);
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

/** The cells that the verdict is about, which the board marks. */
export function verdictCells({ verdict, broken }: Entering): ReadonlySet<Cell> {
  if (verdict?.is === "broken") return new Set(broken.flatMap(({ cells }) => cells));
  return new Set(verdict?.is === "none" ? verdict.breach.cells : []);
}

/** About the longest sentence of the kind, for the room that is kept for it. */
export function roomWords({ puzzle, board }: Entering, lang: Lang): string {
  if (!isSingle(puzzle)) return t("enter.room");
  const laws = Object.values(playKind(board.kind)?.lawTexts ?? {}).map((law) => law[lang]);
  return t("enter.none-law", {
    law: laws.reduce((long, law) => (law.length > long.length ? law : long), ""),
  });
}

function brokenWords({ board, puzzle, broken }: Entering, lang: Lang): string {
  const [{ law, cells }] = broken;
  const text = playKind(board.kind)?.lawTexts[law]?.[lang] ?? "";
  return t("enter.broken", { cells: named(cells, puzzle.cols, lang), law: text });
}

function noneWords(
  { board, puzzle }: Entering,
  { breach }: Extract<Verdict, { is: "none" }>,
  lang: Lang,
): string {
  if (breach.why) return t("enter.none-why", { why: breach.why[lang] });
  const { cells, law } = breach;
  if (cells.length > 1 && cells.length <= MOST_NAMED)
    return t("enter.none-at", { cells: named(cells, puzzle.cols, lang) });
  const text = law && playKind(board.kind)?.lawTexts[law]?.[lang];
  return text && cells.length > 0 ? t("enter.none-law", { law: text }) : t("enter.none");
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

function named(cells: readonly Cell[], cols: number, lang: Lang): string {
  const names = cells.slice(0, MOST_NAMED).map((cell) => cellName(cell, cols, lang));
  const text = names.join(t("enter.comma"));
  const more = cells.length - names.length;
  return more > 0 ? t("enter.more-cells", { cells: text, n: more }) : text;
}
