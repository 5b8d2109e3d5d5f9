import type { Job } from "../engine/model/job.ts";
import type { Result } from "../engine/model/result.ts";
import { ANSWERS, MORE } from "./answers.ts";
import type { QuestionName, Questions, Reply } from "./api.ts";
import { drive } from "./drive.ts";

type Asked<N extends QuestionName> = (
  question: Questions[N]["ask"],
  isWhole?: boolean,
) => Promise<Result<Job<Questions[N]["answer"] | typeof MORE>>>;

/** The reply to a question, worked out in slices: with the quick part of its kind, or the whole where that does not do. */
export async function ask<N extends QuestionName>(
  name: N,
  question: Questions[N]["ask"],
  signal: AbortSignal,
  tick?: (nodes: number) => void,
): Promise<Reply<N>> {
  const answer = ANSWERS[name] as Asked<N>;
  let job = await answer(question);
  for (;;) {
    if (!job.ok) return job;
    const value = await drive(job.value, signal, tick);
    if (value === undefined) return { ok: false, cancelled: true };
    if (value !== MORE) return { ok: true, value: value as Questions[N]["answer"] };
    job = await answer(question, true);
  }
}
