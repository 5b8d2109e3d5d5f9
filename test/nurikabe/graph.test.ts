import { describe, expect, it } from "vitest";
import { ArticulationPoints, MARKED } from "../../engine/kinds/nurikabe/graph/articulation-points.ts";
import { floodFill } from "../../engine/kinds/nurikabe/graph/flood-fill.ts";
import { neighboursIn } from "../../engine/kinds/nurikabe/graph/neighbours.ts";
import { shortestWay } from "../../engine/kinds/nurikabe/graph/shortest-way.ts";
import { latticeOf } from "../../engine/model/lattice.ts";
import { randomFrom } from "../../engine/model/random.ts";

const OPEN = 0;
const CLOSED = 1;
const MARK = 2;

/** Random boards of open, closed and marked cells. */
function* boards(count: number) {
  const random = randomFrom(5);
  for (let board = 0; board < count; board++) {
    const lattice = latticeOf(1 + random.below(6), 1 + random.below(6));
    const colours = Uint8Array.from(
      { length: lattice.cells },
      () => [OPEN, OPEN, CLOSED, MARK][random.below(4)],
    );
    const open = [...colours.keys()].filter((cell) => colours[cell] !== CLOSED);
    if (open.length > 0) yield { lattice, colours, start: open[random.below(open.length)], random, open };
  }
}

describe("articulation points", () => {
  it("say what a flood fill loses without each node", () => {
    for (const { lattice, colours, start, random, open } of boards(400)) {
      const starts = random.below(3) === 0 ? [start, open[random.below(open.length)]] : [start];
      const points = new ArticulationPoints(neighboursIn(lattice));
      const { entered, weight, lost } = points;
      for (const cell of colours.keys()) {
        entered[cell] = colours[cell] === CLOSED ? -1 : 0;
        weight[cell] = colours[cell] === MARK ? 1 + MARKED : 1;
      }
      const before = weight.slice();
      const whole = floodFill(lattice, starts, colours, CLOSED);
      if (starts.length > 1) points.walkFromAll(starts);
      else expect(points.walk(start)).toBe(whole.length);
      for (const cell of whole) {
        expect(entered[cell]).toBeGreaterThan(0);
        if (starts.includes(cell)) continue;
        const met = new Uint8Array(lattice.cells);
        met[cell] = 1;
        floodFill(lattice, starts, colours, CLOSED, met);
        const parted = whole.filter((other) => met[other] === 0);
        expect(lost[cell]).toBe(parted.reduce((sum, other) => sum + before[other], 0));
      }
    }
  });
});

describe("a shortest way", () => {
  it("is as long as the flood fill has layers, and goes over open cells that are joined", () => {
    for (const { lattice, colours, start, random, open } of boards(400)) {
      const goal = open[random.below(open.length)];
      const isOpen = (cell: number) => colours[cell] !== CLOSED;
      const way = shortestWay(lattice, [start], isOpen, (cell) => cell === goal);
      const reached = floodFill(lattice, [start], colours, CLOSED);
      expect(way.length > 0).toBe(reached.includes(goal));
      const lengths = new Map([[start, 1]]);
      for (const cell of reached)
        for (const next of lattice.near[cell])
          if (isOpen(next) && !lengths.has(next)) lengths.set(next, (lengths.get(cell) ?? 0) + 1);
      expect(way).toHaveLength(lengths.get(goal) ?? 0);
      expect(
        way.every((cell, at) => isOpen(cell) && (at === 0 || lattice.near[cell].includes(way[at - 1]))),
      ).toBe(true);
    }
  });
});
