import type { Result } from "../engine/model/result.ts";
import type { DuelQuestion, DuelThought } from "./api.ts";
import type { Work } from "./work.ts";

export function thinkOver(_q: DuelQuestion): Result<Work<DuelThought, DuelThought>> {
  throw new Error("to come");
}
