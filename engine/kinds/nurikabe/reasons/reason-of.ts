import { allFound, between, elbow, exit, shutOff, tooLarge } from "./island-reasons.ts";
import { outOfReach } from "./out-of-reach.ts";
import { reasonerBy } from "./scene.ts";
import { bottleneck, pocket, wallExit } from "./wall-reasons.ts";

/** The reasons of the rules of a first hint. */
export const reasonOf = reasonerBy(
  new Map([
    ["between-two-islands", between],
    ["one-way-for-an-island", exit],
    ["elbow-of-a-2", elbow],
    ["elbow-beside-a-stranger", elbow],
    ["elbow", elbow],
    ["too-large-together", tooLarge],
    ["all-islands-found", allFound],
    ["all-walls-found", allFound],
    ["out-of-reach", outOfReach],
    ["shut-off-from-every-number", shutOff],
    ["one-way-for-the-wall", wallExit],
    ["more-wall-to-come", wallExit],
    ["bottleneck-of-the-wall", bottleneck],
    ["cut-off-from-the-wall", pocket],
  ]),
);
