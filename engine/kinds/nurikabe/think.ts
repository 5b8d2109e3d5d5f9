import type { ThinkKind } from "../../model/kind.ts";
import { prepare } from "./force.ts";
import { learn } from "./learning/search.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { NURIKABE_RULES } from "./rules.ts";
import { screen } from "./screen.ts";
import { fast } from "./solver/search.ts";
import { whyNone } from "./why-none.ts";

/** Nurikabe as the worker and the factory know it. */
export const nurikabeThinking: ThinkKind<NurikabePuzzle> = {
  id: "nurikabe",
  rules: NURIKABE_RULES,
  screen,
  fast,
  searches: { learn },
  prepare,
  whyNone,
};
