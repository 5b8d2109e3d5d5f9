/**
 * Which rules speak before a technique. `ladder`: all of the kind, the easiest first, so that where it fires no easier one has anything to
 * say. `level`: those of lower levels. `simple`: those of the two lowest levels; for techniques before which others of the ladder nearly always
 * say enough. `first`: simple rules too, but the technique is asked before them; for the rarest.
 */
export type Way = "ladder" | "level" | "simple" | "first";

/** The ways, the strictest first. */
export const WAYS: readonly Way[] = ["ladder", "level", "simple", "first"];
