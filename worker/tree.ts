import type { TreeTrace } from "../engine/duel/trace.ts";
import type { Job } from "../engine/model/job.ts";
import type { Result } from "../engine/model/result.ts";
import type { Questions } from "./api.ts";

export function readAndSearch(_q: Questions["tree"]["ask"]): Result<Job<TreeTrace>> {
  throw new Error("to come");
}
