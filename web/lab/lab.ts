import type { Problem } from "../../engine/model/result.ts";
import type { DuelActs, DuelState } from "./duel/duel.ts";
import type { MethodsActs, MethodsState } from "./methods/methods.ts";
import type { RaceActs, RaceState } from "./race/race.ts";
import type { TableActs, TableState } from "./race/table.ts";
import type { TreeActs, TreeState } from "./tree/tree.ts";

/** The parts of the lab, in the order of their tabs. */
export const LAB_PARTS = ["race", "tree", "duel", "methods"] as const;

export type LabPart = (typeof LAB_PARTS)[number];

/** State of the lab. Each part brings its own state when it is first opened. */
export interface Lab {
  readonly part: LabPart;
  readonly race: RaceState | null;
  readonly table: TableState | null;
  readonly tree: TreeState | null;
  readonly duel: DuelState | null;
  readonly methods: MethodsState | null;
}

/** Acts of the lab. A run is stopped when its part is left, for another or with the screen. */
export interface LabActs {
  /** Opens the part of an address, "/race", "/tree", "/duel" or "/methods", with the rest; "" is the last part. The problem when there is no such part. */
  open(link: string): Promise<Problem | null>;
  /** Turns to a part; its address takes the place of the one before. */
  turn(part: LabPart): void;
  readonly race: RaceActs;
  readonly table: TableActs;
  readonly tree: TreeActs;
  readonly duel: DuelActs;
  readonly methods: MethodsActs;
}

declare module "../state/state.ts" {
  interface AppState {
    /** State of the lab. */
    readonly lab?: Lab;
  }
  interface Actions {
    "lab/turned": { readonly part: LabPart };
  }
}

declare module "../state/app.ts" {
  interface Acts {
    /** The acts of the lab; loading them brings its last content into the state. */
    lab(): Promise<LabActs>;
  }
}
