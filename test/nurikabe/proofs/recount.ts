/*
 * A second opinion on arguments of Nurikabe as the command line writes them. It knows the rules of Nurikabe and nothing of the engine: of each
 * cell it keeps the set of what it can be, and looks at one demand after another, as each line says.
 */

interface WrittenLine {
  readonly truth?: string;
  readonly cites?: number;
  readonly gives: readonly string[];
}

export interface WrittenStatement {
  readonly when: readonly string[];
  readonly so: readonly string[];
  readonly because: readonly string[];
  readonly truths: number;
  readonly proof: readonly WrittenLine[];
}

export interface WrittenArgument extends WrittenStatement {
  readonly adds: readonly string[];
  readonly lines: number;
  readonly lemmas: readonly WrittenStatement[];
}

/** What a cell can be: "sea", the place of a clue, or land that belongs to nobody, as long as no demand says that it has an owner. */
type Kind = string;
const SEA = "sea";
const NOBODY = "nobody";
/** As many cells as one likes. */
const ANY = Number.POSITIVE_INFINITY;

/** A puzzle by its text: the numbers by their places; "?" has no end. */
export interface Written {
  readonly rows: number;
  readonly cols: number;
  readonly numbers: ReadonlyMap<string, number>;
}

/** Reads "cols/rows/body", where a letter from g on is a gap, a digit up to f a number, and a full stop "?". */
export function written(text: string): Written {
  const [cols, rows, body] = text.split("/");
  const numbers = new Map<string, number>();
  let at = 0;
  for (const sign of body.match(/-..|./g) ?? []) {
    if (/^[g-z]$/.test(sign)) at += sign.charCodeAt(0) - "f".charCodeAt(0);
    else
      numbers.set(
        nameOf(at++, Number(cols)),
        sign === "." ? ANY : Number.parseInt(sign.replace("-", ""), 16),
      );
  }
  return { rows: Number(rows), cols: Number(cols), numbers };
}

function nameOf(at: number, cols: number): string {
  return `R${Math.floor(at / cols) + 1}C${(at % cols) + 1}`;
}

export class Broken extends Error {}

export class World {
  readonly #puzzle: Written;
  readonly can = new Map<string, Set<Kind>>();

  constructor(puzzle: Written, from?: World) {
    this.#puzzle = puzzle;
    const places = [...puzzle.numbers.keys()];
    for (let row = 1; row <= puzzle.rows; row++)
      for (let col = 1; col <= puzzle.cols; col++) {
        const cell = `R${row}C${col}`;
        const all = puzzle.numbers.has(cell) ? [cell] : [SEA, NOBODY, ...places];
        this.can.set(cell, new Set(from ? from.can.get(cell) : all));
      }
    if (!from) this.#keepWhatNumbersLeave(places);
  }

  /** The numbers alone say how far each reaches: no way leads over or beside another one. */
  #keepWhatNumbersLeave(places: readonly string[]): void {
    this.settle();
    for (const place of places) this.#keepReached(place, Number.POSITIVE_INFINITY);
  }

  copy(): World {
    return new World(this.#puzzle, this);
  }

  near(cell: string): string[] {
    const [row, col] = (/R(\d+)C(\d+)/.exec(cell) ?? []).slice(1).map(Number);
    const all = [`R${row - 1}C${col}`, `R${row}C${col - 1}`, `R${row}C${col + 1}`, `R${row + 1}C${col}`];
    return all.filter((one) => this.can.has(one));
  }

  is(cell: string, kind: Kind): boolean {
    const can = this.can.get(cell);
    return can?.size === 1 && can.has(kind);
  }

  knows(fact: string): boolean {
    const { cell, kind, holds } = partsOf(fact);
    return holds ? this.is(cell, kind) : !this.can.get(cell)?.has(kind);
  }

  say(fact: string): void {
    const { cell, kind, holds } = partsOf(fact);
    for (const other of [...(this.can.get(cell) ?? [])])
      if ((other === kind) !== holds) this.lose(cell, other);
    if (this.can.get(cell)?.size === 0) throw new Broken();
  }

  lose(cell: string, kind: Kind): void {
    this.can.get(cell)?.delete(kind);
    if (this.can.get(cell)?.size === 0) throw new Broken();
  }

  /** What follows locally: land beside land is of the same island. */
  settle(): void {
    for (let again = true; again; ) {
      again = false;
      for (const [cell, can] of this.can)
        for (const other of this.near(cell)) {
          const beside = this.can.get(other) ?? new Set();
          if (beside.has(SEA)) continue;
          for (const kind of can) {
            if (kind === SEA || beside.has(kind)) continue;
            this.lose(cell, kind);
            again = true;
          }
        }
    }
  }

  look(truth: string): void {
    const [, corner] = /^the 2x2 block from (R\d+C\d+)$/.exec(truth) ?? [];
    const [, owned] = /^the owner of (R\d+C\d+)$/.exec(truth) ?? [];
    const [, place] = /^the (?:\d+|\?) at (R\d+C\d+)/.exec(truth) ?? [];
    if (corner) this.#pool(corner);
    else if (owned) this.lose(owned, NOBODY);
    else if (place) this.#island(place);
    else if (truth.startsWith("wall")) this.#sea();
    else throw new Error(`no demand: ${truth}`);
  }

  #pool(corner: string): void {
    const [row, col] = (/R(\d+)C(\d+)/.exec(corner) ?? []).slice(1).map(Number);
    const cells = [corner, `R${row}C${col + 1}`, `R${row + 1}C${col}`, `R${row + 1}C${col + 1}`];
    if (!cells.every((cell) => this.can.has(cell))) throw new Error(`no block: ${corner}`);
    const open = cells.filter((cell) => !this.is(cell, SEA));
    if (open.length === 0) throw new Broken();
    if (open.length === 1) this.lose(open[0], SEA);
  }

  #island(place: string): void {
    const size = this.#puzzle.numbers.get(place) as number;
    const least = size === ANY ? 1 : size;
    const held = [...this.can.keys()].filter((cell) => this.is(cell, place));
    if (held.length > size) throw new Broken();
    this.#keepReached(place, size - held.length);
    const reached = this.#reached(place, size - held.length);
    if (reached.size < least || held.some((cell) => !reached.has(cell))) throw new Broken();
    const needed = [...reached].filter((cell) => {
      const left = this.#reached(place, size - held.length, cell);
      return cell !== place && (left.size < least || held.some((one) => one !== cell && !left.has(one)));
    });
    for (const cell of needed) this.say(`${cell}=${place}`);
  }

  #keepReached(place: string, budget: number): void {
    const most = Math.min(budget, (this.#puzzle.numbers.get(place) as number) - 1);
    const reached = this.#reached(place, most);
    for (const cell of this.can.keys()) if (!reached.has(cell)) this.can.get(cell)?.delete(place);
    if ([...this.can.values()].some((can) => can.size === 0)) throw new Broken();
  }

  /** Cells that an island can come to, where each cell that it does not have yet costs one. */
  #reached(place: string, budget: number, without = ""): Set<string> {
    const cost = new Map([[place, 0]]);
    for (let again = true; again; ) {
      again = false;
      for (const [cell, paid] of [...cost])
        for (const next of this.near(cell)) {
          if (next === without || !this.can.get(next)?.has(place)) continue;
          const sum = paid + (this.is(next, place) ? 0 : 1);
          if (sum > budget || sum >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
          cost.set(next, sum);
          again = true;
        }
    }
    return new Set(cost.keys());
  }

  #sea(): void {
    const { rows, cols, numbers } = this.#puzzle;
    const land = [...numbers.values()].reduce((sum, number) => sum + number, 0);
    const total = land === ANY ? 0 : rows * cols - land;
    const wet = [...this.can.keys()].filter((cell) => this.is(cell, SEA));
    if (wet.length === 0) {
      this.#roomForWall(total);
      return;
    }
    const joined = this.#flood(wet[0]);
    if (joined.size < total || wet.some((cell) => !joined.has(cell))) throw new Broken();
    for (const [cell, can] of this.can) if (can.has(SEA) && !joined.has(cell)) this.lose(cell, SEA);
    const needed = [...joined].filter((cell) => {
      if (cell === wet[0]) return false;
      const left = this.#flood(wet[0], cell);
      return left.size < total || wet.some((one) => one !== cell && !left.has(one));
    });
    for (const cell of needed) this.say(`${cell}=${SEA}`);
  }

  /** Where no wall is known: it is not where too few cells are joined. */
  #roomForWall(total: number): void {
    const areas = [...this.can].filter(([, can]) => can.has(SEA)).map(([cell]) => this.#flood(cell));
    for (const area of areas) if (area.size < total) for (const cell of area) this.lose(cell, SEA);
    if (total > 0 && areas.every(({ size }) => size < total)) throw new Broken();
  }

  #flood(start: string, without = ""): Set<string> {
    const met = new Set([start]);
    for (const cell of met)
      for (const next of this.near(cell)) if (next !== without && this.can.get(next)?.has(SEA)) met.add(next);
    return met;
  }
}

function partsOf(fact: string): { cell: string; kind: Kind; holds: boolean } {
  const [, cell, not, kind] = /^(R\d+C\d+)(!?)=(.+)$/.exec(fact) ?? [];
  return { cell, kind, holds: not === "" };
}

export const opposite = (fact: string): string =>
  fact.includes("!") ? fact.replace("!", "") : fact.replace("=", "!=");

/** What is wrong with an argument; nothing where it stands. */
export function faultsIn(puzzle: Written, step: WrittenArgument): string[] {
  const all = [...step.lemmas, step];
  const faults = all.flatMap((statement, at) => faultsOf(puzzle, statement, all.slice(0, at)));
  const refutes = step.so.length === 0 && step.when.length === 1 && opposite(step.when[0]) === step.adds[0];
  if (step.adds.length > 0 && !refutes) faults.push("the end is not the step");
  return faults;
}

function faultsOf(
  puzzle: Written,
  statement: WrittenStatement,
  before: readonly WrittenStatement[],
): string[] {
  const truths = new Set(statement.proof.flatMap(({ truth }) => truth ?? [])).size;
  const faults = truths === statement.truths ? [] : [`${truths} demands are ${statement.truths}`];
  const world = new World(puzzle);
  try {
    for (const fact of [...statement.because, ...statement.when]) world.say(fact);
    world.settle();
    for (const line of statement.proof) {
      const seen = line.truth ? looked(world, line.truth) : world;
      if (seen && line.cites !== undefined) cited(seen, before[line.cites - 1], line.gives);
      if (line.cites !== undefined && line.gives.length === 0)
        return isAgainst(world, before[line.cites - 1]) ? faults : [...faults, `${line.cites} is met`];
      if (!seen)
        return line.gives.length === 0 ? faults : [...faults, `breaks before its end: ${line.truth}`];
      for (const fact of line.gives) {
        if (line.truth && !seen.knows(fact)) return [...faults, `${line.truth} does not give ${fact}`];
        world.say(fact);
      }
      if (line.gives.length === 0) return [...faults, `${line.truth} is met`];
      world.settle();
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return statement.so.length === 0 ? faults : [...faults, "breaks where it should conclude"];
  }
  const open = statement.so.filter((fact) => !world.knows(fact));
  return statement.so.length === 0 || open.length > 0 ? [...faults, `does not follow: ${open}`] : faults;
}

/** The board after a look at a demand; null where it breaks. */
function looked(world: World, truth: string): World | null {
  const seen = world.copy();
  try {
    seen.look(truth);
    seen.settle();
    return seen;
  } catch (error) {
    if (error instanceof Broken) return null;
    throw error;
  }
}

/** Whether a statement forbids the board: all that it supposes is known, and what it says is not. */
function isAgainst(world: World, { when, so }: WrittenStatement): boolean {
  const isFalse = so.length === 0 || so.some((fact) => world.knows(opposite(fact)));
  return isFalse && when.every((fact) => world.knows(fact));
}

function cited(world: World, statement: WrittenStatement | undefined, gives: readonly string[]): void {
  if (!statement) throw new Error("cites what does not stand before");
  const open = statement.when.filter((fact) => !world.knows(fact));
  const isSaid = (fact: string): boolean =>
    statement.so.length > 0
      ? open.length === 0 && statement.so.includes(fact)
      : statement.when.includes(opposite(fact)) && open.every((one) => one === opposite(fact));
  for (const fact of gives) if (!isSaid(fact)) throw new Error(`is not said: ${fact}`);
}
