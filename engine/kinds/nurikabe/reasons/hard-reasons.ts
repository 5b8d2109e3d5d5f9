import { fit, room, starved, wallRoom } from "./room-reasons.ts";
import { reasonerBy } from "./scene.ts";
import { obligedShapes, shapes } from "./shape-reasons.ts";
import { cutOff, shutOut, tooLargeForAny, wayToBlock, wayToNumber } from "./way-reasons.ts";

/** The reasons of the rules that a first hint does without. */
export const hardReasonOf = reasonerBy(
  new Map([
    ["too-large-for-any-number", tooLargeForAny],
    ["room-for-the-wall", wallRoom],
    ["exact-fit", fit],
    ["room-for-an-island", room],
    ["way-to-a-number", wayToNumber],
    ["way-to-a-block", wayToBlock],
    ["shut-out-of-a-block", shutOut],
    ["starved-island", starved],
    ["cut-off-island", cutOff],
    ["shapes-of-an-island", shapes],
    ["shapes-with-a-duty", obligedShapes],
  ]),
);
