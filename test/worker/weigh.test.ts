import { expect, it } from "vitest";
import * as worker from "../../worker/thread/reply.ts";

const weigh = async (kind: string, text: string, nodes = 50_000) => {
  const reply = await worker.ask("weigh", { kind, text, answers: 11, nodes }, new AbortController().signal);
  if (!("ok" in reply) || !reply.ok) throw new Error("it was not answered");
  return reply.value;
};

it("counts answers up to a number", async () => {
  expect(await weigh("sudoku", "1".padEnd(81, "0"))).toMatchObject({ answers: 11, breach: null });
  expect(await weigh("sudoku", "1234341221434300")).toEqual({ answers: 1, complete: true, breach: null });
  const eight = "000008070900032680001670530189000000000019857050306490200005006000723905507461308";
  expect(await weigh("sudoku", eight)).toEqual({ answers: 8, complete: true, breach: null });
  expect(await weigh("nurikabe", "7/7/4g1o3w2g3n4j4h")).toEqual({ answers: 1, complete: true, breach: null });
});

it("names the givens that leave a cell nothing", async () => {
  // R1C1 sees 1, 2 and 3 in its row, and a 4 in its column.
  const { answers, breach } = await weigh("sudoku", "0123000000004000");
  expect(answers).toBe(0);
  expect(breach?.why).toEqual({
    en: "Row 1 has no place left for 4.",
    zh: "第1行里，4 已无处可填。",
  });
  expect(breach?.cells.length).toBeGreaterThan(1);
  for (const cell of breach?.cells ?? []) expect([1, 2, 3, 12]).toContain(cell);
});

it("says in a sentence what the sum of the numbers rules out, without a search", async () => {
  const { answers, complete, breach } = await weigh("nurikabe", "9/9/3", 1);
  expect([answers, complete]).toEqual([0, true]);
  expect(breach?.why?.en).toContain("too few");
  expect(breach?.why?.zh).toContain("不够");
});

it("gives up at its limit", async () => {
  expect(await weigh("nurikabe", `20/20/${"k3".repeat(66)}`, 1)).toMatchObject({
    complete: false,
    breach: null,
  });
});
