// Which browsers took part in a part of the tests, for the last lines of a run: one a line in the file that
// ERGO_TOOK_PART names.
import { appendFileSync } from "node:fs";

/** Notes that a browser took part. @param {string} name with its version, such as "Firefox/140.5.0" */
export function tookPart(name) {
  if (process.env.ERGO_TOOK_PART) appendFileSync(process.env.ERGO_TOOK_PART, `${name}\n`);
}
