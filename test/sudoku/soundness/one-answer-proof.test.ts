import { randomFrom } from "../../../engine/model/random.ts";
import { share } from "../../share.ts";
import { oneAnswerBoards } from "./one-answer-boards.ts";
import { prove, rulesThat, type TrialBoard, trialsOf } from "./rule-trials.ts";

const BOARDS = share(6500, 10_000);
const RULES = rulesThat(({ needsOneAnswer }) => needsOneAnswer ?? false);

function* boards(): Iterable<TrialBoard> {
  for (const { puzzle, facts } of oneAnswerBoards(randomFrom(9), BOARDS))
    yield { puzzle, facts: [...puzzle.givens, ...facts] };
}

prove(RULES, trialsOf(RULES, boards()));
