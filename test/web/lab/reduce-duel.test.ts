import { expect, it } from "vitest";
import type { DuelState } from "../../../web/lab/duel/duel.ts";
import { DUEL, duelOf } from "../../../web/lab/duel/reduce.ts";
import { readDuel } from "../../../web/lab/duel/script.ts";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";
import type { DuelThought } from "../../../worker/api.ts";

const FIRST = duelOf(readDuel(null));
const PROBLEM = { code: "lost", text: { en: "Lost.", zh: "丢了。" } };
const THOUGHT: DuelThought = {
  ...{ move: { cell: 5, digit: 2 }, line: [{ cell: 5, digit: 2 }], score: 0, proved: null },
  ...{ depth: 1, nodes: 10, known: 0, cuts: 0 },
};

const after = (duel: DuelState, ...actions: Action[]): DuelState =>
  actions.reduce((held: DuelState, action) => reduce(DUEL, held, action), duel);
const began = (seating: "person-computer" | "person-person" = "person-computer"): Action => ({
  ...{ type: "duel/began", wish: { size: 4, seating, strength: "medium" } },
});
const played = (cell: number, digit: number): Action => ({ type: "duel/played", move: { cell, digit } });
const asked = (question: number, about: "move" | "hint" | "verdict" = "move"): Action => ({
  ...{ type: "duel/asked", question, about },
});
const answered = (question: number, thought: DuelThought | null = THOUGHT): Action => ({
  ...{ type: "duel/answered", question, thought, problem: null },
});
const broke: Action = { type: "duel/answered", question: 1, thought: null, problem: PROBLEM };
const moves = ({ match }: DuelState) => match?.moves.map(({ cell, digit }) => `${cell}=${digit}`).join(" ");

/** What happens in a game against the computer after the person's first move, and the moves there are then. */
it.each<[string, readonly Action[], string, Partial<DuelState>]>([
  ["the computer replies", [asked(1), answered(1)], "0=1 5=2", { thinking: null, paused: false }],
  ["a reply to another question counts for nothing", [asked(2), answered(1)], "0=1", {}],
  ["any move does where none was found", [asked(1), answered(1, null)], "0=1 1=2", {}],
  ["it waits where its worker was lost", [asked(1), broke], "0=1", { paused: true, problem: PROBLEM }],
  ["it waits when it is stopped", [asked(1), { type: "duel/stopped" }, answered(1)], "0=1", { paused: true }],
  [
    "it may go on after that",
    [asked(1), { type: "duel/stopped" }, { type: "duel/went-on" }, asked(2), answered(2)],
    "0=1 5=2",
    { paused: false },
  ],
  ["a move that is taken back is not replied to", [asked(1), { type: "duel/undone" }, answered(1)], "", {}],
  ["both moves are taken back", [asked(1), answered(1), { type: "duel/undone" }], "", { told: null }],
  [
    "nothing is thought for who has left",
    [asked(1), { type: "duel/left" }, answered(1)],
    "0=1",
    { thinking: null },
  ],
  [
    "nor while the next is chosen",
    [asked(1), { type: "duel/choosing", choosing: true }, answered(1)],
    "0=1",
    {},
  ],
  ["a person does not move for it", [played(5, 2)], "0=1", { problem: null }],
])("%s", (_name, actions, all, shown) => {
  const duel = after(FIRST, began(), played(0, 1), ...actions);
  expect(moves(duel)).toBe(all);
  expect(duel).toMatchObject(shown);
});

it("tells how far a thought is, and the best so far", () => {
  const thinking = after(FIRST, began(), played(0, 1), asked(1));
  const told: Action = { type: "duel/told", question: 1, share: 0.5, thought: THOUGHT };
  expect(after(thinking, told)).toMatchObject({
    ...{ thinking: { about: "move", share: 0.5 }, told: { about: "move", player: 1, thought: THOUGHT } },
  });
  expect(after(thinking, { ...told, question: 2 })).toBe(thinking);
  const last = after(thinking, told, { type: "duel/told", question: 1, thought: null });
  expect(last).toMatchObject({ thinking: { share: 0.5 }, told: { thought: THOUGHT } });
});

it("refuses what is not legal, with the reason", () => {
  const duel = after(FIRST, began("person-person"), played(0, 1));
  expect(after(duel, played(0, 2)).problem?.code).toBe("duel-written");
  expect(after(duel, played(1, 1)).problem?.code).toBe("duel-illegal");
  expect(after(duel, played(1, 1), { type: "duel/selected", cells: [3, 4] })).toMatchObject({
    ...{ problem: null, selection: [4] },
  });
});

it("goes back to the game before until a person moves", () => {
  const one = after(FIRST, began("person-person"), played(0, 1));
  const two = after(one, began("person-person"));
  expect([moves(two), two.before]).toEqual(["", one.match]);
  expect(after(two, { type: "duel/undone" }).match).toBe(one.match);
  expect(after(two, played(3, 3)).before).toBeNull();
});

it("shows a hint's move, and not that of a hint for the game before", () => {
  const duel = after(FIRST, began("person-person"), asked(1, "hint"));
  expect(after(duel, answered(1))).toMatchObject({ ahead: 1, selection: [5], thinking: null });
  expect(after(duel, played(0, 1), answered(1))).toMatchObject({ ahead: null, selection: [] });
});

it("tells who must win only while that is wanted", () => {
  const tells: Action = { type: "duel/options", change: { tells: true } };
  const quiet: Action = { type: "duel/options", change: { tells: false } };
  const duel = after(FIRST, began("person-person"), tells, asked(1, "verdict"));
  const proved = { ...THOUGHT, proved: { wins: true, moves: 3 } };
  const sure = after(duel, answered(1, proved));
  expect(sure.verdict).toEqual({ match: sure.match, sure: { winner: 0, moves: 3 } });
  expect(after(sure, quiet).verdict).toBeNull();
  expect(after(duel, quiet, answered(1, proved)).verdict).toBeNull();
  expect(after(sure, played(0, 1)).verdict).toBeNull();
});

it("compares one way after the other, and ends where one is stopped or lost", () => {
  const compared = (question: number, way: "pruned" | "plain"): Action => ({
    ...{ type: "duel/compared", question, way, depth: 1 },
  });
  const duel = after(FIRST, began("person-person"), compared(1, "pruned"));
  expect(duel.comparison).toMatchObject({ depth: 1, running: "pruned", ways: {} });
  const one = after(duel, answered(1), compared(2, "plain"));
  expect(one.comparison).toMatchObject({ running: "plain", ways: { pruned: { nodes: 10, whole: true } } });
  const both = after(one, answered(2, { ...THOUGHT, nodes: 30 }));
  expect(both.comparison).toMatchObject({ running: null, ways: { plain: { nodes: 30, whole: true } } });
  const part = after(one, { type: "duel/told", question: 2, thought: { ...THOUGHT, nodes: 20 } });
  const stopped = after(part, { type: "duel/stopped" }, answered(2));
  expect(stopped.comparison).toMatchObject({ running: null, ways: { plain: { nodes: 20, whole: false } } });
  expect(stopped.paused).toBe(false);
});
