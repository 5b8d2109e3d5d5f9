import type { Branch, Game, LogEntry } from "./game.ts";

/** Names for unnamed lines, used once there is more than one. */
export interface LineNames {
  /** The line that the player does not stand on any more. */
  readonly left: string;
  /** The line that the player stands on. */
  readonly main: string;
}

/**
 * One game with every move of both: the log of `base` as it is, then the entries of `other` beyond their
 * shared start. The player stands in the game named by `stand`; the other game's line becomes a branch. Cost:
 * the moves of both.
 */
export function unite(base: Game, other: Game, stand: "base" | "other", names: LineNames): Game {
  const shared = sharedMoves(base.log, other.log);
  const shift = base.log.length - shared;
  const node = (old: number): number => (old <= shared ? old : old + shift);
  const added = other.log.slice(shared).map(({ parent, move }): LogEntry => ({ parent: node(parent), move }));
  const first: Game = added.length > 0 ? { ...base, log: [...base.log, ...added] } : base;
  const second: Game = {
    log: first.log,
    at: node(other.at),
    tip: node(other.tip),
    branches: other.branches.map(({ name, tip }) => ({ name, tip: node(tip) })),
    branch: other.branch,
  };
  return stand === "base" ? joined(first, second, names) : joined(second, first, names);
}

/** How many entries the logs have in common from their start. */
export function sharedMoves(one: readonly LogEntry[], two: readonly LogEntry[]): number {
  const most = Math.min(one.length, two.length);
  let shared = 0;
  while (shared < most && isSame(one[shared], two[shared])) shared++;
  return shared;
}

function isSame(one: LogEntry, two: LogEntry): boolean {
  return one === two || (one.parent === two.parent && spelled(one.move) === spelled(two.move));
}

/** The move as text, whatever order its fields were written in. */
function spelled(move: LogEntry["move"]): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `here` with names for every line of `there` that it would not lead to; both have the same log. */
function joined(here: Game, there: Game, names: LineNames): Game {
  const { log } = here;
  const reached = new Set([0]);
  for (const { tip } of [here, ...here.branches]) reach(log, tip, reached);
  const taken = new Set([names.main, ...here.branches.map(({ name }) => name)]);
  const added: Branch[] = [];
  const add = ({ name, tip }: Branch): void => {
    if (reached.has(tip) && (taken.has(name) || tip === here.tip)) return;
    added.push({ name: unused(name, taken), tip });
    reach(log, tip, reached);
  };
  there.branches.forEach(add);
  if (!reached.has(there.tip)) add({ name: names.left, tip: there.tip });
  if (added.length === 0) return here;
  if (here.branch !== -1) return { ...here, branches: [...here.branches, ...added] };
  const main = { name: names.main, tip: here.tip };
  return { ...here, branches: [...here.branches, main, ...added], branch: here.branches.length };
}

/** Notes the nodes on the way from the start to one of them. */
function reach(log: readonly LogEntry[], tip: number, reached: Set<number>): void {
  for (let node = tip; !reached.has(node); node = log[node - 1].parent) reached.add(node);
}

function unused(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  taken.add(free);
  return free;
}
