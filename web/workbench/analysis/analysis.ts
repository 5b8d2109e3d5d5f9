import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Words } from "../../../engine/model/words.ts";
import type { Answer } from "../../state/question.ts";
import type { RulePreset } from "../rules/rule-order.ts";

/** Longest set that is read, in characters. */
export const LONGEST_SET = 4_000_000;

/** Most selections of rules that are compared in one run. */
export const MOST_SELECTIONS = 4;

/** Which rules a set is run with: those on the bench, a preset of them, or a selection of one's own. */
export interface RuleSelection {
  readonly from: "bench" | "own" | RulePreset;
  /** Ids of the rules that an own selection leaves out. */
  readonly off: readonly string[];
  /** Whether something is supposed where the rules say nothing more; the bench has its own answer. */
  readonly supposition: boolean;
}

/** What the charts divide a set by. */
export type Grouping = "level" | "size" | "technique" | "heading";

/** The order for a run. */
export interface AnalysisOrder {
  readonly source: "corpus" | "text";
  /** Levels of the corpus; null before any was chosen: all of them. */
  readonly levels: readonly number[] | null;
  /** A set of one's own, one puzzle a line. */
  readonly text: string;
  /** The file, or the screen, that the text came from. */
  readonly file: string | null;
  readonly by: Grouping;
  /** The rules to run it with, side by side; at least one selection, at most `MOST_SELECTIONS`. */
  readonly selections: readonly RuleSelection[];
}

/** A puzzle of a set, and what is known of it before it is run. */
export interface AnalysisItem {
  /** Its place in the set, from 0. */
  readonly at: number;
  /** Its number in its level of the corpus, or its line in the text, from 1. */
  readonly number: number;
  readonly text: string;
  /** Whether it is of the corpus. */
  readonly isOurs: boolean;
  /** The level of its rating; null: not rated. */
  readonly level: number | null;
  /** The id of the hardest technique that it needs; null: not rated. */
  readonly technique: string | null;
  /** The heading of a text that it stands under; "" without one. */
  readonly heading: string;
}

/** The result of one selection of rules on one puzzle. */
export interface Outcome {
  readonly end: "solved" | "stuck" | "broken";
  /** Cells that a player would have to decide, and how many of them were. */
  readonly cells: number;
  readonly found: number;
  /** Level of the hardest step. */
  readonly hardest: number;
  /** The rating by these rules: level, work, ids of techniques with their counts; null where they did not solve it. */
  readonly rating: readonly [number, number, readonly (readonly [string, number])[]] | null;
  /** Firings by rule id, suppositions too. */
  readonly fired: Readonly<Record<string, number>>;
  /** The marks of the board where it was stuck, as in a link. */
  readonly stuck: string;
}

/** A puzzle that was run, with the result of each selection in their order. */
export interface AnalysisRow extends AnalysisItem {
  readonly rows: number;
  readonly cols: number;
  readonly outcomes: readonly Outcome[];
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
  readonly selections: readonly RuleSelection[];
  readonly total: number;
  readonly done: number;
  readonly running: boolean;
  /** Milliseconds that it has run. */
  readonly spent: number;
  /** The results in parts, as they came. */
  readonly parts: readonly (readonly AnalysisRow[])[];
  readonly bad: readonly BadLine[];
  /** Whether the rest can be run: not where the rules or the puzzles have changed since. */
  readonly resumable: boolean;
  /** Why it broke off, if it did. */
  readonly problem: Words | null;
}

/** State of the Analysis pane for one kind. */
export interface AnalysisState {
  readonly kind: string;
  readonly order: AnalysisOrder;
  readonly run: AnalysisRun | null;
}

/** A run's rules, ready to be asked: a choice for each selection, and what tells whether they are still the same. */
export interface AnalysisRules {
  readonly choices: readonly RuleChoice[];
  /** The kind's own text of rules. */
  readonly own: string;
}

/** Acts of the Analysis pane. */
export interface AnalysisActs {
  /** Runs the order over the set with these rules; an earlier run is cancelled, and what is kept of it deleted. */
  start(order: AnalysisOrder, rules: AnalysisRules): Promise<void>;
  /** Brings back the last run of the kind from storage, unless there is one. */
  recall(kind: string, own: string): Promise<void>;
  /** Runs what a stopped run has left. */
  resume(): Promise<void>;
  /** Takes effect at once; results stay. */
  stop(): void;
  /** Changes the next order. */
  order(kind: string, change: Partial<AnalysisOrder>): void;
  /** Hands the result to the browser's downloads: a line a puzzle, or the shares of the charts, a line a group. */
  save(what: "puzzles" | "chart", names: CsvNames): void;
}

/** Puzzles of another screen that are to be analysed. */
export interface AnalysedSet {
  readonly kind: string;
  /** Where they come from, as the pane shows it. */
  readonly name: string;
  /** Their canonical texts, at least one, each with its rating where it has one: the level, and the hardest technique by its id. */
  readonly puzzles: readonly {
    readonly text: string;
    readonly level?: number | null;
    readonly technique?: string | null;
  }[];
}

/** The names that a saved result has. */
export interface CsvNames {
  /** The groups by key and name, in the order of the chart. */
  readonly groups: readonly (readonly [key: string, name: string])[];
  readonly selections: readonly string[];
}

/** A wish to save the results. */
export interface Saved {
  readonly what: "puzzles" | "chart";
  readonly names: CsvNames;
}

/** The order before any choice: the whole corpus with the rules on the bench. */
export function firstOrder(levels: AnalysisOrder["levels"]): AnalysisOrder {
  return {
    ...{ source: "corpus", levels, text: "", file: null, by: "level" },
    selections: [{ from: "bench", off: [], supposition: true }],
  };
}

declare module "../../state/state.ts" {
  interface AppState {
    /** State of the Analysis pane. */
    readonly analysis?: AnalysisState;
  }
  interface Actions {
    "analysis/ordered": { readonly kind: string; readonly change: Partial<AnalysisOrder> };
    "analysis/began": Answer & { readonly order: AnalysisOrder };
    /** A run that storage has kept. */
    "analysis/recalled": { readonly kind: string; readonly order: AnalysisOrder; readonly run: AnalysisRun };
    /** The run of this kind goes on under a new number. */
    "analysis/resumed": Answer;
    "analysis/counted": Answer & { readonly total: number };
    /** So many puzzles are done after so long; the results of those after the ones before. */
    "analysis/told": Answer &
      Pick<AnalysisRun, "done" | "spent" | "bad"> & { readonly rows: readonly AnalysisRow[] };
    "analysis/ended": Answer & Pick<AnalysisRun, "problem">;
    /** The rest cannot be run. */
    "analysis/outdated": Answer & Pick<AnalysisRun, "problem">;
    "analysis/stopped": unknown;
  }
}

declare module "../../state/app.ts" {
  interface Acts {
    /** The acts of the Analysis pane. */
    analysis(): Promise<AnalysisActs>;
    /** Lays a set on the workbench's Analysis pane, and goes there. */
    analyseThese(set: AnalysedSet): Promise<void>;
  }
}
