import type { PartActs } from "./lab.ts";

/** What the lab shows of alpha-beta on a tree. */
export type TreeState = object;

export type TreeActs = PartActs;
