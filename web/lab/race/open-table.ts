import { playKind } from "../../../engine/kinds/play.ts";
import type { Problem, Result } from "../../../engine/model/result.ts";
import { linkTo } from "../../../engine/play/link.ts";
import type { QuestionName, Questions } from "../../../worker/api.ts";
import { download } from "../../effects/download.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Remembered } from "../../storage/remembered.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import {
  makingAt,
  placeAt,
  puzzlesIn,
  shownTable,
  type TableActs,
  type TableOrder,
  type TableRow,
  type TableState,
  timeOf,
} from "./table.ts";
import { readTables, tablesTogether, tablesToKeep } from "./table-kept.ts";
import { tableCsv } from "./table-sums.ts";

/** A seed of which nothing comes gives way to the one so far behind it, at most so often. */
const NEXT_SEED = 1_000_000;
const MOST_SEEDS = 10;

const LOST: Problem = {
  code: "lost",
  text: {
    en: "The timing broke off. What was timed stays; please go on once more.",
    zh: "计时中断了，已有的结果保留，请继续一次。",
  },
};
const NONE_MADE: Problem = {
  code: "none-made",
  text: {
    en: "A puzzle of the table could not be made. Please try other puzzles.",
    zh: "表中有一道题没能做出来，请换一批题目。",
  },
};

/** A table that cannot be gone on with. */
class Broken extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Brings the table of times to life. `put` takes a puzzle's link into the race. */
export function openTable(
  store: Store,
  connection: Connection,
  put: (link: string) => void,
  lane: Pick<Lane, "ask" | "end"> = new Lane(spawn, { spare: false, here }),
): TableActs {
  return new TableRunner(store, connection, put, lane);
}

/**
 * Makes the puzzles and times every search on each, one question after the other, so that nothing runs beside
 * a timing. To stop is to end the worker.
 */
class TableRunner implements TableActs {
  readonly #store: Store;
  readonly #record: Remembered;
  readonly #put: (link: string) => void;
  readonly #lane: Pick<Lane, "ask" | "end">;
  #stop = new AbortController();

  constructor(
    store: Store,
    connection: Connection,
    put: (link: string) => void,
    lane: Pick<Lane, "ask" | "end">,
  ) {
    this.#store = store;
    this.#record = new Remembered(connection, "race-table", tablesTogether);
    this.#put = put;
    this.#lane = lane;
  }

  async open(): Promise<null> {
    if (this.#store.state.lab?.table) return null;
    const kept = readTables(await this.#record.recall());
    if (!this.#store.state.lab?.table) this.#store.dispatch({ type: "table/opened", kept });
    return null;
  }

  leave(): void {
    this.stop();
  }

  order(change: Partial<TableOrder>): void {
    this.#store.dispatch({ type: "table/ordered", change });
    this.#remember();
  }

  async others(): Promise<void> {
    this.order({ set: this.#state.order.set + 1 });
    await this.start();
  }

  async start(): Promise<void> {
    if (this.#state.run) return;
    const stop = new AbortController();
    this.#stop = stop;
    const question = newQuestion();
    this.#store.dispatch({ type: "table/began", question });
    let problem: Problem | null = null;
    try {
      await this.#time(question, stop.signal);
    } catch (why) {
      problem = why instanceof Broken ? why.problem : LOST;
    }
    if (stop.signal.aborted) return;
    this.#lane.end();
    this.#store.dispatch({ type: "table/ended", question, problem });
    this.#remember();
  }

  stop(): void {
    if (!this.#store.state.lab?.table?.run) return;
    this.#stop.abort();
    this.#lane.end();
    this.#store.dispatch({ type: "table/stopped" });
    this.#remember();
  }

  save(): void {
    const table = shownTable(this.#state);
    if (!table) return;
    const { kind, set, own } = table.order;
    download({ name: `ergo-times-${kind}-${own ? "own" : set}.csv`, text: tableCsv(table) });
  }

  race({ text }: TableRow): void {
    const kind = playKind(this.#state.order.kind);
    const read = kind?.parse(text);
    if (kind && read?.ok) this.#put(linkTo(kind, read.value).slice(1));
  }

  async #time(question: number, signal: AbortSignal): Promise<void> {
    const { order } = this.#state;
    const { kind, nodes } = order;
    const turn = (puzzle: number, search: string | null): void =>
      this.#store.dispatch({ type: "table/turned", question, puzzle, search });
    // The first time that a search is asked, the browser is still compiling it: that is not counted.
    const warm = new Set<string>();
    const searches = await this.#ask("searches", { kind }, signal);
    this.#store.dispatch({ type: "table/told-searches", question, searches });
    for (let index = 0; index < puzzlesIn(order); index++) {
      const known = shownTable(this.#state)?.rows[index];
      if (!known) turn(index + 1, null);
      const row = known ?? (await this.#make(order, index, signal));
      if (!known) this.#store.dispatch({ type: "table/made", question, row });
      for (const search of searches.filter((one) => !row.times[one])) {
        turn(index + 1, search);
        const asked = { kind, text: row.text, search, nodes };
        if (!warm.has(search)) await this.#ask("time", asked, signal);
        warm.add(search);
        const time = timeOf(await this.#ask("time", asked, signal));
        this.#store.dispatch({ type: "table/timed", question, index, search, time });
      }
      if (!known) this.#remember();
    }
  }

  async #make(order: TableOrder, index: number, signal: AbortSignal): Promise<TableRow> {
    const { kind, own } = order;
    if (own) return { ...placeAt(index, order), text: own[index], times: {} };
    const { wish, seed } = makingAt(order, index);
    for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
      const made = await this.#ask("make", { kind, wish, seed: seed + attempt * NEXT_SEED }, signal);
      if (made) return { ...placeAt(index), text: made.text, times: {} };
    }
    throw new Broken(NONE_MADE);
  }

  /** The answer to a question; an answer from before a stop is dropped. */
  async #ask<N extends QuestionName>(
    name: N,
    question: Questions[N]["ask"],
    signal: AbortSignal,
  ): Promise<Questions[N]["answer"]> {
    const reply: Result<Questions[N]["answer"]> = await this.#lane.ask(name, question, { signal });
    signal.throwIfAborted();
    if (!reply.ok) throw new Broken(reply.problem);
    return reply.value;
  }

  get #state(): TableState {
    const { table } = this.#store.state.lab ?? {};
    if (!table) throw new Error("the table was opened before");
    return table;
  }

  #remember(): void {
    this.#record.keep(tablesToKeep(this.#state));
  }
}
