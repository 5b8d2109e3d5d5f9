/**
 * Moves of which each ends some others; a player who cannot move loses. `ends[i]` has the bits of the moves
 * that move i ends, itself included; where i ends j, j ends i. At most 31 moves.
 */
export type Exclusions = readonly number[];

/**
 * The number of a game of such moves: the player to move loses just when it is 0, and games side by side have the
 * exclusive or of theirs (Sprague, 1935; Grundy, 1939). The game is Node Kayles (Schaefer, "On the Complexity of
 * Some Two-Person Perfect-Information Games", 1978). Null when more than `most` connected sets of moves would have
 * to be looked at.
 */
export function nimberOf(ends: Exclusions, most: number): number | null {
  const counting = new NimberCount(ends, most);
  const nimber = counting.of(2 ** ends.length - 1);
  return counting.isWithin ? nimber : null;
}

class NimberCount {
  isWithin = true;
  readonly #ends: Exclusions;
  readonly #most: number;
  readonly #known = new Map<number, number>();

  constructor(ends: Exclusions, most: number) {
    this.#ends = ends;
    this.#most = most;
  }

  /** Part by part: moves that do not exclude each other, even by way of others, are games side by side. */
  of(moves: number): number {
    const ends = this.#ends;
    let nimber = 0;
    for (let left = moves; left !== 0; ) {
      let part = left & -left;
      let common = -1;
      for (let fresh = part; fresh !== 0; ) {
        const reached = ends[31 - Math.clz32(fresh & -fresh)] & left;
        fresh = (fresh & (fresh - 1)) | (reached & ~part);
        part |= reached;
        common &= reached;
      }
      // Of moves that all exclude each other just one is played.
      nimber ^= common === part ? 1 : this.#connected(part);
      left &= ~part;
    }
    return nimber;
  }

  /** The least number that no move leads to. */
  #connected(part: number): number {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#most) this.isWithin = false;
    if (!this.isWithin) return 0;
    let reached = 0;
    for (let each = part; each !== 0; each &= each - 1)
      reached |= 1 << this.of(part & ~this.#ends[31 - Math.clz32(each & -each)]);
    const nimber = 31 - Math.clz32(~reached & (reached + 1));
    this.#known.set(part, nimber);
    return nimber;
  }
}
