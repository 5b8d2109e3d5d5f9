import type { Puzzle } from "../../model/puzzle.ts";
import type { Words } from "../../model/words.ts";
import {
  type CheckedLine,
  type CheckedOutcome,
  isFixed,
  type Term,
  type Test,
  type Variable,
  visit,
} from "../check/terms.ts";
import type { CompiledRule } from "./compiled-rule.ts";
import { hoisted } from "./order.ts";
import { pruned } from "./prune.ts";

/** The plan of a rule, one sentence each: its keys, its lines in the order of evaluation, its cost. */
export function planOf<P extends Puzzle>(rule: CompiledRule<P>): Words[] {
  const { program } = rule;
  const machine = rule.machine(program.vocabulary.usual() as P);
  const lines = pruned(hoisted(program.lines));
  const { count, lines: leading, variables } = machine.keys;
  const names = variables.map(({ name }) => name).join(", ");
  const first: Words =
    variables.length === 0
      ? { en: "Asked as a whole.", zh: "整条规则一次询问。" }
      : {
          en: `Asked for each choice of ${names}: ${count} on a usual board, kept in a table.`,
          zh: `按 ${names} 的每种取值分别询问：常见盘面上共 ${count} 种，列表备用。`,
        };
  const again: Words = machine.touches.isWide
    ? { en: "After any change all of them are asked again.", zh: "任何变化之后都全部重新询问。" }
    : {
        en: "After a change only those that rest on it are asked again.",
        zh: "有变化时，只重新询问与之有关的取值。",
      };
  const cost: Words = {
    en: `Looks at most at ${machine.cost} combinations on a usual board.`,
    zh: `在常见盘面上最多查看 ${machine.cost} 种组合。`,
  };
  return [
    first,
    again,
    ...lines.map((line, at) => ofLine(line, at < leading)),
    ...program.outcomes.map(ofOutcome),
    cost,
  ];
}

function ofLine(line: CheckedLine, isLeading: boolean): Words {
  const text = spellLine(line);
  if (isLeading) return { en: `From the table: ${text}.`, zh: `查表：${text}。` };
  if (line.op === "if" && line.isImplied)
    return { en: `No hope any more unless ${text}.`, zh: `否则不必再看：${text}。` };
  const part = line.op === "if" ? line.test : line.op === "let" ? line.value : line.set;
  if (isFixed(part)) return { en: `Worked out once and kept: ${text}.`, zh: `算一次后保留：${text}。` };
  let walks = false;
  let masks = false;
  visit(part, ({ op }) => {
    walks ||= op === "some" || op === "count";
    masks ||= op === "subjects" || op === "objects" || op === "image";
  });
  if (walks) return { en: `One by one: ${text}.`, zh: `逐个查看：${text}。` };
  return masks
    ? { en: `By bit masks: ${text}.`, zh: `用位集计算：${text}。` }
    : { en: `Asked each time: ${text}.`, zh: `每次询问：${text}。` };
}

function ofOutcome({ lines, verb, subject, object }: CheckedOutcome): Words {
  const each = lines.map(spellLine).join(", ");
  const fact = [spellTerm(subject), verb.name, object ? spellTerm(object) : ""].join(" ").trim();
  const text = each ? `${each}: ${fact}` : fact;
  return { en: `Concludes what is news of: ${text}.`, zh: `得出其中的新结论：${text}。` };
}

/** A name that the language made up has a space in it. */
function spellName({ name }: Variable): string {
  return name.trim() === name ? name : "it";
}

function spellLine(line: CheckedLine): string {
  switch (line.op) {
    case "each":
      return `${spellName(line.variable)} in ${spellTerm(line.set)}${line.after ? ` behind ${spellName(line.after)}` : ""}`;
    case "exactly":
      return `{${line.variables.map(spellName).join(", ")}} = ${spellTerm(line.set)}`;
    case "subset":
      return `${spellName(line.variable)} in subset(${spellTerm(line.size)}, ${spellTerm(line.set)})`;
    case "let":
      return `${spellName(line.variable)} = ${spellTerm(line.value)}`;
    case "if":
      return spellTest(line.test);
  }
}

/** The term as the language writes it; `can[d]` is the mask of all of which the verb holds with d. */
function spellTerm(term: Term): string {
  switch (term.op) {
    case "number":
      return String(term.value);
    case "variable":
      return spellName(term.variable);
    case "word":
      return term.args.length === 0
        ? term.word.name
        : `${term.word.name}(${term.args.map(spellTerm).join(", ")})`;
    case "subjects":
      return `${term.verb.name}[${term.object ? spellTerm(term.object) : ""}]`;
    case "objects":
      return `${spellTerm(term.subject)}.${term.verb.name}`;
    case "every":
      return "sort" in term.type ? term.type.sort.plural : "";
    case "single":
      return spellTerm(term.of);
    case "size":
      return `size(${spellTerm(term.of)})`;
    case "image":
      return `{${spellTerm(term.of)}: ${spellTest(term.where)}}`;
    case "count":
      return `count(${term.variables.map(spellName).join(", ")} in ${spellTerm(term.set)}: ${spellTest(term.where)})`;
    default:
      return `${spellOperand(term.left)} ${term.op} ${spellOperand(term.right)}`;
  }
}

function spellOperand(term: Term): string {
  return "left" in term ? `(${spellTerm(term)})` : spellTerm(term);
}

function spellTest(test: Test): string {
  switch (test.op) {
    case "always":
      return String(test.value);
    case "not":
      return test.of.op === "empty" ? `some in ${spellTerm(test.of.of)}` : `not (${spellTest(test.of)})`;
    case "and":
    case "or":
      return test.of
        .map((one) => (one.op === "and" || one.op === "or" ? `(${spellTest(one)})` : spellTest(one)))
        .join(` ${test.op} `);
    case "same":
      return `${spellTerm(test.left)} = ${spellTerm(test.right)}`;
    case "has":
      return `${spellTerm(test.member)} in ${spellTerm(test.set)}`;
    case "empty":
      return `none in ${spellTerm(test.of)}`;
    case "some":
      return `some ${test.variables.map(spellName).join(", ")} in ${spellTerm(test.set)}: ${spellTest(test.where)}`;
    case "fact":
      return [spellTerm(test.subject), test.verb.name, test.object ? spellTerm(test.object) : ""]
        .join(" ")
        .trim();
    case "word":
      return `${test.word.name}(${test.args.map(spellTerm).join(", ")})`;
    default:
      return `${spellTerm(test.left)} ${test.op} ${spellTerm(test.right)}`;
  }
}
