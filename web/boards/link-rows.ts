import type { Fact } from "../../engine/model/fact.ts";
import type { Link } from "../../engine/model/rule.ts";

/** The links in rows, in each of which a link begins where the one before it ends: one row of a chain, one of each branch. */
export function rowsOf(links: readonly Link[]): Link[][] {
  const rows: Link[][] = [];
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
