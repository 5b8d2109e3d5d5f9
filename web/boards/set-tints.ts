import { type Cell, cellOf } from "../../engine/model/fact.ts";
import type { Frame } from "../state/frames.ts";
import { bitsOf } from "./chain-tints.ts";
import type { SetRole, TintedSet, TintRole, Tints } from "./tints.ts";

/** The first set is linked with all others, or each with the next. */
const FIRST: SetRole = "set-1";
const OTHERS: readonly SetRole[] = ["set-2", "set-3"];

/** The tints of a step that speaks of sets: each stands out, of a link those that it joins; and over them what is concluded. */
export function setTints(tints: Tints, { step, link }: Frame): Tints {
  if (!step.sets) return tints;
  const spoken = link && new Set([...link.from, ...link.to].map(cellOf));
  const sets = step.sets.map((facts, at): TintedSet => {
    const cells = [...new Set(facts.map(cellOf))];
    const role = at === 0 ? FIRST : OTHERS[(at - 1) % OTHERS.length];
    return { cells, role, isSpoken: !spoken || cells.some((cell) => spoken.has(cell)) };
  });
  const concluded = new Set(step.adds.map(cellOf));
  const cells = new Map<Cell, readonly TintRole[]>(tints.cells);
  const tint = (one: TintedSet, role: TintRole): void => {
    for (const cell of one.cells) if (!concluded.has(cell)) cells.set(cell, [role]);
  };
  for (const set of sets) if (!set.isSpoken) tint(set, "area");
  // A cell of two sets looks like the first.
  for (const set of sets.toReversed()) if (set.isSpoken) tint(set, set.role);
  return { ...tints, cells, sets, candidates: bitsOf(step.sets.flat(), tints.candidates) };
}
