import type { Result } from "../../engine/model/result.ts";
import type { NewsOf, QuestionName, Questions } from "../api.ts";
import type { Refused, Work } from "../work.ts";

/** Says that the quick part of a kind does not suffice: the question is to be answered anew with the whole. */
export const MORE = Symbol("more");

/** The answers to some questions, each as a job. Nothing here knows of threads, so tests call them as they are. */
export type AnswersTo<Names extends QuestionName> = {
  readonly [N in Names]: (
    question: Questions[N]["ask"],
    /** Whether the whole of the kind is to be fetched; without it an answer may be MORE. */
    isWhole?: boolean,
  ) => Promise<Result<Work<Questions[N]["answer"] | typeof MORE | Refused, NewsOf<N>>>>;
};

/** The questions of a first visit: a hint, the verdict on an opened puzzle, a check. */
export type NearName = "hint" | "judge" | "mistakes";
