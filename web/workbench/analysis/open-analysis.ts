import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Words } from "../../../engine/model/words.ts";
import type { Analysed } from "../../../worker/api.ts";
import { download } from "../../effects/download.ts";
import { pageKind } from "../../kinds/pages.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Corpus } from "../../storage/corpus.ts";
import type { Thinking } from "../../thinking/think.ts";
import {
  type AnalysisActs,
  type AnalysisOrder,
  type AnalysisRow,
  type AnalysisRun,
  type BadLine,
  LONGEST_SET,
  linesOf,
} from "./analysis.ts";
import { csvOf } from "./analysis-sums.ts";
import { extendByAnalysis } from "./reduce.ts";

/** Target time of a batch, in milliseconds: progress is shown between two batches. */
const BATCH_MS = 120;
/** Most puzzles in a batch. */
const MOST = 256;

const LOST: Words = {
  en: "The reasoner was lost over this set. What was found until then stays.",
  zh: "推理程序在这批题目上中断了，已得到的结果保留。",
};
const TOO_LONG: Words = {
  en: "This set is too long: at most 4 million characters are read.",
  zh: "这批题目太长：最多读取四百万个字符。",
};

/** A puzzle of the set as it is asked about. */
interface Item {
  readonly group: number;
  readonly number: number;
  readonly line: string;
  readonly text: string;
}

/** A run in hand. */
interface AnalysisRequest {
  readonly question: number;
  readonly kind: string;
  readonly rules: RuleChoice;
  /** Calls it off. */
  readonly signal: AbortSignal;
}

/** Makes the acts of the Analysis pane: its runs are asked on the lane of long jobs, batch by batch. */
export async function openAnalysis(
  store: Store,
  thinking: () => Promise<Thinking>,
  connection: Connection,
): Promise<AnalysisActs> {
  extendByAnalysis(store);
  return new Analysing(store, await thinking(), new Corpus(connection));
}

class Analysing implements AnalysisActs {
  readonly #store: Store;
  readonly #thinking: Thinking;
  readonly #corpus: Corpus;
  #stop = new AbortController();

  constructor(store: Store, thinking: Thinking, corpus: Corpus) {
    this.#store = store;
    this.#thinking = thinking;
    this.#corpus = corpus;
  }

  order(kind: string, change: Partial<AnalysisOrder>): void {
    if (this.#store.state.analysis?.kind !== kind) this.stop();
    this.#store.dispatch({ type: "analysis/ordered", kind, change });
  }

  stop(): void {
    this.#stop.abort();
    this.#store.dispatch({ type: "analysis/stopped" });
  }

  save(): void {
    const { analysis } = this.#store.state;
    if (analysis?.run) download({ name: `analysis-${analysis.kind}.csv`, text: csvOf(analysis.run.rows) });
  }

  async start(order: AnalysisOrder, rules: RuleChoice): Promise<void> {
    const kind = this.#store.state.analysis?.kind;
    if (!kind) return;
    this.stop();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const question = newQuestion();
    this.#store.dispatch({ type: "analysis/began", question, order });
    let problem: Words | null = null;
    try {
      if (order.text.length > LONGEST_SET && order.source === "text") problem = TOO_LONG;
      else await this.#go({ question, kind, rules, signal }, await this.#items(kind, order));
    } catch {
      problem = LOST;
    }
    this.#store.dispatch({ type: "analysis/ended", question, problem });
  }

  async #items(kind: string, { source, levels, text }: AnalysisOrder): Promise<Item[]> {
    if (source === "text")
      return linesOf(text).map(({ number, line }) => ({
        group: 0,
        number,
        line,
        text: pageKind(kind).spelled(line),
      }));
    const all = [...levels].sort().map(async (group) => {
      const texts = await this.#corpus.texts(kind, group);
      return texts.map((text, index) => ({ group, number: index + 1, line: text, text }));
    });
    return (await Promise.all(all)).flat();
  }

  async #go(asked: AnalysisRequest, items: readonly Item[]): Promise<void> {
    const { question, signal } = asked;
    let size = 1;
    this.#store.dispatch({ type: "analysis/counted", question, total: items.length });
    for (let done = 0; done < items.length && !signal.aborted; ) {
      const batch = items.slice(done, done + size);
      const began = performance.now();
      const told = await this.#ask(
        asked,
        batch.map(({ text }) => text),
      );
      if (signal.aborted) return;
      const took = performance.now() - began;
      done += batch.length;
      // Half as slow, or twice as fast, at most: puzzles differ.
      size = Math.min(MOST, Math.max(1, Math.floor(size * Math.min(2, Math.max(0.5, BATCH_MS / took)))));
      this.#store.dispatch({
        type: "analysis/told",
        question,
        done,
        ...(await this.#read(asked, batch, told)),
      });
    }
  }

  #ask({ kind, rules, signal }: AnalysisRequest, texts: readonly string[]): Promise<readonly Analysed[]> {
    return this.#thinking.analyse({ kind, texts, rules }, signal);
  }

  /** The results of a batch. A line that the kind cannot read may be spelled as another program does. */
  async #read(
    asked: AnalysisRequest,
    batch: readonly Item[],
    told: readonly Analysed[],
  ): Promise<Pick<AnalysisRun, "rows" | "bad">> {
    const rows: AnalysisRow[] = [];
    const bad: BadLine[] = [];
    for (const [index, { group, number, line }] of batch.entries()) {
      const result = told[index].ok ? told[index] : await this.#again(asked, line, told[index]);
      if (result.ok) rows.push({ group, number, result });
      else bad.push({ number, line, problem: result.problem });
    }
    return { rows, bad };
  }

  async #again(asked: AnalysisRequest, line: string, refused: Analysed): Promise<Analysed> {
    const read = await this.#thinking.read(line, asked.signal);
    if (!read.ok || read.value.kind !== asked.kind) return refused;
    const [result] = await this.#ask(asked, [read.value.text]);
    return result;
  }
}
