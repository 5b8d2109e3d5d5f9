// Data of other people, which are not in the repository. Where ../shared/data lies beside it, extra checks compare with
// them; each property is also proved from our own data, so without them nothing goes unproved.
import { existsSync, readFileSync } from "node:fs";

const DATA = new URL("../../shared/data/", import.meta.url);

/** Whether the data are at hand. */
export const HAS_EXTRA = existsSync(DATA);
/** The mark in the names of extra checks. */
export const EXTRA = "extra: ../shared/data";

/** The text of a file of the data, by its path below ../shared/data. */
export function extraText(path: string): string {
  return readFileSync(new URL(path, DATA), "utf8");
}

/** The lines of a file of the data. */
export function extraLines(path: string): string[] {
  return extraText(path).trim().split("\n");
}
