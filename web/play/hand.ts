import type { Cell } from "../../engine/model/fact.ts";
import type { App } from "../state/app.ts";

/** The fields of a key event that decide the action. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/** What is done with the keys and taps of a kind's hand; those that all games have are in `keys.ts`. */
export interface Hand {
  act(app: App, event: KeyPress): (() => void) | undefined;
  tap(app: App, cell: Cell): void;
}

const hands = new Map<string, Hand>();

/** The part that a hand's tools come with brings what they do. */
export function takeHand(name: string, hand: Hand): void {
  hands.set(name, hand);
}

/** The hand of the current game; none until it is there, or where the board does all by itself. */
export function handOf({ store }: App): Hand | undefined {
  return hands.get(store.state.play?.kind.hand ?? "");
}
