import { describe } from "vitest";
import { holdEqual } from "./equality.ts";
import { nurikabes } from "./fuzz.ts";

const CASES = 5_000;
const NODES = 2_000;

describe("all searches on Nurikabe", () => {
  holdEqual("nurikabe", CASES, nurikabes(CASES, 302), NODES, 0.5);
});
