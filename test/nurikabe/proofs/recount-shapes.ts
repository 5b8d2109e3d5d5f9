import { Broken, opposite, World, type Written } from "./recount.ts";

/*
 * The second opinion on a step that rests on trying the shapes of an island: it finds all of them by growing sets of cells, and holds each to the
 * other demands that are named.
 */

export const SHAPES = /^shapes of the \d+ at (R\d+C\d+)$/;
/** So many shapes are one demand, and so is what a look at the wall or at another island says to so many. */
const AT_ONCE = 8;

/** What is wrong with a step by shapes: a conclusion that some shape leaves open, or more shapes than its demands stand for. */
export function faultsOfShapes(
  puzzle: Written,
  adds: readonly string[],
  because: readonly string[],
  demands: readonly string[],
): string[] {
  const trying = demands.filter((demand) => SHAPES.test(demand));
  const [, place] = SHAPES.exec(trying[0]) ?? [];
  const others = demands.filter((demand) => !trying.includes(demand));
  const faults: string[] = [];
  const tried = new Map<string, World>();
  for (const fact of adds) {
    const world = new World(puzzle);
    if (!says(world, [...because, opposite(fact)])) continue;
    for (const shape of shapesIn(world, puzzle, place)) {
      const kept = world.copy();
      const facts = [...world.can.keys()].map((cell) => `${cell}${shape.has(cell) ? "" : "!"}=${place}`);
      const isPossible = says(kept, facts);
      if (isPossible && !breaks(kept, others)) faults.push(`${fact}: a shape is left: ${[...shape]}`);
      tried.set([...shape].sort().join(), kept);
    }
  }
  if (tried.size > AT_ONCE * trying.length) faults.push(`${tried.size} shapes are ${trying.length} demands`);
  for (const look of new Set(others.filter((demand) => /^(the \d+ at|wall)/.test(demand)))) {
    const times = others.filter((demand) => demand === look).length;
    const rest = others.filter((demand) => demand !== look);
    const needing = [...tried.values()].filter((world) => !breaks(world, rest));
    if (needing.length > AT_ONCE * times) faults.push(`${look}: ${needing.length} shapes need it`);
  }
  return faults;
}

/** Whether facts can be said with what follows locally. */
function says(world: World, facts: readonly string[]): boolean {
  try {
    for (const fact of facts) world.say(fact);
    world.settle();
    return true;
  } catch (error) {
    if (error instanceof Broken) return false;
    throw error;
  }
}

/** Whether demands, looked at until they say nothing more, leave nothing. */
function breaks(from: World, demands: readonly string[]): boolean {
  const world = from.copy();
  const size = (): number => [...world.can.values()].reduce((sum, can) => sum + can.size, 0);
  try {
    world.settle();
    for (let before = -1; before !== size(); ) {
      before = size();
      for (const demand of demands) {
        world.look(demand);
        world.settle();
      }
    }
    return [...world.can.values()].some((can) => can.size === 0);
  } catch (error) {
    if (error instanceof Broken) return true;
    throw error;
  }
}

/** All joined sets of as many cells as the number that its island can be, with all land beside them and all that is its own. */
function shapesIn(world: World, puzzle: Written, place: string): ReadonlySet<string>[] {
  const most = puzzle.numbers.get(place) as number;
  const whole = (cells: readonly string[]): ReadonlySet<string> | null => {
    const all = new Set(cells);
    for (const cell of all) {
      if (!world.can.get(cell)?.has(place)) return null;
      for (const next of world.near(cell)) if (!world.can.get(next)?.has("sea")) all.add(next);
    }
    return all.size <= most ? all : null;
  };
  const own = [...world.can.keys()].filter((cell) => world.is(cell, place));
  const first = whole([place]);
  const met = new Map<string, ReadonlySet<string>>();
  const waiting = first ? [first] : [];
  for (const shape of waiting) {
    const key = [...shape].sort().join();
    if (met.has(key)) continue;
    met.set(key, shape);
    for (const next of new Set([...shape].flatMap((cell) => world.near(cell)))) {
      const grown = shape.has(next) ? null : whole([...shape, next]);
      if (grown) waiting.push(grown);
    }
  }
  return [...met.values()].filter((shape) => shape.size === most && own.every((cell) => shape.has(cell)));
}
