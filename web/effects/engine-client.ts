import { proxy, type Remote, wrap } from "comlink";
import type { Result } from "../../engine/model/result.ts";
import type { NewsOf, QuestionName, Questions, Reply, Thinker } from "../../worker/api.ts";

/** How long a worker may take to notice that a question was called off before it is replaced. */
const PATIENCE_MS = 1_000;

export interface AskOptions<News = unknown> {
  /** Calls the question off: its promise rejects at once. */
  readonly signal?: AbortSignal;
  /** Nodes spent so far, now and then, and what is new where the question tells news; never after the answer. */
  readonly tick?: (nodes: number, news?: News) => void;
}

/** Called off by its signal, or its worker died. */
class CalledOff extends Error {}

interface Hand {
  readonly worker: Worker;
  readonly thinker: Remote<Thinker>;
}

/** A question that its worker has not answered. */
interface Pending {
  readonly fail: () => void;
  /** Asks the same of the next worker. */
  readonly again: () => void;
}

/**
 * One lane of thinking: a worker that is started when first asked, asked again after a crash, and
 * replaced when it does not let go of a question in time. With `spare`, the replacement waits warm.
 */
export class Lane {
  readonly #spawn: () => Worker;
  readonly #wantsSpare: boolean;
  readonly #pending = new Map<number, Pending>();
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
    { signal, tick }: AskOptions<NewsOf<N>> = {},
  ): Promise<Result<Questions[N]["answer"]>> {
    if (signal?.aborted) return Promise.reject(new CalledOff());
    return new Promise((resolve, reject) => {
      const hand = this.#ready();
      const id = this.#nextId++;
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
          if (!answered) this.#letGo(hand);
        }, PATIENCE_MS);
        settle(() => reject(new CalledOff()));
      };
      this.#pending.set(id, {
        fail: () => settle(() => reject(new CalledOff())),
        again: () => settle(() => resolve(this.ask(name, question, { signal, tick }))),
      });
      signal?.addEventListener("abort", callOff);
      const onTick = tick && proxy((nodes: number, news?: NewsOf<N>) => open && tick(nodes, news));
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

  /** Ends the worker at once, and with it what it was asked; the next question starts another. */
  end(): void {
    if (this.#hand) this.#bury(this.#hand);
  }

  #ready(): Hand {
    this.#hand ??= this.#spare ?? this.#hire();
    if (this.#spare === this.#hand) this.#spare = null;
    return this.#hand;
  }

  /** A spare that dies before it is needed must be heard too, or it would be asked and never answer. */
  #hire(): Hand {
    const worker = this.#spawn();
    const hand: Hand = { worker, thinker: wrap<Thinker>(worker) };
    const dead = (): void => this.#bury(hand);
    worker.addEventListener("error", dead);
    worker.addEventListener("messageerror", dead);
    return hand;
  }

  /** The worker crashed, perhaps of what it was asked: its questions fail. Comlink would leave them pending for ever. */
  #bury(hand: Hand): void {
    hand.worker.terminate();
    if (this.#spare === hand) this.#spare = null;
    if (this.#hand !== hand) return;
    this.#hand = null;
    for (const { fail } of [...this.#pending.values()]) fail();
    this.#warm();
  }

  /** The worker does not let go of a question that was called off: the others are asked again of the next one. */
  #letGo(hand: Hand): void {
    if (this.#hand !== hand) return;
    hand.worker.terminate();
    this.#hand = null;
    for (const { again } of [...this.#pending.values()]) again();
    this.#warm();
  }

  #warm(): void {
    if (this.#wantsSpare) this.#spare ??= this.#hire();
  }
}
