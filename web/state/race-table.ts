import type { PartActs } from "./lab.ts";

/** What the lab shows of the table of times. */
export type TableState = object;

export type TableActs = PartActs;
