import type { Role } from "../../model/rule.ts";
import type { RuleNode } from "../read/syntax.ts";
import type { CheckedLine, CheckedOutcome, Term, Variable } from "./terms.ts";

/** A rule of which every word was understood. */
export interface CheckedRule {
  readonly id: string;
  readonly node: RuleNode;
  readonly lines: readonly CheckedLine[];
  readonly outcomes: readonly CheckedOutcome[];
  /** How many variables it binds anywhere. */
  readonly variables: number;
  /** Those that its lines bind, which its sentence may name. */
  readonly named: readonly Variable[];
  readonly marks: readonly { readonly role: Role; readonly cells: Term }[];
  /** Ids of laws, or the variable of the house whose law it is. */
  readonly laws: readonly (string | Variable)[];
}

/** What a sentence calls all that the rule concludes; a variable of the rule may take the name. */
export const CONCLUDED = "out";

/** Roles of highlighted cells. */
export const ROLES: readonly Role[] = ["area", "cause", "target"];
