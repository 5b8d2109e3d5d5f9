import "../slow.ts";
import { describe, expect, it } from "vitest";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { sayFact } from "../../engine/kinds/nurikabe/puzzle/words.ts";
import type { Regions } from "../../engine/kinds/nurikabe/regions/regions.ts";
import { regionsOf } from "../../engine/kinds/nurikabe/regions/regions-of-grid.ts";
import { findersUpTo } from "../../engine/kinds/nurikabe/rules/finders-by-level.ts";
import type { Finder } from "../../engine/kinds/nurikabe/rules/finding.ts";
import {
  between,
  complete,
  elbow,
  islandExit,
  merge,
} from "../../engine/kinds/nurikabe/rules/island-finders.ts";
import { cutting, shuttingOut, starving } from "../../engine/kinds/nurikabe/rules/land-trial-finders.ts";
import { keepingOpen } from "../../engine/kinds/nurikabe/rules/pool-finders.ts";
import { overgrown, unreachable } from "../../engine/kinds/nurikabe/rules/reach-finders.ts";
import {
  lastIsland,
  lastWall,
  pool,
  seaCut,
  seaExit,
} from "../../engine/kinds/nurikabe/rules/sea-finders.ts";
import { seaSpace } from "../../engine/kinds/nurikabe/rules/sea-room-finders.ts";
import { obliged, shaped } from "../../engine/kinds/nurikabe/rules/shape-finders.ts";
import { exactFit, landCut, stranded } from "../../engine/kinds/nurikabe/rules/way-finders.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import type { NativeFinder, NativeFinding } from "../../engine/kinds/shared/native-rule.ts";
import { cellOf, type Fact, valueOf } from "../../engine/model/fact.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { smallPuzzles, someFacts } from "./positions.ts";

// The finders drive searches and makers, and share no code with the text of the rules but the words' algorithms.

const PUZZLES = 350;
const POSITIONS = 6;

interface Position {
  readonly puzzle: NurikabePuzzle;
  readonly facts: readonly Fact[];
}

const positions: Position[] = [];
const random = randomFrom(23);
for (const { puzzle, answers } of smallPuzzles(PUZZLES, 19)) {
  for (let count = 0; count < POSITIONS; count++) {
    const answer = answers[random.below(answers.length)];
    const facts = someFacts(answer, puzzle.values, random).filter((fact) => valueOf(fact) === 0);
    positions.push({ puzzle, facts });
  }
}

const SAME: readonly (readonly [readonly string[], Finder])[] = [
  [["complete-island"], complete],
  [["between-two-islands"], between],
  [["one-way-for-an-island"], islandExit],
  [["one-way-for-the-wall", "more-wall-to-come"], seaExit],
  [["no-pool"], pool],
  [["all-walls-found"], lastWall],
  [["all-islands-found"], lastIsland],
  [["elbow-of-a-2", "elbow-beside-a-stranger", "elbow"], elbow],
  [["too-large-together"], merge],
  [["out-of-reach"], unreachable],
  [["bottleneck-of-the-wall"], seaCut],
];

/** The finders of loose rules: which premises are needed is found by searches on account of one cell. */
const LOOSE: Readonly<Record<string, NativeFinder<Regions>>> = {
  overgrown,
  seaSpace,
  exactFit,
  landCut,
  stranded,
  keepingOpen,
  shuttingOut,
  starving,
  cutting,
  shaped,
  obliged,
};

const LEVELS = [...new Set(nurikabeThinking.rules.map(({ level }) => level))];

function byRules({ puzzle, facts }: Position, isWanted: (id: string, level: number) => boolean): string[] {
  const grid = gridOf(puzzle, facts);
  const found = new Set<Fact>();
  for (const rule of nurikabeThinking.rules) {
    if (!isWanted(rule.id, rule.level)) continue;
    for (const step of rule.find(puzzle, grid)) for (const fact of step.adds) found.add(fact);
  }
  return said(puzzle, found);
}

function regionsAt({ puzzle, facts }: Position): Regions {
  return regionsOf(puzzle, gridOf(puzzle, facts) as ReturnType<NurikabePuzzle["blank"]>);
}

function byFinders({ puzzle, facts }: Position, finders: readonly Finder[]): string[] {
  const found = new Set<Fact>();
  for (const find of finders) {
    for (const one of find(regionsAt({ puzzle, facts })))
      if (typeof one !== "number") for (const fact of one.adds) found.add(fact);
  }
  return said(puzzle, found);
}

function findings(found: Iterable<NativeFinding | number>): string[] {
  return [...found].flatMap((one) => (typeof one === "number" ? [] : one.adds.join()));
}

function said(puzzle: NurikabePuzzle, facts: ReadonlySet<Fact>): string[] {
  return [...facts].sort((a, b) => a - b).map((fact) => sayFact(puzzle, fact, "en"));
}

describe("on thousands of boards", () => {
  it.each(SAME)("the text of %s concludes what its finder does", (ids, finder) => {
    let concluded = 0;
    for (const position of positions) {
      const expected = byFinders(position, [finder]);
      concluded += expected.length;
      expect(byRules(position, (id) => ids.includes(id))).toEqual(expected);
    }
    expect(concluded).toBeGreaterThan(10);
  });

  it("what is shut off from every number is stranded for the finder too", () => {
    let concluded = 0;
    for (const position of positions) {
      const found = byRules(position, (id) => id === "shut-off-from-every-number");
      concluded += found.length;
      expect(byFinders(position, [stranded])).toEqual(expect.arrayContaining(found));
    }
    expect(concluded).toBeGreaterThan(10);
  });

  it.each(Object.entries(LOOSE))(
    "%s finds on account of one cell all that it says of the cell",
    (_, find) => {
      let concluded = 0;
      for (const position of positions) {
        const regions = regionsAt(position);
        for (const one of find(regions)) {
          if (typeof one === "number") continue;
          concluded++;
          for (const fact of one.adds)
            expect(findings(find(regionsAt(position), cellOf(fact)))).toContain(one.adds.join());
        }
      }
      expect(concluded).toBeGreaterThan(10);
    },
  );

  it.each(LEVELS)("the rules of level %i conclude what its finders do", (level) => {
    const finders = findersUpTo(level).at(-1) ?? [];
    for (const position of positions)
      expect(byRules(position, (_, of) => of === level)).toEqual(byFinders(position, finders));
  });
});
