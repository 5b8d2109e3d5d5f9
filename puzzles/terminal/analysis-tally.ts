import type { Rating } from "../../engine/rate/rate.ts";
import type { PuzzleAnalysis } from "../../engine/reason/analyse.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";

/** A puzzle of the set, with the rating of its proof. */
export type Analysed = PuzzleAnalysis<Rating>;

/** A number, and its part of the whole to a tenth of a percent. */
interface Share {
  readonly count: number;
  readonly percent: number | null;
}

/** How often, and in how many puzzles. */
interface Frequency {
  readonly count: number;
  readonly puzzles: number;
}

const NONE: Frequency = { count: 0, puzzles: 0 };

/** The sums of an analysis; of each puzzle it keeps no more than a number. */
export class AnalysisTally {
  readonly #puzzles = { all: 0, solved: 0, byRules: 0, stuck: 0, broken: 0 };
  readonly #cells = { all: 0, solved: 0, byRules: 0 };
  readonly #hardest: Record<number, number> = {};
  readonly #levels: Record<number, number> = {};
  readonly #works: number[] = [];
  readonly #needs: Record<string, Frequency> = {};
  readonly #fired: Record<string, Frequency> = {};
  readonly #suspended = new Map<string, { readonly reason: string; readonly puzzles: number }>();

  /** Counts a puzzle in. */
  add(one: Analysed): void {
    this.#puzzles.all++;
    this.#puzzles[one.end]++;
    this.#cells.all += one.cells;
    this.#cells.solved += one.solved;
    this.#cells.byRules += one.byRules;
    if (one.end === "solved") {
      if (one.byRules === one.cells) this.#puzzles.byRules++;
      this.#hardest[one.hardest] = (this.#hardest[one.hardest] ?? 0) + 1;
    }
    if (one.rating) this.#addRating(one.rating);
    for (const [id, count] of Object.entries(one.fired)) addTo(this.#fired, id, count);
    for (const { rule, reason } of one.suspended) {
      const known = this.#suspended.get(rule.id);
      this.#suspended.set(rule.id, { reason: reason.en, puzzles: (known?.puzzles ?? 0) + 1 });
    }
  }

  #addRating({ level, work, needs }: Rating): void {
    this.#levels[level] = (this.#levels[level] ?? 0) + 1;
    this.#works.push(work);
    for (const { id, count } of needs) addTo(this.#needs, id, count);
  }

  /** The sums as they are printed. */
  result(ladder: Ladder): object {
    const { all, solved, byRules, stuck, broken } = this.#puzzles;
    const ids = [...ladder.rules.map(({ id }) => id), ...(ladder.supposition ? ["supposition"] : [])];
    return {
      puzzles: all,
      solved: part(solved, all),
      byRules: part(byRules, all),
      ...(ladder.supposition && { bySupposition: part(solved - byRules, all) }),
      stuck: part(stuck, all),
      broken: part(broken, all),
      cells: {
        all: this.#cells.all,
        solved: part(this.#cells.solved, this.#cells.all),
        byRules: part(this.#cells.byRules, this.#cells.all),
      },
      hardest: this.#hardest,
      rating: { levels: this.#levels, work: spread(this.#works), needs: this.#needs },
      rules: Object.fromEntries(
        ids.map((id) => {
          const { count, puzzles } = this.#fired[id] ?? NONE;
          return [id, { fired: count, puzzles }];
        }),
      ),
      suspended: [...this.#suspended].map(([rule, told]) => ({ rule, ...told })),
    };
  }
}

function addTo(counts: Record<string, Frequency>, id: string, count: number): void {
  const known = counts[id] ?? NONE;
  counts[id] = { count: known.count + count, puzzles: known.puzzles + 1 };
}

function part(count: number, all: number): Share {
  return { count, percent: all === 0 ? null : Math.round((1_000 * count) / all) / 10 };
}

/** The least, the middle and the greatest. */
function spread(numbers: readonly number[]): object {
  const sorted = Float64Array.from(numbers).sort();
  const [least = null, middle = null, most = null] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return { least, middle, most };
}
