import { describe, expect, it } from "vitest";
import type { TreeOrder } from "../../engine/duel/trace.ts";
import { ask } from "../../worker/thread/reply.ts";

const signal = new AbortController().signal;
const tree = (text: string, root: "max" | "min", order: TreeOrder = { by: "typed" }) =>
  ask("tree", { text, root, order }, signal);

describe("the worker, asked for a tree", () => {
  it("answers with data that can be posted", async () => {
    const reply = await tree("((3 12 8)(2 4 6)(14 5 2))", "max");
    expect(reply).toMatchObject({ ok: true, value: { value: 3, visited: 11, minimaxVisited: 13 } });
    expect(structuredClone(reply)).toEqual(reply);
  });

  it("has the root and the order that were asked for", async () => {
    const text = "((14 5 2)(2 4 6)(3 12 8))";
    expect(await tree(text, "min")).toMatchObject({ value: { value: 6 } });
    expect(await tree(text, "max", { by: "best" })).toMatchObject({ value: { value: 3, visited: 9 } });
  });

  it("tells of a tree above a size the numbers alone, which are the same", async () => {
    const asked = { text: "((14 5 2)(2 4 6)(3 12 8))", root: "max", order: { by: "worst" } } as const;
    const whole = await ask("tree", asked, signal);
    expect(whole).toMatchObject({ ok: true, value: { nodes: { length: 13 } } });
    expect(await ask("tree", { ...asked, most: 13 }, signal)).toEqual(whole);
    expect(await ask("tree", { ...asked, most: 12 }, signal)).toEqual({
      ok: true,
      value: { nodes: [], steps: [], value: 3, visited: 13, minimaxVisited: 13 },
    });
  });

  it("answers a text that is no tree with a problem and its place", async () => {
    expect(await tree("((3 12 8)\n(2 4 six))", "max")).toMatchObject({
      ok: false,
      problem: { code: "tree-word", at: { line: 2, column: 6 } },
    });
  });
});
