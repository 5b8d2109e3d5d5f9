import { expose } from "comlink";
import type { NewsOf, QuestionName, Questions, Reply, Thinker } from "./api.ts";
import { ask } from "./ask.ts";

const running = new Map<number, AbortController>();

const thinker: Thinker = {
  async ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    tick?: (nodes: number, news?: NewsOf<N>) => void,
  ): Promise<Reply<N>> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      return await ask(name, question, stop.signal, tick);
    } finally {
      running.delete(id);
    }
  },
  cancel(id) {
    running.get(id)?.abort();
  },
  asked: () => [...running.keys()],
};

expose(thinker);
