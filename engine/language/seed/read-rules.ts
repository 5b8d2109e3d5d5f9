import { parse } from "../read/parse.ts";
import { type ReadRules, readOwn } from "../read/read-own.ts";
import type { Flip } from "../read/syntax.ts";
import { isSeed, parseSeed } from "./seed.ts";

/** Reads a text of rules, in this language or in that of the first system; see `readOwn`. */
export function readRules(source: string, flip: Flip): ReadRules {
  return readOwn(source, flip, (cursor, { tokens, comments }) =>
    isSeed(tokens) ? parseSeed(cursor, comments) : parse(cursor, flip),
  );
}
