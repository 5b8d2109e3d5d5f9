import { type Cell, cellOf, type Fact, valueOf } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { Frame } from "../state/frames.ts";
import { rowsOf } from "./link-rows.ts";
import type { TintRole, Tints } from "./tints.ts";

/**
 * The tints of a step by a chain, from those of the step: of its cells stand out the two ends, of which its sentence speaks, or
 * the cells of one link; and what is concluded. Other steps keep theirs.
 */
export function chainTints(tints: Tints, { step, link }: Frame): Tints {
  const { links } = step;
  if (!links || links.length === 0) return tints;
  const candidates = bitsOf(links.flatMap(({ from, to }) => [...from, ...to]));
  const spoken = new Set((link ? [...link.from, ...link.to] : endsOf(links)).map(cellOf));
  const concluded = new Set(step.adds.map(cellOf));
  const cells = new Map<Cell, readonly TintRole[]>();
  for (const cell of candidates.keys()) cells.set(cell, ["area"]);
  const [under, over] = link ? [concluded, spoken] : [spoken, concluded];
  for (const cell of under) cells.set(cell, [link ? "conclude" : "premise"]);
  for (const cell of over) cells.set(cell, [link ? "premise" : "conclude"]);
  // A candidate of the chain stands in its place; the digit that follows does not cover it.
  const shows = new Map([...tints.shows].filter(([cell]) => !candidates.has(cell)));
  // The cell or the house from which branches lead stays outlined while nothing is said of a link.
  const area = link ? [] : (tints.area ?? []);
  return { ...tints, cells, shows, area, candidates, chain: { links, link: link ?? null } };
}

/** The two ends of each row of links: of a chain one or the other holds; of a loop they are the same. */
function endsOf(links: NonNullable<ExplainedStep["links"]>): Fact[] {
  return rowsOf(links).flatMap((row) => [...row[0].from, ...row[row.length - 1].to]);
}

/** The values of each cell, as bit sets. */
export function bitsOf(
  facts: readonly Fact[],
  before: ReadonlyMap<Cell, number> = new Map(),
): Map<Cell, number> {
  const bits = new Map(before);
  for (const fact of facts) {
    const cell = cellOf(fact);
    bits.set(cell, (bits.get(cell) ?? 0) | (1 << valueOf(fact)));
  }
  return bits;
}
