import { mostIn } from "../../../language/check/most.ts";
import type { Bits, Collect } from "../../../language/check/vocabulary.ts";
import { has, put } from "../../../language/run/bits.ts";
import type { Cell } from "../../../model/fact.ts";
import { type Now, type NurikabeWord, regionsNow } from "./here.ts";
import { homeOf } from "./region-sets.ts";
import { wayPremises } from "./region-words.ts";
import { TRIAL_WORDS } from "./trial-words.ts";
import { NURIKABE_VOCABULARY } from "./vocabulary.ts";

/** Words that the kind's own rules do without: what is beside a cell. */
const BESIDE: readonly NurikabeWord[] = [
  {
    name: "squares",
    type: "cell -> squares",
    most: 4,
    on:
      ({ puzzle: { rows, cols } }) =>
      (out: Bits, cell: number) => {
        out.fill(0);
        const [row, col] = [Math.floor(cell / cols), cell % cols];
        for (let top = Math.max(0, row - 1); top <= row && top + 1 < rows; top++)
          for (let left = Math.max(0, col - 1); left <= col && left + 1 < cols; left++)
            put(out, top * cols + left);
        return out;
      },
  },
  ...(["island", "sea"] as const).map(
    (sort): NurikabeWord => ({
      name: `${sort}s`,
      type: `cell -> ${sort}s`,
      trend: "varies",
      // Where less is known the same region may be met by another way.
      loose: true,
      most: 4,
      on: (now) => (out: Bits, cell: number) => {
        out.fill(0);
        for (const next of besides(now, cell, sort === "island")) put(out, nameAt(now, next));
        return out;
      },
      premises: (now) => (add: Collect, focus: Bits, cell: number) => {
        for (const next of besides(now, cell, sort === "island")) {
          const home = nameAt(now, next);
          if (has(focus, home)) wayPremises(regionsNow(now), add, next, (at) => at === home);
        }
      },
    }),
  ),
];

/** The vocabulary for a person's rules. The first load of the worker has no room for all of it. */
export const FULL_VOCABULARY: typeof NURIKABE_VOCABULARY = {
  ...NURIKABE_VOCABULARY,
  mostIn,
  words: [...NURIKABE_VOCABULARY.words.map(bounded), ...BESIDE, ...TRIAL_WORDS],
};

/** What is beside a cell is at most four things. */
function bounded(word: NurikabeWord): NurikabeWord {
  return ["near", "clues"].includes(word.name) && word.type.startsWith("cell ->")
    ? { ...word, most: 4 }
    : word;
}

/** The cells beside a cell that are known to be land, or sea. */
function besides(now: Now, cell: Cell, isLand: boolean): Cell[] {
  const { label } = regionsNow(now);
  return now.puzzle.lattice.near[cell].filter(
    (next) => label[next] >= 0 && regionsNow(now).isLand(label[next]) === isLand,
  );
}

/** The cell that names the region of a cell. */
function nameAt(now: Now, cell: Cell): Cell {
  const regions = regionsNow(now);
  return homeOf(regions, regions.label[cell]);
}
