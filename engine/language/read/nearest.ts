/** Longer words are not compared. */
const LONGEST = 40;

/** The known word that was probably meant: the one with the fewest slips of the pen, at most one in three letters; else null. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let fewest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= fewest || candidate === word) continue;
    const slips = slipsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (slips < fewest && slips < candidate.length) {
      best = candidate;
      fewest = slips;
    }
  }
  return best;
}

/** Letters added, left out, changed or swapped with their neighbour (optimal string alignment); time is the product of the lengths. */
function slipsBetween(a: string, b: string): number {
  if (a.length > LONGEST || b.length > LONGEST) return LONGEST;
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let col = 1; col <= b.length; col++) {
      const same = a[row - 1] === b[col - 1];
      let slips = Math.min(last[col] + 1, next[col - 1] + 1, last[col - 1] + (same ? 0 : 1));
      const swapped = row > 1 && col > 1 && a[row - 1] === b[col - 2] && a[row - 2] === b[col - 1];
      if (swapped) slips = Math.min(slips, older[col - 2] + 1);
      next.push(slips);
    }
    older = last;
    last = next;
  }
  return last[b.length];
}
