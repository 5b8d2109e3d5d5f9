/** Whether a lane's questions go before others, whose work then waits. */
export type Standing = "first" | "any" | "last";

/** Who does work that can wait. */
interface Patient {
  readonly thinker: { hold(isHeld: boolean): Promise<void> };
}

/** Whose work waits while a question is open that goes first. */
const last = new Set<Patient>();
/** Open questions that go first. */
let open = 0;

/** A question that goes first was asked. */
export function asked(): void {
  if (open++ === 0) for (const hand of last) void hand.thinker.hold(true);
}

/** It has its answer, or was called off. */
export function answered(): void {
  if (--open === 0) for (const hand of last) void hand.thinker.hold(false);
}

/** From now on a hand's work waits for what goes first, or does no more. */
export function yields(hand: Patient, does: boolean): void {
  if (!does) last.delete(hand);
  else {
    last.add(hand);
    if (open > 0) void hand.thinker.hold(true);
  }
}
