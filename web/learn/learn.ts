import type { Drill, Miss } from "../../engine/learn/drill-set.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Doubted, LearntMoment, MissedMoment, TechniqueInfo } from "../../worker/api.ts";
import type { TechniqueText } from "../kinds/contract/technique-text.ts";
import type { LearnRecord, Occasion } from "../state/learnt.ts";

/** State of Learn. */
export interface Learn {
  readonly record: LearnRecord;
  /** The techniques of each kind whose list was asked for. */
  readonly techniques: Readonly<Record<string, readonly TechniqueInfo[]>>;
}

/** A position of a drill, or of a page, with all that is to be seen on it. */
export interface Position {
  readonly puzzle: Puzzle;
  readonly drill: Drill;
  readonly moment: LearntMoment;
}

/** A near miss of a page. */
export interface Missed {
  readonly puzzle: Puzzle;
  readonly miss: Miss;
  readonly moment: MissedMoment;
}

/** A place in Learn, by its address. */
export type Place =
  | { readonly part: "list" }
  | { readonly part: "lesson"; readonly kind: string }
  | { readonly part: "page" | "find"; readonly kind: string; readonly rule: string };

/** Acts of Learn. */
export interface LearnActs {
  /** Fetches the names of a kind's techniques. */
  list(kind: string): Promise<readonly TechniqueInfo[]>;
  /** What is said of a technique; null for a rule of which nothing is. */
  text(kind: string, rule: string): Promise<TechniqueText | null>;
  /** The positions of a technique. */
  drills(kind: string, rule: string): Promise<readonly Drill[]>;
  /** A position with its firings; null where the technique does not fire there. Rejects where nobody thinks. */
  position(kind: string, rule: string, drill: Drill): Promise<Position | null>;
  /** The near miss of a technique; null where there is none. Rejects where nobody thinks. */
  missed(kind: string, rule: string): Promise<Missed | null>;
  /** Why a fact does not follow by the technique on a position. */
  doubt(position: Position, fact: Fact): Promise<Doubted>;
  /** A position was drilled. */
  drilled(kind: string, rule: string, place: number, size: number, isRight: boolean): void;
  /** So many boards of a kind's lesson were played. */
  played(kind: string, boards: number): void;
  /** Opens a puzzle to practise on. */
  practise(kind: string, text: string): void;
}

declare module "../state/state.ts" {
  interface AppState {
    /** Absent until Learn was first wanted. */
    readonly learn?: Learn;
  }
  interface Actions {
    "learn/recorded": { readonly record: LearnRecord };
    "learn/listed": { readonly kind: string; readonly techniques: readonly TechniqueInfo[] };
  }
}

declare module "../state/app.ts" {
  interface Acts {
    /** The acts of Learn; loading them brings the record into the state. */
    learn(): Promise<LearnActs>;
    /** Notes that the player came upon techniques of a kind; of a game that was finished only once. */
    learnt(kind: string, rules: readonly string[], how: Occasion, game?: string): void;
  }
}

/** The place that the rest of an address names; the list where it names none. */
export function placeIn(link: string): Place {
  const [, kind = "", rule = "", rest = ""] = /^\/([^/]+)\/([^/]+)(?:\/(find))?\/?$/.exec(link) ?? [];
  if (rule === "lesson") return { part: "lesson", kind };
  if (rule) return { part: rest ? "find" : "page", kind, rule };
  return { part: "list" };
}

/** The rest of the address of a technique's page. */
export const linkOf = (kind: string, rule: string): string => `/${kind}/${rule}`;
