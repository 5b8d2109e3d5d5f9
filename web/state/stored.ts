/** The fields of a stored value; none where it is no object. Never throws. */
export function fields(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}
