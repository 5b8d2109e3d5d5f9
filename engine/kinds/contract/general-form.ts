import type { Words } from "../../model/words.ts";

/** The general form of a short supposition: the body of a rule, its sentence, and the laws that it leans on. It is a guess that is still to be judged. */
export interface GeneralForm {
  readonly body: string;
  readonly say: Words;
  readonly laws: readonly string[];
}
