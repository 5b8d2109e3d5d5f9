import type { QuickLoaded } from "../../engine/kinds/load.ts";
import type { RuleChoice } from "../../engine/model/choice.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { holdsIn, mistakesOn, type Truth } from "../../engine/reason/chain/mistake.ts";
import { hintFor } from "../../engine/reason/hint.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import type { QuestionName, Questions } from "../api.ts";
import { type AnswersTo, MORE, type NearName } from "./more.ts";
import { truthOf } from "./truth.ts";
import { withPuzzle, withQuick } from "./with-kind.ts";

const NEAR_ANSWERS: AnswersTo<NearName> = {
  async hint(q, isWhole = hasText(q.rules)) {
    if (!isWhole) return withQuick(q, (kind, puzzle) => quickHint(kind, puzzle, q));
    const { wholeHint } = await import("./study.ts");
    return withPuzzle(q, (kind, puzzle) => wholeHint(kind, puzzle, q));
  },
  judge: (q, isWhole = false) =>
    isWhole
      ? withPuzzle(q, (kind, puzzle) => judgeJob(kind, puzzle, q, true))
      : withQuick(q, (kind, puzzle) => judgeJob(kind, puzzle, q, false)),
  mistakes: (q) => withQuick(q, (kind, puzzle) => mistakesJob(kind, puzzle, q)),
};

/** The answer to a question; all but those of a first visit are loaded when the first of them is asked. */
export async function answerTo<N extends QuestionName>(name: N): Promise<AnswersTo<N>[N]> {
  const answers: AnswersTo<QuestionName> =
    name in NEAR_ANSWERS
      ? (NEAR_ANSWERS as AnswersTo<QuestionName>)
      : ((await import("./far-answers.ts")).FAR_ANSWERS as AnswersTo<QuestionName>);
  return answers[name];
}

function hasText(rules: RuleChoice | undefined): boolean {
  return (rules?.text ?? null) !== null;
}

/**
 * The hint by the kind's own rules; MORE where they say nothing, and where they contradict the known answer, so
 * that they are to be guarded.
 */
function* quickHint(
  kind: QuickLoaded,
  puzzle: Puzzle,
  q: Questions["hint"]["ask"],
): Job<Questions["hint"]["answer"] | typeof MORE> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  const ladder = ownLadder(kind.think, q.rules);
  const hint = yield* hintFor({ ...kind, ladder }, puzzle, q.board, truth);
  if (hint.type === "stuck") return MORE;
  const { answer } = truth.answers === "one" ? truth : { answer: null };
  const isRight = (fact: Fact): boolean => answer === null || holdsIn(answer, fact);
  return hint.type === "step" && !hint.steps.every(({ adds }) => adds.every(isRight)) ? MORE : hint;
}

/** The verdict; MORE where the quick search has given up before the limit. */
function* judgeJob(
  kind: QuickLoaded,
  puzzle: Puzzle,
  q: Questions["judge"]["ask"],
  isWhole: boolean,
): Job<Truth | typeof MORE> {
  const truth = yield* truthOf(kind, puzzle, q, q.nodes);
  return truth.answers === "unknown" && !isWhole ? MORE : truth;
}

function* mistakesJob(
  kind: QuickLoaded,
  puzzle: Puzzle,
  q: Questions["mistakes"]["ask"],
): Job<Questions["mistakes"]["answer"]> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  if (truth.answers !== "one") return null;
  const wrong = mistakesOn(kind.play.read(puzzle, q.board), truth);
  return { cells: [...new Set(wrong.map(cellOf))] };
}
