import { describe, expect, it } from "vitest";
import {
  counted,
  dayOf,
  drilled,
  dueIn,
  isCounted,
  knownOf,
  type LearnRecord,
  NOTHING,
  noted,
  placeToDrill,
  played,
  readRecord,
  united,
} from "../../web/state/learnt.ts";

const A = "kind/a";
const B = "kind/b";
const size = 12;
const right = (record: LearnRecord, today: number, place = 0, name = A) =>
  drilled(record, name, { place, size, isRight: true, today });
const missed = (record: LearnRecord, today: number, place = 0, name = A) =>
  drilled(record, name, { place, size, isRight: false, today });

describe("what was learnt", () => {
  it("counts what was told, met and used; what was used was met", () => {
    const record = noted(noted(noted(NOTHING, A, "told"), A, "met"), A, "used");
    expect(knownOf(record, A)).toMatchObject({ told: 1, met: 2, used: 1 });
    expect(knownOf(record, B)).toMatchObject({ told: 0, met: 0, used: 0, box: 0 });
  });

  it("goes a box on for each position that is found, due after twice as long, and back for one that is missed", () => {
    let record: LearnRecord = NOTHING;
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) {
      record = right(record, 100, n);
      waits.push(knownOf(record, A).due - 100);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 16]);
    expect(knownOf(record, A)).toMatchObject({ box: 5, next: 6 });
    record = missed(record, 100, 6);
    expect(knownOf(record, A)).toMatchObject({ box: 1, due: 101, next: 7, missed: [6] });
  });

  it("brings a missed position back before new ones, but not twice in a row, and forgets it when it is found", () => {
    let record = missed(NOTHING, 100, 0);
    expect(placeToDrill(knownOf(record, A), null)).toBe(0);
    expect(placeToDrill(knownOf(record, A), 0)).toBe(1);
    record = right(record, 101, 0);
    expect(knownOf(record, A).missed).toEqual([]);
    expect(placeToDrill(knownOf(record, A), null)).toBe(1);
    expect(knownOf(right(record, 101, 11), A).next).toBe(1);
  });

  it("lists what is due, the lowest box first", () => {
    let record = right(right(NOTHING, 100, 0, A), 100, 1, A); // box 2, due on day 102
    record = missed(record, 100, 0, B); // box 1, due on day 101
    record = noted(record, "kind/c", "told");
    expect(dueIn(record, 100)).toEqual([]);
    expect(dueIn(record, 101)).toEqual([B]);
    expect(dueIn(record, 102)).toEqual([B, A]);
  });

  it("counts a finished game once, and keeps the most boards of a lesson", () => {
    const record = counted(NOTHING, "kind/game");
    expect(isCounted(record, "kind/game")).toBe(true);
    expect(isCounted(record, "kind/other")).toBe(false);
    expect(played(played(NOTHING, "kind", 3), "kind", 1).lessons).toEqual({ kind: 3 });
  });

  it("of two devices is the greater count of each, and the drills that were later", () => {
    const one = noted(right(right(NOTHING, 100, 0), 101, 1), A, "told");
    const other = played(noted(noted(missed(NOTHING, 90, 5), A, "told"), A, "told"), "kind", 2);
    for (const both of [united(one, other), united(other, one)]) {
      expect(knownOf(both, A)).toMatchObject({ told: 2, box: 2, due: 103, missed: [] });
      expect(both.lessons).toEqual({ kind: 2 });
    }
  });

  it("is read as it was kept; what is damaged is left out", () => {
    const record = counted(played(noted(missed(NOTHING, 100, 3), A, "used"), "kind", 2), "kind/game");
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(readRecord("no record")).toEqual(NOTHING);
    const damaged = {
      known: { [A]: { told: -1, box: 99, missed: ["x", 4], due: 3 } },
      lessons: { kind: "two" },
      games: 7,
    };
    const read = readRecord(damaged);
    expect(knownOf(read, A)).toEqual({ told: 0, met: 0, used: 0, box: 5, due: 3, next: 0, missed: [4] });
    expect([read.lessons, read.games]).toEqual([{}, []]);
  });

  it("counts days where the player is", () => {
    expect(dayOf(new Date(2026, 0, 2, 0, 5)) - dayOf(new Date(2026, 0, 1, 23, 55))).toBe(1);
    expect(dayOf(new Date(2026, 0, 1, 0, 5))).toBe(dayOf(new Date(2026, 0, 1, 23, 55)));
  });
});
