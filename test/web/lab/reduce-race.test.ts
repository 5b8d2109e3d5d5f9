import { expect, it } from "vitest";
import type { RaceState } from "../../../web/lab/race/race.ts";
import { FIRST_CHOICE, readChoice } from "../../../web/lab/race/race-choice.ts";
import { RACE, withPuzzle } from "../../../web/lab/race/reduce.ts";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";
import type { RaceEnd, RaceNews } from "../../../worker/api.ts";

const { kind, puzzle, origin } = FIRST_CHOICE;
const NAMES = ["brute", "forward"];
const PROBLEM = { code: "lost", text: { en: "Lost.", zh: "丢了。" } };

const news = (nodes: number): RaceNews => ({
  ...{ counts: { nodes, checks: 0, backtracks: 0, depth: 0 }, events: 0, packed: new Int32Array() },
  ...{ facts: [], answers: [], ms: nodes },
});
const end = (nodes: number): RaceEnd => ({ ...news(nodes), complete: true });

/** A race whose searches are known, none of which has run. */
const ready: RaceState = {
  ...withPuzzle(null, { kind, puzzle, origin }),
  ...{ names: NAMES, chosen: NAMES },
};

const after = (race: RaceState, ...actions: Action[]): RaceState =>
  actions.reduce((held: RaceState, action) => reduce(RACE, held, action), race);
const began = (question: number): Action => ({ type: "race/began", question });
const told = (question: number, search: string, nodes: number): Action => ({
  type: "race/told",
  ...{ question, search, news: end(nodes) },
});

/** What happens to the race, and what of it shows: each lane's status and nodes, whether it runs, and its problem. */
it.each<[string, readonly Action[], readonly string[], boolean, string | null]>([
  ["begins with a lane a search", [began(1)], ["waiting 0", "waiting 0"], true, null],
  ["takes up news", [began(1), told(1, "brute", 7)], ["done 7", "waiting 0"], true, null],
  [
    "drops news of a race before",
    [began(1), began(2), told(1, "brute", 7)],
    ["waiting 0", "waiting 0"],
    true,
    null,
  ],
  [
    "drops news after a stop",
    [began(1), { type: "race/stopped" }, told(1, "brute", 7)],
    ["stopped 0", "stopped 0"],
    false,
    null,
  ],
  [
    "ends once",
    [began(1), told(1, "brute", 7), told(1, "forward", 5), { type: "race/ended", question: 1 }],
    ["done 7", "done 5"],
    false,
    null,
  ],
  [
    "is not ended by the race before",
    [began(1), began(2), { type: "race/ended", question: 1 }],
    ["waiting 0", "waiting 0"],
    true,
    null,
  ],
  [
    "breaks as a whole, but for what was done",
    [began(1), told(1, "brute", 7), { type: "race/broke", question: 1, problem: PROBLEM }],
    ["done 7", "lost 0"],
    false,
    "lost",
  ],
  [
    "is not broken by the race before",
    [began(1), began(2), { type: "race/broke", question: 1, problem: PROBLEM }],
    ["waiting 0", "waiting 0"],
    true,
    null,
  ],
])("a race %s", (_name, actions, lanes, running, problem) => {
  const race = after(ready, ...actions);
  expect(race.lanes.map(({ status, counts }) => `${status} ${counts.nodes}`)).toEqual(lanes);
  expect([race.running, race.problem?.code ?? null]).toEqual([running, problem]);
});

/** What was chosen, what the worker names, and what is chosen then. */
it.each([
  [[], NAMES],
  [["gone"], NAMES],
  [["forward", "brute"], NAMES],
  [["forward"], ["forward"]],
])("of %s are chosen, once the searches are known, %s", (before, chosen) => {
  const race = { ...ready, names: [], chosen: before };
  const asked = after(race, { type: "race/asked-names", question: 3 });
  expect(after(asked, { type: "race/told-names", question: 3, names: NAMES })).toMatchObject({
    ...{ names: NAMES, chosen, naming: null },
  });
  expect(after(asked, { type: "race/told-names", question: 2, names: NAMES })).toBe(asked);
  expect(after(asked, { type: "race/no-names", question: 2, problem: PROBLEM })).toBe(asked);
  expect(after(asked, { type: "race/no-names", question: 3, problem: PROBLEM }).problem).toBe(PROBLEM);
});

it("chooses among the searches there are, in their order", () => {
  expect(after(ready, { type: "race/chose", searches: ["forward", "odd", "brute"] }).chosen).toEqual(NAMES);
});

it("shows the race when it begins, and the replay of a lane when one is picked", () => {
  const table = after(ready, { type: "race/turned", section: "table" });
  expect(after(table, began(1))).toMatchObject({ shown: "race", replayed: null });
  expect(after(table, { type: "race/replayed", search: "forward" })).toMatchObject({
    ...{ shown: "replay", replayed: "forward" },
  });
});

it("puts another puzzle in: news of the race before is dropped, limits and choice stay", () => {
  const race = after(ready, { type: "race/limited", limits: { nodes: 10_000 } }, began(1));
  const next = withPuzzle(race, { kind, puzzle, origin: { type: "own" } });
  expect(next).toMatchObject({ names: NAMES, chosen: NAMES, nodes: 10_000, lanes: [], running: false });
  expect(after(next, told(1, "brute", 7))).toBe(next);
});

it("has all searches of another kind chosen where all were, and asks for their names anew", () => {
  const islands = readChoice({ kind: "nurikabe", text: "5/5/2g1" });
  const all = withPuzzle(ready, islands);
  expect([all.names, all.chosen, all.naming]).toEqual([[], [], null]);
  expect(withPuzzle({ ...ready, chosen: ["brute"] }, islands).chosen).toEqual(["brute"]);
});
