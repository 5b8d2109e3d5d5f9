import type { MethodTexts } from "../methods.ts";
import { GAMES } from "./games.ts";
import { SEARCHES } from "./searches.ts";

export const TEXTS: MethodTexts = { ...SEARCHES, ...GAMES };
