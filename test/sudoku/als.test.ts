import { describe, expect, it } from "vitest";
import { digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { cellOf, type Fact, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { fillIn, LANGS } from "../../engine/model/words.ts";
import { share } from "../share.ts";
import { AlsOracle, type Strike } from "./als-oracle.ts";
import { blankPuzzle, factsOf, gridWith, randomFacts, spell } from "./board.ts";

/** How many random positions of each size. */
const POSITIONS: readonly (readonly [SudokuSize, number])[] = [
  [4, share(200, 2_000)],
  [6, share(100, 1_200)],
  [9, share(2, 60)],
];

const ORACLE = {
  "sue-de-coq": (oracle) => oracle.crossings(),
  "als-xz-doubly-linked": (oracle) => oracle.doublePairs(),
  "als-xz": (oracle) => oracle.pairs(),
  "als-xy-wing": (oracle) => oracle.wings(),
  "death-blossom": (oracle) => oracle.blossoms(),
} satisfies Record<string, (oracle: AlsOracle) => Strike[]>;

/** A position as the rules see it, and as the oracle does. */
function* positions(seed: number) {
  const random = randomFrom(seed);
  for (const [size, count] of POSITIONS) {
    for (let at = 0; at < count; at++) {
      const facts = randomFacts(size, random);
      const puzzle = blankPuzzle(size);
      const grid = gridWith(puzzle, facts);
      const left = Array.from({ length: size * size }, (_, cell) => new Set(digitsIn(grid.candidates(cell))));
      const filled = new Set(facts.filter((fact) => !isNegative(fact)).map(cellOf));
      yield { size, puzzle, grid, oracle: new AlsOracle(size, left, filled) };
    }
  }
}

function struckBy(id: string, { puzzle, grid }: Pick<Position, "puzzle" | "grid">): Set<Fact> {
  const rule = sudokuThinking.rules.find((one) => one.id === id);
  return new Set([...(rule?.find(puzzle, grid) ?? [])].flatMap((step) => step.adds));
}

type Position = ReturnType<typeof positions> extends Generator<infer P> ? P : never;

function facts(strikes: readonly Strike[]): Set<Fact> {
  return new Set(strikes.map(({ cell, digit }) => isNot(cell, digit)));
}

/** In words, those about open cells alone: a pattern may also strike a digit of a cell that is filled with another one. */
function spelt(strikes: Iterable<Fact>, { size, oracle }: Position): string[] {
  const open = [...strikes].filter((fact) => oracle.isOpen(cellOf(fact)));
  return open.map((fact) => spell(size, fact)).sort();
}

describe("on random positions", () => {
  it.each(Object.entries(ORACLE))("%s strikes just what its definition does", (id, oracleOf) => {
    let count = 0;
    for (const position of positions(7)) {
      const wanted = facts(oracleOf(position.oracle));
      expect(spelt(struckBy(id, position), position)).toEqual(spelt(wanted, position));
      count += wanted.size;
    }
    expect(count).toBeGreaterThan(10);
  });

  it("als-chain strikes nothing but what follows through sets", () => {
    let count = 0;
    for (const position of positions(8)) {
      const wanted = spelt(facts(position.oracle.chains()), position);
      const struck = spelt(struckBy("als-chain", position), position);
      expect(struck.filter((one) => !wanted.includes(one))).toEqual([]);
      count += struck.length;
    }
    expect(count).toBeGreaterThan(10);
  });
});

it("no sentence is too long for a small phone", () => {
  const rules = sudokuThinking.rules.filter(({ id }) => id in ORACLE || id === "als-chain");
  for (const { size, puzzle, grid } of positions(9)) {
    for (const { id, text, find } of size === 9 ? rules : []) {
      for (const { bindings } of find(puzzle, grid)) {
        for (const lang of LANGS) {
          const slots = Object.entries(bindings).map(([name, of]) => [
            name,
            sudoku.sayBinding(puzzle, of, lang),
          ]);
          expect(fillIn(lang, text[lang], Object.fromEntries(slots)).length, id).toBeLessThanOrEqual(140);
        }
      }
    }
  }
});

describe("of two patterns", () => {
  const firstOn = (id: string, size: SudokuSize, board: string) => {
    const puzzle = blankPuzzle(size);
    const rule = sudokuThinking.rules.find((one) => one.id === id);
    const [step] = rule?.find(puzzle, gridWith(puzzle, factsOf(size, board))) ?? [];
    return step;
  };

  it("that of fewer cells comes first, with all that it strikes", () => {
    const step = firstOn("als-xz", 6, "12 . . . 13 .  . 23 . . . .  . . . . . .  23 . . . . .");
    expect(step?.adds.map(valueOf)).toEqual(step?.adds.map(() => 3));
    expect(step?.marks?.cause).toHaveLength(3);
  });
});
