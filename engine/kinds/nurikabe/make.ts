import type { Job } from "../../model/job.ts";
import type { Judge, MakeKind } from "../../model/kind.ts";
import { gridOf } from "../../model/puzzle.ts";
import type { Random } from "../../model/random.ts";
import type { Problem } from "../../model/result.ts";
import type { Wish } from "../../model/wish.ts";
import { draft, thin } from "./draft.ts";
import { prepare } from "./force.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { fast } from "./solver/search.ts";

/** Most rows and columns that are made. */
const LARGEST = 20;
/** Node limit of one proof of uniqueness; a draft that needs more is thrown away. */
const NODES = 2_000;
/** Most nodes of the search at levels 1 to 4. */
const LEVEL_NODES: readonly number[] = [1, 20, 100, 500];

/** What is wished of givens is Sudoku's; sizes go up to 20x20. */
function refuses(wish: Wish): Problem | null {
  if (wish.rows > LARGEST || wish.cols > LARGEST) {
    return {
      code: "wish-size",
      text: {
        en: `Nurikabe is made in sizes up to ${LARGEST}x${LARGEST}, not ${wish.cols}x${wish.rows}.`,
        zh: `数墙最大生成到 ${LARGEST}x${LARGEST}，不能是 ${wish.cols}x${wish.rows}。`,
      },
    };
  }
  const isSudokus =
    wish.givens !== undefined || wish.minimal || (wish.symmetry !== undefined && wish.symmetry !== "none");
  if (!isSudokus) return null;
  return {
    code: "wish-sudoku-only",
    text: {
      en: "The symmetry, the number of givens and minimality can be chosen for Sudoku only: a Nurikabe is made by its size and level.",
      zh: "对称、提示数的多少和极小性只有数独才能选择：数墙按尺寸和难度生成。",
    },
  };
}

/** A draft whose clues are moved while the judge agrees; without a judge the draft as it is. */
function* make(wish: Wish, random: Random, judge?: Judge<NurikabePuzzle>): Job<NurikabePuzzle | null> {
  let puzzle = yield* draft(wish, random);
  if (judge) {
    if (!(yield* judge(puzzle))) return null;
    const thinning = thin(puzzle, random);
    for (let next = thinning.next(false); !next.done; ) {
      const taken = yield* judge(next.value);
      if (taken) puzzle = next.value;
      next = thinning.next(taken);
    }
  }
  return (yield* nodesOf(puzzle)) === null ? null : puzzle;
}

/** Nodes of the search that proves the puzzle unique, in five bands. */
function* effort(puzzle: NurikabePuzzle): Job<number> {
  const nodes = (yield* nodesOf(puzzle)) ?? Number.POSITIVE_INFINITY;
  return 1 + LEVEL_NODES.filter((most) => nodes > most).length;
}

/** Nodes spent on proving that there is one answer; null when there is not, or too many nodes are needed. */
function* nodesOf(puzzle: NurikabePuzzle): Job<number | null> {
  const prepared = prepare(puzzle);
  const found = yield* fast(prepared, gridOf(prepared), { answers: 2, nodes: NODES });
  return found.complete && found.answers.length === 1 ? found.nodes : null;
}

/** Nurikabe as a maker knows it. */
export const nurikabeMaking: MakeKind<NurikabePuzzle> = { id: "nurikabe", refuses, make, effort };
