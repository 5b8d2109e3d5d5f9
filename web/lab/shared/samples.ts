/** Where a search stood at a time of its own. */
export interface Sample {
  /** Milliseconds of its own work. */
  readonly ms: number;
  readonly nodes: number;
}

/** Most samples of a search that are kept. */
const MOST_SAMPLES = 400;

/** The samples with a further one; every second of the earlier is left out where there would be too many. Cost: the samples. */
export function thinned(samples: readonly Sample[], next: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (last && last.ms === next.ms && last.nodes === next.nodes) return samples;
  const kept = samples.length < MOST_SAMPLES ? samples : samples.filter((_, index) => index % 2 === 0);
  return [...kept, next];
}
