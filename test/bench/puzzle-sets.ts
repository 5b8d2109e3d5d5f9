import { existsSync, readFileSync } from "node:fs";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";
import { makeKind, wholeKind } from "../kinds/whole.ts";

const DATA = new URL("../../../shared/data/", import.meta.url);

export function kindOf(id: string): WholeKind {
  const kind = wholeKind(id);
  assert(kind !== undefined, "the kind is known");
  return kind;
}

/** Canonical texts from our own maker, the same at every run. */
export function ownPuzzles({ play }: WholeKind, side: number, count: number): string[] {
  const making = makeKind(play.id);
  assert(making !== undefined, "every kind can be made");
  const random = randomFrom(side);
  const texts: string[] = [];
  while (texts.length < count) {
    const puzzle = run(making.make({ rows: side, cols: side }, random));
    if (puzzle) texts.push(play.format(puzzle));
  }
  return texts;
}

/** The lines of a file of ../shared/data; none, with a word about it, where it is not here. */
export function sharedLines(path: string): string[] {
  const url = new URL(path, DATA);
  if (existsSync(url)) return readFileSync(url, "utf8").trim().split("\n");
  console.log(`../shared/data/${path} is not here and is left out`);
  return [];
}
