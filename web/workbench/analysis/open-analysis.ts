import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Words } from "../../../engine/model/words.ts";
import { download } from "../../effects/download.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { Puzzles } from "../../packs/puzzles.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import {
  type AnalysisActs,
  type AnalysisItem,
  type AnalysisOrder,
  type AnalysisRow,
  type AnalysisRules,
  type AnalysisRun,
  type BadLine,
  type CsvNames,
  LONGEST_SET,
} from "./analysis.ts";
import { type CrewLane, crewSize, workThrough } from "./crew.ts";
import { chartCsv, puzzlesCsv } from "./csv.ts";
import { itemsIn, type TextItem } from "./items.ts";
import { KeptRun } from "./kept-run.ts";
import { askAbout } from "./questioning.ts";
import { extendByAnalysis } from "./reduce.ts";

/** The least time between two tellings of results, in milliseconds. */
const TELL_MS = 250;

const LOST: Words = {
  en: "The reasoner was lost over this set. What was found until then stays.",
  zh: "推理程序在这批题目上中断了，已得到的结果保留。",
};
const TOO_LONG: Words = {
  en: "This set is too long: at most 4 million characters are read.",
  zh: "这批题目太长：最多读取四百万个字符。",
};
const OTHER_PUZZLES: Words = {
  en: "The library has other puzzles than when this run began, so the rest of it cannot be run.",
  zh: "题库的题目与这次运行开始时不同，剩下的题目无法继续运行。",
};

/** Makes the acts of the Analysis pane. Its runs have workers of their own, so no hint waits for them. */
export async function openAnalysis(
  store: Store,
  library: () => Promise<Pick<Puzzles, "texts">>,
  lane: () => CrewLane = () => new Lane(spawn, { spare: false, here, standing: "last" }),
  lanes: number = crewSize(),
): Promise<AnalysisActs> {
  extendByAnalysis(store);
  return new Analysing(store, library, () => Array.from({ length: lanes }, lane));
}

/** What a run goes on with. */
interface RunInHand {
  readonly question: number;
  readonly kind: string;
  readonly order: AnalysisOrder;
  readonly choices: readonly RuleChoice[];
  readonly items: readonly (AnalysisItem | TextItem)[];
  readonly spent: number;
  readonly signal: AbortSignal;
}

class Analysing implements AnalysisActs {
  readonly #store: Store;
  readonly #library: () => Promise<Pick<Puzzles, "texts">>;
  readonly #crew: () => readonly CrewLane[];
  readonly #kept = new KeptRun();
  #stop = new AbortController();
  /** The order and the choices of the run that is shown; the order in the state is that of the next run. */
  #shown: Pick<RunInHand, "order" | "choices"> | null = null;

  constructor(store: Store, library: () => Promise<Pick<Puzzles, "texts">>, crew: () => readonly CrewLane[]) {
    this.#store = store;
    this.#library = library;
    this.#crew = crew;
  }

  order(kind: string, change: Partial<AnalysisOrder>): void {
    if (this.#store.state.analysis?.kind !== kind) this.stop();
    this.#store.dispatch({ type: "analysis/ordered", kind, change });
  }

  stop(): void {
    this.#stop.abort();
    this.#store.dispatch({ type: "analysis/stopped" });
  }

  save(what: "puzzles" | "chart", names: CsvNames): void {
    const { analysis } = this.#store.state;
    if (!analysis?.run) return;
    const { kind, run, order } = analysis;
    if (what === "puzzles") download({ name: `analysis-${kind}.csv`, text: puzzlesCsv(run, names) });
    else download({ name: `analysis-${kind}-chart.csv`, text: chartCsv(run, order.by, names) });
  }

  async start(order: AnalysisOrder, { choices, own }: AnalysisRules): Promise<void> {
    const kind = this.#store.state.analysis?.kind;
    if (!kind) return;
    const { question, signal } = this.#begin();
    this.#shown = { order, choices };
    this.#store.dispatch({ type: "analysis/began", question, order });
    if (order.text.length > LONGEST_SET && order.source === "text") {
      this.#store.dispatch({ type: "analysis/ended", question, problem: TOO_LONG });
      return;
    }
    await this.#ending(question, async () => {
      const items = await this.#items(kind, order);
      this.#store.dispatch({ type: "analysis/counted", question, total: items.length });
      await this.#kept.begin({ kind, order, choices, own, total: items.length });
      if (!signal.aborted) await this.#go({ question, kind, order, choices, items, spent: 0, signal });
    });
  }

  async recall(kind: string, own: string): Promise<void> {
    const kept = await this.#kept.recall(kind);
    const { analysis } = this.#store.state;
    if (!kept || (analysis?.kind === kind && analysis.run)) return;
    const { head, parts } = kept;
    this.#shown = head;
    const bad = parts.flatMap((part) => part.bad);
    const run: AnalysisRun = {
      ...{ question: 0, selections: head.order.selections, total: head.total, bad, running: false },
      done: parts.reduce((sum, { rows }) => sum + rows.length, bad.length),
      spent: Math.max(0, ...parts.map(({ spent }) => spent)),
      parts: parts.map(({ rows }) => rows).filter((rows) => rows.length > 0),
      ...{ resumable: head.own === own, problem: null },
    };
    this.#store.dispatch({ type: "analysis/recalled", kind, order: head.order, run });
  }

  async resume(): Promise<void> {
    const { analysis } = this.#store.state;
    if (!analysis?.run?.resumable || !this.#shown) return;
    const { kind, run } = analysis;
    const { order, choices } = this.#shown;
    const { question, signal } = this.#begin();
    this.#store.dispatch({ type: "analysis/resumed", question });
    await this.#ending(question, async () => {
      const all = await this.#items(kind, order);
      if (!isOver(all, run)) {
        this.#store.dispatch({ type: "analysis/outdated", question, problem: OTHER_PUZZLES });
        return;
      }
      const ran = new Set(run.parts.flatMap((rows) => rows.map(({ at }) => at)));
      const bad = new Set(run.bad.map(({ number }) => number));
      const items = all.filter(({ at, number, isOurs }) => !ran.has(at) && (isOurs || !bad.has(number)));
      if (signal.aborted) return;
      await this.#go({ question, kind, order, choices, items, spent: run.spent, signal });
    });
  }

  /** Ends what runs; the number and the signal of the next run. */
  #begin(): { readonly question: number; readonly signal: AbortSignal } {
    this.stop();
    this.#stop = new AbortController();
    return { question: newQuestion(), signal: this.#stop.signal };
  }

  async #ending(question: number, work: () => Promise<void>): Promise<void> {
    let problem: Words | null = null;
    try {
      await work();
    } catch {
      problem = LOST;
    }
    this.#store.dispatch({ type: "analysis/ended", question, problem });
  }

  async #items(
    kind: string,
    { source, levels, text }: AnalysisOrder,
  ): Promise<readonly (AnalysisItem | TextItem)[]> {
    if (source === "text") return itemsIn(text, (line) => pageKind(kind).spelled(line));
    const library = await this.#library();
    const all = [...(levels ?? [])].sort().map(async (level) => {
      const texts = await library.texts(kind, level);
      return texts.map((text, index) => ({ number: index + 1, text, isOurs: true, level }));
    });
    const known = { technique: null, heading: "" };
    return (await Promise.all(all)).flat().map((item, at) => ({ ...item, ...known, at }));
  }

  async #go({ question, kind, order, choices, items, spent, signal }: RunInHand): Promise<void> {
    const before = this.#store.state.analysis?.run?.done ?? 0;
    const began = performance.now();
    // The library says its levels.
    const rates = order.by === "technique" || (order.by === "level" && order.source === "text");
    let told = began;
    let done = before;
    let rows: AnalysisRow[] = [];
    let bad: BadLine[] = [];
    const tell = (): void => {
      if (signal.aborted || rows.length + bad.length === 0) return;
      told = performance.now();
      const soFar = spent + told - began;
      this.#store.dispatch({ type: "analysis/told", question, done, spent: soFar, rows, bad });
      void this.#kept.add(kind, { rows, bad, spent: soFar });
      rows = [];
      bad = [];
    };
    try {
      await workThrough(
        items,
        this.#crew(),
        async (lane, batch) => {
          const found = await askAbout(lane, { kind, choices, rates, signal }, batch);
          done += batch.length;
          rows = [...rows, ...found.rows];
          bad = [...bad, ...found.bad];
          if (performance.now() - told >= TELL_MS) tell();
        },
        signal,
      );
    } finally {
      tell();
    }
  }
}

/** Whether these are the puzzles of the run: packs may have come or gone, or may be of another release. */
function isOver(all: readonly AnalysisItem[], { total, parts }: AnalysisRun): boolean {
  const isSame = ({ at, isOurs, text }: AnalysisRow): boolean => !isOurs || all[at]?.text === text;
  return all.length === total && parts.every((rows) => rows.every(isSame));
}
