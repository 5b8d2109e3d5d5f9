import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { t } from "../../words/more.ts";

/** Keys, parted by commas, and the text of their action. */
export type KeyLine = readonly [keys: string, deed: Parameters<typeof t>[0]];

/** The keys of a hand and their actions. */
const OWN: Readonly<Record<PlayKind["hand"], readonly KeyLine[]>> = {
  digits: [
    ["1 … 9", "keys.digit"],
    ["Shift + 1 … 9", "keys.corner"],
    ["Ctrl + 1 … 9, Alt + 1 … 9", "keys.centre"],
    ["Backspace, Delete", "keys.erase"],
    ["N", "keys.pen"],
    ["C", "keys.colour"],
    ["Shift + ← ↑ ↓ →", "keys.more"],
  ],
  strokes: [
    ["Enter, Space", "keys.tap"],
    ["X, 1", "play.wall"],
    ["C, 2, .", "play.dot"],
    ["Backspace, Delete", "keys.erase"],
    ["Shift + ← ↑ ↓ →", "keys.paint"],
  ],
};
const ALL: readonly KeyLine[] = [
  ["← ↑ ↓ →", "keys.move"],
  ["+ −", "keys.zoom"],
  ["Ctrl + Z", "play.undo"],
  ["Ctrl + Y, Ctrl + Shift + Z", "play.redo"],
  ["H", "keys.hint"],
  ["W", "keys.why"],
  ["P", "play.pause"],
  ["Esc", "app.close"],
  ["?", "keys.list"],
];

/** All keys of a board that is played by this hand. */
export function keysOf(hand: PlayKind["hand"]): readonly KeyLine[] {
  return [...OWN[hand], ...ALL];
}
