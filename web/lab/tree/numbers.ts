/** Characters of a number in the picture before it is shortened. */
const LONGEST = 5;

/** A number as a person writes it, whole: with a real minus and a sign before infinity. */
export function spelled(n: number): string {
  if (!Number.isFinite(n)) return n > 0 ? "+∞" : "−∞";
  return String(n).replaceAll("-", "−");
}

/** The same where room is short: three digits that count, with a power of ten where that is shorter. */
export function short(n: number): string {
  const whole = spelled(n);
  if (whole.length <= LONGEST) return whole;
  const rounded = spelled(Number(n.toPrecision(3)));
  return rounded.length <= LONGEST + 1 ? rounded : n.toExponential(1).replace("e+", "e").replaceAll("-", "−");
}
