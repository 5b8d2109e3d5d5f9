import type { PartActs } from "./lab.ts";

/** What the lab shows of the game against the computer. */
export type DuelState = object;

export type DuelActs = PartActs;
