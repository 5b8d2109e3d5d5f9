import { expect, it } from "vitest";
import { ergo } from "../../cli/ergo.ts";
import { written } from "./recount.ts";
import { faultsOfRule, follows, type WrittenStep } from "./recount-rules.ts";
import { SHAPES } from "./recount-shapes.ts";

/** Puzzles that ship, of whose steps about blocks, reach and ways some follow only where loose land counts in full. */
const SHIPPED: readonly string[] = [
  "7/7/3p4g1i2p4j4m5m",
  "7/7/3p3h4h3v3m2h1i",
  "7/7/m7t4i2k4m4j1i",
  "7/7/v1h6h4m2h3n2i3h",
  "7/7/h4i2i6x2i1n3h3i",
];
/** Steps that say of a block that no number comes into it. */
const OF_BLOCKS = ["way-to-a-block", "shut-out-of-a-block"];

/** Puzzles that ship, some of whose steps try the shapes of an island: up to eight, more than eight, and by a look at another number. */
const BY_SHAPES = ["7/7/q1g3q4i5k3h4h2m", "7/7/k3p3k2h3u61l", "7/7/g4q2h4m5p3g3q"];

const named = (text: string): readonly WrittenStep[] => {
  const [end] = ergo(["explain", "nurikabe", "--proofs"], text).objects;
  expect(end.end).toBe("solved");
  const isNamed = ({ rule }: WrittenStep) => rule !== "argument" && rule !== "supposition";
  return end.steps.filter(isNamed);
};

it.each(SHIPPED)("each named step on %s follows from the demands that it names", (text) => {
  const puzzle = written(text);
  for (const step of named(text)) expect(faultsOfRule(puzzle, step), JSON.stringify(step)).toEqual([]);
});

it("of the proofs of a step the shorter is taken: cell by cell some have twenty demands that have three where loose land counts", () => {
  const text = "12/12/n1o3i1j4j3i2n3j5t2j3w4i1n4k3i4l2h5zg6";
  const steps = named(text).filter(({ truths }) => (truths ?? 0) > 2);
  expect([...new Set(steps.map(({ rule }) => rule))]).toEqual(
    expect.arrayContaining(["one-way-for-an-island", "out-of-reach", "too-large-for-any-number"]),
  );
  for (const step of steps) {
    expect(step.truths, JSON.stringify(step)).toBeLessThanOrEqual(4);
    expect(faultsOfRule(written(text), step), JSON.stringify(step)).toEqual([]);
  }
});

it("one look at a number tells of all cells that it rules out by what is known then", () => {
  const text = "7/7/3p3h4h3v3m2h1i";
  const step = named(text).find(({ adds }) => adds.join() === "R3C3=sea,R4C3=sea,R4C5=sea");
  expect(step).toMatchObject({ truths: 1, demands: ["the 3 at R3C4: R3C3 R4C3 R4C5"] });
});

it.each(BY_SHAPES)("all shapes that %s asks to try are counted, and none is left", (text) => {
  const puzzle = written(text);
  const steps = named(text).filter(({ demands = [] }) => demands.some((demand) => SHAPES.test(demand)));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    const { demands = [], truths } = step;
    expect(faultsOfRule(puzzle, step), JSON.stringify(step)).toEqual([]);
    expect(truths).toBeLessThanOrEqual(4);
    for (const at of demands.keys()) {
      const fewer = demands.filter((_, index) => index !== at);
      const faults = faultsOfRule(puzzle, { ...step, demands: fewer, truths: fewer.length });
      expect(faults, `${step.adds} without ${demands[at]}`).not.toEqual([]);
    }
  }
});

it("neither a number nor the pool can be left out of a step about a block that no number comes into", () => {
  const steps = SHIPPED.flatMap((text) => named(text).map((step) => ({ puzzle: written(text), ...step })));
  const ofBlocks = steps.filter(({ rule }) => OF_BLOCKS.includes(rule));
  expect([...new Set(ofBlocks.map(({ rule }) => rule))].sort()).toEqual([...OF_BLOCKS].sort());
  for (const { puzzle, adds, because, demands = [] } of ofBlocks)
    for (const one of demands.filter((demand) => !demand.startsWith("the owner of"))) {
      const others = demands.filter((demand) => demand !== one);
      const isLacking = adds.some((fact) => !follows(puzzle, because, others, fact));
      expect(isLacking, `${adds} without ${one}`).toBe(true);
    }
});
