import type { Result } from "../../engine/model/result.ts";
import type { NewsOf, QuestionName, Questions, Reply } from "../api.ts";
import { Refused, type Work } from "../work.ts";
import { ANSWERS, MORE } from "./answers.ts";
import { drive } from "./drive.ts";

type AskFunction<N extends QuestionName> = (
  question: Questions[N]["ask"],
  isWhole?: boolean,
) => Promise<Result<Work<Questions[N]["answer"] | typeof MORE | Refused, NewsOf<N>>>>;

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
  const answer = ANSWERS[name] as AskFunction<N>;
  working();
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
