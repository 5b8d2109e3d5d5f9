import type { Rating } from "../../engine/rate/rate.ts";

/** A rating as the commands write it: the techniques by id with their counts; level and work are null without one. */
export function spellRating(rating: Rating | null): object {
  if (!rating) return { level: null, work: null, needs: {} };
  const { version, level, work, needs } = rating;
  return { version, level, work, needs: Object.fromEntries(needs.map(({ id, count }) => [id, count])) };
}
