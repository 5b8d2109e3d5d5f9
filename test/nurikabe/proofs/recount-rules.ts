import { Broken, opposite, World, type Written } from "./recount.ts";
import { faultsOfShapes, SHAPES } from "./recount-shapes.ts";

/*
 * A second opinion on what a step of a named rule rests on, as the command line writes it. As the recount of arguments it knows the rules of
 * Nurikabe alone; it looks at the demands until they say nothing more. How far an island comes it finds by walking every way: a way takes in
 * all land that it meets.
 */

/** A step of a named rule. */
export interface WrittenStep {
  readonly rule: string;
  readonly adds: readonly string[];
  readonly because: readonly string[];
  readonly truths?: number | null;
  readonly demands?: readonly string[];
}

/** What is wrong with the demands of a step; nothing where its conclusions follow from these and its premises. */
export function faultsOfRule(puzzle: Written, { adds, because, truths, demands }: WrittenStep): string[] {
  if (!demands || truths === null || truths === undefined) return ["no demands are named"];
  const faults = truths === demands.length ? [] : [`${demands.length} demands are ${truths}`];
  if (demands.some((demand) => SHAPES.test(demand)))
    return [...faults, ...faultsOfShapes(puzzle, adds, because, demands)];
  const open = adds.filter((fact) => !follows(puzzle, because, demands, fact));
  return open.length > 0 ? [...faults, `does not follow: ${open}`] : faults;
}

/** Whether premises and demands rule the opposite of a fact out. */
export function follows(
  puzzle: Written,
  because: readonly string[],
  demands: readonly string[],
  fact: string,
): boolean {
  const world = new World(puzzle);
  try {
    for (const one of [...because, opposite(fact)]) world.say(one);
    world.settle();
    for (let before = -1; before !== open(world); ) {
      before = open(world);
      for (const demand of demands) {
        world.look(demand);
        const [, place] = /^the \d+ at (R\d+C\d+)/.exec(demand) ?? [];
        if (place) keepWalked(world, puzzle, place);
        world.settle();
      }
    }
  } catch (error) {
    if (error instanceof Broken) return true;
    throw error;
  }
  return false;
}

/** How many things cells can be, all together. */
function open(world: World): number {
  return [...world.can.values()].reduce((sum, { size }) => sum + size, 0);
}

function keepWalked(world: World, puzzle: Written, place: string): void {
  for (const [cell, can] of world.can)
    if (can.has(place) && !comes(world, puzzle, place, cell)) world.lose(cell, place);
}

/**
 * Whether an island can come from its number to a cell by some way, with all land that the way meets and all that is its own elsewhere, and not
 * be too large.
 */
function comes(world: World, puzzle: Written, place: string, target: string): boolean {
  const most = puzzle.numbers.get(place) as number;
  const own = [...world.can.keys()].filter((cell) => world.is(cell, place));
  const tried = new Set<string>();
  const steps = stepsFrom(world, place, target);
  const stepsTo = (cell: string): number => steps.get(cell) ?? Number.POSITIVE_INFINITY;
  const isLand = (cell: string): boolean => !world.can.get(cell)?.has("sea");
  const missing = (...sets: ReadonlySet<string>[]): number =>
    own.filter((cell) => !sets.some((cells) => cells.has(cell))).length;
  /** The cells that come in with one: it, and land that is met from there. Null where one of them is not the island's, or they are too many. */
  const taken = (island: ReadonlySet<string>, cell: string): Set<string> | null => {
    const more = new Set([cell]);
    for (const one of more) {
      if (!world.can.get(one)?.has(place)) return null;
      for (const next of world.near(one)) if (isLand(next) && !island.has(next)) more.add(next);
    }
    return island.size + more.size + missing(island, more) > most ? null : more;
  };
  const walks = (island: ReadonlySet<string>, tips: ReadonlySet<string>): boolean => {
    if (island.has(target)) return true;
    const key = [island, tips].map((cells) => [...cells].sort().join()).join("/");
    if (tried.has(key)) return false;
    tried.add(key);
    const ways = [...tips]
      .flatMap((tip) => world.near(tip))
      .filter((next) => !island.has(next) && island.size + 1 + stepsTo(next) <= most)
      .sort((a, b) => stepsTo(a) - stepsTo(b));
    return ways.some((next) => {
      const more = taken(island, next);
      return more !== null && walks(new Set([...island, ...more]), more);
    });
  };
  const start = taken(new Set(), place);
  return start !== null && walks(start, start);
}

/** By cell how many steps it is from the start, over cells that can be of an island. */
function stepsFrom(world: World, place: string, start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const [cell, count] of steps)
    for (const next of world.near(cell))
      if (!steps.has(next) && world.can.get(next)?.has(place)) steps.set(next, count + 1);
  return steps;
}
