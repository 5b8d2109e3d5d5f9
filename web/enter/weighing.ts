import type { Result } from "../../engine/model/result.ts";
import type { PuzzleText, Weighed } from "../../worker/api.ts";
import { newQuestion } from "../state/question.ts";
import type { Store } from "../state/store.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import { isSettled } from "./entered.ts";
import type { Grade, Verdict } from "./entering.ts";

/** How long the board rests before its answers are counted, in milliseconds: typing on needs no count. */
const REST = 120;
/** Answers that are counted; with more there are "more than" so many. */
const MOST_ANSWERS = 10;
/** Most nodes, and most milliseconds, before the answers, or the level, count as not known. */
const MOST_NODES = 50_000;
const MOST_MS = 10_000;

/** What the lane is asked; tests answer in its place. */
export type Asked = Pick<Lane, "ask" | "end">;

/** Finds the verdict on each board that is entered; a question is called off when its board is gone. */
export class Weighing {
  readonly #store: Store;
  readonly #lane: Asked;
  #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, lane: Asked = new Lane(spawn, { spare: false, here })) {
    this.#store = store;
    this.#lane = lane;
    store.listen((state, before) => {
      const leaves = before.route.screen === "enter" && state.route.screen !== "enter";
      if (leaves) this.leave();
      else if (state.entering?.board !== before.entering?.board) this.weigh();
    });
  }

  /** Asks about the board that stands there, if its verdict is not known. */
  weigh(): void {
    this.#rest();
    const { entering } = this.#store.state;
    if (!entering || isSettled(entering.verdict)) return;
    const { kind, text } = entering.board;
    this.#timer = setTimeout(() => void this.#ask({ kind, text }, this.#stop.signal), REST);
  }

  /** Ends the worker, which nobody needs on another screen. */
  leave(): void {
    this.#rest();
    this.#lane.end();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  async #ask(board: PuzzleText, gone: AbortSignal): Promise<void> {
    const question = newQuestion();
    this.#store.dispatch({ type: "enter/asked", question });
    const tell = (verdict: Verdict): void => this.#store.dispatch({ type: "enter/told", question, verdict });
    const weighed = await within(gone, (signal) =>
      this.#lane.ask("weigh", { ...board, answers: MOST_ANSWERS + 1, nodes: MOST_NODES }, { signal }),
    );
    if (gone.aborted) return;
    const verdict =
      typeof weighed === "string" ? ({ is: "unknown", why: weighed } as const) : verdictOf(weighed);
    tell(verdict);
    if (verdict.is !== "one") return;
    const grade = await this.#grade(board, gone);
    if (!gone.aborted) tell({ is: "one", grade });
  }

  async #grade(board: PuzzleText, gone: AbortSignal): Promise<Grade> {
    const rated = await within(gone, (signal) => this.#lane.ask("rate", board, { signal }));
    if (typeof rated === "string") return "unknown";
    if (!rated) return "beyond";
    const { level, needs } = rated;
    return { level: needs.length > 0 ? level : 0, technique: needs[0]?.name ?? null };
  }
}

function verdictOf({ answers, complete, breach }: Weighed): Verdict {
  if (answers > 1) {
    const more = answers > MOST_ANSWERS;
    return { is: "several", answers: Math.min(answers, MOST_ANSWERS), more: more || !complete };
  }
  if (!complete) return { is: "unknown", why: "long" };
  if (answers === 1) return { is: "one", grade: "asked" };
  return { is: "none", breach: breach ?? { why: null, cells: [] } };
}

/** An answer in time; or that it takes too long, or that the reasoner was lost over it. */
async function within<T>(
  gone: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<T | "long" | "lost"> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, MOST_MS);
  gone.addEventListener("abort", end);
  try {
    const reply = await ask(stop.signal);
    return reply.ok ? reply.value : "lost";
  } catch {
    return isLate ? "long" : "lost";
  } finally {
    clearTimeout(timer);
    gone.removeEventListener("abort", end);
  }
}
