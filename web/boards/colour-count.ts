/** Colours that a player can give a cell, numbered from 1; `colours.ts` says how they look. */
export const COLOURS = 8;
