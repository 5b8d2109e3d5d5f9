import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Move } from "../../../engine/model/board.ts";
import type { RuleChoice, Strategy } from "../../../engine/model/choice.ts";
import type { Cell, Fact } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import type { RoundTally, RuleList, RuleTally, RunPart, Suspended, Why } from "../../../worker/api.ts";
import type { Report } from "../../kinds/contract/report.ts";
import type { Answer } from "../../state/question.ts";
import type { AskRules } from "../rules/rule-check.ts";

/** The panes of the workbench, in the order of their tabs. */
export const PANES = ["answer", "query", "log", "rules", "compiled", "analysis"] as const;

export type Pane = (typeof PANES)[number];

/** An entry of the journal: a rule's firing, or a mark of the player. */
export interface BenchEntry {
  /** Number of its first fact, counted over the whole journal from 1. */
  readonly first: number;
  readonly adds: readonly Fact[];
  /** The round in which a rule fired, from 1; 0 for a mark of the player. */
  readonly round: number;
  /** The firing; null for a mark of the player. */
  readonly step: ExplainedStep | null;
}

/** An earlier moment on the board: before an entry, with its reasons. */
export interface BenchView {
  /** Place in the journal, from 0. */
  readonly entry: number;
  /** Which picture of the walk through the entry's step is shown, from 0; see `frames.ts`. */
  readonly frame: number;
}

/** A doubt about a mark of the player, and its answer; null while the worker thinks. */
export interface BenchDoubt {
  readonly cell: Cell;
  readonly why: Why | null;
}

/** State of the workbench. The reasoner remembers nothing: the journal is all that is known beside the givens. */
export interface Workbench {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly journal: readonly BenchEntry[];
  /** Which rules think; kept for each kind. */
  readonly choice: RuleChoice;
  readonly strategy: Strategy;
  /** What a first expert system told of this kind; null where nothing is known of one. */
  readonly report: Report | null;
  /** The rules of the text; null until they were asked for. */
  readonly rules: RuleList | null;
  /** The rules that began the run; null before it. Where `choice` is another, the journal holds conclusions of both. */
  readonly ran: RuleChoice | null;
  /** Sums over all parts of the run, in the order of the rules. */
  readonly tallies: readonly RuleTally[];
  readonly rounds: readonly RoundTally[];
  readonly suspended: readonly Suspended[];
  readonly running: "run" | "step" | null;
  /** The end of the last part; null before one, and after the board was changed. */
  readonly end: RunPart["end"] | null;
  /** Cells whose marks are in no answer. */
  readonly wrong: readonly Cell[];
  readonly doubt: BenchDoubt | null;
  readonly pane: Pane;
  /** The effect of a tap on the board. */
  readonly taps: "ask" | "write";
  /** Selected cells; the last one has the focus. */
  readonly selection: readonly Cell[];
  readonly view: BenchView | null;
  /** Why the last run broke off. */
  readonly problem: Problem | null;
  /** The number of the newest question about each. */
  readonly asked: Readonly<Partial<Record<"run" | "wrong" | "doubt" | "rules", number>>>;
}

/** Settings of the view, or of how rules take turns. */
export type BenchWont = Pick<
  Workbench,
  "pane" | "taps" | "selection" | "view" | "strategy" | "doubt" | "rules"
>;

/** Actions of the workbench. */
export interface BenchActions {
  /** A run or a step. */
  "bench/began": Answer & { readonly running: "run" | "step" };
  "bench/told": Answer & { readonly part: RunPart };
  /** `from` is how many entries there were when it began. */
  "bench/ended": Answer & { readonly problem: Problem | null; readonly from: number };
  "bench/stopped": unknown;
  /** The player writes; conclusions that rested on the old mark go. */
  "bench/wrote": { readonly move: Move };
  /** A mark of the player is written again. */
  "bench/rewrote": { readonly adds: readonly Fact[] };
  "bench/cut": { readonly entries: number };
  "bench/doubted": Answer & { readonly cell: Cell };
  "bench/told-why": Answer & { readonly why: Why };
  "bench/asked-wrong": Answer;
  "bench/told-wrong": Answer & { readonly wrong: readonly Cell[] };
  "bench/asked-rules": Answer;
  "bench/told-rules": Answer & { readonly rules: RuleList };
  "bench/chose": { readonly choice: RuleChoice };
  "bench/set": { readonly change: Partial<BenchWont> };
}

/** A puzzle put on the bench, with marks of the player that come along. */
export interface BenchStart extends Pick<Workbench, "kind" | "puzzle" | "choice"> {
  readonly adds: readonly Fact[];
  readonly report?: Report | null;
  /** Where nothing is said of it, it is as on the bench before. */
  readonly wont?: Pick<Workbench, "pane" | "taps" | "strategy">;
}

/** Acts of the workbench. */
export interface BenchActs {
  /** Puts the puzzle of an address on the bench: "/kind/text", with "~marks" to come along; "" restores its last content. The problem when there is none in it. */
  open(link: string): Promise<Problem | null>;
  /** Puts a puzzle of the corpus on the bench, any one of its level. */
  pick(kind: string, level: number): Promise<void>;
  /** Goes on until nothing more follows, in parts, so that the board fills before the eyes. */
  run(): Promise<void>;
  /** Goes on by one round: to the next conclusion that has a name, bookkeeping along with it, or once through all rules. */
  step(): Promise<void>;
  /** Takes effect at once; conclusions stay. */
  stop(): void;
  /** Forgets all but the puzzle. */
  restart(): void;
  /** Writes as the player: conclusions that rested on the old mark are taken back. */
  write(move: Move): void;
  /** Takes back all entries but the first so many. */
  cut(entries: number): void;
  /** Asks why the mark in a cell is wrong. */
  doubt(cell: Cell): Promise<void>;
  /** Changes the view, or how rules take turns. */
  set(change: Partial<BenchWont>): void;
  /** Runs as the report of a first expert system did: its rules, in rounds, from the start. */
  runReported(): Promise<void>;
  /** Sets which rules think; kept for the kind. */
  choose(choice: RuleChoice): void;
  /** Hard puzzles of a kind out of the library, always the same few. */
  hard(kind: string): Promise<readonly string[]>;
  /** Asks the bench's worker for the rules of a text. */
  readonly ask: AskRules;
}

declare module "../../state/state.ts" {
  interface AppState {
    /** State of the workbench; null while its address is being read. */
    readonly workbench?: Workbench | null;
  }
  interface Actions extends BenchActions {
    "bench/put": BenchStart;
  }
}

declare module "../../state/app.ts" {
  interface Acts {
    /** The acts of the workbench; loading them brings its last content into the state. */
    workbench(): Promise<BenchActs>;
  }
}
