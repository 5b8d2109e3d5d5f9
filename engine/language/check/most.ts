import type { Term } from "./terms.ts";

/** Most members that a set can have, as far as its words say so. */
export function mostIn(term: Term): number {
  if (term.op === "word" && term.word.most) return term.word.most;
  if (term.op === "&") return Math.min(mostIn(term.left), mostIn(term.right));
  if (term.op === "-") return mostIn(term.left);
  if (term.op === "variable" && term.variable.means) return mostIn(term.variable.means);
  return Number.POSITIVE_INFINITY;
}
