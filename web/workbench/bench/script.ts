import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { playKind } from "../../../engine/kinds/play.ts";
import { cellOf, type Fact, valueOf } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { fields } from "../../state/stored.ts";
import { PANES, type Workbench } from "./workbench.ts";

/** The acts on the bench, in order: the player's facts, or so many entries by the rules. */
export type BenchAct = readonly Fact[] | number;

/**
 * The stored form of the bench. The rules conclude the same again, so their conclusions are stored as a count
 * and replayed when the page comes back.
 */
export interface BenchScript {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly acts: readonly BenchAct[];
  /** Nothing more followed. */
  readonly over: boolean;
  readonly wont: Pick<Workbench, "pane" | "taps" | "strategy">;
}

/** The stored form of a bench; plain data. */
export function scriptOf({ kind, text, journal, end, pane, taps, strategy }: Workbench): object {
  const acts: (Fact[] | number)[] = [];
  for (const { step, adds } of journal) {
    const last = acts.at(-1);
    if (!step) acts.push([...adds]);
    else if (typeof last === "number") acts[acts.length - 1] = last + 1;
    else acts.push(1);
  }
  const over = end !== null && end !== "limit";
  return { kind: kind.id, text, acts, over, wont: { pane, taps, strategy } };
}

/** Of the same puzzle, what was done stays where nothing has been done since. */
export function together(stored: unknown, record: object): object {
  const [before, here] = [fields(stored), fields(record)];
  const isSame = before.kind === here.kind && before.text === here.text;
  const isFresh = Array.isArray(here.acts) && here.acts.length === 0;
  return isSame && isFresh ? { ...record, acts: before.acts, over: before.over } : record;
}

/** The stored bench: null when it holds no puzzle, and acts up to the first unsound one. Never throws. */
export function readScript(stored: unknown): BenchScript | null {
  const { kind: id, text, acts, over, wont } = fields(stored);
  const kind = typeof id === "string" ? playKind(id) : undefined;
  const read = kind && typeof text === "string" ? kind.parse(text) : null;
  if (!kind || !read?.ok) return null;
  const { pane, taps, strategy } = fields(wont);
  return {
    ...{ kind, puzzle: read.value, acts: soundStart(acts, read.value), over: over === true },
    wont: {
      pane: PANES.find((one) => one === pane) ?? "answer",
      taps: taps === "write" ? "write" : "ask",
      strategy: strategy === "rounds" ? "rounds" : "easiest",
    },
  };
}

function soundStart(stored: unknown, puzzle: Puzzle): BenchAct[] {
  const told: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const end = told.findIndex((act) => !isAct(act, puzzle));
  return (end < 0 ? told : told.slice(0, end)) as BenchAct[];
}

function isAct(told: unknown, { cells, values }: Puzzle): boolean {
  if (!Array.isArray(told)) return isCount(told) && told > 0;
  const isFact = (fact: unknown): boolean =>
    isCount(fact) && cellOf(fact as Fact) < cells && valueOf(fact as Fact) < values;
  return told.length > 0 && told.every(isFact);
}

function isCount(told: unknown): told is number {
  return typeof told === "number" && Number.isInteger(told) && told >= 0;
}
