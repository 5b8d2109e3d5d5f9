import { expose } from "comlink";
import type {
  AtWork,
  NewsOf,
  QuestionName,
  Questions,
  Reply,
  Thinker,
  TickMessage,
  WorkerThinker,
} from "../api.ts";
import { hold } from "./drive.ts";
import { ask } from "./reply.ts";

const running = new Map<number, AbortController>();
const isWorker = !("document" in globalThis);
let reported = 0;

/** Reports to the page which question has the thread from now on, so that it knows over which one a worker was lost. */
function reportAtWork(id: number): void {
  if (!isWorker || reported === id) return;
  reported = id;
  postMessage({ atWork: id } satisfies AtWork);
}

/** A page that can start no worker imports this file, and thinks itself. */
export const thinker: Thinker = {
  async ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    tick?: (nodes: number, news?: NewsOf<N>) => void,
  ): Promise<Reply<N>> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      return await ask(name, question, stop.signal, tick, () => reportAtWork(id));
    } finally {
      running.delete(id);
    }
  },
  cancel(id) {
    running.get(id)?.abort();
  },
  hold,
  asked: () => [...running.keys()],
};

const overPorts: WorkerThinker = {
  ...thinker,
  async ask(id, name, question, ticks) {
    const tell = (tick: TickMessage) => ticks?.postMessage(tick);
    const reply = await thinker.ask(id, name, question, ticks && ((...tick) => tell(tick)));
    tell(null);
    return reply;
  },
};

if (isWorker) expose(overPorts);
