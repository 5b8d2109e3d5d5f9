import { type Fact, is, isNot, type Value } from "../../../model/fact.ts";
import { run } from "../../../model/job.ts";
import type { Size } from "../../../model/lattice.ts";
import type { RulePosition } from "../../../model/position.ts";
import { gridOf } from "../../../model/puzzle.ts";
import type { Random } from "../../../model/random.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import { explore } from "../solver/explore.ts";
import { Draft } from "./draft.ts";
import { fill } from "./fill.ts";

const SIZES: readonly Size[] = [
  { rows: 3, cols: 4 },
  { rows: 4, cols: 3 },
  { rows: 4, cols: 4 },
  { rows: 2, cols: 6 },
  { rows: 4, cols: 5 },
  { rows: 5, cols: 5 },
  { rows: 6, cols: 5 },
];
/** Answers that are met at most before one of them is drawn, and the nodes that may take. */
const ANSWERS = 30;
const NODES = 300;

/** A small clue set, mostly with many answers, and facts of one of them: colours, now and then an owner. */
export function position(random: Random): RulePosition<NurikabePuzzle> {
  const puzzle = anyPuzzle(random);
  const { answers } = run(explore(puzzle, gridOf(puzzle), { answers: ANSWERS, nodes: NODES }));
  if (answers.length === 0) return position(random);
  const answer = answers[random.below(answers.length)];
  return { puzzle, facts: someFacts(answer, puzzle.values, random), answer };
}

/** The clues of a random layout, of some of which the size is not said. */
function anyPuzzle(random: Random): NurikabePuzzle {
  const size = SIZES[random.below(SIZES.length)];
  const draft = new Draft(size);
  const taste = { largest: 2 + random.below(6), most: [], straight: 7 };
  while (!run(fill(draft, taste, random)));
  const hidden = random.below(4) === 0 ? 4 : 0;
  const clues = Array.from(draft.clues, (clue) => (clue > 0 && random.below(12) < hidden ? ANY_SIZE : clue));
  return nurikabePuzzle(size.rows, size.cols, clues);
}

function someFacts(answer: readonly Value[], values: number, random: Random): Fact[] {
  const density = 1 + random.below(9);
  return answer.flatMap((owner, cell): Fact[] => {
    if (random.below(10) >= density) return [];
    const facts = [colourOf(owner, cell, random)];
    const other = 1 + random.below(values - 1);
    if (other !== owner && random.below(40) === 0) facts.push(isNot(cell, other));
    return facts;
  });
}

function colourOf(owner: Value, cell: number, random: Random): Fact {
  if (owner === SEA) return is(cell, SEA);
  return random.below(30) === 0 ? is(cell, owner) : isNot(cell, SEA);
}
