import type { Result } from "../../engine/model/result.ts";
import type { NewsOf, QuestionName, Questions, Thinker } from "../../worker/api.ts";
import { isFatal, rememberFatal, textOf, unreadable } from "./fatal-text.ts";
import { type Hand, livens, pageHand, workerHand } from "./hand.ts";
import { answered, asked, type Standing, yields } from "./precedence.ts";

/** How long a worker may take to hear that a question is called off, before its thread counts as held and it is replaced. */
const PATIENCE_MS = 1_000;

/** Milliseconds between two looks at a worker that owes an answer. */
const PULSE_MS = 2_000;
/** So many looks in a row without a sign of life, and the worker is taken for gone; more until its script has come. */
const MOST_SILENT = 3;
const MOST_SILENT_AT_FIRST = 30;
/** The same where the page can think itself: a slow network brings the script in half that time. */
const MOST_SILENT_BEFORE_HERE = 5;

export interface AskOptions<News = unknown> {
  /** Calls the question off: its promise rejects at once. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with the nodes spent so far, and the question's news; never after the answer. */
  readonly tick?: ((nodes: number, news?: News) => void) | undefined;
}

/** Called off by its signal, or its worker died. */
class CalledOff extends Error {}

/** There is neither a worker nor can the page think itself: nothing thinks until the next question tries again. */
export class NobodyThinks extends Error {}

/** A question that its worker has not answered. */
interface Pending {
  readonly fail: (why: Error) => void;
  /** The worker was lost over the text that it reads; null where it reads none. */
  readonly blame: (() => void) | null;
  /** Asks the same of the next worker. */
  readonly again: () => void;
  /** Asks the same once more, unless that was done before or its news would come twice. */
  readonly retry: () => void;
  /** Whether the worker did not know of it at the last look. */
  unknown: boolean;
}

/**
 * One lane of thinking: a worker that is started when first asked, and replaced when it crashes, when its
 * thread is held, or when it disappears. The next one gets the unanswered questions of the last, but never a
 * text over which that one was lost. With `spare`, the replacement waits warm. Where no worker can be
 * started, or none answers, questions go to the thinker that `here` loads into the page.
 */
export class Lane {
  readonly #spawn: () => Worker;
  readonly #here: (() => Promise<Thinker>) | undefined;
  readonly #wantsSpare: boolean;
  readonly #standing: Standing;
  readonly #pulseMs: number;
  readonly #pending = new Map<number, Pending>();
  #hand: Hand | null = null;
  #spare: Hand | null = null;
  #nextId = 1;
  /** No worker could be made, or none said that it is there. */
  #isRefused = false;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /**
   * `pulse` is the time between two looks at a worker that owes an answer; tests have less of it. While a lane that goes
   * `first` owes an answer, the work of those that go `last` waits.
   */
  constructor(
    spawn: () => Worker,
    options: {
      readonly spare: boolean;
      readonly here?: () => Promise<Thinker>;
      readonly pulse?: number;
      readonly standing?: Standing;
    },
  ) {
    this.#spawn = spawn;
    this.#here = options.here;
    this.#pulseMs = options.pulse ?? PULSE_MS;
    this.#wantsSpare = options.spare;
    this.#standing = options.standing ?? "any";
  }

  /**
   * Asks the worker. Rejects with CalledOff when the signal fires or the worker is lost; a text that a worker was
   * lost over is a problem, now and whenever it is asked about again.
   */
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
    const text = textOf(name, question);
    if (text !== null && isFatal(text)) return Promise.resolve(unreadable());
    return new Promise((resolve, reject) => {
      const hand = this.#ready();
      const id = this.#nextId++;
      let open = true;
      const settle = (act: () => void): void => {
        if (!open) return;
        open = false;
        this.#pending.delete(id);
        if (this.#standing === "first") answered();
        signal?.removeEventListener("abort", callOff);
        act();
      };
      const callOff = (): void => {
        const held = setTimeout(() => {
          if (text !== null && hand.atWork === id) rememberFatal(text);
          this.#letGo(hand);
        }, PATIENCE_MS);
        const isHeard = (): void => clearTimeout(held);
        hand.thinker.cancel(id).then(isHeard, isHeard);
        settle(() => reject(new CalledOff()));
      };
      const drop = (why: Error): void => settle(() => reject(why));
      const blame = (): void => {
        rememberFatal(text ?? "");
        settle(() => resolve(unreadable()));
      };
      const anew = (retry: boolean) => (): void =>
        settle(() => resolve(this.#ask(name, question, { signal, tick }, retry)));
      if (this.#standing === "first") asked();
      this.#pending.set(id, {
        fail: drop,
        blame: text === null ? null : blame,
        again: anew(mayRetry),
        retry: mayRetry ? anew(false) : () => drop(new CalledOff()),
        unknown: false,
      });
      this.#pulse ??= setInterval(() => this.#feel(), this.#pulseMs);
      signal?.addEventListener("abort", callOff);
      const onTick =
        tick &&
        ((nodes: number, news?: NewsOf<N>) => {
          livens(hand);
          if (open) tick(nodes, news);
        });
      hand.thinker
        .ask(id, name, question, onTick)
        .then((reply) => {
          livens(hand);
          settle(() => ("cancelled" in reply ? reject(new CalledOff()) : resolve(reply)));
        })
        .catch((why: unknown) => settle(() => reject(why)));
    });
  }

  /** Ends the worker and its questions at once; the next question starts another. */
  end(): void {
    if (this.#hand) this.#replace(this.#hand, ({ fail }) => fail(new CalledOff()));
  }

  #ready(): Hand {
    this.#hand ??= this.#spare ?? this.#hire();
    if (this.#spare === this.#hand) this.#spare = null;
    return this.#hand;
  }

  #hire(): Hand {
    if (this.#isRefused) return this.#hireHere();
    try {
      // A spare that dies before it is needed must be heard too, or it would be asked and never answer.
      const hand = workerHand(this.#spawn(), (hand) => this.#bury(hand));
      if (this.#standing === "last") yields(hand, true);
      return hand;
    } catch {
      return this.#hireHere();
    }
  }

  #hireHere(): Hand {
    this.#isRefused = true;
    const thinker = this.#here?.() ?? Promise.reject();
    const hand = pageHand(thinker, () => this.#pending.keys());
    thinker.catch(() => {
      this.#isRefused = false; // the next question tries a worker again
      if (this.#hand === hand) this.#replace(hand, ({ fail }) => fail(new NobodyThinks()));
    });
    return hand;
  }

  /** Checks that the worker lives and knows its questions: one that was ended from outside sends no event. */
  #feel(): void {
    const hand = this.#hand;
    if (!hand || this.#pending.size === 0) {
      clearInterval(this.#pulse);
      this.#pulse = undefined;
      return;
    }
    const mostAtFirst = this.#here ? MOST_SILENT_BEFORE_HERE : MOST_SILENT_AT_FIRST;
    if (++hand.silent > (hand.awake ? MOST_SILENT : mostAtFirst)) {
      this.#spare?.end(); // whatever ended the one may have ended the other
      this.#spare = null;
      if (!hand.awake && this.#here) this.#bury(hand);
      else this.#replace(hand, ({ blame, retry }, wasAtWork) => ((wasAtWork && blame) || retry)());
      return;
    }
    const owed = [...this.#pending.entries()];
    void hand.thinker.asked().then(
      (known) => {
        livens(hand);
        // Twice in a row: an answer may be on its way.
        for (const [id, one] of owed) {
          if (known.includes(id) || !this.#pending.has(id)) continue;
          if (one.unknown) one.retry();
          one.unknown = true;
        }
      },
      () => {},
    );
  }

  /**
   * The worker crashed. Where none of its questions had its thread, the next one may well crash too: then all of them
   * fail, or where it never said a word, the page thinks.
   */
  #bury(hand: Hand): void {
    const isRefused = !hand.awake && this.#here !== undefined;
    this.#isRefused ||= isRefused;
    if (this.#spare === hand) this.#spare = null;
    if (this.#hand !== hand) {
      hand.end();
      return;
    }
    const goesOn = isRefused || this.#pending.has(hand.atWork);
    const lost = new CalledOff();
    this.#replace(hand, ({ blame, fail, again }, wasAtWork) => {
      if (wasAtWork) (blame ?? fail)(lost);
      else (goesOn ? again : fail)(lost);
    });
  }

  /** The worker's thread is held: its questions are asked again of the next one, but for a text that holds it. */
  #letGo(hand: Hand): void {
    if (this.#hand !== hand) return;
    this.#replace(hand, ({ blame, retry, again }, wasAtWork) => (wasAtWork ? (blame ?? retry) : again)());
  }

  /** Ends the worker that is asked, and does something with each of its questions; then the next one may stand ready. */
  #replace(hand: Hand, each: (question: Pending, wasAtWork: boolean) => void): void {
    hand.end();
    this.#hand = null;
    for (const [id, question] of [...this.#pending]) each(question, id === hand.atWork);
    if (this.#wantsSpare && !this.#isRefused) this.#spare ??= this.#hire();
  }
}
