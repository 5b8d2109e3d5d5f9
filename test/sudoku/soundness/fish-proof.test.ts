import { COMPLEX_FISH, FINNED_FISH } from "../../../engine/kinds/sudoku/native/fish-rules.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { share } from "../../share.ts";
import { blankPuzzle } from "../board.ts";
import { fishFacts } from "./fish-boards.ts";
import { prove, rulesThat, type TrialBoard, trialsOf } from "./rule-trials.ts";

const BOARDS = share(2500, 10_000);
/** Large fish are many rules of one search. */
const OF_A_FISH = 101;

/** They stand where no simpler one does, which is seldom, and are searched for long: they have boards of their own. */
const LARGE = [...FINNED_FISH, ...COMPLEX_FISH].map(({ id }) => id);
const RULES = rulesThat(({ id }) => LARGE.includes(id));

function* boards(): Iterable<TrialBoard> {
  const random = randomFrom(9);
  for (let board = 0; board < BOARDS; board++) {
    const puzzle = blankPuzzle(random.below(4) === 0 ? 6 : 9);
    yield { puzzle, facts: fishFacts(puzzle.size, random) };
  }
}

prove(RULES, trialsOf(RULES, boards(), OF_A_FISH), (id) => (/jellyfish|mutant/.test(id) ? 20 : 100));
