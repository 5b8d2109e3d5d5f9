import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FIRST } from "../../../web/enter/record.ts";
import { extendByEntering } from "../../../web/enter/reduce.ts";
import { type Asked, Weighing } from "../../../web/enter/weighing.ts";
import { emptyStore } from "../empty-state.ts";

type Question = { name: string; asked: object; signal: AbortSignal; answer: (value: object) => void };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The screen with a lane whose answers the test gives. */
function opened() {
  const questions: Question[] = [];
  let ended = 0;
  const lane: Asked = {
    ask: (name, asked, { signal = new AbortController().signal } = {}) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("called off")));
        questions.push({
          name,
          asked,
          signal,
          answer: (value) => resolve({ ok: true, value: value as never }),
        });
      }),
    end: () => {
      ended++;
    },
  };
  const store = emptyStore();
  extendByEntering(store);
  store.dispatch({ type: "route", route: { screen: "enter", link: "" } });
  store.dispatch({ type: "enter/opened", kept: FIRST });
  const weighing = new Weighing(store, lane);
  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const type = (digit: number) => store.dispatch({ type: "enter/typed", digit, byKey: true });
  return {
    store,
    weighing,
    questions,
    later,
    type,
    ended: () => ended,
    verdict: () => store.state.entering?.verdict,
  };
}

it("asks once typing rests, and tells how many answers there are", async () => {
  const on = opened();
  on.type(1);
  on.type(2);
  await on.later(1_000);
  expect(on.questions).toHaveLength(1);
  on.questions[0].answer({ answers: 11, complete: false, breach: null });
  await on.later(0);
  expect(on.verdict()).toEqual({ is: "several", answers: 10, more: true });
});

it("calls a question off when its board is gone, and a late answer does not land", async () => {
  const on = opened();
  on.type(1);
  await on.later(1_000);
  on.type(2);
  expect(on.questions[0].signal.aborted).toBe(true);
  await on.later(1_000);
  on.questions[0].answer({ answers: 0, complete: true, breach: null });
  await on.later(0);
  expect(on.verdict()).toBeNull();
  on.questions[1].answer({ answers: 3, complete: true, breach: null });
  await on.later(0);
  expect(on.verdict()).toEqual({ is: "several", answers: 3, more: false });
});

it("finds the level of a puzzle with one answer, and names its hardest rule", async () => {
  const on = opened();
  on.type(1);
  await on.later(1_000);
  on.questions[0].answer({ answers: 1, complete: true, breach: null });
  await on.later(0);
  expect(on.verdict()).toEqual({ is: "one", grade: "asked" });
  const name = { en: "C", zh: "丙" };
  const easier = { level: 1, count: 4, name: { en: "A", zh: "甲" } };
  on.questions[1].answer({ level: 3, work: 60, needs: [{ level: 3, count: 1, name }, easier] });
  await on.later(0);
  expect(on.verdict()).toEqual({ is: "one", grade: { level: 3, technique: name } });
});

it("says that it takes too long, and why there is no answer", async () => {
  const on = opened();
  on.type(1);
  await on.later(60_000);
  expect(on.verdict()).toEqual({ is: "unknown", why: "long" });
  on.type(2);
  await on.later(1_000);
  const breach = { why: null, cells: [1, 2] };
  on.questions[1].answer({ answers: 0, complete: true, breach });
  await on.later(0);
  expect(on.verdict()).toEqual({ is: "none", breach });
});

it("ends its worker when the screen is left, and goes on when it is come back to", async () => {
  const on = opened();
  on.type(1);
  await on.later(1_000);
  on.store.dispatch({ type: "route", route: { screen: "shelf" } });
  expect([on.ended(), on.questions[0].signal.aborted]).toEqual([1, true]);
  await on.later(1_000);
  expect(on.verdict()).toBeNull();
  on.store.dispatch({ type: "route", route: { screen: "enter", link: "" } });
  on.weighing.weigh();
  await on.later(1_000);
  expect(on.questions).toHaveLength(2);
});
