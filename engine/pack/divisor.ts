/** The greatest common divisor of two whole numbers that are not negative. */
export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
