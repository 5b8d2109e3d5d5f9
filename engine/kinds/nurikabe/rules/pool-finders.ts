import { type Cell, cellOf, type Fact, is } from "../../../model/fact.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { LAND, UNKNOWN } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { beyondClues, landFacts } from "../regions/facts.ts";
import { reachesWithout, reachingClues, reachOf, waysFrom } from "../regions/reach.ts";
import type { Regions } from "../regions/regions.ts";
import { blockAt, cornersOf, outOfReachFacts } from "./blocks.ts";
import { supposing } from "./finding.ts";

/** The ways from the clues to one block. */
interface Ways {
  /** The clues that reach the block. */
  readonly clues: number[];
  /** The unknown cells that lie on a way from each of them. */
  shared: Cell[];
}

/** A cell that every way from a clue to a block without land leads through is land: as sea it would leave the block a pool. */
export function* keepingOpen(regions: Regions, only?: Cell): Iterable<NativeFinding | number> {
  const { cols, cells } = regions.puzzle;
  const found = new Set<Cell>();
  for (const [corner, { clues, shared }] of waysToBlocks(regions, only)) {
    const block = blockAt(corner, cols);
    for (const cell of shared) {
      if (found.has(cell) || (only !== undefined && cell !== only)) continue;
      yield clues.length * cells;
      const isOpen = (clue: number): boolean => block.some((at) => reachesWithout(regions, clue, at, cell));
      if (clues.some(isOpen)) continue;
      found.add(cell);
      yield landAt(regions, cell, block);
    }
  }
}

/** The conclusion that a cell is land, because as sea it would keep every clue off a block. */
function landAt(regions: Regions, cell: Cell, block: readonly Cell[]): NativeFinding {
  const { puzzle } = regions;
  const facts = (): Fact[] => outOfReachFacts(supposing(regions, is(cell, SEA)), block);
  return {
    adds: landFacts(puzzle, [cell]),
    because: () => beyondClues(puzzle, facts()).filter((fact) => cellOf(fact) !== cell),
    bindings: () => ({ cell: { as: "cell", of: cell }, block: { as: "cells", of: block } }),
  };
}

/** By the corner of a block without land that clues reach: the ways there. With `only`, ways without that cell are left out. O(clues * cells). */
function waysToBlocks(regions: Regions, only?: Cell): ReadonlyMap<Cell, Ways> {
  const { puzzle, colour } = regions;
  const ways = new Map<Cell, Ways>();
  const hasLand = regions.once(cornersWithLand);
  for (const clue of reachingClues(regions)) {
    const reach = reachOf(regions, clue);
    const isOn = only === undefined || reach.includes(only);
    const wayTo = isOn ? waysFrom(regions, clue) : () => [];
    for (const cell of reach) {
      if (colour[cell] !== UNKNOWN) continue;
      for (const corner of cornersOf(puzzle, cell)) {
        if (hasLand[corner] !== 0) continue;
        const known = ways.get(corner);
        if (!known) ways.set(corner, { clues: [clue], shared: wayTo(cell) });
        else if (known.clues.at(-1) !== clue) {
          known.clues.push(clue);
          if (known.shared.length === 0) continue;
          const way = wayTo(cell);
          known.shared = known.shared.filter((at) => way.includes(at));
        }
      }
    }
  }
  return ways;
}

function cornersWithLand({ puzzle, colour }: Regions): Uint8Array {
  const hasLand = new Uint8Array(puzzle.cells);
  for (let cell = 0; cell < puzzle.cells; cell++)
    if (colour[cell] === LAND) for (const corner of cornersOf(puzzle, cell)) hasLand[corner] = 1;
  return hasLand;
}
