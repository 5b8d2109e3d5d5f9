import type { PhotoKind } from "../photo/photo-kind.ts";
import { photo as nurikabe } from "./nurikabe/photo.ts";
import { photo as sudoku } from "./sudoku/photo.ts";

/** The kinds whose boards are read from pictures; the first that a board looks like is taken. */
export const PHOTO_KINDS: readonly PhotoKind[] = [sudoku, nurikabe];
