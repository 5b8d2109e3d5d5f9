import type { Term } from "../check/terms.ts";

/** Most members that a set can have, as far as its words say so. */
export function mostIn(term: Term): number {
  if (term.op === "single") return 1;
  if (term.op === "word") return term.word.most ?? Number.POSITIVE_INFINITY;
  if (term.op === "|") return mostIn(term.left) + mostIn(term.right);
  if (term.op === "&") return Math.min(mostIn(term.left), mostIn(term.right));
  if (term.op === "-") return mostIn(term.left);
  if (term.op === "variable" && term.variable.means) return mostIn(term.variable.means);
  return Number.POSITIVE_INFINITY;
}
