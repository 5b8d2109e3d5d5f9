import type { Bits, Collect } from "../../../language/check/vocabulary.ts";
import { put } from "../../../language/run/bits.ts";
import { saidOf } from "../regions/facts.ts";
import { inFocus, LAND_COLOUR, type NurikabeWord, regionsNow, SEA_COLOUR, setsNow } from "./here.ts";

/** Words for the fixed board. */
const BOARD: readonly NurikabeWord[] = [
  { name: "sea", type: "colour", on: () => () => SEA_COLOUR },
  { name: "land", type: "colour", on: () => () => LAND_COLOUR },
  {
    name: "cells",
    type: "cells",
    on: (now) => (out: Bits) => {
      out.fill(0);
      for (let cell = 0; cell < now.puzzle.cells; cell++) put(out, cell);
      return out;
    },
  },
  {
    name: "squares",
    type: "squares",
    on:
      ({ puzzle: { rows, cols } }) =>
      (out: Bits) => {
        out.fill(0);
        for (let row = 0; row + 1 < rows; row++)
          for (let col = 0; col + 1 < cols; col++) put(out, row * cols + col);
        return out;
      },
  },
  {
    name: "cells",
    type: "square -> cells",
    on:
      ({ puzzle: { cols } }) =>
      (out: Bits, corner: number) => {
        out.fill(0);
        for (const cell of [corner, corner + 1, corner + cols, corner + cols + 1]) put(out, cell);
        return out;
      },
  },
  {
    name: "near",
    type: "cell -> cells",
    on:
      ({ puzzle: { lattice } }) =>
      (out: Bits, cell: number) => {
        out.fill(0);
        for (const next of lattice.near[cell]) put(out, next);
        return out;
      },
  },
];

/** Cells by colour. */
const COLOURS: readonly NurikabeWord[] = [
  {
    name: "blank",
    type: "cells",
    trend: "shrinks",
    on: (now) => () => setsNow(now).blank,
    premises: (now) => (add: Collect, focus: Bits) => {
      for (const known of [setsNow(now).walls, setsNow(now).lands])
        for (const cell of inFocus(known, focus)) add(saidOf(regionsNow(now), cell));
    },
  },
  {
    name: "walls",
    type: "cells",
    trend: "grows",
    on: (now) => () => setsNow(now).walls,
    premises: (now) => (add: Collect, focus: Bits) => {
      for (const cell of inFocus(setsNow(now).walls, focus)) add(saidOf(regionsNow(now), cell));
    },
  },
  {
    name: "lands",
    type: "cells",
    trend: "grows",
    on: (now) => () => setsNow(now).lands,
    premises: (now) => (add: Collect, focus: Bits) => {
      for (const cell of inFocus(setsNow(now).lands, focus)) add(saidOf(regionsNow(now), cell));
    },
  },
];

/** Words for the board and for its cells by colour. */
export const BOARD_WORDS: readonly NurikabeWord[] = [...BOARD, ...COLOURS];
