import type { Problem } from "../../../engine/model/result.ts";
import type { DuelQuestion, DuelThought } from "../../../worker/api.ts";
import type { Lane } from "../../thinking/engine-client.ts";
import { LOST } from "./problems.ts";

/** Result of thinking: the answer, or the best so far. */
export interface Pondered {
  /** Null where nothing was found yet. */
  readonly thought: DuelThought | null;
  /** It was not ended early. */
  readonly whole: boolean;
  readonly problem: Problem | null;
}

/** The lane that the duel thinks in. */
export type DuelLane = Pick<Lane, "ask" | "end">;

/** One question about a position, which can be ended early. */
export class Pondering {
  /** Its number. */
  readonly question: number;
  readonly #ending = new AbortController();
  /** No answer is wanted any more. */
  isStopped = false;

  constructor(question: number) {
    this.question = question;
  }

  /** The best so far will do. */
  end(): void {
    this.#ending.abort();
  }

  /** No answer is wanted any more. */
  stop(): void {
    this.isStopped = true;
    this.#ending.abort();
  }

  /** Waits; not when it was ended. */
  rest(ms: number): Promise<void> {
    const { signal } = this.#ending;
    if (signal.aborted || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
      signal.addEventListener("abort", () => resolve());
    });
  }

  /**
   * Asks; `news` gets the nodes spent so far, and the best thought. Never rejects. After `patience`
   * milliseconds, where they are counted, the best so far is returned.
   */
  async ask(
    lane: DuelLane,
    question: DuelQuestion,
    patience: number | null,
    news: (nodes: number, best: DuelThought | null) => void,
  ): Promise<Pondered> {
    const { signal } = this.#ending;
    let thought: DuelThought | null = null;
    const timer = patience === null ? undefined : setTimeout(() => this.end(), patience);
    const tick = (nodes: number, best?: DuelThought): void => {
      thought = best ?? thought;
      news(nodes, thought);
    };
    try {
      const reply = await lane.ask("duel", question, { signal, tick });
      return reply.ok
        ? { thought: reply.value, whole: true, problem: null }
        : { thought, whole: false, problem: reply.problem };
    } catch {
      return { thought, whole: false, problem: signal.aborted ? null : LOST };
    } finally {
      clearTimeout(timer);
    }
  }
}
