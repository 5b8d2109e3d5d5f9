import type { MethodTexts } from "./methods.ts";
import { GAMES } from "./zh-games.ts";
import { SEARCHES } from "./zh-searches.ts";

export const TEXTS: MethodTexts = { ...SEARCHES, ...GAMES };
