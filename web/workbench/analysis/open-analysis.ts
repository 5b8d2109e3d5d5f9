import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Words } from "../../../engine/model/words.ts";
import type { Analysed } from "../../../worker/api.ts";
import { download } from "../../effects/download.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Corpus } from "../../storage/corpus.ts";
import type { Thinking } from "../../thinking/think.ts";
import {
  type Analysis,
  type AnalysisActs,
  type AnalysisOrder,
  type AnalysisRow,
  type AnalysisRun,
  analysisReducers,
  type BadLine,
  firstOrder,
  LONGEST_SET,
  linesOf,
} from "./analysis.ts";
import { csvOf } from "./analysis-sums.ts";

/** How long a batch should take, in milliseconds: progress is told between two batches. */
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

/** Brings the Analysis pane to life: what it runs is asked on the lane of long jobs, batch by batch. */
export async function openAnalysis(
  store: Store,
  thinking: () => Promise<Thinking>,
  connection: Connection,
): Promise<AnalysisActs> {
  store.extend(analysisReducers);
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
    const known = this.#of(kind);
    if (!known) this.stop();
    const order = { ...(known?.order ?? firstOrder([])), ...change };
    this.#show({ kind, order, run: known?.run ?? null });
  }

  stop(): void {
    this.#stop.abort();
    this.#run({ running: false });
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
    const fresh = { total: 0, done: 0, running: true, rows: [], bad: [], problem: null };
    this.#show({ kind, order, run: { rules: order.rules, ...fresh } });
    try {
      if (order.text.length > LONGEST_SET && order.source === "text") this.#run({ problem: TOO_LONG });
      else await this.#go(kind, await this.#items(kind, order), rules, signal);
    } catch {
      if (!signal.aborted) this.#run({ problem: LOST });
    }
    if (!signal.aborted) this.#run({ running: false });
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

  async #go(kind: string, items: readonly Item[], rules: RuleChoice, signal: AbortSignal): Promise<void> {
    let size = 1;
    if (!signal.aborted) this.#run({ total: items.length });
    for (let done = 0; done < items.length && !signal.aborted; ) {
      const batch = items.slice(done, done + size);
      const began = performance.now();
      const told = await this.#ask(kind, batch, rules, signal);
      if (signal.aborted) return;
      const took = performance.now() - began;
      done += batch.length;
      // Half as slow, or twice as fast, at most: puzzles differ.
      size = Math.min(MOST, Math.max(1, Math.floor(size * Math.min(2, Math.max(0.5, BATCH_MS / took)))));
      await this.#tell(kind, batch, told, rules, done, signal);
    }
  }

  async #ask(kind: string, batch: readonly Item[], rules: RuleChoice, signal: AbortSignal) {
    return this.#thinking.analyse({ kind, texts: batch.map(({ text }) => text), rules }, signal);
  }

  /** Adds a batch to what is shown. A line that the kind cannot read may be spelled as another program does. */
  async #tell(
    kind: string,
    batch: readonly Item[],
    told: readonly Analysed[],
    rules: RuleChoice,
    done: number,
    signal: AbortSignal,
  ): Promise<void> {
    const rows: AnalysisRow[] = [];
    const bad: BadLine[] = [];
    for (const [index, item] of batch.entries()) {
      const result = told[index].ok ? told[index] : await this.#again(kind, item, told[index], rules, signal);
      const { group, number, line } = item;
      if (result.ok) rows.push({ group, number, result });
      else bad.push({ number, line, problem: result.problem });
    }
    const run = this.#store.state.analysis?.run;
    if (!run || signal.aborted) return;
    this.#run({ done, rows: [...run.rows, ...rows], bad: [...run.bad, ...bad] });
  }

  async #again(
    kind: string,
    { line }: Item,
    refused: Analysed,
    rules: RuleChoice,
    signal: AbortSignal,
  ): Promise<Analysed> {
    const read = await this.#thinking.read(line, signal);
    if (!read.ok || read.value.kind !== kind) return refused;
    const [result] = await this.#thinking.analyse({ kind, texts: [read.value.text], rules }, signal);
    return result;
  }

  #of(kind: string): Analysis | null {
    const { analysis } = this.#store.state;
    return analysis?.kind === kind ? analysis : null;
  }

  #run(change: Partial<AnalysisRun>): void {
    const { analysis } = this.#store.state;
    if (analysis?.run) this.#show({ ...analysis, run: { ...analysis.run, ...change } });
  }

  #show(analysis: Analysis): void {
    this.#store.dispatch({ type: "analysis", analysis });
  }
}
