import { isSeed, parseSeed } from "../seed/seed.ts";
import type { Mirror } from "./flip.ts";
import { parse } from "./parse.ts";
import { type ReadRules, readOwn } from "./read-own.ts";

/** Reads a text of rules, in this language or in that of the first system; see `readOwn`. */
export function readRules(source: string, mirror: Mirror): ReadRules {
  return readOwn(source, mirror, (cursor, { tokens, comments }) =>
    isSeed(tokens) ? parseSeed(cursor, comments) : parse(cursor, mirror),
  );
}
