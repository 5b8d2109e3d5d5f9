import type { NewsOf, QuestionName, Questions, Reply } from "../api.ts";
import { Refused } from "../work.ts";
import { answerTo } from "./answers.ts";
import { drive } from "./drive.ts";
import { MORE } from "./more.ts";

/**
 * The reply to a question, worked out in slices: with the quick part of its kind, or the whole where that does not
 * do. `working` is called before each slice: until the next call this question has the thread.
 */
export async function ask<N extends QuestionName>(
  name: N,
  question: Questions[N]["ask"],
  signal: AbortSignal,
  tick?: (nodes: number, news?: NewsOf<N>) => void,
  working: () => void = () => {},
): Promise<Reply<N>> {
  working();
  const answer = await answerTo(name);
  let job = await answer(question);
  for (;;) {
    if (!job.ok) return job;
    const work = job.value;
    const value = await drive(work, signal, (nodes) => tick?.(nodes, work.news?.()), working);
    if (value === undefined) return { ok: false, cancelled: true };
    if (value instanceof Refused) return { ok: false, problem: value.problem };
    if (value !== MORE) return { ok: true, value: value as Questions[N]["answer"] };
    job = await answer(question, true);
  }
}
