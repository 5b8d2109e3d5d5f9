import { expose } from "comlink";
import type { Job } from "../engine/model/job.ts";
import type { Result } from "../engine/model/result.ts";
import { ANSWERS } from "./answers.ts";
import type { QuestionName, Questions, Reply, Thinker } from "./api.ts";
import { drive } from "./drive.ts";

type MaybePromise<T> = T | Promise<T>;

const running = new Map<number, AbortController>();

const thinker: Thinker = {
  async ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    tick?: (nodes: number) => void,
  ): Promise<Reply<N>> {
    const answer = ANSWERS[name] as (
      asked: Questions[N]["ask"],
    ) => MaybePromise<Result<Job<Questions[N]["answer"]>>>;
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const job = await answer(question);
      if (!job.ok) return job;
      const value = await drive(job.value, stop.signal, tick);
      return value === undefined ? { ok: false, cancelled: true } : { ok: true, value };
    } finally {
      running.delete(id);
    }
  },
  cancel(id) {
    running.get(id)?.abort();
  },
};

expose(thinker);
