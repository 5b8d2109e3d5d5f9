import { describe, expect, it } from "vitest";
import { momentAt } from "../../../web/lab/tree/moment.ts";
import { short, spelled } from "../../../web/lab/tree/numbers.ts";
import { sceneOf, stageOf, type TreeScene } from "../../../web/lab/tree/scene.ts";
import { treeFile } from "../../../web/lab/tree/svg.ts";
import { randomTraces, traceOf } from "./tree-growing.ts";

const CLASSIC = "((3 12 8)(2 4 6)(14 5 2))";

function sceneAfter(text: string, steps: number, showsMinimax = false): TreeScene {
  const trace = traceOf(text);
  return sceneOf(trace, momentAt(trace, steps), stageOf(trace), showsMinimax);
}

describe("the picture of a tree", () => {
  it("shows before the first step the leaves alone", () => {
    const { nodes, edges } = sceneAfter(CLASSIC, 0);
    const told = nodes.flatMap(({ text }) => (text === "" ? [] : [text]));
    expect(told).toEqual(["3", "12", "8", "2", "4", "6", "14", "5", "2"]);
    expect(nodes.every(({ alpha, beta, isAt, isOnWay }) => alpha + beta === "" && !isAt && !isOnWay)).toBe(
      true,
    );
    expect(edges).toHaveLength(12);
  });

  it("shows in the end what is cut, what is only a bound, and best play", () => {
    const { nodes, edges } = sceneAfter(CLASSIC, 99);
    expect(edges.filter(({ stroke }) => stroke !== "").map(({ number }) => number)).toEqual([7, 8]);
    expect(nodes[5].text).toBe("≤2");
    expect([nodes[5].alpha, nodes[5].beta]).toEqual(["3", "2"]);
    expect(nodes.filter(({ isOnWay }) => isOnWay).map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(nodes[0]).toMatchObject({ text: "3", alpha: "3", beta: "+∞", shape: "max", isAt: true });
  });

  it("marks the way to what is being worked at", () => {
    const trace = traceOf(CLASSIC);
    const step = trace.steps.findIndex(({ type, node }) => type === "enter" && node === 6) + 1;
    const { nodes, edges } = sceneOf(trace, momentAt(trace, step), stageOf(trace), false);
    expect(nodes.filter(({ isOnWay }) => isOnWay).map(({ number }) => number)).toEqual([0, 5, 6]);
    expect(edges.filter(({ isOnWay }) => isOnWay).map(({ number }) => number)).toEqual([5, 6]);
    expect(nodes.filter(({ isAt }) => isAt).map(({ number }) => number)).toEqual([6]);
  });

  it("shows what minimax finds where that is wanted, at each node that is no leaf", () => {
    const told = sceneAfter(CLASSIC, 0, true).nodes.flatMap(({ minimax }) => (minimax ? [minimax] : []));
    expect(told).toEqual(["3", "3", "2", "2"]);
  });

  it("keeps every node within its edges", () => {
    for (const trace of randomTraces(50)) {
      const { stage, nodes } = sceneOf(trace, momentAt(trace, 0), stageOf(trace), true);
      for (const { x, y } of nodes) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(stage.width);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(stage.height - 18);
      }
    }
  });
});

describe("numbers in the picture", () => {
  it.each([
    [3, "3"],
    [-12, "−12"],
    [0.5, "0.5"],
    [Number.NEGATIVE_INFINITY, "−∞"],
    [Number.POSITIVE_INFINITY, "+∞"],
    [12_345, "12345"],
    [123_456_789_012_345, "1.2e14"],
    [-123_456_789_012_345, "−1.2e14"],
    [0.123456, "0.123"],
    [-0.00001234, "−1.2e−5"],
  ])("writes %d as %s", (n, text) => {
    expect(short(n)).toBe(text);
  });

  it("are written whole elsewhere", () => {
    expect(spelled(-123_456_789_012_345)).toBe("−123456789012345");
  });
});

describe("the picture as a file", () => {
  const caption = { title: 'Alpha-beta on "<(1 & 2)>"\u0000', desc: "Step 3." };

  it("stands alone: no custom properties, no classes, no addresses but its own name", () => {
    const text = treeFile(sceneAfter(CLASSIC, 20, true), caption);
    expect(text).not.toMatch(/var\(|class=|style=|href|url\(/);
    expect(text.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
    expect(text).toContain('<title id="title">Alpha-beta on &quot;&lt;(1 &amp; 2)&gt;&quot;</title>');
  });

  it("has every node, and a stroke for every cut", () => {
    for (const trace of randomTraces(40)) {
      const scene = sceneOf(trace, momentAt(trace, trace.steps.length), stageOf(trace), false);
      const text = treeFile(scene, caption);
      const nodes = [...text.matchAll(/data-node="(\d+)"/g)].map(([, number]) => Number(number));
      expect(nodes).toEqual(trace.nodes.map((_, number) => number));
      const cuts = trace.steps.flatMap((step) => (step.type === "cut" ? step.children : []));
      expect(text.match(/stroke="#a00028"/g) ?? []).toHaveLength(cuts.length);
    }
  });
});
