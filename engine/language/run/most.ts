import type { Term } from "../check/terms.ts";

/** Most members that a set can have, as far as its words say so. */
export function mostIn(term: Term): number {
  switch (term.op) {
    case "single":
      return 1;
    case "word":
      return term.word.most ?? Number.POSITIVE_INFINITY;
    case "&":
      return Math.min(mostIn(term.left), mostIn(term.right));
    case "|":
    case "+":
      return mostIn(term.left) + mostIn(term.right);
    case "-":
      return mostIn(term.left);
    case "variable":
      return term.variable.means ? mostIn(term.variable.means) : Number.POSITIVE_INFINITY;
    default:
      return Number.POSITIVE_INFINITY;
  }
}
