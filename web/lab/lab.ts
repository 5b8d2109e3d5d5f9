import type { Problem } from "../../engine/model/result.ts";
import type { DuelActs, DuelState } from "./duel/duel.ts";
import type { RaceActs, RaceState } from "./race/race.ts";
import type { TableActs, TableState } from "./race/table.ts";
import type { TreeActs, TreeState } from "./tree/tree.ts";

/** The parts of the lab, in the order of their tabs. */
export const LAB_PARTS = ["race", "tree", "duel"] as const;

export type LabPart = (typeof LAB_PARTS)[number];

/** What the lab shows. Each part brings its own state when it is first opened. */
export interface Lab {
  readonly part: LabPart;
  readonly race: RaceState | null;
  readonly table: TableState | null;
  readonly tree: TreeState | null;
  readonly duel: DuelState | null;
}

/** What the lab does outside the state. What runs is stopped when its part is left, for another or with the screen. */
export interface LabActs {
  /** Opens the part that an address names, "/race", "/tree" or "/duel", with what follows it; "" is where one was. The problem when there is nothing of that kind. */
  open(link: string): Promise<Problem | null>;
  /** Turns to a part; its address takes the place of the one before. */
  turn(part: LabPart): void;
  readonly race: RaceActs;
  readonly table: TableActs;
  readonly tree: TreeActs;
  readonly duel: DuelActs;
}

declare module "../state/state.ts" {
  interface AppState {
    /** What the lab shows. */
    readonly lab?: Lab;
  }
  interface Actions {
    "lab/turned": { readonly part: LabPart };
  }
}

declare module "../state/app.ts" {
  interface Acts {
    /** What the lab does; it brings what was there before into the state. */
    lab(): Promise<LabActs>;
  }
}
