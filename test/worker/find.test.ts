import { describe, expect, it } from "vitest";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { assert } from "../../engine/model/result.ts";
import type { Questions } from "../../worker/api.ts";
import * as worker from "../../worker/thread/reply.ts";
import { wholeKind } from "../kinds/whole.ts";

type Ask = Questions["find"]["ask"];

const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";
/** A small one, of which all firings are soon told. */
const SMALL = "100400000003002000000200000100300005";
const MOST = 20_000;

function ask(question: Partial<Ask>, stop = new AbortController()) {
  const whole: Ask = { kind: "sudoku", text: SMALL, facts: [], steps: MOST, ...question };
  return worker.ask("find", whole, stop.signal);
}

async function find(question: Partial<Ask>): Promise<Questions["find"]["answer"]> {
  const reply = await ask(question);
  assert(reply.ok, "the question can be answered");
  return reply.value;
}

const own = wholeKind("sudoku")?.think.ruleText ?? "";
const LIE = 'rule "Lie" level 1 for c in cells, d in digits if c can d then c is d';

describe("all firings on a position", () => {
  it.each([
    ["sudoku", HARD],
    ["nurikabe", "10/10/g7i5h6j1s3m5v5g2v2t3g3j2l"],
  ])("are told with sentences, by level; plain data (%s)", async (kind, text) => {
    const found = await find({ kind, text });
    expect(found).toMatchObject({ end: "all", conflict: null, suspended: [] });
    expect(found.firings.length).toBeGreaterThan(3);
    const levels = found.firings.map(({ level }) => level);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(levels[0]).toBeGreaterThan(0);
    for (const { text, area } of found.firings) {
      for (const words of [text.en, text.zh]) expect(words).not.toMatch(/\{|undefined|NaN|^$/);
      expect(area.length).toBeGreaterThan(0);
    }
    expect(structuredClone(found)).toEqual(found);
    expect(await find({ kind, text })).toEqual(found);
  });

  it("rest on what is written or given, not on bookkeeping", async () => {
    const { firings } = await find({
      text: "1200000000000000",
      facts: [is(2, 3)],
      techniques: ["last-cell"],
    });
    expect(firings.map(({ adds, grounds }) => [adds, grounds])).toEqual([
      [[is(3, 4)], [is(0, 1), is(1, 2), is(2, 3)]],
    ]);
    const hidden = await find({
      text: "1000001000000000",
      facts: [isNot(13, 1)],
      techniques: ["naked-single"],
    });
    expect(hidden.firings).toEqual([]);
  });

  it("are those of the techniques that are wanted, by the rules that are chosen", async () => {
    const all = await find({});
    const [{ rule }] = all.firings.slice(-1);
    const some = all.firings.filter((one) => one.rule === rule);
    expect((await find({ techniques: [rule] })).firings).toEqual(some);
    const rest = all.firings.filter((one) => one.rule !== rule);
    expect((await find({ rules: { ...EVERY_RULE, off: [rule] } })).firings).toEqual(rest);
    expect((await find({ techniques: ["no-such-rule"] })).firings).toEqual([]);
  });

  it("keep to the limit", async () => {
    const all = await find({});
    const few = await find({ steps: 2 });
    expect(few).toMatchObject({ end: "limit", firings: { length: 2 } });
    expect(few.firings).toEqual(all.firings.slice(0, 2));
    expect((await find({ steps: all.firings.length })).end).toBe("all");
  });

  it("are none where the position breaks a law, which is told", async () => {
    const facts: readonly Fact[] = [is(1, 1)];
    const { firings, end, conflict } = await find({ facts });
    expect([firings, end, conflict?.law]).toEqual([[], "broken", "box"]);
  });

  it("leave out what is not so, and name its rule", async () => {
    const some = { text: HARD, techniques: ["hidden-single-in-a-box", "naked-triple", "lie"] };
    const { firings, suspended } = await find({ ...some, rules: { ...EVERY_RULE, text: `${own}\n${LIE}` } });
    expect(suspended).toMatchObject([{ rule: "lie", counter: { rule: "lie" }, example: { kind: "sudoku" } }]);
    expect(firings.filter(({ rule }) => rule !== "lie")).toEqual((await find(some)).firings);
  });

  it("can be called off, and refuse what is no puzzle", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 0);
    const large = { kind: "nurikabe", text: `40/40/${"k3".repeat(266)}` };
    expect(await ask(large, stop)).toEqual({ ok: false, cancelled: true });
    expect(await ask({ kind: "chess" })).toMatchObject({ ok: false, problem: { code: "unknown-kind" } });
    expect((await ask({ kind: "nurikabe" })).ok).toBe(false);
  });
});
