import type { Random } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";

const SIDE = 9;
const BAND = 3;

/** A board of nine rows of digits, as text, with its rows, columns and digits exchanged so that all laws stay. */
export function rearranged(text: string, random: Random): string {
  assert(text.length === SIDE * SIDE, "only boards of nine rows are rearranged");
  const rows = order(random);
  const cols = order(random);
  const names = ["0", ...random.shuffle(["1", "2", "3", "4", "5", "6", "7", "8", "9"])];
  return rows.flatMap((row) => cols.map((col) => names[Number(text[row * SIDE + col])])).join("");
}

/** The old place of each row: bands change places, and rows within their band. */
function order(random: Random): readonly number[] {
  const three = (): number[] => random.shuffle([0, 1, 2]);
  return three().flatMap((band) => three().map((row) => band * BAND + row));
}
