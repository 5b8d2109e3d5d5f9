import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { IconName } from "../../ui/more-icon.ts";
import type { t } from "../../words/more.ts";

type Text = Parameters<typeof t>[0];

/** A tool: its icon, if it has one, its name on the button, and what it does. */
export type ToolLine = readonly [sign: IconName | null, name: Text, does: Text];

/** A gesture, and what it does. */
export type GestureLine = readonly [name: Text, does: Text];

const COMMON_TOOLS: readonly ToolLine[] = [
  ["undo", "play.undo", "help.undo"],
  ["redo", "play.redo", "help.redo"],
  ["branch", "play.branch", "help.branch"],
  ["check", "play.check", "help.check"],
  ["why", "play.why", "help.why"],
  ["hint", "play.hint", "help.hint"],
];

/** The tools of a hand as they stand on the screen. */
export const TOOLS: Readonly<Record<PlayKind["hand"], readonly ToolLine[]>> = {
  digits: [
    ...COMMON_TOOLS,
    [null, "play.digit", "help.digit"],
    [null, "play.corner", "help.corner"],
    [null, "play.centre", "help.centre"],
    [null, "play.colour", "help.colour"],
    [null, "play.candidate", "help.candidate"],
    [null, "bar.digit-first", "help.digit-first"],
    ["erase", "play.erase", "help.erase"],
  ],
  strokes: [
    ["restart", "play.cycle", "help.cycle"],
    ["wall", "play.wall", "help.wall"],
    ["dot", "play.dot", "help.dot"],
    ["move", "play.pan", "help.pan"],
    ["fit", "help.fit-name", "help.fit"],
    ["lock", "bar.lock", "help.lock"],
    ...COMMON_TOOLS,
  ],
};

/** What fingers do on the board of a hand. */
export const GESTURES: Readonly<Record<PlayKind["hand"], readonly GestureLine[]>> = {
  digits: [
    ["help.tap", "help.tap-digits"],
    ["help.drag", "help.drag-digits"],
    ["help.hold", "help.hold-digits"],
    ["help.double", "help.double-text"],
    ["help.held-key", "help.held-key-text"],
    ["help.two", "help.two-text"],
  ],
  strokes: [
    ["help.tap", "help.tap-strokes"],
    ["help.drag", "help.drag-strokes"],
    ["help.hold", "help.hold-strokes"],
    ["help.two", "help.two-text"],
  ],
};
