/**
 * A polynomial through weighted points, the lowest power first, found by least squares again and again: points that lie
 * off by more than the tolerance count less and less (Huber, "Robust statistics", 1981). Higher powers are held back a
 * little, so that few points give no wild curve. @param steps of each point, from -1 to 1
 */
export function robustFit(
  steps: ArrayLike<number>,
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  degree: number,
  tolerance: number,
): Float64Array {
  let fit: Float64Array = new Float64Array(degree + 1);
  for (let round = 0; round < 5; round++) {
    const powers = new Float64Array(2 * degree + 1);
    const right = new Float64Array(degree + 1);
    for (let i = 0; i < steps.length; i++) {
      const off = Math.abs(values[i] - valueOf(fit, steps[i]));
      const trust = round === 0 || off < tolerance ? 1 : (tolerance / off) ** 2;
      for (let p = 0, power = weights[i] * trust; p < powers.length; p++, power *= steps[i]) {
        powers[p] += power;
        if (p <= degree) right[p] += power * values[i];
      }
    }
    fit = solved(powers, right);
  }
  return fit;
}

/** The value of a polynomial. */
export function valueOf(fit: Float64Array, step: number): number {
  let value = 0;
  for (let p = fit.length - 1; p >= 0; p--) value = value * step + fit[p];
  return value;
}

/** Solves the normal equations by elimination. */
function solved(powers: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const rows = Array.from({ length: n }, (_, r) => {
    const row = [...powers.subarray(r, r + n), right[r]];
    row[r] += powers[0] * (r < 2 ? 1e-9 : 1e-3 * r) + 1e-12;
    return row;
  });
  for (let p = 0; p < n; p++) {
    for (let r = 0; r < n; r++) {
      if (r === p) continue;
      const factor = rows[r][p] / rows[p][p];
      for (let c = p; c <= n; c++) rows[r][c] -= factor * rows[p][c];
    }
  }
  return Float64Array.from(rows, (row, r) => row[n] / row[r]);
}
