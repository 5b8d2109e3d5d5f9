import { describe } from "vitest";
import { share } from "../share.ts";
import { holdEqual } from "./equality.ts";
import { sudokus } from "./fuzz.ts";

const CASES = share(4_000, 15_000);
const NODES = 2_000;

describe("all searches on Sudoku", () => {
  holdEqual("sudoku", CASES, sudokus(CASES, 301), NODES, 0.8);
});
