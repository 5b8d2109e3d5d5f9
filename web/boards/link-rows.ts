import type { DrawnLink } from "../../engine/model/argument.ts";
import type { Fact } from "../../engine/model/fact.ts";

/** The links in rows, in each of which a link begins where the one before it ends: one row of a chain, one of each branch. */
export function rowsOf<L extends Pick<DrawnLink, "from" | "to">>(links: readonly L[]): L[][] {
  const rows: L[][] = [];
  for (const link of links) {
    const row = rows[rows.length - 1];
    if (row && areSame(row[row.length - 1].to, link.from)) row.push(link);
    else rows.push([link]);
  }
  return rows;
}

function areSame(some: readonly Fact[], others: readonly Fact[]): boolean {
  return some.length === others.length && some.every((fact, at) => fact === others[at]);
}
