import { describe, expect, it } from "vitest";
import type { TreeTrace } from "../../../engine/duel/trace.ts";
import {
  bestLine,
  momentAt,
  nextCut,
  stopOf,
  stopsOf,
  sureness,
  type TreeMoment,
} from "../../../web/lab/tree/moment.ts";
import { randomTraces, traceOf } from "./tree-growing.ts";

const CLASSIC = "((3 12 8)(2 4 6)(14 5 2))";

/** What is known of each node after so many steps, each looked up on its own: the last step that tells it. */
function lookedUp({ nodes, steps }: TreeTrace, count: number) {
  const told = steps.slice(0, count);
  return nodes.map((_, number) => {
    const own = told.filter(({ node }) => node === number);
    const bounds = own.findLast((step) => step.type === "enter" || step.type === "back");
    const value = own.findLast((step) => step.type === "back" || step.type === "leave");
    const isCut = (node: number): boolean =>
      told.some((step) => step.type === "cut" && step.children.includes(node));
    const above: number[] = [];
    for (let at = nodes[number].parent; at >= 0; at = nodes[at].parent) above.push(at);
    const state = isCut(number)
      ? "cut"
      : above.some(isCut)
        ? "below"
        : own.some(({ type }) => type === "leave")
          ? "done"
          : own.length > 0
            ? "open"
            : "ahead";
    return {
      state,
      alpha: bounds && "alpha" in bounds ? bounds.alpha : Number.NaN,
      beta: bounds && "beta" in bounds ? bounds.beta : Number.NaN,
      value: value && "value" in value ? value.value : Number.NaN,
    };
  });
}

function nodesOf({ states, alpha, beta, value }: TreeMoment) {
  return states.map((state, at) => ({ state, alpha: alpha[at], beta: beta[at], value: value[at] }));
}

describe("a moment of alpha-beta", () => {
  it("is at every step of random searches what its steps say of each node", () => {
    for (const trace of randomTraces(60)) {
      for (let step = 0; step <= trace.steps.length; step++) {
        const moment = momentAt(trace, step);
        expect(nodesOf(moment)).toEqual(lookedUp(trace, step));
        expect(moment.steps).toBe(step);
        expect(moment.entered).toBe(trace.steps.slice(0, step).filter(({ type }) => type === "enter").length);
        const node = trace.steps[step - 1]?.node ?? null;
        expect(moment.at).toBe(node);
        const isOver = step === trace.steps.length;
        expect(moment.path.at(-1)).toBe(isOver ? undefined : (node ?? undefined));
      }
    }
  });

  it("ends with the value and the nodes entered that the search tells, and no node open", () => {
    for (const trace of randomTraces(200)) {
      const end = momentAt(trace, trace.steps.length);
      expect(end.value[0]).toBe(trace.value);
      expect(end.entered).toBe(trace.visited);
      expect(end.states.filter((state) => state === "done")).toHaveLength(trace.visited);
      expect(end.states).not.toContain("open");
      expect(end.states).not.toContain("ahead");
    }
  });

  it("holds what minimax finds within what it knows of a node, and says which side is open", () => {
    const met = new Set<string>();
    for (const trace of randomTraces(300)) {
      const end = momentAt(trace, trace.steps.length);
      trace.nodes.forEach(({ minimax }, number) => {
        if (end.states[number] !== "done") return;
        expect(end.least[number]).toBeLessThanOrEqual(minimax);
        expect(end.most[number]).toBeGreaterThanOrEqual(minimax);
        const how = sureness(end, number);
        met.add(how);
        const value = end.value[number];
        if (how === "exact") expect(value).toBe(minimax);
        if (how === "at-most") expect(value).toBeGreaterThanOrEqual(minimax);
        if (how === "at-least") expect(value).toBeLessThanOrEqual(minimax);
      });
    }
    expect([...met].sort()).toEqual(["at-least", "at-most", "exact"]);
  });

  it("knows the best line in the end: it leads to a leaf of the root's value, and there is none before", () => {
    for (const trace of randomTraces(200)) {
      const line = bestLine(momentAt(trace, trace.steps.length));
      expect(line[0]).toBe(0);
      expect(trace.nodes[line.at(-1) as number].leaf).toBe(trace.value);
      for (const [index, node] of line.entries())
        if (index > 0) expect(trace.nodes[node].parent).toBe(line[index - 1]);
      expect(bestLine(momentAt(trace, trace.steps.length - 1))).toEqual([]);
    }
  });
});

describe("the stops of a search", () => {
  it("tell each step once, but the two that say nothing new", () => {
    const trace = traceOf(CLASSIC);
    const stops = stopsOf(trace);
    expect(stops).toHaveLength(24);
    for (const trace of randomTraces(100)) {
      const stops = stopsOf(trace);
      expect(stops[0]).toBe(0);
      expect(stops.at(-1)).toBe(trace.steps.length);
      const told = new Set(stops);
      trace.steps.forEach(({ type, node }, index) => {
        if (told.has(index + 1)) return;
        const next = trace.steps[index + 1];
        // A leaf returns at once; a node's value arrives at its parent.
        if (type === "enter") expect([next.type, next.node]).toEqual(["leave", node]);
        else expect([type, next.type]).toEqual(["leave", "back"]);
      });
    }
  });

  it("find the cuts in turn, and none behind the last", () => {
    const trace = traceOf(CLASSIC);
    const stops = stopsOf(trace);
    const cut = nextCut(trace, stops, 0);
    expect(trace.steps[stops[cut] - 1]).toMatchObject({ type: "cut", alpha: 3, beta: 2 });
    expect(nextCut(trace, stops, cut - 1)).toBe(cut);
    expect(nextCut(trace, stops, cut)).toBe(-1);
  });

  it("find for each node where it is entered or left out", () => {
    for (const trace of randomTraces(60)) {
      const stops = stopsOf(trace);
      trace.nodes.forEach((_, number) => {
        const at = stopOf(trace, stops, number);
        const before = momentAt(trace, stops[at - 1]).states[number];
        const after = momentAt(trace, stops[at]).states[number];
        expect(before).toBe("ahead");
        expect(after).not.toBe("ahead");
      });
    }
  });
});
