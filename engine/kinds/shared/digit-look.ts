/** One cell of a text: a number (0 none, below 0 for "?") and a mark. */
interface DigitCell {
  readonly clue: number;
  readonly mark: number;
}

/** Sides of boards whose cells each take a digit up to the side, and the number of givens from which one is likely. */
const DIGIT_GIVENS: Readonly<Record<number, number>> = { 4: 4, 6: 8, 9: 17 };
/** Lengths of rows that could each be a whole board of digits. */
const DIGIT_LINES = [16, 36, 81];

/**
 * Whether an unnamed grid of numbers looks like a board on which every row and column takes each digit once
 * (or like a list of such boards): its size and digits would do, and numbers stand side by side, or there are
 * many and none twice in a row or column. Where the numbers are sizes of areas, two hardly ever stand side by
 * side.
 */
export function mayBeDigits(rows: number, cols: number, entries: readonly DigitCell[]): boolean {
  const isBoard = rows === cols && cols in DIGIT_GIVENS;
  if (!isBoard && !DIGIT_LINES.includes(cols)) return false;
  const most = isBoard ? cols : 9;
  const numbers = entries.map(({ clue }) => clue);
  if (numbers.some((number) => number < 0 || number > most)) return false;
  if (entries.some(({ mark }) => mark !== 0)) return false;
  const isBeside = numbers.some(
    (number, cell) =>
      number > 0 && (((cell + 1) % cols !== 0 && numbers[cell + 1] > 0) || (numbers[cell + cols] ?? 0) > 0),
  );
  if (isBeside || !isBoard) return isBeside;
  const givens = numbers.filter((number) => number > 0).length;
  return givens >= DIGIT_GIVENS[cols] && !repeats(numbers, cols);
}

function repeats(numbers: readonly number[], side: number): boolean {
  const seen = new Set<string>();
  return numbers.some((number, cell) => {
    if (number === 0) return false;
    const places = [`r${Math.floor(cell / side)}:${number}`, `c${cell % side}:${number}`];
    const isTwice = places.some((place) => seen.has(place));
    for (const place of places) seen.add(place);
    return isTwice;
  });
}
