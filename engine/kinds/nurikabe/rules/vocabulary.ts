import type { Sort, Verb, Vocabulary } from "../../../language/check/vocabulary.ts";
import { NO_FLIP } from "../../../language/read/syntax.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../../model/fact.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { LAW_TEXTS } from "../puzzle/words.ts";
import { BOARD_WORDS } from "./board-words.ts";
import { LAND_COLOUR, SEA_COLOUR, setsNow } from "./here.ts";
import { REACH_WORDS } from "./reach-words.ts";
import { REGION_WORDS } from "./region-words.ts";

const both = (one: string, many: string, zh: string) => ({
  one: { en: one, zh },
  many: { en: many, zh: `一组${zh}` },
});

const SORTS: readonly Sort<NurikabePuzzle>[] = [
  {
    name: "cell",
    plural: "cells",
    words: both("a cell", "a set of cells", "格"),
    size: ({ cells }) => cells,
    binding: (_, cell) => ({ as: "cell", of: cell }),
    bindingOfSet: (_, cells) => ({ as: "cells", of: cells }),
  },
  {
    name: "island",
    plural: "islands",
    words: both("an island", "a set of islands", "岛"),
    size: ({ cells }) => cells,
    binding: (_, home) => ({ as: "cell", of: home }),
    bindingOfSet: (_, homes) => ({ as: "cells", of: homes }),
  },
  {
    name: "sea",
    plural: "seas",
    words: both("a part of the sea", "a set of parts of the sea", "一片墙"),
    size: ({ cells }) => cells,
    binding: (_, first) => ({ as: "cell", of: first }),
    bindingOfSet: (_, firsts) => ({ as: "cells", of: firsts }),
  },
  {
    name: "clue",
    plural: "clues",
    words: both("a clue", "a set of clues", "提示数"),
    size: ({ cells }) => cells,
    binding: (_, home) => ({ as: "cell", of: home }),
    bindingOfSet: (_, homes) => ({ as: "cells", of: homes }),
  },
  {
    name: "square",
    plural: "squares",
    words: both("a 2x2 square", "a set of 2x2 squares", "2x2 方块"),
    size: ({ cells }) => cells,
    binding: ({ cols }, corner) => ({
      as: "cells",
      of: [corner, corner + 1, corner + cols, corner + cols + 1],
    }),
  },
  {
    name: "colour",
    plural: "colours",
    words: both("land or sea", "a set of colours", "岛或墙"),
    size: () => 2,
  },
];

const isSea: Verb<NurikabePuzzle, NurikabeGrid>["on"] = (now) => (cell, colour) =>
  colour === SEA_COLOUR ? now.grid.isSea(cell) : now.grid.isLand(cell);

function colourFact(cell: number, isWall: boolean): Fact {
  return isWall ? is(cell, SEA) : isNot(cell, SEA);
}

const VERBS: readonly Verb<NurikabePuzzle, NurikabeGrid>[] = [
  {
    name: "is",
    type: "cell, colour",
    trend: "grows",
    on: isSea,
    subjects: (now) => (_, colour) => (colour === SEA_COLOUR ? setsNow(now).walls : setsNow(now).lands),
    says: (_, cell, colour) => colourFact(cell, colour === SEA_COLOUR),
  },
  {
    name: "not",
    type: "cell, colour",
    trend: "grows",
    on: (now) => {
      const holds = isSea(now);
      return (cell, colour) => holds(cell, 1 - colour);
    },
    subjects: (now) => (_, colour) => (colour === SEA_COLOUR ? setsNow(now).lands : setsNow(now).walls),
    says: (_, cell, colour) => colourFact(cell, colour === LAND_COLOUR),
  },
  {
    name: "can",
    type: "cell, colour",
    trend: "shrinks",
    on: (now) => {
      const holds = isSea(now);
      return (cell, colour) => !holds(cell, 1 - colour);
    },
    says: (_, cell, colour) => colourFact(cell, colour === LAND_COLOUR),
  },
  {
    name: "open",
    type: "cell",
    trend: "shrinks",
    on: (now) => (cell) => !now.grid.hasColour(cell),
    subjects: (now) => () => setsNow(now).blank,
    premises: (now) => (add, cell) => add(colourFact(cell, now.grid.isSea(cell))),
  },
  {
    name: "of",
    type: "cell, clue",
    trend: "grows",
    on: (now) => (cell, home) => now.grid.knows(is(cell, now.puzzle.clueAt[home])),
    says: ({ clueAt }, cell, home) => is(cell, clueAt[home]),
  },
  {
    name: "not of",
    type: "cell, clue",
    trend: "grows",
    on: (now) => (cell, home) => now.grid.knows(isNot(cell, now.puzzle.clueAt[home])),
    says: ({ clueAt }, cell, home) => isNot(cell, clueAt[home]),
  },
];

const USUAL_SIDE = 10;

/** Nurikabe's vocabulary of the rule language. */
export const NURIKABE_VOCABULARY: Vocabulary<NurikabePuzzle, NurikabeGrid> = {
  sorts: SORTS,
  words: [...BOARD_WORDS, ...REGION_WORDS, ...REACH_WORDS],
  verbs: VERBS,
  laws: Object.keys(LAW_TEXTS),
  flip: NO_FLIP,
  shape: ({ lattice }) => lattice,
  usual: () => {
    const clues = Array.from({ length: USUAL_SIDE * USUAL_SIDE }, (_, cell) => (cell % 7 === 0 ? 3 : 0));
    return nurikabePuzzle(USUAL_SIDE, USUAL_SIDE, clues);
  },
  isPart: ({ clueAt }, fact) => {
    const clue = clueAt[cellOf(fact)];
    if (clue === 0) return false;
    return isNegative(fact) ? valueOf(fact) !== clue : valueOf(fact) === clue;
  },
};
