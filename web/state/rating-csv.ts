import type { Rated } from "../../worker/api.ts";

/** A rating as three fields of a line of comma-separated values: level, work, and the techniques by id with their counts. */
export function ratingFields(rating: Rated | null): readonly (string | number)[] {
  if (!rating) return ["", "", ""];
  const needs = rating.needs.map(({ id, count }) => `${id} ${count}`).join("; ");
  return [rating.level, rating.work, needs];
}
