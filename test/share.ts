import "./slow.ts";

/**
 * How much of what could go on for hours a run of the tests does: a part, and the whole of it with ERGO_ALL=1.
 * Samples are drawn from seeds, so the part lies within the whole.
 */
export const share = (part: number, whole: number): number => (process.env.ERGO_ALL ? whole : part);
