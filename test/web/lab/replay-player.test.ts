import { describe, expect, it } from "vitest";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { nurikabe } from "../../../engine/kinds/nurikabe/play.ts";
import { searchesOf } from "../../../engine/kinds/searches.ts";
import { sudoku } from "../../../engine/kinds/sudoku/play.ts";
import { cellOf, is, isNegative, isNot, valueOf } from "../../../engine/model/fact.ts";
import { Film } from "../../../web/lab/replay/film.ts";
import { due, MOST_A_FRAME, SPEEDS } from "../../../web/lab/replay/player.ts";
import { pathScene, sceneOf } from "../../../web/lab/replay/scene.ts";
import { kindOf, posed } from "../../search/posed.ts";
import { taped } from "./tape.ts";

describe("a pace", () => {
  const played = (speed: number, frames: number, ms: number): number => {
    let left = 0;
    let events = 0;
    for (let frame = 0; frame < frames; frame++) {
      const next = due(speed, ms, left);
      expect(next.events).toBeLessThanOrEqual(MOST_A_FRAME);
      left = next.left;
      events += next.events;
    }
    return events;
  };

  it.each(SPEEDS.slice(0, -1))("plays %i events a second, whatever the frames", (speed) => {
    for (const [frames, ms] of [
      [60, 1_000 / 60],
      [144, 1_000 / 144],
      [25, 40],
    ])
      expect(Math.abs(played(speed, 10 * frames, ms) - 10 * speed)).toBeLessThanOrEqual(1);
  });

  it("plays a bounded number of events a frame as fast as it goes", () => {
    expect(played(Number.POSITIVE_INFINITY, 10, 5)).toBe(10 * MOST_A_FRAME);
  });

  it("does not make up for the time that the page slept", () => {
    expect(due(125, 60_000, 0)).toEqual({ events: 12, left: 0.5 });
  });
});

describe("the scene of a replay", () => {
  const puzzle = posed("sudoku", "1200340000000000");

  it("tells the choices that stand from what followed, and shows both", () => {
    const tape = taped(searchesOf(kindOf("sudoku")).forward, puzzle, { answers: 3, nodes: 500 });
    const film = new Film();
    film.follow({ recording: tape.recording(), events: tape.events.length });
    while (film.readOn(1_000)) {}
    let most = 0;
    for (let at = 0; at <= tape.events.length; at++) {
      film.seek(at);
      const { path } = film;
      const { board, choices, candidates } = pathScene(sudoku as PlayKind, puzzle, path);
      const chosen = Array.from({ length: path.depth }, (_, level) => path.choice(level + 1));
      expect([...choices]).toEqual(chosen.map((fact) => [cellOf(fact), valueOf(fact)]));
      for (const fact of path.facts) {
        const cell = cellOf(fact);
        if (isNegative(fact)) continue;
        expect(choices.get(cell) ?? board.marks[cell]).toBe(valueOf(fact));
        expect(choices.has(cell) && board.marks[cell] > 0).toBe(false);
      }
      expect(candidates !== null).toBe(path.facts.some(isNegative));
      most = Math.max(most, path.depth);
    }
    expect(most).toBeGreaterThan(1);
  });

  it("shows candidates only where the search keeps some", () => {
    expect(sceneOf(sudoku as PlayKind, puzzle, [is(2, 3)], []).candidates).toBeNull();
    expect(sceneOf(sudoku as PlayKind, puzzle, [isNot(2, 1)], []).candidates?.[2]).toBe(0b11100);
  });

  it("shows a wall or land in Nurikabe, whatever the choice says of them", () => {
    const islands = posed("nurikabe", "4/4/.l2j");
    const chosen = [is(1, 0), isNot(2, 0), is(3, 1), isNot(4, 1)];
    const { board, choices, candidates } = sceneOf(
      nurikabe as PlayKind,
      islands,
      [...chosen, is(5, 0)],
      chosen,
    );
    expect([...choices]).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
    expect(board.marks[5]).toBe(1);
    expect(board.marks.slice(1, 5)).toEqual([0, 0, 0, 0]);
    expect(candidates).toBeNull();
  });
});
