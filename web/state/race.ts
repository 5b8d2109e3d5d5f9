import type { PartActs } from "./lab.ts";

/** What the lab shows of searches side by side. */
export type RaceState = object;

export type RaceActs = PartActs;
