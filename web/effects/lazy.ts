/** Something that is fetched when it is first needed, and again if that failed. */
export function lazy<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetch().catch((why) => {
      fetched = null;
      throw why;
    });
    return fetched;
  };
}
