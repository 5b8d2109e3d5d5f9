import { type Cursor, quoted, Unreadable } from "../read/cursor.ts";
import { MOST_RULES } from "../read/parse.ts";
import type { Conclusion, Condition, Name, RuleClause, RuleNode, Text } from "../read/syntax.ts";
import { readSeedCondition } from "./seed-condition.ts";
import { symmetric } from "./seed-pairs.ts";
import { cell, MOST_NAMES, numbers, readArguments, readSeedNames, tooMany } from "./seed-term.ts";

const CONCLUSIONS: Readonly<Record<string, string>> = { export_mustbe: "is", export_cantbe: "not" };
/** Levels of rules that have none of their own. */
const SIMPLE = 1;
const ADVANCED = 3;
/** Characters of a comment that are taken for the rule's name. */
const LONGEST_NAME = 80;
/**
 * Reads the syntax of the first expert system onto the same tree. Its variables range over `numbers`, 1 to
 * 9, whatever they stand for, and its words become `cell(i, j)`, `boxOf(i, j)`, `digitAt(i, j)` and the verbs
 * `is`, `not`, `open`. Where two variables of one list can change places without changing the rule, only
 * unordered pairs are tried: the same conclusions in half the time.
 */
export function parseSeed(cursor: Cursor, comments: readonly Text[]): RuleNode[] {
  const rules: RuleNode[] = [];
  const names = new Set<string>();
  const comment = commentsIn(comments);
  for (let begun = 0; cursor.here.type !== "end" && begun < MOST_RULES; begun++) {
    cursor.begin();
    try {
      rules.push(readRule(cursor, comment, names));
    } catch (why) {
      if (!(why instanceof Unreadable)) throw why;
      cursor.faults.push(why.fault);
      cursor.skipTo("RULE");
    }
    cursor.rule = null;
  }
  return rules;
}

/** The first comment behind one place, if it ends before another. The places must come in the order of the text. */
function commentsIn(comments: readonly Text[]): (from: number, to: number) => Text | undefined {
  let next = 0;
  return (from, to) => {
    while (next < comments.length && comments[next].span.from < from) next++;
    return comments[next]?.span.to <= to ? comments[next] : undefined;
  };
}

function readRule(cursor: Cursor, commentIn: ReturnType<typeof commentsIn>, names: Set<string>): RuleNode {
  const begin = cursor.expect("RULE").span;
  const advanced = cursor.take("ADVANCED") !== null;
  const comment = commentIn(begin.to, cursor.here.span.from);
  const { number, name } = titled(comment, names);
  cursor.rule = name;
  const clauses = readLists(cursor);
  if (!cursor.take("IF")) cursor.unexpected(quoted("FORALL"), quoted("FOR"), quoted("IF"));
  clauses.push(...asClauses(readSeedCondition(cursor)));
  if (!cursor.take("THEN")) cursor.unexpected(quoted("&&"), quoted("||"), quoted("THEN"));
  const conclusions = readAction(cursor);
  if (!(cursor.here.type === "end" || cursor.is("RULE")))
    cursor.unexpected({ en: "the next rule", zh: "下一条规则" });
  return {
    span: cursor.since(begin.from),
    name,
    nameSpan: comment?.span ?? begin,
    zh: null,
    number,
    level: advanced ? ADVANCED : SIMPLE,
    advanced,
    laws: [],
    clauses: paired(clauses, conclusions),
    conclusions,
    say: { en: null, zh: null },
    marks: [],
  };
}

/** A comment such as "7: row to box" gives number and name; else the rules are counted. */
function titled(comment: Text | undefined, names: Set<string>): { number: number; name: string } {
  const text = comment?.text.trimStart() ?? "";
  const [digits] = /^\d{1,3}/.exec(text) ?? [""];
  const number = digits ? Number(digits) : names.size + 1;
  const rest = text
    .slice(digits.length)
    .trimStart()
    .replace(/^[:.：]/, "")
    .trimStart()
    .slice(0, LONGEST_NAME);
  const words = rest.replace(/["\s]+/g, " ").trim();
  const base = /[\p{L}\p{N}]/u.test(words) ? words[0].toUpperCase() + words.slice(1) : `Rule ${number}`;
  let name = base;
  for (let again = 2; names.has(name.toLowerCase()); again++) name = `${base} ${again}`;
  names.add(name.toLowerCase());
  return { number, name };
}

/** `FORALL{num, i, j}`, `FOR{a, b: a != b}`, any number of them. */
function readLists(cursor: Cursor): RuleClause[] {
  const clauses: RuleClause[] = [];
  for (let lists = 0; cursor.take("FORALL") || cursor.take("FOR"); lists++) {
    if (lists >= MOST_NAMES) tooMany(cursor);
    cursor.expect("{");
    clauses.push(...readSeedNames(cursor).map(ranging));
    if (cursor.take(":")) clauses.push(...asClauses(readSeedCondition(cursor)));
    cursor.expect("}");
  }
  return clauses;
}

function ranging(name: Name): RuleClause {
  return { type: "each", span: name.span, name, set: numbers(name.span) };
}

/** The operands of `&&` as conditions of their own. */
function asClauses(condition: Condition): RuleClause[] {
  if (condition.type === "and") return condition.conditions.flatMap(asClauses);
  if (condition.type === "always" && condition.value) return [];
  return [{ type: "if", span: condition.span, condition }];
}

/** `call`, or `ALL{names: condition: call, call}`. */
function readAction(cursor: Cursor): Conclusion[] {
  const { from } = cursor.here.span;
  if (!cursor.take("ALL")) return [readConclusion(cursor, [])];
  cursor.expect("{");
  const clauses = readSeedNames(cursor).map(ranging);
  cursor.expect(":");
  clauses.push(...asClauses(readSeedCondition(cursor)));
  cursor.expect(":");
  const conclusions: Conclusion[] = [];
  do {
    if (conclusions.length >= MOST_NAMES) tooMany(cursor);
    conclusions.push(readConclusion(cursor, clauses));
  } while (cursor.take(","));
  cursor.expect("}");
  return conclusions.map((conclusion) => ({ ...conclusion, span: cursor.since(from) }));
}

function readConclusion(cursor: Cursor, clauses: readonly RuleClause[]): Conclusion {
  const { here } = cursor;
  const verb = here.type === "name" && Object.hasOwn(CONCLUSIONS, here.text) ? CONCLUSIONS[here.text] : null;
  if (!verb) cursor.unexpected(quoted("export_mustbe"), quoted("export_cantbe"));
  cursor.next();
  const [row, column, digit] = readArguments(cursor, 3);
  const span = cursor.since(here.span.from);
  return {
    span,
    clauses,
    subject: cell(span, row, column),
    verb: { span: here.span, name: verb },
    object: digit,
  };
}

/** `a, b` with `a != b` behind it as unordered pairs, where the rest of the rule is the same either way. */
function paired(clauses: readonly RuleClause[], conclusions: readonly Conclusion[]): RuleClause[] {
  const left = [...clauses];
  for (let at = 0; at + 2 < left.length; at++) {
    const [first, second, differ] = left.slice(at, at + 3);
    if (first.type !== "each" || second.type !== "each" || !areDistinct(differ, first.name, second.name))
      continue;
    const rest = [...left.slice(0, at), ...left.slice(at + 3)];
    if (!symmetric(rest, conclusions, first.name.name, second.name.name)) continue;
    const names = [first.name, second.name];
    const span = { from: first.span.from, to: differ.span.to };
    left.splice(at, 3, { type: "choice", span, names, set: first.set });
  }
  return left;
}

/** Whether it says that the two are different, and nothing else. */
function areDistinct(clause: RuleClause, a: Name, b: Name): boolean {
  if (clause.type !== "if" || clause.condition.type !== "compare" || clause.condition.operator !== "!=")
    return false;
  const { left, right } = clause.condition;
  const said = [left, right].map((side) => (side.type === "name" ? side.name : ""));
  return said.includes(a.name) && said.includes(b.name) && a.name !== b.name;
}

/** Whether a text is written in this syntax: by the first of both languages' words for a rule. */
export function isSeed(tokens: readonly { readonly type: string; readonly text: string }[]): boolean {
  return (
    tokens.find(({ type, text }) => type === "name" && (text === "RULE" || text === "rule"))?.text === "RULE"
  );
}
