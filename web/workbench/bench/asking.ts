import type { Board } from "../../../engine/model/board.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import { boardOf } from "../../state/bench-board.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import type { Lane } from "../../thinking/engine-client.ts";
import { factsOf } from "./journal.ts";
import type { Workbench } from "./workbench.ts";

/** Asks about the bench: which marks are wrong, why, and the rules of the text. */
export class BenchAsking {
  readonly #store: Store;
  readonly #lane: Lane;

  constructor(store: Store, lane: Lane) {
    this.#store = store;
    this.#lane = lane;
  }

  /** Which of the player's marks are wrong, as far as it is known. */
  async wrong(): Promise<void> {
    const bench = this.#store.state.workbench;
    if (!bench) return;
    const question = newQuestion();
    this.#store.dispatch({ type: "bench/asked-wrong", question });
    const isWritten = bench.journal.some(({ step }) => !step);
    const wrong = isWritten ? await this.#mistakes(bench) : [];
    this.#store.dispatch({ type: "bench/told-wrong", question, wrong });
  }

  /** Why the mark in a cell is wrong. */
  async why(cell: Cell): Promise<void> {
    const bench = this.#store.state.workbench;
    if (!bench) return;
    const question = newQuestion();
    this.#store.dispatch({ type: "bench/doubted", question, cell });
    const { kind, text, choice: rules } = bench;
    const asked = { kind: kind.id, text, board: shown(bench), truth: null, rules, cell, value: null };
    const reply = await this.#lane.ask("why", asked).catch(() => null);
    const why = reply?.ok ? reply.value : ({ type: "unknown" } as const);
    this.#store.dispatch({ type: "bench/told-why", question, why });
  }

  async rules(): Promise<void> {
    const bench = this.#store.state.workbench;
    if (!bench) return;
    const question = newQuestion();
    this.#store.dispatch({ type: "bench/asked-rules", question });
    const { kind, choice } = bench;
    const reply = await this.#lane.ask("rules", { kind: kind.id, text: choice.text }).catch(() => null);
    if (reply?.ok) this.#store.dispatch({ type: "bench/told-rules", question, rules: reply.value });
  }

  async #mistakes(bench: Workbench): Promise<readonly Cell[]> {
    const { kind, text } = bench;
    const asked = { kind: kind.id, text, board: shown(bench), truth: null };
    const reply = await this.#lane.ask("mistakes", asked).catch(() => null);
    return (reply?.ok && reply.value?.cells) || [];
  }
}

function shown({ kind, puzzle, journal }: Workbench): Board {
  return boardOf(kind, puzzle, factsOf(journal));
}
