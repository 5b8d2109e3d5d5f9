import type { Problem } from "../../engine/model/result.ts";
import type { RatedPuzzle } from "../../worker/api.ts";
import { newQuestion } from "../state/question.ts";
import type { Store } from "../state/store.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import type { Batch, MadePuzzle } from "./making.ts";
import { LOST, NO_MORE, NONE_FOUND } from "./problems.ts";

/** So many known puzzles in a row, and there are hardly others like it. */
const MOST_AGAIN = 100;
/** So many attempts in a row without a puzzle, and none is expected. */
const MOST_VAIN = 2;

/**
 * Makes puzzles, one question each with seeds that count up, in a worker that is there only meanwhile: so hints
 * and verdicts never wait for it, and to stop is to end the worker.
 */
export class Carrying {
  readonly #store: Store;
  #stop = new AbortController();

  constructor(store: Store) {
    this.#store = store;
  }

  stop(): void {
    this.#stop.abort();
    this.#store.dispatch({ type: "making/stopped" });
  }

  /** Makes so many puzzles into a batch; those that came out. */
  async out(batch: Batch, wanted: number): Promise<readonly MadePuzzle[]> {
    const stop = new AbortController();
    this.#stop = stop;
    const lane = new Lane(spawn, { spare: false, here, standing: "last" });
    // Stopping ends the worker itself: it may be amid work that cannot be broken off.
    stop.signal.addEventListener("abort", () => lane.end());
    const question = newQuestion();
    const made: MadePuzzle[] = [];
    const tick = (nodes: number): void => this.#store.dispatch({ type: "making/told", question, nodes });
    this.#store.dispatch({ type: "making/began", question, batch, wanted, began: Date.now() });
    let problem: Problem | null = null;
    try {
      const { kind, wish } = batch;
      const asked = (seed: number) => lane.ask("make", { kind, wish, seed }, { signal: stop.signal, tick });
      let vain = 0;
      let again = 0;
      for (let seed = randomSeed(); made.length < wanted && !problem; seed++) {
        const reply = await asked(seed);
        if (!reply.ok) problem = reply.problem;
        else if (!reply.value) problem = ++vain < MOST_VAIN ? null : NONE_FOUND;
        else if (this.#knows(reply.value)) problem = ++again < MOST_AGAIN ? null : NO_MORE;
        else {
          [vain, again] = [0, 0];
          const puzzle = { ...reply.value, number: this.#store.state.making?.next ?? 1 };
          made.push(puzzle);
          this.#store.dispatch({ type: "making/made", question, puzzle });
        }
      }
    } catch {
      problem = LOST;
    } finally {
      lane.end();
      this.#store.dispatch({ type: "making/ended", question, problem });
    }
    return made;
  }

  #knows({ text }: RatedPuzzle): boolean {
    const { batches = [] } = this.#store.state.making ?? {};
    return batches.some(({ puzzles }) => puzzles.some((one) => one.text === text));
  }
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
