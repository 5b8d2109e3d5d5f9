import type { Cell, Value } from "./fact.ts";

/**
 * The player's marks and notes, as plain data, the same for all kinds. Arrays have one entry a cell. Given
 * cells stay 0 here: they belong to the puzzle.
 */
export interface Board {
  /** 0 blank; other numbers as the kind has them: a digit, or a mark (1 wall, 2 dot). */
  readonly marks: readonly number[];
  /** Corner notes as bit sets: bit v stands for value v. */
  readonly corner: readonly number[];
  /** Centre notes as bit sets. */
  readonly centre: readonly number[];
  /** Candidates the player struck out in auto-candidate mode, as bit sets. */
  readonly struck: readonly number[];
  /** 0 none, else the number of a colour from 1. */
  readonly colours: readonly number[];
  /** Colours of candidates, each with a shape of its own: see `shapeOf`. */
  readonly shapes: readonly number[];
  /** Auto-candidate mode: candidates follow from the marks, less the struck ones; only then are strikes premises. */
  readonly auto: boolean;
}

export type Layer = "corner" | "centre" | "struck";

/** One act of the player: everything that undo takes back. */
export type Move =
  | {
      readonly type: "mark";
      readonly cells: readonly Cell[];
      readonly mark: number;
      /** Cells that lose their notes of this mark in the same act. */
      readonly tidied?: readonly Cell[];
    }
  | {
      readonly type: "note";
      readonly layer: Layer;
      readonly cells: readonly Cell[];
      readonly value: Value;
      readonly on: boolean;
    }
  /** With a value, the shape of this candidate in place of the cells' colour. */
  | {
      readonly type: "colour";
      readonly cells: readonly Cell[];
      readonly colour: number;
      readonly value?: Value;
    }
  /** Clears the cells: marks, else notes, else colours is the caller's choice of `what`. */
  | {
      readonly type: "clear";
      readonly cells: readonly Cell[];
      readonly what: "marks" | "notes" | "colours" | "all";
    }
  | { readonly type: "auto"; readonly on: boolean }
  /** Moves that are one act: undo takes all of them back. None of them is of this type. */
  | { readonly type: "several"; readonly moves: readonly Move[] }
  /** A whole board at once: start over, the answer, progress from a link. */
  | { readonly type: "set"; readonly marks: readonly number[]; readonly why: "restart" | "answer" | "link" };

export function emptyBoard(cells: number): Board {
  const zeros = (): number[] => new Array<number>(cells).fill(0);
  return {
    ...{ marks: zeros(), corner: zeros(), centre: zeros(), struck: zeros() },
    ...{ colours: zeros(), shapes: zeros(), auto: false },
  };
}

/** Shapes that a candidate can have: 1 disc, 2 square, 3 ring. */
export const SHAPES = 3;

/** The shape of a candidate in a cell's entry of `shapes`, which has two bits for each value; 0 none. */
export function shapeOf(shapes: number, value: Value): number {
  return (shapes >> (2 * value)) & SHAPES;
}
