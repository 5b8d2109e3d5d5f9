/** How many of something a test tries: `whole` of them in a whole proof (ERGO_ALL=1), else as many as time allows. */
export const amount = (whole: number, usual: number): number => (process.env.ERGO_ALL ? whole : usual);
