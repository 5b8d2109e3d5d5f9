/** Milliseconds that the cache may take to answer. */
const CACHE_PATIENCE = 20_000;

/** The answer of the cache; undefined if it fails, or has not answered after a while. */
export function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), CACHE_PATIENCE));
  return Promise.race([answer.catch(() => undefined), late]);
}
