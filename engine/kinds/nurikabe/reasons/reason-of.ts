import type { Fact } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import type { Reason } from "../../contract/kind.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { knowing } from "../rules/finding.ts";
import { allFound, between, elbow, exit, room, shutOff, tooLarge, wayToNumber } from "./island-reasons.ts";
import { outOfReach } from "./out-of-reach.ts";
import type { Reasoning } from "./scene.ts";
import { bottleneck, pocket, wallExit, wallRoom } from "./wall-reasons.ts";

/** By the id of the rule. */
const REASONS: ReadonlyMap<string, Reasoning> = new Map([
  ["between-two-islands", between],
  ["one-way-for-an-island", exit],
  ["elbow-of-a-2", elbow],
  ["elbow-beside-a-stranger", elbow],
  ["elbow", elbow],
  ["too-large-together", tooLarge],
  ["all-islands-found", allFound],
  ["all-walls-found", allFound],
  ["out-of-reach", outOfReach],
  ["room-for-an-island", room],
  ["way-to-a-number", wayToNumber],
  ["shut-off-from-every-number", shutOff],
  ["one-way-for-the-wall", wallExit],
  ["more-wall-to-come", wallExit],
  ["bottleneck-of-the-wall", bottleneck],
  ["cut-off-from-the-wall", pocket],
  ["room-for-the-wall", wallRoom],
]);

/** The clues, ways, islands and walls that a step rests on: clues are no premises, and a way is none either. */
export function reasonOf(puzzle: NurikabePuzzle, step: Step, known: readonly Fact[]): Reason | null {
  const reasoning = REASONS.get(step.rule);
  return reasoning?.({ puzzle, step, regions: knowing(puzzle, [...known, ...step.because]) }) ?? null;
}
