import type {
  Argument,
  ArgumentLine,
  Demand,
  DrawnLink,
  LinePicture,
  Statement,
} from "../../../model/argument.ts";
import { type Cell, cellOf, type Fact, is, isNegative, negate, valueOf } from "../../../model/fact.ts";

/** What the links of an argument on a board of digits are drawn by. */
interface Digits {
  readonly size: number;
  readonly givens: readonly Fact[];
  readonly houses: readonly { readonly law: string; readonly cells: readonly Cell[] }[];
}

/** The pictures of the lines of a statement: from what is supposed or concluded above to what each line gives. */
export function picturesOf(puzzle: Digits, argument: Argument, statement: Statement): LinePicture[] {
  const painter = new Painter(puzzle, argument, statement);
  return statement.lines.map((line) => painter.next(line));
}

/** Where the value of a line's house can still be as the line is told, by what is known, supposed and concluded above. */
export function placesLeft(puzzle: Digits, argument: Argument, line: ArgumentLine): readonly Cell[] {
  const statement = argument.find(({ lines }) => lines.includes(line));
  if (!statement) return [];
  const painter = new Painter(puzzle, argument, statement);
  for (const before of statement.lines.slice(0, statement.lines.indexOf(line))) painter.next(before);
  return painter.placesOf(line).map(cellOf);
}

class Painter {
  readonly #puzzle: Digits;
  readonly #argument: Argument;
  readonly #known: ReadonlySet<Fact>;
  readonly #supposed: readonly Fact[];
  /** What is supposed, and what the lines gave so far. */
  readonly #so: Fact[];

  constructor(puzzle: Digits, argument: Argument, { when, because }: Statement) {
    this.#puzzle = puzzle;
    this.#argument = argument;
    this.#known = new Set(because);
    this.#supposed = when;
    this.#so = [...when];
  }

  next(line: ArgumentLine): LinePicture {
    const { demand, cites, gives } = line;
    const picture = demand ? this.#byDemand(demand, gives) : this.#byLemma(this.#argument[cites ?? 0], gives);
    this.#so.push(...gives);
    return picture;
  }

  /** The ways of a line's demand that nothing rules out. */
  placesOf({ demand }: ArgumentLine): Fact[] {
    return demand ? this.#waysOpen(demand).filter((way) => this.#causeOf(way) === null) : [];
  }

  #waysOpen(demand: Demand): Fact[] {
    const ways = waysOf(demand, this.#cellsOf(demand), this.#puzzle.size);
    return ways.filter((way) => !this.#isKnownOut(way));
  }

  /** What the lemma says that cannot be together; or from what it asks for beside what is supposed to what it gives. */
  #byLemma({ when, so }: Statement, gives: readonly Fact[]): LinePicture {
    const to = gives.map(candidateOf);
    const from = when.map(candidateOf).filter((fact) => !to.includes(fact));
    if (so.length === 0)
      return { links: from.flatMap((one) => to.map((other) => link("never", [one], [other]))), area: [] };
    const asked = from.filter((fact) => !this.#supposed.includes(fact));
    const type = (fact: Fact): DrawnLink["type"] => (isNegative(fact) ? "weak" : "strong");
    return {
      links: asked.flatMap((one) => gives.map((fact) => link(type(fact), [one], [candidateOf(fact)]))),
      area: [],
    };
  }

  #byDemand(demand: Demand, gives: readonly Fact[]): LinePicture {
    const area = this.#cellsOf(demand);
    const ways = this.#waysOpen(demand);
    const lost = ways.filter((way) => !gives.includes(way) && this.#causeOf(way) !== null);
    const links: DrawnLink[] = [];
    for (const way of lost) {
      const from = this.#causeOf(way);
      if (from !== null && from !== way) links.push(link("weak", [from], [way]));
    }
    const [first] = gives;
    if (first === undefined) return { links, area };
    if (!isNegative(first))
      return { links: [...links, ...lost.map((way) => link("strong", [way], [first]))], area };
    const left = ways.filter((way) => !lost.includes(way));
    if (left.length === 0) return { links, area };
    return { links: [...links, ...gives.map((fact) => link("weak", left, [candidateOf(fact)]))], area };
  }

  /** By the givens, or by what the statement has as known. */
  #isKnownOut(way: Fact): boolean {
    const { givens } = this.#puzzle;
    return this.#known.has(negate(way)) || givens.some((given) => this.#excludes(given, way));
  }

  #cellsOf({ by }: Demand): readonly Cell[] {
    if (by.as === "cell") return [by.of];
    return this.#puzzle.houses.filter(({ law }) => law === by.law)[by.of - 1].cells;
  }

  /** What ruled a candidate out, the first that did: one that holds, or the candidate itself where a line struck it. */
  #causeOf(way: Fact): Fact | null {
    for (const fact of this.#so) {
      if (fact === negate(way)) return way;
      if (!isNegative(fact) && this.#excludes(fact, way)) return fact;
    }
    return null;
  }

  #excludes(one: Fact, other: Fact): boolean {
    if (one === other) return false;
    if (cellOf(one) === cellOf(other)) return true;
    if (valueOf(one) !== valueOf(other)) return false;
    return this.#puzzle.houses.some(
      ({ cells }) => cells.includes(cellOf(one)) && cells.includes(cellOf(other)),
    );
  }
}

function waysOf({ by, value = 0 }: Demand, cells: readonly Cell[], digits: number): Fact[] {
  if (by.as === "cell") return Array.from({ length: digits }, (_, at) => is(by.of, at + 1));
  return cells.map((cell) => is(cell, value));
}

/** The candidate that a fact is about. */
function candidateOf(fact: Fact): Fact {
  return isNegative(fact) ? negate(fact) : fact;
}

function link(type: DrawnLink["type"], from: readonly Fact[], to: readonly Fact[]): DrawnLink {
  return { type, from, to };
}
