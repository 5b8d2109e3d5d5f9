import { firstLine } from "../../../engine/model/lines.ts";
import type { Problem, Result } from "../../../engine/model/result.ts";
import { download } from "../../effects/download.ts";
import { LONGEST_RULES } from "../../state/rule-choice.ts";

/** Most bytes of a file that is read at all: characters may take up to four each. */
const LARGEST = 4 * LONGEST_RULES;

/** Hands the rules of a kind to the browser's downloads. */
export function saveRules(kind: string, text: string): void {
  download({ name: `${kind}.rules`, text });
}

/** The text of a file of rules. The worker checks the rules; a file that cannot be rules is refused. */
export async function readRuleFile(file: File): Promise<Result<string>> {
  if (file.size > LARGEST) return refused(tooLong());
  try {
    return readRuleText(await file.text());
  } catch {
    return refused({
      code: "no-file",
      text: { en: "The file could not be read. Please try once more.", zh: "没能读取这个文件，请再试一次。" },
    });
  }
}

/** The same for a text that was dropped or pasted. Its lines end as the editor's do. */
export function readRuleText(text: string): Result<string> {
  if (text.length > LONGEST_RULES) return refused(tooLong());
  if (!mayBeRules(text)) {
    return refused({
      code: "no-rules",
      text: {
        en: "This is no text of rules: each rule begins with the word “rule”.",
        zh: "这不是规则文本：每条规则都以“rule”一词开头。",
      },
    });
  }
  return { ok: true, value: text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n") };
}

/** Whether a line of the text begins as rules do, in either syntax. */
export function mayBeRules(text: string): boolean {
  return firstLine(text, /^rule\b/i) !== null;
}

/** A text of rules that is longer than is kept. */
export function tooLong(): Problem {
  const most = LONGEST_RULES;
  return {
    code: "rules-too-long",
    text: {
      en: `A text of rules can have at most ${most.toLocaleString("en")} characters.`,
      zh: `规则文本最多 ${most.toLocaleString("zh")} 个字符。`,
    },
  };
}

function refused(problem: Problem): Result<never> {
  return { ok: false, problem };
}
