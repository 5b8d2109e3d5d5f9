/** A whole number within bounds, or null. */
export function whole(told: unknown, least: number, most = Number.MAX_SAFE_INTEGER - 1): number | null {
  return typeof told === "number" && Number.isInteger(told) && told >= least && told <= most ? told : null;
}
