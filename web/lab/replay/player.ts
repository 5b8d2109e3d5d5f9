/** Events a second that can be chosen; the last is as fast as it goes. */
export const SPEEDS = [1, 5, 25, 125, 1_000, 10_000, Number.POSITIVE_INFINITY] as const;

/** Most events that are played in one frame, so that no frame takes long. */
export const MOST_A_FRAME = 16_384;

/** Number of events due in a frame, and the remainder for the next. Milliseconds that the page slept count as a tenth of a second. */
export function due(
  speed: number,
  ms: number,
  left: number,
): { readonly events: number; readonly left: number } {
  if (speed === Number.POSITIVE_INFINITY) return { events: MOST_A_FRAME, left: 0 };
  const wanted = left + (speed * Math.min(ms, 100)) / 1_000;
  const events = Math.min(Math.floor(wanted), MOST_A_FRAME);
  return { events, left: Math.min(wanted - events, 1) };
}
