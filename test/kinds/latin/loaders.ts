import type { MakeKind } from "../../../engine/kinds/contract/kind.ts";
import type { KindLoaders } from "../../../engine/kinds/registry.ts";
import { lineExport, lineImport } from "../../../engine/kinds/shared/plain-line.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import type { Random } from "../../../engine/model/random.ts";
import { forward } from "../../../engine/search/forward.ts";
import { latin } from "./play.ts";
import { type LatinPuzzle, latinPuzzle, SIDES } from "./puzzle.ts";
import { latinThinking } from "./think.ts";

/** The greatest share of blank cells on each level. */
const SHARES = [0.4, 0.5, 0.6, 0.66, 1];

function full(side: number, random: Random): number[] {
  const [rows, cols] = [0, 1].map(() => random.shuffle(Array.from({ length: side }, (_, at) => at)));
  return rows.flatMap((row) => cols.map((col) => ((row + col) % side) + 1));
}

function blanksOf({ cells, givens }: LatinPuzzle): number {
  return cells - givens.length;
}

const latinMaking: MakeKind<LatinPuzzle> = {
  ...{ id: "latin", wishes: [] },
  refuses({ rows, cols }) {
    if (rows === cols && SIDES.includes(rows)) return null;
    return {
      code: "wish-size",
      text: { en: "Latin squares have 4 to 6 rows.", zh: "拉丁方阵有 4 到 6 行。" },
    };
  },
  /** Digs holes into a full square as long as the level allows, it has one answer and the judge agrees. */
  *make({ rows, level = SHARES.length }, random, judge) {
    let puzzle = latinPuzzle(full(rows, random));
    for (const cell of random.shuffle(puzzle.digits.map((_, at) => at))) {
      if (blanksOf(puzzle) + 1 > SHARES[level - 1] * puzzle.cells) break;
      const dug = latinPuzzle(puzzle.digits.map((digit, at) => (at === cell ? 0 : digit)));
      const { answers } = yield* forward(dug, gridOf(dug), { answers: 2, nodes: 1_000 });
      if (answers.length === 1 && (!judge || (yield* judge(dug)))) puzzle = dug;
    }
    return puzzle;
  },
  position(random) {
    const answer = full(4 + random.below(3), random);
    const digits = answer.slice(0, Math.sqrt(answer.length));
    const facts = answer.flatMap((digit, cell) => {
      const others = digits.filter((one) => one !== digit && random.below(4) > 0);
      return random.below(3) > 0 ? others.map((one) => isNot(cell, one)) : [is(cell, digit)];
    });
    return { puzzle: latinPuzzle(answer.map(() => 0)), facts, answer };
  },
};

/** All parts of the kind. */
export const latinLoaders: KindLoaders<LatinPuzzle> = {
  play: async () => latin,
  quick: async () => latinThinking,
  think: async () => latinThinking,
  make: async () => latinMaking,
  import: async () => lineImport(latin, { en: "the digits", zh: "数字" }),
  export: async () => lineExport(latin),
};
