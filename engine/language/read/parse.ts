import { readClauses, readFilters, readGenerators } from "./clause.ts";
import { type Cursor, quoted, Unreadable } from "./cursor.ts";
import { readExpr, readObject, readVerb } from "./formula.ts";
import { type Header, readHeader } from "./header.ts";
import { readList } from "./names.ts";
import type { Conclusion, Flip, MarkNode, RuleClause, RuleNode, Text } from "./syntax.ts";

/** Rules of one text, broken ones too. */
export const MOST_RULES = 300;

/** All rules that can be read; a broken one is reported and does not hide the others. */
export function parse(cursor: Cursor, flip: Flip): RuleNode[] {
  const rules: RuleNode[] = [];
  for (let begun = 0; cursor.here.type !== "end"; begun++) {
    if (begun === MOST_RULES || rules.length > MOST_RULES) {
      const text = { en: `At most ${MOST_RULES} rules are read.`, zh: `最多读取 ${MOST_RULES} 条规则。` };
      cursor.report("many-rules", text, cursor.here.span);
      break;
    }
    cursor.begin();
    try {
      rules.push(...readRule(cursor, flip));
    } catch (why) {
      if (!(why instanceof Unreadable)) throw why;
      cursor.faults.push(why.fault);
      cursor.skipTo("rule");
    }
    cursor.rule = null;
  }
  return rules.slice(0, MOST_RULES);
}

/** One rule, or two with `flip`. */
function readRule(cursor: Cursor, flip: Flip): RuleNode[] {
  const { from } = cursor.expect("rule").span;
  const header = readHeader(cursor);
  const clauses = readClauses(cursor);
  if (!cursor.take("then")) unfinished(cursor, clauses);
  const conclusions = [readConclusion(cursor)];
  while (cursor.take(";")) conclusions.push(readConclusion(cursor));
  const { say, marks } = readText(cursor);
  if (!(cursor.here.type === "end" || cursor.is("rule")))
    cursor.unexpected(quoted(";"), quoted("say"), quoted("mark"), { en: "the next rule", zh: "下一条规则" });
  const [number = null] = header.numbers;
  const { name, nameSpan, zh, level, advanced, laws } = header;
  const rule: RuleNode = {
    ...{ span: cursor.since(from), name, nameSpan, zh, number, level, advanced, laws },
    ...{ clauses, conclusions, say, marks },
  };
  return header.flip ? [rule, turned(cursor, header, rule, flip)] : [rule];
}

function unfinished(cursor: Cursor, clauses: readonly RuleClause[]): never {
  const lists = [quoted("for"), quoted("if"), quoted("then")];
  if (clauses.length === 0) return cursor.unexpected(...lists);
  return cursor.unexpected(quoted(","), ...lists);
}

function turned(cursor: Cursor, { numbers, nameSpan }: Header, rule: RuleNode, flip: Flip): RuleNode {
  const other = { ...flip(rule), number: numbers[1] ?? null };
  if (other.name === rule.name)
    cursor.report(
      "flip",
      {
        en: `A rule with "flip" needs a name in which something is swapped, such as "… in rows".`,
        zh: "带“flip”的规则，名称里要有可以对换的词，例如“… in rows”。",
      },
      nameSpan,
    );
  return other;
}

/** `each x in S if COND: c is d`, or without the part before the colon. */
function readConclusion(cursor: Cursor): Conclusion {
  const { from } = cursor.here.span;
  const clauses: RuleClause[] = [];
  if (cursor.take("each")) {
    clauses.push(...readGenerators(cursor));
    if (cursor.take("if")) clauses.push(...readFilters(cursor));
    if (!cursor.take(":")) cursor.unexpected(quoted(","), quoted("if"), quoted(":"));
  }
  const subject = readExpr(cursor);
  const verb = readVerb(cursor) ?? cursor.unexpected(quoted("is"), quoted("not"));
  const object = readObject(cursor);
  return { span: cursor.since(from), clauses, subject, verb, object };
}

/** `say en "…" zh "…"` and `mark role cells, …`, in any order. */
function readText(cursor: Cursor): Pick<RuleNode, "say" | "marks"> {
  let say: RuleNode["say"] = { en: null, zh: null };
  let marks: MarkNode[] = [];
  for (;;) {
    if (cursor.take("say")) say = readSay(cursor);
    else if (cursor.take("mark")) marks = readList(cursor, () => readMark(cursor));
    else return { say, marks };
  }
}

/** Without a language it is English. */
function readSay(cursor: Cursor): RuleNode["say"] {
  let en = takeText(cursor);
  let zh: Text | null = null;
  const begin = en;
  for (;;) {
    if (cursor.take("en")) en = takeText(cursor) ?? unspoken(cursor);
    else if (cursor.take("zh")) zh = takeText(cursor) ?? unspoken(cursor);
    else if (en || zh || begin) return { en, zh };
    else
      return cursor.unexpected(quoted("en"), quoted("zh"), {
        en: "a text in quotes",
        zh: "一段引号中的文字",
      });
  }
}

function takeText(cursor: Cursor): Text | null {
  const token = cursor.takeType("string");
  return token && { span: token.span, text: token.text };
}

function unspoken(cursor: Cursor): never {
  return cursor.unexpected({ en: "a text in quotes", zh: "一段引号中的文字" });
}

function readMark(cursor: Cursor): MarkNode {
  const { span, text } =
    cursor.takeType("name") ??
    cursor.unexpected({ en: "area, cause or target", zh: "area、cause 或 target" });
  return { span, role: text, cells: readExpr(cursor) };
}
