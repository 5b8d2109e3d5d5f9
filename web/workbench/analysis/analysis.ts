import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Words } from "../../../engine/model/words.ts";
import type { Analysed, RuleList } from "../../../worker/api.ts";
import type { Answer } from "../../state/question.ts";
import { preset, type RulePreset } from "../rules/rule-order.ts";

/** Longest set that is read, in characters. */
export const LONGEST_SET = 4_000_000;

/** Which rules a set is run with: those on the bench, a preset of them, or a selection of one's own. */
export interface RuleSelection {
  readonly from: "bench" | "own" | RulePreset;
  /** Ids of the rules that an own selection leaves out. */
  readonly off: readonly string[];
  /** Whether something is supposed where the rules say nothing more; the bench has its own answer. */
  readonly supposition: boolean;
}

/** The order for a run. */
export interface AnalysisOrder {
  readonly source: "corpus" | "text";
  /** Levels of the corpus. */
  readonly levels: readonly number[];
  /** A set of one's own, one puzzle a line. */
  readonly text: string;
  /** The file that the text came from. */
  readonly file: string | null;
  readonly rules: RuleSelection;
}

/** One puzzle of the set and its result. */
export interface AnalysisRow {
  /** The level of the corpus; 0 for a set of one's own. */
  readonly group: number;
  /** Its number in the level, or its line in the text, from 1. */
  readonly number: number;
  readonly result: Extract<Analysed, { ok: true }>;
}

/** A line of the set that is no puzzle of the kind. */
export interface BadLine {
  readonly number: number;
  readonly line: string;
  readonly problem: Problem;
}

/** A run over a set, by its number. */
export interface AnalysisRun extends Answer {
  /** The rules of the run. */
  readonly rules: RuleSelection;
  readonly total: number;
  readonly done: number;
  readonly running: boolean;
  readonly rows: readonly AnalysisRow[];
  readonly bad: readonly BadLine[];
  /** Why it broke off, if it did. */
  readonly problem: Words | null;
}

/** State of the Analysis pane for one kind. */
export interface AnalysisState {
  readonly kind: string;
  readonly order: AnalysisOrder;
  readonly run: AnalysisRun | null;
}

/** Acts of the Analysis pane. */
export interface AnalysisActs {
  /** Runs the order over the set with these rules; an earlier run is cancelled. */
  start(order: AnalysisOrder, rules: RuleChoice): Promise<void>;
  /** Takes effect at once; results stay. */
  stop(): void;
  /** Changes the next order. */
  order(kind: string, change: Partial<AnalysisOrder>): void;
  /** Hands the result to the browser's downloads, a line a puzzle. */
  save(): void;
}

/** The order before any choice: the whole corpus with the rules on the bench. */
export function firstOrder(levels: readonly number[]): AnalysisOrder {
  return {
    source: "corpus",
    levels,
    text: "",
    file: null,
    rules: { from: "bench", off: [], supposition: true },
  };
}

/** The choice that a selection comes to, over the rules on the bench. */
export function choiceOf(selection: RuleSelection, list: RuleList, bench: RuleChoice): RuleChoice {
  const { from, off, supposition } = selection;
  if (from === "bench") return bench;
  if (from === "own") return { ...bench, off, supposition };
  return { ...preset(list.rules, bench, from), supposition };
}

/** The lines of a set that may hold a puzzle, with their numbers from 1. */
export function linesOf(text: string): { readonly number: number; readonly line: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== "" && !line.startsWith("#C") && !/^#(?!\/)/.test(line));
}

declare module "../../state/state.ts" {
  interface AppState {
    /** State of the Analysis pane. */
    readonly analysis?: AnalysisState;
  }
  interface Actions {
    "analysis/ordered": { readonly kind: string; readonly change: Partial<AnalysisOrder> };
    "analysis/began": Answer & { readonly order: AnalysisOrder };
    "analysis/counted": Answer & { readonly total: number };
    /** So many puzzles are done, and the results of those after the ones before. */
    "analysis/told": Answer & Pick<AnalysisRun, "done" | "rows" | "bad">;
    "analysis/ended": Answer & Pick<AnalysisRun, "problem">;
    "analysis/stopped": unknown;
  }
}

declare module "../../state/app.ts" {
  interface Acts {
    /** The acts of the Analysis pane. */
    analysis(): Promise<AnalysisActs>;
  }
}
