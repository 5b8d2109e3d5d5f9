import type { Conclusion, Condition, Expr, Flip, Name, RuleClause, RuleNode, Text } from "./syntax.ts";

/** Pairs of words that change places when rows and columns do. */
type WordSwaps = readonly (readonly [string, string])[];

/** The swaps of a kind in a rule with `flip`. */
export interface Mirror {
  /** Words and names of the rule: `row` and `col`. */
  readonly words: WordSwaps;
  /** Ids of laws. */
  readonly laws: WordSwaps;
  /** Words of names and sentences, in small letters. */
  readonly en: WordSwaps;
  readonly zh: WordSwaps;
}

/** Swaps what a mirror says in rules, in their sentences too. */
export function flipBy(mirror: Mirror): Flip {
  return (rule) => flipped(rule, mirror);
}

function flipped(rule: RuleNode, mirror: Mirror): RuleNode {
  const word = swapper(mirror.words);
  const law = swapper(mirror.laws);
  const en = (text: string): string => swapEnglish(text, mirror);
  const zh = (text: string): string => swapChinese(text, mirror);
  const turn = new Turning(word);
  const said = (text: Text | null, swap: (text: string) => string): Text | null =>
    text && { ...text, text: outsideSlots(text.text, swap, word) };
  return {
    ...rule,
    name: en(rule.name),
    zh: rule.zh === null ? null : zh(rule.zh),
    laws: rule.laws.map((one) => ({ ...one, id: law(one.id) })),
    clauses: rule.clauses.map((clause) => turn.clause(clause)),
    conclusions: rule.conclusions.map((conclusion) => turn.conclusion(conclusion)),
    say: { en: said(rule.say.en, en), zh: said(rule.say.zh, zh) },
    marks: rule.marks.map((mark) => ({ ...mark, cells: turn.expr(mark.cells) })),
  };
}

function swapper(swaps: WordSwaps): (word: string) => string {
  const other = new Map(swaps.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return (word) => other.get(word) ?? word;
}

/** Whole words, also with a capital at the front. */
function swapEnglish(text: string, mirror: Mirror): string {
  const swap = swapper(mirror.en);
  return text.replace(/[A-Za-z]+/g, (word) => {
    const small = word.toLowerCase();
    const other = swap(small);
    if (other === small) return word;
    return word[0] === small[0] ? other : other[0].toUpperCase() + other.slice(1);
  });
}

function swapChinese(text: string, mirror: Mirror): string {
  const swap = swapper(mirror.zh);
  const words = mirror.zh.flat();
  return words.length === 0 ? text : text.replace(new RegExp(words.join("|"), "g"), swap);
}

/** The sentence swapped between its slots; a slot's name is swapped like a name of the rule. */
function outsideSlots(text: string, swap: (text: string) => string, word: (word: string) => string): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? `{${word(part.slice(1, -1))}}` : swap(part)))
    .join("");
}

/** Swaps the words of a tree. */
class Turning {
  readonly #word: (word: string) => string;

  constructor(word: (word: string) => string) {
    this.#word = word;
  }

  name(name: Name): Name {
    return { ...name, name: this.#word(name.name) };
  }

  names(names: readonly Name[]): Name[] {
    return names.map((name) => this.name(name));
  }

  expr(expr: Expr): Expr {
    switch (expr.type) {
      case "number":
        return expr;
      case "name":
        return { ...expr, name: this.#word(expr.name) };
      case "call":
        return { ...expr, word: this.name(expr.word), args: expr.args.map((arg) => this.expr(arg)) };
      case "operation":
        return { ...expr, left: this.expr(expr.left), right: this.expr(expr.right) };
      case "count":
        return {
          ...expr,
          names: this.names(expr.names),
          set: this.expr(expr.set),
          condition: this.condition(expr.condition),
        };
    }
  }

  condition(condition: Condition): Condition {
    switch (condition.type) {
      case "not":
        return { ...condition, condition: this.condition(condition.condition) };
      case "and":
      case "or":
        return { ...condition, conditions: condition.conditions.map((one) => this.condition(one)) };
      case "compare":
        return { ...condition, left: this.expr(condition.left), right: this.expr(condition.right) };
      case "quantifier":
        return {
          ...condition,
          names: this.names(condition.names),
          set: this.expr(condition.set),
          where: condition.where && this.condition(condition.where),
          condition: this.condition(condition.condition),
        };
      case "fact":
        return {
          ...condition,
          subject: this.expr(condition.subject),
          verb: this.name(condition.verb),
          object: condition.object && this.expr(condition.object),
        };
      case "test":
        return {
          ...condition,
          word: this.name(condition.word),
          args: condition.args.map((arg) => this.expr(arg)),
        };
      case "always":
        return condition;
    }
  }

  clause(clause: RuleClause): RuleClause {
    switch (clause.type) {
      case "each":
        return { ...clause, name: this.name(clause.name), set: this.expr(clause.set) };
      case "choice":
      case "exactly":
        return { ...clause, names: this.names(clause.names), set: this.expr(clause.set) };
      case "subset":
        return {
          ...clause,
          name: this.name(clause.name),
          size: this.expr(clause.size),
          set: this.expr(clause.set),
        };
      case "let":
        return { ...clause, name: this.name(clause.name), value: this.expr(clause.value) };
      case "if":
        return { ...clause, condition: this.condition(clause.condition) };
    }
  }

  conclusion(conclusion: Conclusion): Conclusion {
    return {
      ...conclusion,
      clauses: conclusion.clauses.map((clause) => this.clause(clause)),
      subject: this.expr(conclusion.subject),
      verb: this.name(conclusion.verb),
      object: conclusion.object && this.expr(conclusion.object),
    };
  }
}
