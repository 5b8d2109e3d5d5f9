import { proxy, type Remote, wrap } from "comlink";
import type { Result } from "../../engine/model/result.ts";
import type { QuestionName, Questions, Reply, Thinker } from "../../worker/api.ts";

/** How long a worker may take to notice that a question was called off before it is replaced. */
const PATIENCE_MS = 1_000;

export interface AskOptions {
  /** Calls the question off: its promise rejects at once. */
  readonly signal?: AbortSignal;
  /** Nodes spent so far, now and then; never after the answer. */
  readonly tick?: (nodes: number) => void;
}

/** Called off by its signal, or its worker died. */
class CalledOff extends Error {}

interface Hand {
  readonly worker: Worker;
  readonly thinker: Remote<Thinker>;
}

function hire(spawn: () => Worker): Hand {
  const worker = spawn();
  return { worker, thinker: wrap<Thinker>(worker) };
}

/**
 * One lane of thinking: a worker that is started when first asked, asked again after a crash, and
 * replaced when it does not let go of a question in time. With `spare`, the replacement waits warm.
 */
export class Lane {
  readonly #spawn: () => Worker;
  readonly #wantsSpare: boolean;
  readonly #pending = new Map<number, (why: Error) => void>();
  #hand: Hand | null = null;
  #spare: Hand | null = null;
  #nextId = 1;

  constructor(spawn: () => Worker, options: { readonly spare: boolean }) {
    this.#spawn = spawn;
    this.#wantsSpare = options.spare;
  }

  /** Asks the worker. Rejects with CalledOff when the signal fires or the worker is lost. */
  ask<N extends QuestionName>(
    name: N,
    question: Questions[N]["ask"],
    { signal, tick }: AskOptions = {},
  ): Promise<Result<Questions[N]["answer"]>> {
    if (signal?.aborted) return Promise.reject(new CalledOff());
    const hand = this.#ready();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      let open = true;
      const settle = (act: () => void): void => {
        if (!open) return;
        open = false;
        this.#pending.delete(id);
        signal?.removeEventListener("abort", callOff);
        act();
      };
      let answered = false;
      const callOff = (): void => {
        void hand.thinker.cancel(id);
        setTimeout(() => {
          if (!answered) this.#replace(hand);
        }, PATIENCE_MS);
        settle(() => reject(new CalledOff()));
      };
      this.#pending.set(id, (why) => settle(() => reject(why)));
      signal?.addEventListener("abort", callOff);
      const onTick = tick && proxy((nodes: number) => open && tick(nodes));
      hand.thinker
        .ask(id, name, question, onTick)
        .then((reply) => {
          answered = true;
          const told = reply as Reply<N>;
          settle(() => ("cancelled" in told ? reject(new CalledOff()) : resolve(told)));
        })
        .catch((why: unknown) => {
          answered = true;
          settle(() => reject(why));
        });
    });
  }

  #ready(): Hand {
    if (!this.#hand) {
      this.#hand = this.#spare ?? hire(this.#spawn);
      this.#spare = null;
      const hand = this.#hand;
      hand.worker.addEventListener("error", () => this.#replace(hand));
      hand.worker.addEventListener("messageerror", () => this.#replace(hand));
    }
    return this.#hand;
  }

  /** Ends a worker. Comlink's promises of an ended worker stay pending for ever, so they are rejected here. */
  #replace(hand: Hand): void {
    if (this.#hand !== hand) return;
    this.#hand = null;
    hand.worker.terminate();
    for (const reject of [...this.#pending.values()]) reject(new CalledOff());
    this.#pending.clear();
    if (this.#wantsSpare) this.#spare = hire(this.#spawn);
  }
}
