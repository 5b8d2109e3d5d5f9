/** Sides of the boards that the duel is played on. */
export const DUEL_SIZES = [4, 6, 9] as const;

export type DuelSize = (typeof DUEL_SIZES)[number];
