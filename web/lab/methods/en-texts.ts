import { GAMES } from "./en-games.ts";
import { SEARCHES } from "./en-searches.ts";
import type { MethodTexts } from "./methods.ts";

export const TEXTS: MethodTexts = { ...SEARCHES, ...GAMES };
