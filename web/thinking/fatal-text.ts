import { fail, type Result } from "../../engine/model/result.ts";
import type { QuestionName, Questions } from "../../worker/api.ts";

/** Texts that are remembered. */
const MOST = 8;

/** Texts over which a worker was lost, whichever lane it was in: no worker is given them again. */
const fatal = new Set<string>();

export function rememberFatal(text: string): void {
  fatal.add(text);
  const [oldest] = fatal;
  if (fatal.size > MOST) fatal.delete(oldest);
}

export function isFatal(text: string): boolean {
  return fatal.has(text);
}

/** The text from outside that a question is about reading; null where it is about something else. */
export function textOf<N extends QuestionName>(name: N, question: Questions[N]["ask"]): string | null {
  const isReading = name === "import" || name === "rules" || name === "vet" || name === "tree";
  return isReading && "text" in question ? question.text : null;
}

/** The problem shown for such a text. */
export function unreadable(): Result<never> {
  return fail("unreadable", {
    en: "This text could not be read to its end, so it is not tried again. Paste only the part that is needed.",
    zh: "没能读完这段文字，因此不再尝试。请只粘贴需要的部分。",
  });
}
