import { describe, expect, it } from "vitest";
import type { House } from "../../engine/kinds/shared/digit-houses.ts";
import { COMPLEX_FISH, FINNED_FISH, reasonOfFish } from "../../engine/kinds/sudoku/native/fish-rules.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import { type Houses, housesOf, type SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { type Cell, cellOf, type Fact, isNot } from "../../engine/model/fact.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { fill, LANGS } from "../../engine/model/words.ts";
import { blankPuzzle, gridWith } from "./board.ts";
import { fishFacts } from "./soundness/fish-boards.ts";

/** No sentence is longer, but for some of eight houses of any sort with fins. */
const MOST_LETTERS = 140;
const MOST_OF_EIGHT = 150;

const IDS = [...FINNED_FISH, ...COMPLEX_FISH].map(({ id }) => id);
const LARGE = sudokuThinking.rules.filter(({ id }) => IDS.includes(id));
interface Fired {
  readonly rule: Rule<SudokuPuzzle>;
  readonly step: Step;
}

function fired(rules: readonly Rule<SudokuPuzzle>[], size: SudokuSize, facts: readonly Fact[]): Fired[] {
  const puzzle = blankPuzzle(size);
  const grid = gridWith(puzzle, facts);
  return rules.flatMap((rule) => [...rule.find(puzzle, grid)].map((step) => ({ rule, step })));
}

/** All sets of so many members. */
function setsOf<T>(members: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return members.flatMap((first, at) =>
    setsOf(members.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}

/**
 * The cells that fish with so many of these base and cover houses strike, by the definition alone: a fin is in more
 * base houses than cover houses, a strike is in more cover houses than base houses and sees all fins.
 */
function struckByDefinition(
  { peers }: Houses,
  [bases, covers]: readonly (readonly House[])[],
  open: readonly Cell[],
  size: number,
  hasFins = true,
): Set<Cell> {
  const struck = new Set<Cell>();
  const counts = (houses: readonly House[]): number[][] =>
    setsOf(houses, size).map((some) =>
      open.map((cell) => some.filter(({ cells }) => cells.includes(cell)).length),
    );
  const covering = counts(covers);
  for (const base of counts(bases))
    for (const cover of covering) {
      const fins = open.filter((_, at) => base[at] > cover[at]);
      if (fins.length > 0 && !hasFins) continue;
      for (const [at, cell] of open.entries())
        if (cover[at] > base[at] && !struck.has(cell) && fins.every((fin) => peers[cell].includes(fin)))
          struck.add(cell);
    }
  return struck;
}

/** What fish of one house strike, which are locked candidates, and fish of lines without fins: rules of the text. */
function struckByPlain(houses: Houses, open: readonly Cell[]): Set<Cell> {
  const { rows, columns, all } = houses;
  const plain = [2, 3, 4].flatMap((size) =>
    [
      [rows, columns],
      [columns, rows],
    ].flatMap((sides) => [...struckByDefinition(houses, sides, open, size, false)]),
  );
  return new Set([...plain, ...struckByDefinition(houses, [all, all], open, 1)]);
}

const cellsOf = (steps: readonly Fired[]): Set<Cell> =>
  new Set(steps.flatMap(({ step }) => step.adds.map(cellOf)));

describe.each([
  [4, 2, 60],
  [4, 3, 40],
  [6, 2, 12],
  [6, 3, 2],
  [9, 2, 4],
] as const)("on boards of %i digits, fish of up to %i houses", (size, most, count) => {
  it("strike what they strike by definition", () => {
    const random = randomFrom(size * 10 + most);
    const houses = housesOf(size);
    const { all } = houses;
    let strikes = 0;
    for (let board = 0; board < count; board++) {
      const facts = fishFacts(size, random);
      const out = new Set(facts.map(cellOf));
      const open = [...Array(size * size).keys()].filter((cell) => !out.has(cell) && facts.length > 0);
      const plain = struckByPlain(houses, open);
      const sizes = Array.from({ length: most }, (_, at) => at + 1);
      const struck = new Set(
        sizes.flatMap((many) => [...struckByDefinition(houses, [all, all], open, many)]),
      );
      const found = fired(LARGE, size, facts);
      const wanted = [...struck].filter((cell) => !plain.has(cell));
      expect(wanted.filter((cell) => !cellsOf(found).has(cell))).toEqual([]);
      const small = found.filter(({ step }) => basesOf(step).length <= most);
      expect([...cellsOf(small)].filter((cell) => !struck.has(cell))).toEqual([]);
      strikes += wanted.length;
    }
    expect(strikes).toBeGreaterThan(0);
  });
});

function basesOf({ bindings }: Step): readonly { law: string; of: number }[] {
  return bindings.base?.as === "houses" ? bindings.base.of : [];
}

function coversOf({ bindings }: Step): readonly { law: string; of: number }[] {
  return bindings.cover?.as === "houses" ? bindings.cover.of : [];
}

describe("the firings on many boards", () => {
  const random = randomFrom(21);
  const found = Array.from({ length: 350 }, (_, at) => {
    const size: SudokuSize = at % 4 === 0 ? 6 : 9;
    const facts = fishFacts(size, random);
    return fired(LARGE, size, facts).map((one) => ({ ...one, size, facts }));
  }).flat();

  it("have the shape that their rule is named for", () => {
    expect(found.length).toBeGreaterThan(500);
    for (const { rule, step } of found) {
      const kinds = [basesOf(step), coversOf(step)].map((some) => new Set(some.map(({ law }) => law)));
      const [lines, across] = kinds.map((some) => ["row", "column"].filter((law) => some.has(law)));
      const isMixed = lines.length > 1 || across.length > 1 || lines.some((law) => across.includes(law));
      const hasBox = kinds.some((some) => some.has("box"));
      const shape = isMixed ? "mutant" : hasBox && lines.length + across.length > 0 ? "franken" : "";
      expect(rule.id).toMatch(new RegExp(`${shape}`));
      expect(/franken|mutant/.test(rule.id)).toBe(shape !== "");
      const many = { wing: 2, swordfish: 3, jellyfish: 4 }[rule.id.split("-").at(-1) as "wing"];
      expect([basesOf(step).length, coversOf(step).length]).toEqual([many, many]);
    }
  });

  it("are sashimi where a base house has one place that is covered", () => {
    for (const { rule, step, size, facts } of found.filter(({ rule }) =>
      /^(finned|sashimi)-(?!f|m)/.test(rule.id),
    )) {
      const out = new Set(facts.map(cellOf));
      const cellsOfAll = (some: readonly { law: string; of: number }[]): Cell[][] =>
        some.map(({ law, of }) =>
          housesOf(size).all.flatMap((house) =>
            house.law === law && house.number === of ? [...house.cells] : [],
          ),
        );
      const covered = new Set(cellsOfAll(coversOf(step)).flat());
      const places = cellsOfAll(basesOf(step)).map((cells) =>
        cells.filter((cell) => covered.has(cell) && !out.has(cell)),
      );
      expect(places.some((cells) => cells.length === 1)).toBe(rule.id.startsWith("sashimi"));
    }
  });

  it("are told in few words", () => {
    for (const { rule, step, size } of found)
      for (const lang of LANGS) {
        const slots = Object.entries(step.bindings).map(([name, binding]) => [
          name,
          sudoku.sayBinding(blankPuzzle(size), binding, lang),
        ]);
        const text = reasonOfFish(blankPuzzle(size), step)?.text ?? rule.text;
        const most = /^finned-(franken|mutant)-jellyfish$/.test(rule.id) ? MOST_OF_EIGHT : MOST_LETTERS;
        expect(fill(text[lang], Object.fromEntries(slots)).length, rule.id).toBeLessThanOrEqual(most);
      }
  });
});

it("leaves boards alone that break a law", () => {
  const row = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => isNot(cell, 1));
  expect(fired(LARGE, 9, row)).toEqual([]);
});
