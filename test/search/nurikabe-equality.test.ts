import { describe } from "vitest";
import { share } from "../share.ts";
import { holdEqual } from "./equality.ts";
import { nurikabes } from "./fuzz.ts";

const CASES = share(1_200, 5_000);
const NODES = 2_000;

describe("all searches on Nurikabe", () => {
  holdEqual("nurikabe", CASES, nurikabes(CASES, 302), NODES, 0.5);
});
