import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../engine/model/board.ts";
import { EVERY_RULE, type RuleChoice } from "../../engine/model/choice.ts";
import { assert } from "../../engine/model/result.ts";
import type { QuestionName, Questions } from "../../worker/api.ts";
import * as worker from "../../worker/thread/reply.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";

function ask<N extends QuestionName>(name: N, question: Questions[N]["ask"], stop = new AbortController()) {
  return worker.ask(name, question, stop.signal);
}

const SOLVED = "1234341221434321";
const text = "1234341221434300";
const sudoku = { kind: "sudoku", text };
const board = emptyBoard(16);
const answer = [...SOLVED].map(Number);

describe("the worker's answers", () => {
  it("judges, and solves", async () => {
    expect(await ask("judge", { ...sudoku, nodes: 100 })).toEqual({
      ok: true,
      value: { answers: "one", answer, nodes: 1 },
    });
    const solved = await ask("solve", { kind: "nurikabe", text: "3/3/1g1i1g1", answers: 2, nodes: 100 });
    expect(solved).toMatchObject({ ok: true, value: { complete: true } });
  });

  it("gives a hint and counts mistakes without being told the truth", async () => {
    const hint = await ask("hint", { ...sudoku, board, truth: null });
    expect(hint).toMatchObject({ ok: true, value: { type: "step" } });
    const marks = board.marks.map((_, cell) => (cell === 14 ? 1 : 0));
    const wrong = await ask("mistakes", { ...sudoku, board: { ...board, marks }, truth: null });
    expect(wrong).toEqual({ ok: true, value: { cells: [14] } });
    const several = await ask("mistakes", { kind: "sudoku", text: "0".repeat(16), board, truth: null });
    expect(several).toEqual({ ok: true, value: null });
  });

  it("argues where the rules of a kind are stuck, unless that is switched off", async () => {
    const question = { kind: "sudoku", text: HARD_SUDOKU, board: emptyBoard(81), truth: null };
    const only = (supposition: boolean): RuleChoice => ({
      ...EVERY_RULE,
      supposition,
      off: (wholeKind("sudoku")?.think.rules ?? []).filter(({ level }) => level > 0).map(({ id }) => id),
    });
    const hint = await ask("hint", { ...question, rules: only(true) });
    assert(hint.ok && hint.value.type === "step", "there is a step");
    expect(hint.value.steps.some(({ argument }) => argument !== undefined)).toBe(true);
    const none = await ask("hint", { ...question, rules: only(false) });
    expect(none).toEqual({ ok: true, value: { type: "stuck" } });
  });

  it("imports in any spelling, and makes; all of it plain data", async () => {
    const read = await ask("import", { text: "1234\n3412\n2143\n43.." });
    expect(read).toMatchObject({ ok: true, value: { kind: "sudoku", text } });
    const wish = { rows: 4, cols: 4, level: 1 };
    const made = await ask("make", { kind: "sudoku", wish, seed: 1 });
    expect(made).toMatchObject({ ok: true, value: { rating: { level: 1 } } });
    expect(structuredClone(made)).toEqual(made);
  });

  it.each([
    ["unknown-kind", "judge", { kind: "chess", text, nodes: 1 }],
    ["unknown-kind", "make", { kind: "chess", wish: { rows: 4, cols: 4 }, seed: 1 }],
    ["wish-size", "make", { kind: "sudoku", wish: { rows: 4, cols: 5 }, seed: 1 }],
    ["no-puzzle", "import", { text: "nothing to see" }],
    ["empty", "import", { text: "  " }],
  ] as const)("refuses with %s: %s %j", async (code, name, question) => {
    expect(await ask(name, question as never)).toMatchObject({ ok: false, problem: { code } });
  });

  it("refuses a text that is no puzzle of the kind", async () => {
    expect((await ask("hint", { kind: "nurikabe", text, board, truth: null })).ok).toBe(false);
  });

  it("lets go when it is called off", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 0);
    const many = { kind: "sudoku", text: "0".repeat(81), answers: 1e9, nodes: 1e9 };
    expect(await ask("solve", many, stop)).toEqual({ ok: false, cancelled: true });
  });
});
