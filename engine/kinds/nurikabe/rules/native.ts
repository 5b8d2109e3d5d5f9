import type { Rule } from "../../../model/rule.ts";
import { type NativeRule, ruleOf, type Sight } from "../../shared/native-rule.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { knowing } from "./finding.ts";
import { pocket } from "./sea-room-finders.ts";

/** A rule of Nurikabe with an algorithm of its own. */
export type NurikabeNative = NativeRule<NurikabePuzzle, Regions>;

const QUICK: readonly NurikabeNative[] = [
  {
    id: "cut-off-from-the-wall",
    level: 3,
    name: { en: "Cut off from the wall", zh: "与墙隔绝" },
    text: {
      en: "Islands shut {cells} off from the wall at {wall}, so only land can be there.",
      zh: "{cells} 被岛围住，与 {wall} 的墙隔绝，所以只能是岛。",
    },
    laws: ["sea"],
    find: pocket,
  },
];

const SIGHT: Sight<NurikabePuzzle, Regions> = {
  look: (puzzle, grid) => regionsOf(puzzle, grid as NurikabeGrid),
  knowing,
};

/** Native rules as rules of the kind. */
export function rulesOf(natives: readonly NurikabeNative[]): Rule<NurikabePuzzle>[] {
  return natives.map((native) => ruleOf(native, SIGHT));
}

/** Rules for Nurikabe that search in ways of their own and come with the quick part. */
export const QUICK_NATIVE_RULES: readonly Rule<NurikabePuzzle>[] = rulesOf(QUICK);
