/** How long the first board is left alone, in milliseconds. */
const QUIET = 3_000;

/** Fetches the sheet of hints before the first hint: a slow phone would stand still to run it. */
export function fetchAhead(): void {
  // What is not there then is asked for again where it is needed.
  setTimeout(() => void import("./hint/hint-sheet.ts").catch(() => {}), QUIET);
}
