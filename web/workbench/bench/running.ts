import type { Problem } from "../../../engine/model/result.ts";
import { frame } from "../../effects/frame.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import type { Lane } from "../../thinking/engine-client.ts";
import { factsOf, firstRounds, wholeRounds } from "./journal.ts";
import { LOST } from "./problems.ts";
import type { BenchScript } from "./script.ts";
import type { Workbench } from "./workbench.ts";

/** Cells for each firing that a part of a run may take, so that a board fills in some dozen frames. */
const CELLS_A_STEP = 8;

/** Asks the worker for the next firings, part by part. A cancelled part changes nothing, so the journal is always one that the rules agree with. */
export class RuleRun {
  readonly #store: Store;
  readonly #lane: Lane;
  #stop = new AbortController();

  constructor(store: Store, lane: Lane) {
    this.#store = store;
    this.#lane = lane;
  }

  stop(): void {
    this.#stop.abort();
    this.#store.dispatch({ type: "bench/stopped" });
  }

  /** Goes on until one round, so many entries, or all that follows is there; false when it was stopped or broke off. */
  async goOn(running: "run" | "step", entries = Number.POSITIVE_INFINITY): Promise<boolean> {
    const bench = this.#store.state.workbench;
    if (!bench || bench.running) return false;
    const stop = new AbortController();
    this.#stop = stop;
    const question = newQuestion();
    this.#store.dispatch({ type: "bench/began", question, running });
    let problem: Problem | null = null;
    try {
      problem = await this.#parts(question, running, entries, stop.signal);
    } catch {
      problem = LOST;
    }
    if (stop.signal.aborted) return false;
    this.#store.dispatch({ type: "bench/ended", question, problem, from: bench.journal.length });
    return problem === null;
  }

  /** Replays the stored acts; the rules draw their conclusions anew. */
  async replay({ acts, over }: BenchScript): Promise<void> {
    for (const act of acts) {
      if (typeof act !== "number") this.#store.dispatch({ type: "bench/rewrote", adds: act });
      else if (!(await this.goOn("run", act))) return;
    }
    if (over) await this.goOn("run");
  }

  /** The problem that stopped the worker, if any. */
  async #parts(
    question: number,
    running: "run" | "step",
    entries: number,
    signal: AbortSignal,
  ): Promise<Problem | null> {
    let left = entries;
    for (let steps = this.#pace(); left > 0 && !signal.aborted; ) {
      const reply = await this.#part(Math.min(left, steps), signal);
      if (!reply.ok) return reply.problem;
      const whole = left <= steps ? reply.value : wholeRounds(reply.value);
      if (!whole) {
        steps *= 2;
        continue;
      }
      const part = running === "step" ? firstRounds(whole, 1) : whole;
      left -= part.entries.length;
      steps = Math.max(this.#pace(), Math.ceil(steps / 2)); // a first round may be long; the others seldom are
      this.#store.dispatch({ type: "bench/told", question, part });
      if (part.end !== "limit" || part.entries.length === 0 || running === "step") return null;
      await frame();
    }
    return null;
  }

  /** Firings that a part may take. */
  #pace(): number {
    return Math.ceil(this.#held.puzzle.cells / CELLS_A_STEP);
  }

  #part(steps: number, signal: AbortSignal) {
    const { kind, text, journal, choice, strategy } = this.#held;
    const facts = factsOf(journal);
    return this.#lane.ask("run", { kind: kind.id, text, facts, rules: choice, strategy, steps }, { signal });
  }

  get #held(): Workbench {
    const { workbench } = this.#store.state;
    if (!workbench) throw new Error("a puzzle was put on the bench before");
    return workbench;
  }
}
