import { FIRST_SYSTEM_RULES as rules } from "../../../engine/kinds/sudoku/first-system.ts";
import type { Report } from "../contract/report.ts";

/** The report of the rule-based expert system that the rule language comes from. */
export const sudokuReport: Report = {
  text: "605103000000000903000600000086010005400000007100020340000001000709000000000904801",
  rules,
  fired: { 1: 37, 2: 16, 3: 4, 4: 0, 5: 453, 6: 125, 14: 5, 15: 3 },
  rounds: 15,
  seconds: 2.5,
};
