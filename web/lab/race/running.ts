import type { RaceNews } from "../../../worker/api.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import type { Lane } from "../../thinking/engine-client.ts";
import { MOST_EVENTS, type RaceLane } from "../shared/lane.ts";
import { LOST } from "./problems.ts";
import type { RaceState } from "./race.ts";

/** Nodes that each search tries before a race begins, and how long all of them may take over it, in milliseconds. */
const WARMING = 5_000;
const WARMING_MS = 150;

/**
 * Asks one worker for all searches of a race at once: it takes them in turn, slice by slice, so that their
 * times compare. To stop is to end that worker.
 */
export class RaceRun {
  readonly #store: Store;
  readonly #lane: Pick<Lane, "ask" | "end">;
  /** Cancels the race's questions; another object for each race. */
  #stop = new AbortController();

  constructor(store: Store, lane: Pick<Lane, "ask" | "end">) {
    this.#store = store;
    this.#lane = lane;
  }

  async start(): Promise<void> {
    const question = newQuestion();
    const stop = new AbortController();
    this.#stop = stop;
    this.#store.dispatch({ type: "race/began", question });
    const { race } = this.#store.state.lab ?? {};
    if (!race) return;
    await this.#warm(race, stop.signal);
    if (stop.signal.aborted) return;
    await Promise.all(race.lanes.map((lane) => this.#run(question, race, lane, stop)));
    this.#store.dispatch({ type: "race/ended", question });
  }

  stop(): void {
    if (!this.#store.state.lab?.race?.running) return;
    this.#stop.abort();
    this.#lane.end();
    this.#store.dispatch({ type: "race/stopped" });
  }

  /** A first run is slow: the worker fetches, compiles and builds its tables. It is done before, and not counted. */
  async #warm({ kind, text, lanes }: RaceState, stop: AbortSignal): Promise<void> {
    const enough = new AbortController();
    const { signal } = enough;
    const late = setTimeout(() => enough.abort(), WARMING_MS);
    stop.addEventListener("abort", () => enough.abort(), { signal });
    const asked = lanes.map(({ search }) => {
      const question = { kind: kind.id, text, search, answers: 1, nodes: WARMING, events: 0 };
      return this.#lane.ask("race", question, { signal }).catch(() => null);
    });
    await Promise.all(asked);
    clearTimeout(late);
  }

  async #run(
    question: number,
    { kind, text }: RaceState,
    { search, limits }: RaceLane,
    stop: AbortController,
  ): Promise<void> {
    const { signal } = stop;
    const asked = { kind: kind.id, text, search, ...limits, events: MOST_EVENTS };
    const tick = (_nodes: number, news?: RaceNews): void => {
      if (news) this.#store.dispatch({ type: "race/told", question, search, news });
    };
    const reply = await this.#lane.ask("race", asked, { signal, tick }).catch(() => null);
    if (reply?.ok) this.#store.dispatch({ type: "race/told", question, search, news: reply.value });
    else if (!signal.aborted) {
      // The searches share a worker: the others end with it.
      stop.abort();
      this.#lane.end();
      this.#store.dispatch({ type: "race/broke", question, problem: reply?.problem ?? LOST });
    }
  }
}
