/** Rows and columns of a box: 2x2 of 4, 2x3 of 6, 3x3 of 9. */
export function boxOf(size: number): readonly [high: number, wide: number] {
  const high = size === 9 ? 3 : 2;
  return [high, size / high];
}
