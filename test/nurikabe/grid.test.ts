import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NurikabeGrid } from "../../engine/kinds/nurikabe/puzzle/grid.ts";
import { cellOf, type Fact, is, isNegative, isNot, negate, valueOf } from "../../engine/model/fact.ts";

const CELLS = 5;
const CLUES = 3;

const anyFact = fc
  .tuple(fc.nat(CELLS - 1), fc.nat(CLUES), fc.boolean())
  .map(([cell, value, not]) => (not ? isNot(cell, value) : is(cell, value)));

function allFacts(): Fact[] {
  const facts: Fact[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    for (let value = 0; value <= CLUES; value++) facts.push(is(cell, value), isNot(cell, value));
  }
  return facts;
}

/** Whether some told facts say a fact, by the plain meaning of the words. */
function says(told: readonly Fact[], fact: Fact): boolean {
  return told.some((other) => {
    if (other === fact) return true;
    if (cellOf(other) !== cellOf(fact) || isNegative(other) || !isNegative(fact)) return false;
    return valueOf(other) !== valueOf(fact);
  });
}

describe("a Nurikabe grid", () => {
  it("knows what it was told and what that says in other words, and nothing else", () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 12 }), (told) => {
        const grid = new NurikabeGrid(CELLS);
        for (const fact of told) grid.add(fact);
        for (const fact of allFacts()) expect(grid.knows(fact)).toBe(says(told, fact));
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });

  it("calls a fact news exactly when it did not know it", () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 12 }), (told) => {
        const grid = new NurikabeGrid(CELLS);
        for (const fact of told) {
          const known = grid.knows(fact);
          const version = grid.version;
          expect(grid.add(fact)).toBe(!known);
          expect(grid.version === version).toBe(known);
        }
      }),
      { seed: 2, numRuns: 1_000 },
    );
  });

  it("forgets on undo exactly what came after the mark, and is again under the version it was, which stands for nothing else", () => {
    fc.assert(
      fc.property(
        fc.array(anyFact, { maxLength: 8 }),
        fc.array(anyFact, { minLength: 1, maxLength: 8 }),
        (before, after) => {
          const grid = new NurikabeGrid(CELLS);
          for (const fact of before) grid.add(fact);
          const mark = grid.mark();
          const version = grid.version;
          const seen = after.filter((fact) => grid.add(fact)).map(() => grid.version);
          seen.push(grid.version);
          grid.undo(mark);
          expect(grid.version).toBe(version);
          for (const fact of allFacts()) expect(grid.knows(fact)).toBe(says(before, fact));
          for (const fact of allFacts()) {
            if (!grid.add(fact)) continue;
            expect([version, ...seen.filter((one) => one !== version)]).not.toContain(grid.version);
            break;
          }
        },
      ),
      { seed: 3, numRuns: 1_000 },
    );
  });

  it("can hold what is not excluded, and is at the value that was said", () => {
    const grid = new NurikabeGrid(CELLS);
    expect(grid.can(0, 0) && grid.can(0, 2)).toBe(true);
    expect(grid.at(0)).toBe(-1);
    grid.add(isNot(0, 0));
    expect([grid.can(0, 0), grid.can(0, 2), grid.at(0)]).toEqual([false, true, -1]);
    grid.add(isNot(0, 1));
    expect([grid.can(0, 1), grid.can(0, 2)]).toEqual([false, true]);
    grid.add(is(0, 2));
    expect([grid.can(0, 3), grid.can(0, 2), grid.at(0)]).toEqual([false, true, 2]);
    grid.add(is(1, 0));
    expect([grid.can(1, 0), grid.can(1, 2), grid.at(1)]).toEqual([true, false, 0]);
  });

  it("may be told opposites", () => {
    const grid = new NurikabeGrid(CELLS);
    for (const fact of [is(0, 0), is(0, 1), is(0, 2)]) expect(grid.add(fact)).toBe(true);
    for (const fact of [is(0, 0), is(0, 1), is(0, 2)])
      expect(grid.knows(fact) && grid.knows(negate(fact))).toBe(true);
  });
});
