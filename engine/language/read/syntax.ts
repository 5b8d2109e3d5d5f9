/** Where something stands in the text: offsets, the end not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A rule as it was read, whichever of the two syntaxes it was written in. Nothing is checked yet. */
export interface RuleNode {
  readonly span: Span;
  /** English name; its lower-case words joined by hyphens are the rule's id. */
  readonly name: string;
  readonly nameSpan: Span;
  /** Chinese name, if one is given. */
  readonly zh: string | null;
  readonly number: number | null;
  readonly level: number;
  readonly advanced: boolean;
  /** Ids of laws that the conclusion leans on. */
  readonly laws: readonly LawNode[];
  /** Generators and conditions in the order of the text: each sees the names of the ones before. */
  readonly clauses: readonly RuleClause[];
  readonly conclusions: readonly Conclusion[];
  readonly say: { readonly en: Text | null; readonly zh: Text | null };
  readonly marks: readonly MarkNode[];
}

export interface LawNode {
  readonly span: Span;
  readonly id: string;
}

export interface Text {
  readonly span: Span;
  readonly text: string;
}

export interface MarkNode {
  readonly span: Span;
  readonly role: string;
  readonly cells: Expr;
}

export interface Name {
  readonly span: Span;
  readonly name: string;
}

export type RuleClause =
  /** `x in S`: each member in turn. */
  | { readonly type: "each"; readonly span: Span; readonly name: Name; readonly set: Expr }
  /** `{a, b} in S`: each unordered choice of so many members, as many names. */
  | { readonly type: "choice"; readonly span: Span; readonly names: readonly Name[]; readonly set: Expr }
  /** `{a} = S`, `{a, b} = S`: matches when S has exactly so many members. */
  | { readonly type: "exactly"; readonly span: Span; readonly names: readonly Name[]; readonly set: Expr }
  /** `T in subset(n, S)`: each set of n members. */
  | {
      readonly type: "subset";
      readonly span: Span;
      readonly name: Name;
      readonly size: Expr;
      readonly set: Expr;
    }
  /** `S = EXPR`: no match where the expression has no value. */
  | { readonly type: "let"; readonly span: Span; readonly name: Name; readonly value: Expr }
  | { readonly type: "if"; readonly span: Span; readonly condition: Condition };

export type Expr =
  | { readonly type: "number"; readonly span: Span; readonly value: number }
  | { readonly type: "name"; readonly span: Span; readonly name: string }
  | { readonly type: "call"; readonly span: Span; readonly word: Name; readonly args: readonly Expr[] }
  /** Sets: `&` common, `|` joined, `-` without; numbers: `+` and `-`. A single member stands for the set of it. */
  | {
      readonly type: "operation";
      readonly span: Span;
      readonly operator: "&" | "|" | "-" | "+";
      readonly left: Expr;
      readonly right: Expr;
    }
  /** `count(x in S: COND)`. */
  | {
      readonly type: "count";
      readonly span: Span;
      readonly names: readonly Name[];
      readonly set: Expr;
      readonly condition: Condition;
    };

export type Condition =
  | { readonly type: "not"; readonly span: Span; readonly condition: Condition }
  | { readonly type: "and"; readonly span: Span; readonly conditions: readonly Condition[] }
  | { readonly type: "or"; readonly span: Span; readonly conditions: readonly Condition[] }
  | {
      readonly type: "compare";
      readonly span: Span;
      readonly operator: "=" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "subset";
      readonly left: Expr;
      readonly right: Expr;
    }
  /** `some x in S: COND`, also `all`, `no`, `one`; several names range over the set one after the other. `where` narrows whom it speaks of. */
  | {
      readonly type: "quantifier";
      readonly span: Span;
      readonly which: "some" | "all" | "no" | "one";
      readonly names: readonly Name[];
      readonly set: Expr;
      readonly where: Condition | null;
      readonly condition: Condition;
    }
  /** `c is d`, `c not d`, `c can d`, `c open`, `c of i`, `c not of i`: the kind's words between or behind. `c` may be a set: all of them. */
  | {
      readonly type: "fact";
      readonly span: Span;
      readonly subject: Expr;
      readonly verb: Name;
      readonly object: Expr | null;
    }
  /** `splits(c as land, seas)`: a word of the kind that is true or false. `as` marks a colour supposed for the cell before it. */
  | { readonly type: "test"; readonly span: Span; readonly word: Name; readonly args: readonly Expr[] }
  | { readonly type: "always"; readonly span: Span; readonly value: boolean };

/** `each x in S: c is d`, any number of generators before it. */
export interface Conclusion {
  readonly span: Span;
  readonly clauses: readonly RuleClause[];
  readonly subject: Expr;
  readonly verb: Name;
  readonly object: Expr | null;
}

/** What becomes of a rule with `flip`: the rule with rows and columns swapped. A kind in which nothing is swapped gives it back. */
export type Flip = (rule: RuleNode) => RuleNode;

export const NO_FLIP: Flip = (rule) => rule;
