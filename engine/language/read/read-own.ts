import { Cursor } from "./cursor.ts";
import { parse } from "./parse.ts";
import type { Fault } from "./problem.ts";
import { type Scanned, scan, type Token } from "./scan.ts";
import type { Flip, RuleNode } from "./syntax.ts";

/** The rules of a text, and its faults. */
export interface RuleNodes {
  readonly rules: readonly RuleNode[];
  readonly faults: readonly Fault[];
}

/** Characters of a text of rules. */
const LONGEST = 200_000;

/** How the tokens of a text become rules. */
type Parse = (cursor: Cursor, scanned: Scanned, flip: Flip) => RuleNode[];

/**
 * Reads a text of rules in this language. The rules that could be read come in any case; what `places.ts`
 * says of the faults is for a person. Linear time; a text of more than 200,000 characters is refused.
 */
export function readOwn(
  source: string,
  flip: Flip,
  parsed: Parse = (cursor) => parse(cursor, flip),
): RuleNodes {
  if (source.length > LONGEST) return { rules: [], faults: [tooLong()] };
  const scanned = scan(source);
  const cursor = new Cursor(scanned);
  const rules = parsed(cursor, scanned, flip);
  const named = onlyNamed(rules, cursor.faults);
  return { rules: named, faults: withRules(cursor.faults, scanned.tokens) };
}

/** The faults that do not know in which rule they are, with the rule that began last before them. */
function withRules(faults: readonly Fault[], tokens: readonly Token[]): Fault[] {
  const titles = tokens.filter(({ type }, at) => type === "string" && tokens[at - 1]?.text === "rule");
  return faults.map((fault) => {
    const title = titles.findLast(({ span }) => span.from < fault.span.from);
    return fault.rule === null && title ? { ...fault, rule: title.text } : fault;
  });
}

/** A rule's id: the words of its name in small letters with hyphens between. */
export function idOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("-");
}

/** The rules whose id occurs once. */
function onlyNamed(rules: readonly RuleNode[], faults: Fault[]): RuleNode[] {
  const seen = new Set<string>();
  return rules.filter(({ name, nameSpan }) => {
    const id = idOf(name);
    const fault = (code: string, en: string, zh: string): boolean => {
      faults.push({ code, text: { en, zh }, span: nameSpan, rule: name });
      return false;
    };
    if (id === "")
      return fault("no-name", "A rule's name needs a letter or a digit.", "规则名里要有字母、汉字或数字。");
    if (seen.has(id))
      return fault(
        "same-name",
        `There is another rule with the name "${name}".`,
        `已有名为“${name}”的规则。`,
      );
    seen.add(id);
    return true;
  });
}

function tooLong(): Fault {
  return {
    code: "too-long",
    text: {
      en: `The text is too long: at most ${LONGEST} characters are read.`,
      zh: `文字太长：最多读取 ${LONGEST} 个字符。`,
    },
    span: { from: 0, to: 1 },
    rule: null,
  };
}
