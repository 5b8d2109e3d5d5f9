/** A seeded source of random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, n. */
  below(n: number): number;
  /** Shuffles in place (Fisher-Yates) and returns the same array. */
  shuffle<T>(items: T[]): T[];
}

/** sfc32 by Chris Doty-Humphrey (PractRand), seeded by running it a while on the seed's 32-bit halves. */
export function randomFrom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 0x100000000) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;

  function next(): number {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  for (let warm = 0; warm < 16; warm++) next();

  const below = (n: number): number => Math.floor((next() / 0x100000000) * n);
  const shuffle = <T>(items: T[]): T[] => {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [items[last], items[other]] = [items[other], items[last]];
    }
    return items;
  };
  return { below, shuffle };
}
