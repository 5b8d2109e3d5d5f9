import { readFileSync } from "node:fs";
import type { WholeKind } from "../../engine/kinds/load.ts";
import type { RuleProblem } from "../../engine/language/read/problem.ts";
import { type Rulebook, rulebookOf } from "../../engine/reason/rules-of.ts";
import { Refusal } from "../files/refusal.ts";

/** The text of a file of rules, and its rules. */
export function readRulesFile(kind: WholeKind, path: string): Rulebook & { readonly source: string } {
  const source = contentOf(path);
  return { source, ...rulebookOf(kind.think, source) };
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Refusal(`"${path}" cannot be read.`);
  }
}

/** Each problem as `path:line:column: sentence`, with the line and a caret beneath the place. */
export function tellProblems(path: string, problems: readonly RuleProblem[]): string {
  return problems
    .map(({ at, text, rule, caret }) => {
      const place = at ? `${path}:${at.line}:${at.column}` : path;
      const within = rule === null ? "" : ` (in "${rule}")`;
      return `${place}: ${text.en}${within}\n${caret.replace(/^/gm, "    ")}\n`;
    })
    .join("\n");
}
