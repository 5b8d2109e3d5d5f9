import { describe, expect, it } from "vitest";
import { digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { cellOf, type Fact, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Step } from "../../engine/model/rule.ts";
import { fillIn, LANGS } from "../../engine/model/words.ts";
import { rowsOf } from "../../web/boards/link-rows.ts";
import { share } from "../share.ts";
import { AlsOracle, type Strike } from "./als-oracle.ts";
import { blankPuzzle, factsOf, gridWith, puzzleOf, randomFacts, spell } from "./board.ts";
import { CHAIN_EXAMPLES } from "./examples/chain-examples.ts";
import { SET_EXAMPLES } from "./examples/set-examples.ts";

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

/** What the cells of each set can hold, and the links: `=` within a set or a cell, `-` between what excludes each other. */
const TOLD: Readonly<Record<string, { readonly sets: readonly string[]; readonly links?: string }>> = {
  "sue-de-coq": { sets: ["R1C4:12345 R1C5:12345 R1C6:12345", "R1C2:234", "R2C6:15"] },
  "als-xz-doubly-linked": {
    sets: ["R1C1:14 R3C1:124", "R2C1:13 R4C1:123"],
    links: "R3C1:2 = R1C1:1 R3C1:1 - R2C1:1 R4C1:1 = R4C1:2 - R3C1:2",
  },
  "als-xz": { sets: ["R1C4:23", "R1C3:234 R4C3:24"], links: "R1C4:2 = R1C4:3 - R1C3:3 = R1C3:2 R4C3:2" },
  "als-xy-wing": {
    sets: ["R2C3:13 R3C3:123", "R3C1:234 R3C2:234", "R3C3:123 R3C4:123"],
    links: "R2C3:1 R3C3:1 = R3C3:2 - R3C1:2 R3C2:2 = R3C1:3 R3C2:3 - R3C3:3 R3C4:3 = R3C3:1 R3C4:1",
  },
  "death-blossom": {
    sets: ["R4C4:234", "R2C1:13 R2C4:123", "R3C3:134 R4C3:134"],
    links: `R4C4:2 - R2C4:2 = R2C1:1 R2C4:1, R4C4:3 - R3C3:3 R4C3:3 = R3C3:1 R4C3:1, R4C4:4 - R3C3:4 R4C3:4 = R3C3:1 R4C3:1`,
  },
  "als-chain": {
    sets: ["R1C3:12", "R2C3:134 R2C4:134", "R1C4:34", "R1C2:124 R1C3:12"],
    links: `R1C3:2 = R1C3:1 - R2C3:1 R2C4:1 = R2C3:3 R2C4:3 - R1C4:3 = R1C4:4 - R1C2:4 = R1C2:2 R1C3:2`,
  },
  "chain-through-sets": {
    sets: ["R4C2:14 R4C3:34"],
    links: "R4C3:3 = R4C2:1 - R4C2:4 = R1C2:4 - R1C4:4 = R1C4:3",
  },
  "discontinuous-loop-through-sets": {
    sets: ["R1C2:123 R1C3:13", "R1C1:34 R3C1:24"],
    links: "R1C2:2 = R1C2:3 R1C3:3 - R1C1:3 = R3C1:2 - R2C1:2 = R1C2:2",
  },
};

describe("the sets of a step", () => {
  const cellsIn = (size: SudokuSize, facts: readonly Fact[]): string => {
    const digits = new Map<string, string>();
    for (const fact of facts) {
      const [cell, digit] = spell(size, fact).split("=");
      digits.set(cell, `${digits.get(cell) ?? ""}${digit}`);
    }
    return [...digits].map(([cell, held]) => `${cell}:${held}`).join(" ");
  };
  const linksIn = (size: SudokuSize, links: NonNullable<Step["links"]>): string =>
    rowsOf(links)
      .map((row) =>
        row.reduce(
          (way, { type, to }) => `${way} ${type === "strong" ? "=" : "-"} ${cellsIn(size, to)}`,
          cellsIn(size, row[0].from),
        ),
      )
      .join(", ");

  it.each([...SET_EXAMPLES, ...CHAIN_EXAMPLES.filter(({ rule }) => rule in TOLD)])(
    "$rule tells them one by one, and how they are linked",
    ({ rule, size, fires }) => {
      const found = sudokuThinking.rules.find((one) => one.id === rule);
      const puzzle = puzzleOf(size, fires);
      const [{ sets, links }] = found?.find(puzzle, gridWith(puzzle, factsOf(size, fires))) ?? [];
      expect(sets?.map((set) => cellsIn(size, set))).toEqual(TOLD[rule].sets);
      expect(links && linksIn(size, links)).toBe(TOLD[rule].links);
    },
  );
});
