import { fileURLToPath } from "node:url";
import { openPack, packsIn } from "../../puzzles/corpus/packs.ts";
import { kindOf } from "../search/posed.ts";

/** The folder of the packs that ship, and the recipe that they are made from. */
export const PACKS = fileURLToPath(new URL("../../puzzles/packs", import.meta.url));
export const RECIPE = fileURLToPath(new URL("../../puzzles/scale/corpus.json", import.meta.url));

/** The lowest of the levels at which rules alone may not do. */
const HARD = 6;

/** Texts of so many puzzles of a kind that ship, from the highest levels, spread over each. */
export function hardestOf(id: string, count: number): string[] {
  const kind = kindOf(id);
  const packs = packsIn(PACKS).filter((pack) => pack.kind === id && pack.level >= HARD);
  return packs
    .flatMap((named) => {
      const all = [...openPack(kind, PACKS, named).puzzles()];
      const share = Math.min(all.length, Math.ceil(count / packs.length));
      const some = Array.from({ length: share }, (_, at) => all[Math.floor((at * all.length) / share)]);
      return some.map(({ puzzle }) => kind.play.format(puzzle));
    })
    .slice(0, count);
}
