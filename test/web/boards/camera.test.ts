import { describe, expect, it } from "vitest";
import { type Camera, centredOn, holding, MIDDLE, placeAt, pushed } from "../../../web/ui/pan-zoom/camera.ts";
import { nudgedTo } from "../../../web/ui/pan-zoom/nudge.ts";

const LIMITS = { least: 1, most: 4 };
const ALL: Camera = { zoom: 1, corner: { across: 0, down: 0 }, room: { across: 1, down: 1 } };
const near = (across: number, down: number) => ({
  across: expect.closeTo(across, 9),
  down: expect.closeTo(down, 9),
});

describe("a camera", () => {
  it("holds a place under a point, as far as the edges allow", () => {
    const at = { across: 0.25, down: 0.75 };
    const held = { across: 0.5, down: 0.6 };
    const twice = holding(ALL, 2, LIMITS, held, at);
    expect(twice.zoom).toBe(2);
    expect(placeAt(twice, at)).toEqual(near(0.5, 0.6));
    expect(holding(ALL, 2, LIMITS, { across: 0, down: 1 }, MIDDLE).corner).toEqual(near(0, 0.5));
  });

  it("keeps its zoom within the limits", () => {
    expect(holding(ALL, 9, LIMITS, MIDDLE, MIDDLE).zoom).toBe(4);
    expect(holding(ALL, 0.2, LIMITS, MIDDLE, MIDDLE)).toEqual(ALL);
  });

  it("has a picture that is smaller than the window stand in the middle", () => {
    const small: Camera = { ...ALL, room: { across: 3, down: 1 } };
    expect(holding(small, 2, LIMITS, { across: 1, down: 1 }, MIDDLE).corner).toEqual(near(-0.25, 0.5));
  });

  it("is pushed by parts of the window, no further than the edge", () => {
    const twice = holding(ALL, 2, LIMITS, MIDDLE, MIDDLE);
    expect(pushed(twice, { across: 0.2, down: -0.1 }).corner).toEqual(near(0.15, 0.3));
    expect(pushed(twice, { across: 5, down: -5 }).corner).toEqual(near(0, 0.5));
  });

  it("is centred on an area that is not wholly seen, and stays where it is seen", () => {
    const twice = holding(ALL, 2, LIMITS, MIDDLE, MIDDLE);
    const seen = { from: { across: 0.3, down: 0.3 }, to: { across: 0.4, down: 0.4 } };
    const hidden = { from: { across: 0.5, down: 0.7 }, to: { across: 0.7, down: 0.8 } };
    expect(centredOn(twice, seen)).toBe(twice);
    expect(centredOn(twice, hidden).corner).toEqual(near(0.35, 0.5));
  });

  it("is nudged just far enough to show an area with its margin", () => {
    const twice = holding(ALL, 2, LIMITS, MIDDLE, MIDDLE);
    const margin = { across: 0.05, down: 0.05 };
    const area = (from: number, to: number) => ({
      from: { across: from, down: 0.3 },
      to: { across: to, down: 0.4 },
    });
    expect(nudgedTo(twice, area(0.3, 0.4), margin)).toBe(twice);
    expect(nudgedTo(twice, area(0.8, 0.9), margin).corner).toEqual(near(0.45, 0.25));
    expect(nudgedTo(twice, area(0.1, 0.2), margin).corner).toEqual(near(0.05, 0.25));
    expect(nudgedTo(twice, area(0, 0.1), margin).corner).toEqual(near(0, 0.25));
    expect(nudgedTo(twice, area(0.1, 0.9), margin).corner).toEqual(near(0.25, 0.25));
  });
});
