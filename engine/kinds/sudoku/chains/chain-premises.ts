import { cellOf, type Fact, isNot, valueOf } from "../../../model/fact.ts";
import { allDigits } from "../../shared/digit-grid.ts";
import type { Houses } from "../puzzle/houses.ts";
import { type ChainGraph, chainGraph, type Reach, type StrongLink } from "./chain-graph.ts";
import type { Pattern } from "./chain-pattern.ts";
import { patternsIn } from "./chain-search.ts";
import type { Spots } from "./chain-spots.ts";

/** Says of a chain whether it is of the kind that a rule looks for. */
export type Fits = (graph: ChainGraph, pattern: Pattern) => boolean;

/** The number of the house that makes the strong link between two nodes, -1 where the cell does in which they stand. */
export function houseOf({ links }: ChainGraph, one: number, other: number): number {
  const link = links.find(
    (of) => (of.one === one && of.other === other) || (of.one === other && of.other === one),
  );
  return link?.house ?? -1;
}

function strongLinks(graph: ChainGraph, nodes: readonly number[]): StrongLink[] {
  const links: StrongLink[] = [];
  for (let at = 0; at < nodes.length; at += 2) {
    const [one, other] = [nodes[at], nodes[at + 1]];
    links.push({ one, other, house: houseOf(graph, one, other) });
  }
  return links;
}

/** Whether two nodes can be linked by the same house, or by their cell. */
function isAlike({ size }: Spots, one: number, other: number, house: number): boolean {
  return house < 0 ? Math.floor(one / size) === Math.floor(other / size) : (one - other) % size === 0;
}

/**
 * Whether all links that a premise makes could stand without it, as a node would be a part of the house with that cell.
 * Only where the premises make no other links, and none is one candidate away.
 */
function mayStand(
  { size, cellsOf, crossingsAt }: Spots,
  { all }: Houses,
  links: readonly StrongLink[],
  premise: Fact,
): boolean {
  const cell = cellOf(premise);
  return links.every(({ one, other, house }) => {
    if (house < 0) return Math.floor(one / size) !== cell;
    if ((one % size) + 1 !== valueOf(premise) || !all[house].cells.includes(cell)) return true;
    return crossingsAt[cell].some((crossing) =>
      [one, other].some((node) =>
        cellsOf[Math.floor(node / size)].every((at) => cellsOf[crossing].includes(at)),
      ),
    );
  });
}

/** What makes the strong links between pairs of nodes: of a house, that the digit is nowhere else; of a cell, that it holds no other digit. */
export function linksMadeBy(graph: ChainGraph, { all }: Houses, nodes: readonly number[]): Fact[] {
  const { size, cellsOf } = graph.spots;
  const premises = new Set<Fact>();
  for (const { one, other, house } of strongLinks(graph, nodes)) {
    if (house < 0) {
      const cell = Math.floor(one / size);
      for (let node = cell * size; node < (cell + 1) * size; node++)
        if (node !== one && node !== other) premises.add(isNot(cell, (node % size) + 1));
    } else {
      const within = [one, other].flatMap((node) => cellsOf[Math.floor(node / size)]);
      for (const cell of all[house].cells)
        if (!within.includes(cell)) premises.add(isNot(cell, (one % size) + 1));
    }
  }
  return [...premises];
}

/** The links where nothing but these facts is known, each that a candidate is out. */
export function graphKnowing(
  houses: Houses,
  reach: Reach,
  facts: readonly Fact[],
  aimed: readonly number[],
): ChainGraph {
  const { size } = houses;
  const left = new Uint16Array(size * size).fill(allDigits(size));
  for (const fact of facts) left[cellOf(fact)] &= ~(1 << valueOf(fact));
  return chainGraph(houses, left, reach, { aimed });
}

/** The premises of a chain, and what becomes of it where nothing else is known. */
export class Premises {
  readonly #houses: Houses;
  readonly #reach: Reach;
  readonly #fits: Fits;
  readonly #pattern: Pattern;
  /** Premises that the rule needs no others beside, if there are. */
  readonly #enough: readonly Fact[] | null;
  /** Says of a premise whether the rule may not need it. */
  readonly #isDoubtful: (premise: Fact) => boolean;

  constructor(graph: ChainGraph, houses: Houses, reach: Reach, fits: Fits, pattern: Pattern) {
    this.#houses = houses;
    this.#reach = reach;
    this.#fits = fits;
    this.#pattern = pattern;
    const facts = linksMadeBy(graph, houses, pattern.nodes);
    const alone = this.#graphOf(facts);
    const own = strongLinks(graph, pattern.nodes);
    const isOwn = ({ one, house }: StrongLink): boolean =>
      own.some((link) => link.house === house && isAlike(graph.spots, link.one, one, house));
    const hasOthers = alone.hasSingle || !alone.links.every(isOwn);
    this.#isDoubtful = hasOthers ? () => true : (premise) => mayStand(graph.spots, houses, own, premise);
    if (!reach.strong.parts && !hasOthers && alone.links.length === own.length)
      this.#isDoubtful = () => false;
    this.#enough = this.#drawnFrom(facts, alone);
  }

  /** The rule finds the chain, or one that says as much, from the premises alone. */
  get suffice(): boolean {
    return this.#enough !== null;
  }

  /** So many of the premises that none is needless. Time: a search among few links for each that is doubtful. */
  get facts(): Fact[] {
    let kept = this.#enough ?? [];
    for (let at = 0; at < kept.length; ) {
      const left = kept[at];
      const fewer = this.#isDoubtful(left) ? this.#drawnFrom(kept.filter((fact) => fact !== left)) : null;
      if (fewer) {
        kept = fewer;
        at = 0;
      } else at++;
    }
    return [...kept];
  }

  #graphOf(facts: readonly Fact[]): ChainGraph {
    return graphKnowing(this.#houses, this.#reach, facts, this.#pattern.struck);
  }

  /**
   * From these facts alone: the premises of a chain from which the rule draws it all at once; null where there is none.
   * What it has drawn piece by piece it does not draw again.
   */
  #drawnFrom(facts: readonly Fact[], graph = this.#graphOf(facts)): readonly Fact[] | null {
    const drawn = new Set<Fact>();
    for (const found of patternsIn(graph)) {
      if (typeof found === "number" || !this.#fits(graph, found)) continue;
      if (found.adds.every((fact) => drawn.has(fact))) continue;
      if (this.#pattern.adds.every((fact) => found.adds.includes(fact))) {
        const fewer = linksMadeBy(graph, this.#houses, found.nodes);
        return fewer.length < facts.length ? this.#drawnFrom(fewer) : facts;
      }
      for (const fact of found.adds) drawn.add(fact);
    }
    return null;
  }
}
