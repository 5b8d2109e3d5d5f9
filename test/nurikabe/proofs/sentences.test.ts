import { expect, it } from "vitest";
import { tellArgument } from "../../../engine/kinds/nurikabe/proofs/say.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import type { ArgumentLine, Statement } from "../../../engine/model/argument.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import { LANGS } from "../../../engine/model/words.ts";
import { posed } from "../../search/posed.ts";

/** 2 at R1C4, 3 at R3C5 and 4 at R5C2. */
const puzzle = posed("nurikabe", "5/5/i2p3l4i") as NurikabePuzzle;
const [TWO, THREE, FOUR] = [1, 2, 3];
const wall = (cell: number): Fact => is(cell, 0);
const land = (cell: number): Fact => isNot(cell, 0);

const statement = (
  when: readonly Fact[],
  so: readonly Fact[],
  lines: readonly ArgumentLine[] = [],
): Statement => ({
  ...{ when, so, lines, because: [] },
});
const GOAL = statement([wall(0)], [], [{ cites: 0, gives: [] }]);

function told(...argument: readonly Statement[]) {
  const step = { rule: "argument", adds: [land(0)], because: [], laws: [], bindings: {} };
  return tellArgument(puzzle, { ...step, argument: [...argument, GOAL] }).argument;
}

const STATEMENTS: readonly [what: string, of: Statement, en: string, zh: string][] = [
  [
    "cells that cannot all be alike",
    statement([land(0), land(6)], []),
    "It cannot be that R1C1 and R2C2 are parts of islands.",
    "第1行第1列、第2行第2列不能都是岛。",
  ],
  [
    "what cannot hold together, and what is denied last",
    statement([isNot(6, FOUR), wall(8)], []),
    "These cannot hold together: R2C4 is wall and R2C2 does not belong to the 4 at R5C2.",
    "“第2行第4列是墙，且第2行第2列不属于第5行第2列的 4”不能同时成立。",
  ],
  [
    "once that a cell belongs to none of several numbers",
    statement([wall(0)], [isNot(6, FOUR), isNot(6, THREE), is(8, TWO)]),
    "If R1C1 is wall, then R2C4 belongs to the 2 at R1C4 and R2C2 does not belong to the 4 at R5C2 or the 3 at R3C5.",
    "如果第1行第1列是墙，那么第2行第4列属于第1行第4列的 2，且第2行第2列不属于第5行第2列的 4、第3行第5列的 3。",
  ],
  [
    "of many cells where the others are seen",
    statement([wall(0)], [1, 2, 3, 5, 6, 7].map(land)),
    "If R1C1 is wall, then R1C2, R1C3, R1C4 and 3 others marked alike are parts of islands.",
    "如果第1行第1列是墙，那么第1行第2列、第1行第3列、第1行第4列等 6 格（标记相同）都是岛。",
  ],
];

it.each(STATEMENTS)("says %s", (_, of, en, zh) => {
  const [{ text }] = told(of);
  expect(LANGS.map((lang) => text[lang])).toEqual([en, zh]);
});

it("points at much that is supposed", () => {
  const when = [isNot(6, FOUR), isNot(8, TWO), wall(12), land(16), land(18)];
  const [{ supposed }] = told(statement(when, []));
  expect(supposed).toEqual({
    en: "what A says of the dotted cells",
    zh: "A 的条件（点线框）都成立",
  });
});

it("says of a finding that asks for much that it goes by what is above", () => {
  const when = [isNot(6, FOUR), isNot(8, TWO), isNot(12, FOUR), isNot(16, THREE), isNot(18, TWO)];
  const finding = statement(when, [wall(2)]);
  const saidOf = (asked: readonly Fact[]) => {
    const [, { told: lines }] = told(finding, statement(asked, [], [{ cites: 0, gives: [wall(2)] }]));
    return lines[0].en;
  };
  expect(saidOf([])).toBe("By A and what is above, R1C3 is wall.");
  expect(saidOf(when)).toBe("By A, R1C3 is wall.");
});

it("says to what a number comes by a cell, if that was known before", () => {
  const room = [14, 13, 12, 11];
  const demand = { by: { as: "house", law: "island", of: THREE }, cells: [9] } as const;
  const line = { demand, gives: [is(9, THREE)], room };
  const saidOf = (when: readonly Fact[]) => told(statement(when, [], [line]))[0].told[0];
  expect(saidOf([is(4, THREE)]).en).toBe("The 3 at R3C5 needs R2C5 to come to R1C5.");
  expect(saidOf([wall(0)])).toEqual({
    en: "However the 3 at R3C5 is completed, it takes R2C5.",
    zh: "第3行第5列的 3 无论怎样补全，都包含第2行第5列。",
  });
});

it("says of a number that has enough cells, apart, that it cannot come to one of them", () => {
  const demand = { by: { as: "house", law: "island", of: THREE } } as const;
  const own = [is(8, THREE), is(18, THREE)];
  const [{ told: said }] = told(statement(own, [], [{ demand, gives: [], room: [14] }]));
  expect(said[0].en).toBe("The 3 at R3C5 cannot come to R2C4 any more.");
});

it("names a piece of wall by a cell that is known as wall", () => {
  const room = [5, 6, 7];
  const saidOf = (when: readonly Fact[], gives: readonly Fact[], cells: readonly number[]) => {
    const line = { demand: { by: { as: "house", law: "sea", of: 0 }, cells }, gives, room } as const;
    return told(statement(when, [], [line]))[0].told[0].en;
  };
  expect(saidOf([wall(6)], [], [5, 24])).toBe("The wall at R2C2 is shut in: it cannot reach that at R5C5.");
  expect(saidOf([wall(7)], [wall(8)], [8])).toBe("The wall needs R2C4, or its piece at R2C3 is shut in.");
  expect(saidOf([], [], [])).toBe("The wall at R2C1 is shut in: it cannot be joined to the rest.");
});

it("names each piece that one of several cells joins", () => {
  const demand = { by: { as: "house", law: "sea", of: 0 }, cells: [8, 19] } as const;
  const line = { demand, gives: [wall(8), wall(19)], room: [6, 7, 24] } as const;
  expect(told(statement([wall(7), wall(24)], [], [line]))[0].told[0]).toEqual({
    en: "The wall needs R2C4 and R4C5, or its pieces at R2C3 and R5C5 are shut in.",
    zh: "第2行第4列、第4行第5列必须是墙，否则第2行第3列、第5行第5列的墙就各自被围住了。",
  });
});

it("says which of several pieces nothing else makes wall, where that is short", () => {
  const demand = { by: { as: "house", law: "sea", of: 0 }, cells: [8, 19] } as const;
  const saidOf = (gives: readonly Fact[], room: readonly number[]) => {
    const line = { demand, gives, room };
    const islands = [is(11, FOUR), is(7, TWO), is(1, TWO), is(5, FOUR), is(9, THREE)];
    return told(statement([...islands, wall(24)], [], [line]))[0].told[0];
  };
  expect(saidOf([wall(8), wall(19)], [6, 24])).toEqual({
    en: "The wall needs R2C4 and R4C5, or its pieces at R2C2 and R5C5 are shut in (between two islands: R2C2).",
    zh: "第2行第4列、第4行第5列必须是墙，否则第2行第2列、第5行第5列的墙就各自被围住了（夹在两座岛之间的是第2行第2列）。",
  });
  const many = saidOf([8, 10, 15, 16, 19].map(wall), [0, 2, 4, 6, 24]);
  expect(many.en).toBe(
    "The wall needs R2C4, R3C1, R4C1, R4C2 and R4C5, or its pieces at R1C1, R1C3, R1C5, R2C2 and R5C5 are shut in.",
  );
});

it("says of a piece that nothing else makes wall that it lies between two islands", () => {
  const demand = { by: { as: "house", law: "sea", of: 0 }, cells: [5, 24] } as const;
  const saidOf = (gives: readonly Fact[]) => {
    const line = { demand, gives, room: [5, 6, 7] } as const;
    return told(statement([is(11, FOUR), is(7, TWO)], [], [line]))[0].told[0];
  };
  expect(saidOf([wall(8)])).toEqual({
    en: "The wall needs R2C4, or its piece at R2C2, between two islands, is shut in.",
    zh: "第2行第4列必须是墙，否则第2行第2列（夹在两座岛之间）的墙就被围住了。",
  });
  expect(saidOf([])).toEqual({
    en: "The wall at R2C2, between two islands, is shut in: it cannot reach that at R5C5.",
    zh: "第2行第2列（夹在两座岛之间）的墙被围住了，再也连不到第5行第5列的墙。",
  });
});
