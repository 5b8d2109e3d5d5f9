import type { Mirror } from "../read/flip.ts";
import { parse } from "../read/parse.ts";
import { type ReadRules, readOwn } from "../read/read-own.ts";
import { isSeed, parseSeed } from "./seed.ts";

/** Reads a text of rules, in this language or in that of the first system; see `readOwn`. */
export function readRules(source: string, mirror: Mirror): ReadRules {
  return readOwn(source, mirror, (cursor, { tokens, comments }) =>
    isSeed(tokens) ? parseSeed(cursor, comments) : parse(cursor, mirror),
  );
}
