import { proxy, type Remote, wrap } from "comlink";
import type { Result } from "../../engine/model/result.ts";
import type { NewsOf, QuestionName, Questions, Reply, Thinker } from "../../worker/api.ts";

/** How long a worker may take to notice that a question was called off before it is replaced. */
const PATIENCE_MS = 1_000;

/** Milliseconds between two looks at a worker that owes an answer. */
const PULSE_MS = 2_000;
/** So many looks in a row without a sign of life, and the worker is taken for gone; more until its script has come. */
const MOST_SILENT = 3;
const MOST_SILENT_AT_FIRST = 30;

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
  /** Whether it has ever answered anything. */
  awake: boolean;
  /** Looks in a row at which it gave no sign of life. */
  silent: number;
}

/** A question that its worker has not answered. */
interface Pending {
  readonly fail: () => void;
  /** Asks the same of the next worker. */
  readonly again: () => void;
  /** Asks the same once more, unless that was done before or what it tells would come twice. */
  readonly retry: () => void;
  /** Whether the worker did not know of it at the last look. */
  unknown: boolean;
}

/**
 * One lane of thinking: a worker that is started when first asked, asked again after a crash, and
 * replaced when it does not let go of a question in time, or is gone without a word. With `spare`, the
 * replacement waits warm.
 */
export class Lane {
  readonly #spawn: () => Worker;
  readonly #wantsSpare: boolean;
  readonly #pulseMs: number;
  readonly #pending = new Map<number, Pending>();
  #hand: Hand | null = null;
  #spare: Hand | null = null;
  #nextId = 1;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** `pulse` is the time between two looks at a worker that owes an answer; tests have less of it. */
  constructor(spawn: () => Worker, options: { readonly spare: boolean; readonly pulse?: number }) {
    this.#spawn = spawn;
    this.#pulseMs = options.pulse ?? PULSE_MS;
    this.#wantsSpare = options.spare;
  }

  /** Asks the worker. Rejects with CalledOff when the signal fires or the worker is lost. */
  ask<N extends QuestionName>(
    name: N,
    question: Questions[N]["ask"],
    { signal, tick }: AskOptions<NewsOf<N>> = {},
  ): Promise<Result<Questions[N]["answer"]>> {
    return this.#ask(name, question, { signal, tick }, !tick);
  }

  #ask<N extends QuestionName>(
    name: N,
    question: Questions[N]["ask"],
    { signal, tick }: AskOptions<NewsOf<N>>,
    mayRetry: boolean,
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
      const fail = (): void => settle(() => reject(new CalledOff()));
      const anew = (retry: boolean) => (): void =>
        settle(() => resolve(this.#ask(name, question, { signal, tick }, retry)));
      const retry = mayRetry ? anew(false) : fail;
      this.#pending.set(id, { fail, again: anew(mayRetry), retry, unknown: false });
      this.#pulse ??= setInterval(() => this.#feel(), this.#pulseMs);
      signal?.addEventListener("abort", callOff);
      const onTick =
        tick &&
        proxy((nodes: number, news?: NewsOf<N>) => {
          livens(hand);
          if (open) tick(nodes, news);
        });
      hand.thinker
        .ask(id, name, question, onTick)
        .then((reply) => {
          answered = true;
          livens(hand);
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
    const hand: Hand = { worker, thinker: wrap<Thinker>(worker), awake: false, silent: 0 };
    const dead = (): void => this.#bury(hand);
    worker.addEventListener("error", dead);
    worker.addEventListener("messageerror", dead);
    void hand.thinker.asked().then(() => livens(hand), dead);
    return hand;
  }

  /** Looks whether the worker lives and knows what it was asked: one that was ended from outside tells nobody. */
  #feel(): void {
    const hand = this.#hand;
    if (!hand || this.#pending.size === 0) {
      clearInterval(this.#pulse);
      this.#pulse = undefined;
      return;
    }
    if (++hand.silent > (hand.awake ? MOST_SILENT : MOST_SILENT_AT_FIRST)) {
      this.#spare?.worker.terminate(); // whatever ended the one may have ended the other
      this.#spare = null;
      this.#replace(hand, ({ retry }) => retry());
      return;
    }
    const owed = [...this.#pending.entries()];
    void hand.thinker.asked().then((known) => {
      livens(hand);
      // Twice in a row: an answer may be on its way.
      for (const [id, one] of owed) {
        if (known.includes(id) || !this.#pending.has(id)) continue;
        if (one.unknown) one.retry();
        one.unknown = true;
      }
    });
  }

  /** The worker crashed, perhaps of what it was asked: its questions fail. Comlink would leave them pending for ever. */
  #bury(hand: Hand): void {
    if (this.#spare === hand) this.#spare = null;
    if (this.#hand === hand) this.#replace(hand, ({ fail }) => fail());
    else hand.worker.terminate();
  }

  /** The worker does not let go of a question that was called off: the others are asked again of the next one. */
  #letGo(hand: Hand): void {
    if (this.#hand === hand) this.#replace(hand, ({ again }) => again());
  }

  /** Ends the worker that is asked, and does something with each of its questions; then the next one may stand ready. */
  #replace(hand: Hand, each: (question: Pending) => void): void {
    hand.worker.terminate();
    this.#hand = null;
    for (const question of [...this.#pending.values()]) each(question);
    if (this.#wantsSpare) this.#spare ??= this.#hire();
  }
}

/** The worker gave a sign of life. */
function livens(hand: Hand): void {
  hand.awake = true;
  hand.silent = 0;
}
