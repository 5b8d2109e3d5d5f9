import { fileURLToPath } from "node:url";

/** The folder of the packs that ship, and the recipe that they are made from. */
export const PACKS = fileURLToPath(new URL("../../puzzles/packs", import.meta.url));
export const RECIPE = fileURLToPath(new URL("../../puzzles/scale/corpus.json", import.meta.url));
