import type { Job } from "../engine/model/job.ts";
import type { Problem } from "../engine/model/result.ts";

/** A job that has something to tell while it runs. */
export interface Work<T, News = never> extends Job<T> {
  /** What is new since it was last asked; asked some ten times a second, between two steps of the job. */
  news?(): News;
}

/** What a job comes to that finds only while it works that there is no answer. */
export class Refused {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** Has a job tell news. */
export function withNews<T, News>(job: Job<T>, news: () => News): Work<T, News> {
  return Object.assign(job, { news });
}
