import { describe, expect, it } from "vitest";
import { firstLine, type ListView } from "../../web/library/row-window.ts";

/** Lines in the document, and lines in the window. */
const HELD = 17;
const height = 7.5;

describe("the lines of a long list that are in the document", () => {
  it.each<[string, Pick<ListView, "top" | "moved">, before: number, first: number]>([
    ["stand around a window that rests", { top: 30.4, moved: 0 }, 30, 26],
    ["go with a window that can be read while it moves", { top: 31.1, moved: 0.25 }, 26, 27],
    ["and upwards", { top: 25.9, moved: -0.25 }, 22, 21],
    ["stay where the list flies by and they still fill the window", { top: 34, moved: 0.6 }, 30, 30],
    ["and upwards ", { top: 27, moved: -0.6 }, 22, 22],
    ["go ahead of it when five lines have passed", { top: 35.2, moved: 0.6 }, 30, 35],
    ["and upwards", { top: 27.5, moved: -0.6 }, 23, 18],
    ["go ahead earlier where the next frame would be bare", { top: 33.5, moved: 6.2 }, 30, 33],
    ["and upwards", { top: 25, moved: -4.2 }, 22, 16],
    ["come at once after a jump", { top: 9_000.5, moved: 8_970 }, 26, 9_000],
    ["and upwards", { top: 0, moved: -9_000 }, 9_000, -9],
  ])("%s", (_, { top, moved }, before, first) => {
    expect(firstLine({ top, height, moved }, HELD, before)).toBe(first);
  });

  it.each([0, 0.1, 0.25, 0.3, 0.6, 1, 2.5, 4.2, 9])(
    "fill the window at %d lines a frame, both ways",
    (speed) => {
      for (const moved of [speed, -speed]) {
        let before = 500;
        for (let frame = 0; frame < 60; frame++) {
          const top = 500 + frame * moved;
          before = firstLine({ top, height, moved }, HELD, before);
          expect(before).toBeLessThanOrEqual(top);
          expect(before + HELD).toBeGreaterThanOrEqual(top + height);
        }
      }
    },
  );

  it("change in few of the frames in which the list flies by", () => {
    let [before, changes] = [500, 0];
    for (let frame = 0; frame < 100; frame++) {
      const first = firstLine({ top: 500 + frame * 0.6, height, moved: 0.6 }, HELD, before);
      if (first !== before) changes++;
      before = first;
    }
    expect(changes).toBeLessThanOrEqual(13);
  });
});
