// The eighteen rules in the syntax of the first expert system.
import { FIRST_SYSTEM_RULES } from "../../engine/kinds/sudoku/first-system.ts";
import { EXTRA, extraText, HAS_EXTRA } from "../extra.ts";

/** Texts of the eighteen rules, each with a name: ours, and its author's where it is at hand. */
export const EIGHTEEN_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ["our own text", FIRST_SYSTEM_RULES],
  ...(HAS_EXTRA ? [[`its author's text (${EXTRA})`, extraText("sudoku/seed-rules.txt")] as const] : []),
];
