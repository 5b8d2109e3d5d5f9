import type { Rule } from "../../model/rule.ts";
import { ruleOf } from "../shared/native-rule.ts";
import { ALS_CHAIN } from "./chains/als-chain.ts";
import { ALS_XY_WING } from "./chains/als-xy-wing.ts";
import { ALS_XZ, ALS_XZ_DOUBLE } from "./chains/als-xz.ts";
import { CHAIN_RULES } from "./chains/chain-rules.ts";
import { COLOUR_RULES } from "./chains/colour-rules.ts";
import { KRAKEN_RULES } from "./chains/kraken-rules.ts";
import { SET_CHAIN_RULES } from "./chains/set-chain-rules.ts";
import { EXOCET } from "./exocets/exocet-rule.ts";
import { DEATH_BLOSSOM } from "./native/als-blossom.ts";
import { AVOIDABLE_CORNER, AVOIDABLE_EXTRA } from "./native/avoidable.ts";
import { BUG } from "./native/bug.ts";
import { COMPLEX_FISH, FINNED_FISH } from "./native/fish-rules.ts";
import { SIGHT, type SudokuRule } from "./native/sight.ts";
import { SUE_DE_COQ } from "./native/sue-de-coq.ts";
import { EXTRA_CROSSWISE, EXTRA_ON_A_SIDE } from "./native/unique-extra.ts";
import { LOCKED_ACROSS, LOCKED_ON_A_SIDE } from "./native/unique-locked.ts";
import { UNIQUE_SUBSET } from "./native/unique-subset.ts";
import type { SudokuPuzzle } from "./puzzle/puzzle.ts";
import { SECTOR_SETS } from "./sectors/sector-rule.ts";

const NATIVE: readonly SudokuRule[] = [
  ...COLOUR_RULES,
  ...FINNED_FISH,
  EXTRA_ON_A_SIDE,
  LOCKED_ON_A_SIDE,
  EXTRA_CROSSWISE,
  LOCKED_ACROSS,
  UNIQUE_SUBSET,
  AVOIDABLE_CORNER,
  AVOIDABLE_EXTRA,
  BUG,
  ...CHAIN_RULES,
  SUE_DE_COQ,
  ALS_XZ_DOUBLE,
  ALS_XZ,
  ALS_XY_WING,
  DEATH_BLOSSOM,
  ALS_CHAIN,
  ...COMPLEX_FISH,
  ...SET_CHAIN_RULES,
  SECTOR_SETS,
  ...KRAKEN_RULES,
  EXOCET,
];

/** Rules for Sudoku that search in ways of their own, beside those of the text; within a level in the order in which they are asked. */
export const NATIVE_RULES: readonly Rule<SudokuPuzzle>[] = NATIVE.map((native) => ruleOf(native, SIGHT));
