import type { KindId } from "../../engine/kinds/contract/kind.ts";
import type { RuleHelp } from "./contract/rule-help.ts";

/** The help of each kind, fetched when it is wanted. */
const HELPS: { readonly [K in KindId]: () => Promise<RuleHelp> } = {
  sudoku: async () => (await import("./sudoku/rule-help.ts")).sudokuRuleHelp,
  nurikabe: async () => (await import("./nurikabe/rule-help.ts")).nurikabeRuleHelp,
};

export function ruleHelpOf(kind: string): Promise<RuleHelp> {
  return HELPS[kind as KindId]();
}
