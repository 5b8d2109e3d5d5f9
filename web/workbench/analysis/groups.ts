import type { RuleInfo } from "../../../worker/api.ts";
import { levelName } from "../../state/title.ts";
import { t } from "../../words/more.ts";
import type { AnalysisRow, Grouping } from "./analysis.ts";

/** The key of puzzles without a heading, a level or a technique. */
const NONE = "";

/** The key of the group that a puzzle is in. */
export function groupOf({ rows, cols, level, technique, heading }: AnalysisRow, by: Grouping): string {
  if (by === "size") return `${cols}x${rows}`;
  if (by === "heading") return heading;
  return by === "level" ? `${level ?? NONE}` : (technique ?? NONE);
}

/** The groups in the order of a chart: sizes and levels from small to large, techniques from easy to hard, headings as they came. */
export function inChartOrder(
  keys: readonly string[],
  by: Grouping,
  rules: readonly RuleInfo[],
): readonly string[] {
  if (by === "heading") return keys;
  const rank = rankOf(by, rules);
  return [...keys].sort((a, b) => rank(a) - rank(b));
}

function rankOf(by: Grouping, rules: readonly RuleInfo[]): (key: string) => number {
  const last = Number.MAX_SAFE_INTEGER;
  if (by === "level") return (key) => (key === NONE ? last : Number(key));
  if (by === "size")
    return (key) => {
      const [cols, rows] = key.split("x").map(Number);
      return cols * rows + cols / 1_000;
    };
  const places = new Map(
    [...rules].sort((a, b) => a.level - b.level).map(({ id }, place) => [id, place] as const),
  );
  return (key) => (key === NONE ? last : (places.get(key) ?? last - 1));
}

/** The name of a group. */
export function groupName(key: string, by: Grouping, rules: readonly RuleInfo[], lang: "en" | "zh"): string {
  if (key === NONE) return t(by === "heading" ? "analysis.no-heading" : "analysis.unrated");
  if (by === "level") return levelName(Number(key));
  if (by === "size") return key.replace("x", " × ");
  if (by === "heading") return key;
  return ruleName(key, rules, lang);
}

/** The name of a rule by its id; what has none is a supposition. */
export function ruleName(id: string, rules: readonly RuleInfo[], lang: "en" | "zh"): string {
  return rules.find((rule) => rule.id === id)?.name[lang] ?? t("analysis.supposed");
}
