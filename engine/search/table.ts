import type { Search } from "../model/search.ts";
import { backtrack } from "./backtrack.ts";
import { brute } from "./brute.ts";
import { forward } from "./forward.ts";

/** The searches that work for any kind, the simplest first. */
export const GENERIC_SEARCHES: Readonly<Record<string, Search>> = { brute, backtrack, forward };
