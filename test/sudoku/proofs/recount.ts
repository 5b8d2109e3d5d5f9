/*
 * A second opinion on arguments as the command line writes them. It knows the rules of Sudoku on 9x9 cells and nothing of the engine:
 * a statement stands where no choice of one way for each demand that it names agrees with its facts, its suppositions, the
 * opposite of what it says and the lemmas that it cites.
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

interface Lit {
  readonly place: string;
  readonly holds: boolean;
}

/** Candidates by name ("R1C2=3"), those that hold and those that are out. */
class World {
  readonly holds = new Set<string>();
  readonly out = new Set<string>();

  /** False where it contradicts what is known. */
  say({ place, holds }: Lit): boolean {
    if (!holds) {
      this.out.add(place);
      return !this.holds.has(place);
    }
    if (this.out.has(place)) return false;
    this.holds.add(place);
    for (const other of ALL) if (other !== place && clash(other, place)) this.out.add(other);
    return ![...this.holds].some((one) => this.out.has(one));
  }

  copy(): World {
    const other = new World();
    for (const one of this.holds) other.holds.add(one);
    for (const one of this.out) other.out.add(one);
    return other;
  }

  is({ place, holds }: Lit): boolean {
    return (holds ? this.holds : this.out).has(place);
  }
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL = DIGITS.flatMap((row) => DIGITS.flatMap((col) => DIGITS.map((d) => `R${row}C${col}=${d}`)));

function clash(one: string, other: string): boolean {
  const [, row, col, digit] = partsOf(one);
  const [, row2, col2, digit2] = partsOf(other);
  if (row === row2 && col === col2) return digit !== digit2;
  return digit === digit2 && (row === row2 || col === col2 || boxOf(row, col) === boxOf(row2, col2));
}

const parts = new Map<string, number[]>();

function partsOf(place: string): number[] {
  const known = parts.get(place) ?? (/R(\d)C(\d)=(\d)/.exec(place) ?? []).map(Number);
  parts.set(place, known);
  return known;
}

function boxOf(row: number, col: number): number {
  return Math.floor((row - 1) / 3) * 3 + Math.ceil(col / 3);
}

function literal(text: string): Lit {
  return { place: text.replace("!", ""), holds: !text.includes("!") };
}

const opposite = ({ place, holds }: Lit): Lit => ({ place, holds: !holds });

/** The ways to meet a demand: "R1C2" or "4 in row 3". */
function waysOf(demand: string): string[] {
  const [, digit, house, number] = /^(\d) in (row|column|box) (\d)$/.exec(demand) ?? [];
  if (house === undefined) return DIGITS.map((d) => `${demand}=${d}`);
  return ALL.filter((place) => {
    const [, row, col, d] = partsOf(place);
    const at = { row, column: col, box: boxOf(row, col) }[house];
    return at === Number(number) && d === Number(digit);
  });
}

interface Clause {
  readonly when: readonly Lit[];
  readonly so: readonly Lit[];
}

/** Whether demands and clauses can all be met. */
function canBe(world: World, demands: readonly string[], clauses: readonly Clause[]): boolean {
  for (let again = true; again; ) {
    again = false;
    for (const { when, so } of clauses) {
      const open = when.filter((one) => !world.is(one));
      const news =
        open.length === 0
          ? so.filter((one) => !world.is(one))
          : open.length === 1 && so.length === 0 && !world.is(opposite(open[0]))
            ? [opposite(open[0])]
            : [];
      if (open.length === 0 && so.length === 0) return false;
      for (const one of news) if (!world.say(one)) return false;
      again ||= news.length > 0;
    }
  }
  const ways = demands.map((demand) => waysOf(demand).filter((place) => !world.out.has(place)));
  const least = ways.reduce((best, some, at) => (some.length < ways[best].length ? at : best), 0);
  if (demands.length === 0) return true;
  const rest = demands.filter((_, at) => at !== least);
  return ways[least].some((place) => {
    const next = world.copy();
    return next.say({ place, holds: true }) && canBe(next, rest, clauses);
  });
}

/** What is wrong with an argument; nothing where each of its statements stands. */
export function faultsIn(argument: WrittenArgument): string[] {
  const refuted = argument.adds.map((add) => written(opposite(literal(add))));
  const isGoal = refuted.length === 0 || (argument.so.length === 0 && `${argument.when}` === `${refuted}`);
  if (!isGoal) return ["proves something else"];
  const all = [...argument.lemmas, argument];
  return all.flatMap((statement, at) =>
    faultsOf(statement, all.slice(0, at)).map((fault) => `${at}: ${fault}`),
  );
}

function written({ place, holds }: Lit): string {
  return holds ? place : place.replace("=", "!=");
}

function faultsOf(statement: WrittenStatement, before: readonly WrittenStatement[]): string[] {
  const demands = [...new Set(statement.proof.flatMap(({ truth }) => truth ?? []))];
  const cited = statement.proof.flatMap(({ cites }) => (cites === undefined ? [] : [before[cites - 1]]));
  const faults =
    demands.length === statement.truths ? [] : [`${demands.length} demands are ${statement.truths}`];
  if (cited.includes(undefined as never)) return [...faults, "cites what does not stand before"];
  const clauses = cited.map(({ when, so }) => ({ when: when.map(literal), so: so.map(literal) }));
  const goals = statement.so.length === 0 ? [[]] : statement.so.map((one) => [opposite(literal(one))]);
  for (const goal of goals) if (stands(goal, demands)) faults.push(`does not follow: ${statement.so}`);
  return faults;

  function stands(goal: readonly Lit[], some: readonly string[]): boolean {
    const world = new World();
    const said = [...statement.because.map(literal), ...statement.when.map(literal), ...goal];
    return said.every((one) => world.say(one)) && canBe(world, some, clauses);
  }
}

/** Whether a reader can follow each statement who looks at one line after another, each by itself, and knows no more than stands before it. */
export function isFollowed(argument: WrittenArgument): boolean {
  const all = [...argument.lemmas, argument];
  return all.every((statement, at) => isFollowedFrom(statement, all.slice(0, at)));
}

function isFollowedFrom(
  { because, when, so, proof }: WrittenStatement,
  before: readonly WrittenStatement[],
): boolean {
  const world = new World();
  for (const fact of [...because, ...when]) if (!world.say(literal(fact))) return so.length === 0;
  for (const { truth, cites, gives } of proof) {
    const isGiven =
      cites === undefined
        ? (fact: Lit) => isLeft(world, truth ?? "", fact)
        : (fact: Lit) => isCited(world, before[cites - 1], fact);
    if (gives.length === 0)
      return (
        so.length === 0 &&
        (cites === undefined ? waysIn(world, truth) === 0 : isMet(world, before[cites - 1]))
      );
    if (!gives.every((fact) => isGiven(literal(fact)))) return false;
    if (!gives.every((fact) => world.say(literal(fact)))) return so.length === 0;
  }
  return so.length > 0 && so.every((fact) => world.is(literal(fact)));
}

function waysIn(world: World, demand = ""): number {
  return waysOf(demand).filter((place) => !world.out.has(place)).length;
}

/** Whether all ways that are left to meet a demand have a fact with them. */
function isLeft(world: World, demand: string, { place, holds }: Lit): boolean {
  return waysOf(demand)
    .filter((way) => !world.out.has(way))
    .every((way) => (holds ? way === place : clash(way, place)));
}

function isCited(world: World, { when, so }: WrittenStatement, fact: Lit): boolean {
  const open = when.map(literal).filter((one) => !world.is(one));
  if (so.length > 0) return open.length === 0 && so.includes(written(fact));
  return when.includes(written(opposite(fact))) && open.every((one) => one.place === fact.place);
}

/** Whether a statement forbids what is known. */
function isMet(world: World, { when, so }: WrittenStatement): boolean {
  const isFalse = so.length === 0 || so.some((fact) => world.is(opposite(literal(fact))));
  return isFalse && when.every((fact) => world.is(literal(fact)));
}
