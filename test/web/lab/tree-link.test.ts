import { describe, expect, it } from "vitest";
import { readTree } from "../../../engine/duel/typed-tree.ts";
import { packed, placeIn, treeLink, treeOfLink } from "../../../web/lab/tree/link.ts";
import { TREE_PRESETS } from "../../../web/lab/tree/presets.ts";
import { FIRST_TREE, readTreeScript, scriptOf } from "../../../web/lab/tree/script.ts";
import { randomTraces, traceOf } from "./tree-growing.ts";

const rest = (link: string) => link.slice("/tree".length);

describe("the address of a tree", () => {
  it("is short and plain, and leads back to the same tree", () => {
    expect(treeLink(" ((3 12 8) (2, 4, 6)\n(14 5 2)) ", "max")).toBe("/tree/((3,12,8)(2,4,6)(14,5,2))");
    for (const { text } of TREE_PRESETS) {
      for (const root of ["max", "min"] as const) {
        const named = treeOfLink(rest(treeLink(text, root)));
        expect(named?.root).toBe(root);
        expect(traceOf(named?.text ?? "").nodes.map(({ leaf }) => leaf)).toEqual(
          traceOf(text).nodes.map(({ leaf }) => leaf),
        );
      }
    }
  });

  it("carries whatever was typed, so that it can be mended", () => {
    for (const text of ["((3 four)", "（3、5）", "50%", "a#b?c/d", "[1 (2]", "~min"]) {
      const named = treeOfLink(rest(treeLink(text, "min")));
      expect(named?.root).toBe("min");
      expect(packed(named?.text ?? "")).toBe(packed(text));
    }
  });

  it("never throws: what was mangled is shown as it came, and nothing is nothing", () => {
    expect(treeOfLink("/%E0%A4%A")).toEqual({ text: "%E0%A4%A", root: "max" });
    expect(treeOfLink("/")).toBe(null);
    expect(treeOfLink("")).toBe(null);
    expect(treeOfLink("/(1%202)~min")).toEqual({ text: "(1 2)", root: "min" });
  });
});

describe("the place of a problem", () => {
  it.each([
    ["((3 four 5)", "four"],
    ["(1 2))", ")"],
    ["(1\n 2 (x y))", "x"],
    ["(😀 1)", "😀"],
    ["((1 2)", "("],
    ["(1 ())", "("],
  ])("is found in %j", (text, wrong) => {
    const read = readTree(text);
    if (read.ok || !read.problem.at) throw new Error("it has no place");
    const { from, to } = placeIn(text, read.problem.at);
    expect(text.slice(from, to)).toBe(wrong);
  });

  it("is the end of an empty text", () => {
    expect(placeIn("", { line: 1, column: 1 })).toEqual({ from: 0, to: 0 });
  });
});

describe("what is remembered of a tree", () => {
  it("comes back as it was", () => {
    const script = {
      ...({ text: "(1 2)", root: "min", by: "random", seed: 4, at: 7 } as const),
      ...{ speed: 5, minimax: true, shape: { levels: 5, children: 2, seed: 9 } },
    };
    expect(readTreeScript(structuredClone(scriptOf(script)))).toEqual(script);
  });

  it("is what it was at first where storage holds anything else", () => {
    const odd = [null, 7, "x", [], { text: 5, root: "mix", by: 1, seed: -1, at: 1.5, speed: 3, shape: 4 }];
    for (const stored of odd) expect(readTreeScript(stored)).toEqual(FIRST_TREE);
    expect(readTreeScript({ shape: { levels: 99, children: 0, seed: Number.NaN } }).shape).toEqual(
      FIRST_TREE.shape,
    );
  });
});

describe("the trees that are offered", () => {
  const savedBy = (name: string, by: "typed" | "best" | "worst") => {
    const preset = TREE_PRESETS.find((one) => one.name === name);
    const { visited, minimaxVisited } = traceOf(preset?.text ?? "", "max", { by });
    return [visited, minimaxVisited];
  };

  it("hold what their names promise", () => {
    expect(savedBy("classic", "typed")).toEqual([11, 13]);
    expect(savedBy("good", "typed")).toEqual([20, 40]);
    expect(savedBy("good", "typed")).toEqual(savedBy("good", "best"));
    expect(savedBy("bad", "typed")).toEqual([40, 40]);
    expect(savedBy("bad", "best")).toEqual([20, 40]);
    expect(traceOf(TREE_PRESETS[6].text).value).toBe(1);
  });

  it("show a cut where the bounds are equal", () => {
    const { steps } = traceOf(TREE_PRESETS[5].text);
    expect(steps.some((step) => step.type === "cut" && step.alpha === step.beta)).toBe(true);
  });

  it("are trees, each another", () => {
    expect(new Set(TREE_PRESETS.map(({ text }) => packed(text))).size).toBe(TREE_PRESETS.length);
    expect(randomTraces(1)[0].nodes.length).toBeGreaterThan(0);
  });
});
