import { assert } from "../../engine/model/result.ts";
import type { QuestionName, Questions } from "../../worker/api.ts";
import * as worker from "../../worker/thread/reply.ts";

/** What the worker's part answers to a question that it can answer. */
export async function ask<N extends QuestionName>(
  name: N,
  question: Questions[N]["ask"],
): Promise<Questions[N]["answer"]> {
  const reply = await worker.ask(name, question, new AbortController().signal);
  assert(reply.ok, "the question can be answered");
  return reply.value;
}
