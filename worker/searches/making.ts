import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { MakeEventType, MakeWatch } from "../../engine/kinds/contract/make-watch.ts";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { ok, type Problem, type Result } from "../../engine/model/result.ts";
import type { MakingEvent, Questions, WatchedMaking } from "../api.ts";
import { type Clock, now } from "./stopwatch.ts";

/** Attempts until one comes out, and nodes for all of them. */
const ATTEMPTS = 50;
const NODES = 20_000_000;
/** Events that are kept; of the rest the number is told. */
const MOST_EVENTS = 4_000;

const UNWATCHED: Problem = {
  code: "unwatched",
  text: { en: "The maker of this kind cannot be watched.", zh: "这种题的出题程序还不能旁观。" },
};

/** A maker at work, event by event, with the time that it had been at work before each. */
export function watchMakingJob(
  kind: WholeKind,
  making: MakeKind,
  { wish, seed }: Questions["watchMaking"]["ask"],
  clock: Clock = now,
): Result<Job<WatchedMaking | null>> {
  const problem = making.refuses(wish) ?? (making.ofClues ? null : UNWATCHED);
  return problem ? { ok: false, problem } : ok(watched(kind, making, wish, seed, clock));
}

function* watched(
  { play }: WholeKind,
  making: MakeKind,
  wish: Wish,
  seed: number,
  clock: Clock,
): Job<WatchedMaking | null> {
  const boardOf = (clues: readonly number[]): string => {
    const puzzle = making.ofClues?.(wish, clues);
    return puzzle ? play.format(puzzle) : "";
  };
  const random = randomFrom(seed);
  let left = NODES;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const tape = new MakingTape(clock, boardOf);
    const job = making.make(wish, random, undefined, tape);
    let next = tape.step(job);
    for (; !next.done; next = tape.step(job)) {
      yield next.value;
      left -= next.value;
      if (left <= 0) return null;
    }
    if (next.value) return { ...tape.taken(), attempt, text: play.format(next.value) };
  }
  return null;
}

/** Keeps what a maker tells. */
class MakingTape implements MakeWatch {
  readonly #clock: Clock;
  readonly #textOf: (clues: readonly number[]) => string;
  readonly #events: MakingEvent[] = [];
  #passed = 0;
  #ms = 0;
  #began = 0;

  constructor(clock: Clock, textOf: (clues: readonly number[]) => string) {
    this.#clock = clock;
    this.#textOf = textOf;
  }

  /** The time between the steps of a job is not the maker's, nor is that of writing down what it tells. */
  step<T>(job: Job<T>): IteratorResult<number, T> {
    this.#began = this.#clock();
    const next = job.next();
    this.#ms += this.#clock() - this.#began;
    return next;
  }

  told(type: MakeEventType, clues: ArrayLike<number>, cells: readonly Cell[], open: number): void {
    const before = this.#clock();
    const ms = this.#ms + before - this.#began;
    if (this.#passed++ < MOST_EVENTS)
      this.#events.push({
        type,
        text: this.#textOf(Array.from(clues)),
        cells: [...new Set(cells)],
        open,
        ms,
      });
    this.#began += this.#clock() - before;
  }

  taken(): Pick<WatchedMaking, "events" | "passed" | "ms"> {
    return { events: this.#events, passed: this.#passed, ms: this.#ms };
  }
}
