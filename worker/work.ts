import type { Job } from "../engine/model/job.ts";
import type { Problem } from "../engine/model/result.ts";

/** A job that reports news while it runs. */
export interface Work<T, News = never> extends Job<T> {
  /** Everything new since the last call; called some ten times a second, between two steps of the job. */
  news?(): News;
}

/** Result of a job that learns only while it works that there is no answer. */
export class Refused {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** Makes a job report news. */
export function withNews<T, News>(job: Job<T>, news: () => News): Work<T, News> {
  return Object.assign(job, { news });
}
