import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import { asked, isEveryRule, LONGEST_RULES, readRuleChoice } from "../../../web/state/rule-choice.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { RuleChoices, ruleChoicesOn } from "../../../web/storage/rule-choices.ts";
import { eventually } from "../../eventually.ts";
import { makeReleased, RELEASED } from "./released.ts";

const OWN: RuleChoice = {
  text: 'rule "Mine" then …',
  off: ["x-wing"],
  order: ["b", "a"],
  supposition: false,
  oneAnswer: false,
};
let names = 0;
const fresh = () => `rules-${++names}`;
/** The rules as a tab has them on a database, told to tabs on the same channel. */
const tab = (database: string, channel = fresh()) => {
  const connection = new Connection(() => {}, database);
  return { connection, rules: new RuleChoices(connection, channel) };
};

beforeEach(() => vi.useRealTimers());

describe("a choice of rules", () => {
  it("is not sent where it is the kind's own, whichever way that is spelled", () => {
    expect(asked(EVERY_RULE)).toBeUndefined();
    expect(asked({ ...EVERY_RULE, off: [] })).toBeUndefined();
    for (const change of [
      { text: "" },
      { off: ["a"] },
      { order: [] },
      { supposition: false },
      { oneAnswer: false },
    ])
      expect(asked({ ...EVERY_RULE, ...change })).toEqual({ ...EVERY_RULE, ...change });
  });

  it("is read as far as it can be one", () => {
    expect(readRuleChoice(OWN)).toEqual(OWN);
    for (const junk of [null, undefined, 7, "rule", [], { text: 7, off: "a", order: 1, supposition: "no" }])
      expect(readRuleChoice(junk)).toEqual(EVERY_RULE);
    expect(readRuleChoice({ ...OWN, off: ["a", 7, "a", null] }).off).toEqual(["a"]);
    expect(readRuleChoice({ ...OWN, text: "x".repeat(LONGEST_RULES + 1) }).text).toBeNull();
  });
});

describe("the rules that a person has set", () => {
  it("are the kind's own at first, and those that were set at the next visit", async () => {
    const database = fresh();
    const { rules } = tab(database);
    expect(await rules.load("sudoku")).toEqual(EVERY_RULE);
    rules.save("sudoku", OWN);
    expect(rules.of("sudoku")).toEqual(OWN);
    const next = tab(database).rules;
    expect(next.of("sudoku")).toEqual(EVERY_RULE);
    expect(await next.load("sudoku")).toEqual(OWN);
    expect(await next.load("nurikabe")).toEqual(EVERY_RULE);
  });

  it("stay where storage was too slow to tell them, and something else is set", async () => {
    const database = fresh();
    const first = tab(database);
    await first.rules.load("sudoku");
    first.rules.save("sudoku", OWN);
    const { connection, rules } = tab(database);
    await connection.ready;
    const ask = vi.spyOn(connection, "ask").mockResolvedValue(undefined);
    expect(await rules.load("sudoku")).toEqual(EVERY_RULE);
    ask.mockRestore();
    rules.save("sudoku", { ...EVERY_RULE, off: ["y-wing"] });
    const both = { ...OWN, off: ["y-wing"] };
    await eventually(() => expect(rules.of("sudoku")).toEqual(both));
    expect(await tab(database).rules.load("sudoku")).toEqual(both);
  });

  it("are those of the last of two quick changes before storage has told what it holds", async () => {
    const database = fresh();
    const first = tab(database);
    await first.rules.load("sudoku");
    first.rules.save("sudoku", { ...EVERY_RULE, order: ["b", "a"] });
    const { connection, rules } = tab(database);
    await connection.ready;
    const ask = vi.spyOn(connection, "ask").mockResolvedValue(undefined);
    await rules.load("sudoku");
    ask.mockRestore();
    rules.save("sudoku", { ...EVERY_RULE, off: ["y-wing"] });
    rules.save("sudoku", EVERY_RULE);
    const both = { ...EVERY_RULE, order: ["b", "a"] };
    await eventually(() => expect(rules.of("sudoku")).toEqual(both));
    expect(await tab(database).rules.load("sudoku")).toEqual(both);
  });

  it("are those of the last of two quick changes where storage holds none", async () => {
    const database = fresh();
    const { connection, rules } = tab(database);
    await connection.ready;
    rules.save("sudoku", { ...EVERY_RULE, off: ["y-wing"] });
    rules.save("sudoku", EVERY_RULE);
    await rules.load("sudoku");
    expect(rules.of("sudoku")).toEqual(EVERY_RULE);
    expect(await tab(database).rules.load("sudoku")).toEqual(EVERY_RULE);
  });

  it.each(RELEASED.map((_, index) => index + 1))("are kept in what version %i had left", async (version) => {
    const database = fresh();
    await makeReleased(database, version);
    const { rules } = tab(database);
    expect(await rules.load("sudoku")).toEqual(EVERY_RULE);
    rules.save("sudoku", OWN);
    const next = tab(database);
    expect(await next.rules.load("sudoku")).toEqual(OWN);
    expect(await next.connection.database?.get("settings", "settings")).toEqual({ theme: "dark" });
  });

  it("are on their way to the disk in the task that set them", async () => {
    const database = fresh();
    const { rules } = tab(database);
    await rules.load("sudoku");
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const commit = vi.spyOn(IDBTransaction.prototype, "commit");
    rules.save("sudoku", OWN);
    expect(put).toHaveBeenCalledOnce();
    expect(commit).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it("reach the other tabs, of which the later change counts", async () => {
    const [database, channel] = [fresh(), fresh()];
    const one = tab(database, channel).rules;
    const other = tab(database, channel).rules;
    await Promise.all([one.load("sudoku"), other.load("sudoku")]);
    const heard = vi.fn();
    const end = other.watch(heard);
    one.save("sudoku", OWN);
    await eventually(() => expect(other.of("sudoku")).toEqual(OWN));
    expect(heard).toHaveBeenCalledExactlyOnceWith("sudoku", OWN);
    end();
    other.save("sudoku", EVERY_RULE);
    await eventually(() => expect(one.of("sudoku")).toEqual(EVERY_RULE));
    expect(heard).toHaveBeenCalledOnce();
    expect(await tab(database).rules.load("sudoku")).toEqual(EVERY_RULE);
  });

  it("stay with the page where there is no storage", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const { rules } = tab(fresh());
    expect(await rules.load("sudoku")).toEqual(EVERY_RULE);
    rules.save("sudoku", OWN);
    expect(rules.of("sudoku")).toEqual(OWN);
    vi.unstubAllGlobals();
  });

  it("survive whatever lies in their place", async () => {
    const { connection, rules } = tab(fresh());
    await connection.ready;
    await connection.database?.put("settings", { choice: OWN, made: "yesterday" }, "rules-sudoku");
    expect(await rules.load("sudoku")).toEqual(EVERY_RULE);
  });

  it("are not lost to a change that came before storage had answered", async () => {
    const database = fresh();
    const first = tab(database).rules;
    await first.load("sudoku");
    first.save("sudoku", OWN);
    const { rules } = tab(database);
    const loading = rules.load("sudoku");
    const mine = { ...OWN, text: "typed meanwhile" };
    rules.save("sudoku", mine);
    expect(await loading).toEqual(mine);
    await eventually(async () => expect(await tab(database).rules.load("sudoku")).toEqual(mine));
  });

  it("give way to a backup only where they are the kind's own, or older", async () => {
    const { rules } = tab(fresh());
    await rules.load("sudoku");
    rules.restore("sudoku", { choice: OWN, made: 1 });
    expect(rules.of("sudoku")).toEqual(OWN);
    const { made } = rules.dated("sudoku");
    const other = { ...OWN, text: "other" };
    rules.restore("sudoku", { choice: other, made: made - 1 });
    expect(rules.of("sudoku")).toEqual(OWN);
    rules.restore("sudoku", { choice: other, made: made + 1 });
    expect(rules.of("sudoku")).toEqual(other);
    rules.restore("nurikabe", { choice: EVERY_RULE, made: 0 });
    expect(isEveryRule(rules.of("nurikabe"))).toBe(true);
    expect(rules.dated("nurikabe").made).toBe(0);
  });

  it("have one keeper on a connection", () => {
    const { connection } = tab(fresh());
    expect(ruleChoicesOn(connection)).toBe(ruleChoicesOn(connection));
  });
});
