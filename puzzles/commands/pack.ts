import type { WholeKind } from "../../engine/kinds/load.ts";
import { openPack, packsIn, putPacks } from "../corpus/packs.ts";
import { type Rated, ratedOf } from "../corpus/rated.ts";
import { Misuse } from "../files/refusal.ts";
import type { SetCommand } from "../terminal/line-command.ts";
import type { Options } from "../terminal/options.ts";

/** `pack`: rated puzzles into packs by level, in the folder `--packs`; an object for each pack. Behind the others stand those with `"daily":false`. */
export function packLines(kind: WholeKind, options: Options): SetCommand {
  const folder = folderIn(options);
  const daily: Rated[] = [];
  const others: Rated[] = [];
  return {
    take(line) {
      (line.fields.daily === false ? others : daily).push(ratedOf(line));
      return [];
    },
    end: () => putPacks(kind, folder, daily, others),
  };
}

/** `unpack`: the puzzles of all packs of a kind, or of those of one level, an object each. */
export function* unpackLines(kind: WholeKind, options: Options): Generator<object> {
  const folder = folderIn(options);
  for (const named of packsIn(folder)) {
    if (named.kind !== kind.play.id || (options.level ?? named.level) !== named.level) continue;
    const { head, puzzles } = openPack(kind, folder, named);
    const { level, rating, engine } = head;
    let left = named.daily;
    for (const { puzzle, work, needs } of puzzles()) {
      const daily = left-- > 0;
      yield { puzzle: kind.play.format(puzzle), version: rating, level, work, needs, daily, engine };
    }
  }
}

function folderIn({ packs }: Options): string {
  if (packs === undefined) throw new Misuse("--packs needs to name the folder of the packs.");
  return packs;
}
