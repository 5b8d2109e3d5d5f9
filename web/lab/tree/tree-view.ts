import type { TreeTrace } from "../../../engine/duel/trace.ts";
import { memo } from "../../ui/memo.ts";
import { momentAt, stopsOf, type TreeMoment } from "./moment.ts";
import { stageOf } from "./scene.ts";

/** The stops of the shown tree; computed once a tree, like the following. */
export const stopsIn = memo(stopsOf);

/** Where alpha-beta stands at a stop. */
export const momentIn: (trace: TreeTrace, at: number) => TreeMoment = memo((trace: TreeTrace, at: number) =>
  momentAt(trace, stopsIn(trace)[at] ?? 0),
);

/** Where the nodes stand in the picture. */
export const stageIn = memo(stageOf);
