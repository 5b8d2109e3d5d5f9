import type { QuestionName, Questions } from "../../worker/api.ts";
import * as worker from "../../worker/thread/reply.ts";

/** What the worker's part answers; its problem is thrown. */
export async function ask<N extends QuestionName>(
  name: N,
  question: Questions[N]["ask"],
): Promise<Questions[N]["answer"]> {
  const reply = await worker.ask(name, question, new AbortController().signal);
  if (!reply.ok) throw new Error("problem" in reply ? reply.problem.text.en : "cancelled");
  return reply.value;
}
