import "../slow.ts";
import { describe, expect, it } from "vitest";
import { type AlphaBetaOptions, alphaBeta } from "../../engine/duel/alpha-beta.ts";
import type { TwoPlayerGame } from "../../engine/duel/game.ts";
import { randomTree } from "../../engine/duel/random-tree.ts";
import { Transpositions } from "../../engine/duel/transpositions.ts";
import { run } from "../../engine/model/job.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { answerTree } from "../../puzzles/commands/alphabeta.ts";
import { minimax, nested, textbook } from "./textbook.ts";

/** Trees of all sorts: deep and flat, even and uneven, with many ties and with few. */
function anyTree(random: Random): string {
  const levels = random.below(7);
  const least = 1 + random.below(3);
  const spread = [1, 3, 20, 1000][random.below(4)];
  return randomTree(random, {
    levels,
    children: [least, least + random.below(levels > 4 ? 2 : 4)],
    leaves: [-random.below(spread + 1), spread],
    early: random.below(2) * random.below(40),
  });
}

describe("alpha-beta on 10,000 random trees", () => {
  it("has minimax's value, and the textbook's nodes, bounds, values and cuts in the textbook's order", () => {
    const random = randomFrom(5);
    let saved = 0;
    for (let tree = 0; tree < 10_000; tree++) {
      const text = anyTree(random);
      const isMax = random.below(2) === 0;
      const answer = answerTree(text, isMax ? "max" : "min");
      const expected = textbook(nested(text), isMax);
      expect(expected.value, text).toBe(minimax(nested(text), isMax));
      expect(JSON.stringify(answer) === JSON.stringify(expected), text).toBe(true);
      saved += expected.minimaxVisited - expected.visited;
    }
    expect(saved).toBeGreaterThan(100_000);
  });
});

/** A position: its level and its number there. Ways into the same position are many. */
type Place = readonly [level: number, number: number];

/** A random game with `levels` levels of `width` positions; some are over early, and every one has a score. */
function randomGame(seed: number, levels: number, width: number): TwoPlayerGame<Place, number> {
  const random = randomFrom(seed);
  const make = <T>(one: () => T): T[][] =>
    Array.from({ length: levels + 1 }, () => Array.from({ length: width }, one));
  const scores = make(() => random.below(21) - 10);
  const ends = make(() => random.below(8) === 0);
  const moves = make(() => random.shuffle([...Array(width).keys()]).slice(0, 1 + random.below(3)));
  const over = ([level, number]: Place): boolean => level === levels || (level > 0 && ends[level][number]);
  return {
    isMax: ([level]) => level % 2 === 0,
    moves: (place) => (over(place) ? [] : moves[place[0]][place[1]]),
    play: ([level], move) => [level + 1, move],
    over,
    score: ([level, number]) => scores[level][number],
    key: ([level, number]) => level * 100 + number,
  };
}

/** Plain minimax with the first best line. */
function plain(
  game: TwoPlayerGame<Place, number>,
  place: Place,
  depth: number,
): { value: number; principalVariation: number[] } {
  if (depth === 0 || game.over(place)) return { value: game.score(place), principalVariation: [] };
  const found = game.moves(place).map((move) => {
    const { value, principalVariation } = plain(game, game.play(place, move), depth - 1);
    return { value, principalVariation: [move, ...principalVariation] };
  });
  return found.reduce((best, next) =>
    (game.isMax(place) ? next.value > best.value : next.value < best.value) ? next : best,
  );
}

const START: Place = [0, 0];
const GAMES = Array.from({ length: 300 }, (_, seed) => randomGame(seed, 2 + (seed % 7), 2 + (seed % 5)));
const look = (game: TwoPlayerGame<Place, number>, options: AlphaBetaOptions<number>) =>
  run(alphaBeta(game, START, options));

describe("a look of some depth at a random game", () => {
  const depths = [0, 1, 2, 3, 5, 8, Number.POSITIVE_INFINITY];

  it("finds plain minimax's value and its first best line, with and without pruning", () => {
    for (const game of GAMES)
      for (const depth of depths) {
        const expected = plain(game, START, depth);
        for (const prunes of [true, false])
          expect(look(game, { depth, prunes })).toMatchObject({ ...expected, complete: true });
      }
  });

  it("enters all nodes when it does not prune, and never more when it does", () => {
    const count = (game: TwoPlayerGame<Place, number>, place: Place, depth: number): number =>
      depth === 0 || game.over(place)
        ? 1
        : game.moves(place).reduce((sum, move) => sum + count(game, game.play(place, move), depth - 1), 1);
    for (const game of GAMES) {
      const all = look(game, { depth: 6, prunes: false });
      expect(all).toMatchObject({ nodes: count(game, START, 6), cutoffs: 0, tableHits: 0 });
      expect(look(game, { depth: 6, prunes: true }).nodes).toBeLessThanOrEqual(all.nodes);
    }
  });

  it("keeps its value with a table that look after look shares, however small, and whatever is tried first", () => {
    let known = 0;
    for (const game of GAMES)
      for (const size of [1, 3, 1000]) {
        for (const prunes of [true, false]) {
          const table = new Transpositions(size);
          let principalVariation: readonly number[] = [];
          for (const depth of depths) {
            const found = look(game, { depth, prunes, table, principalVariation });
            expect(found.value).toBe(plain(game, START, depth).value);
            principalVariation = found.principalVariation;
            known += found.tableHits;
          }
        }
      }
    expect(known).toBeGreaterThan(1000);
  });

  it("says that a value is final only where no deeper look differs", () => {
    let finals = 0;
    for (const game of GAMES)
      for (const depth of [1, 2, 3, 4]) {
        const found = look(game, { depth, prunes: true, table: new Transpositions(100) });
        if (!found.final) continue;
        finals++;
        expect(found.value).toBe(plain(game, START, Number.POSITIVE_INFINITY).value);
      }
    expect(finals).toBeGreaterThan(50);
    for (const game of GAMES)
      expect(look(game, { depth: Number.POSITIVE_INFINITY, prunes: true }).final).toBe(true);
  });

  it("takes a value that only an end has for final, estimates beside it or not, and is right", () => {
    let finals = 0;
    for (const [seed, plainly] of GAMES.entries()) {
      const random = randomFrom(seed);
      const wins = Array.from({ length: 100 }, () => (random.below(2) ? 1 : -1));
      const score = (place: Place): number =>
        plainly.over(place) ? wins[place[1]] * (100 - place[0]) : plainly.score(place);
      const game: TwoPlayerGame<Place, number> = {
        ...plainly,
        score,
        isEnd: (value) => Math.abs(value) > 50,
      };
      const { value } = plain(game, START, Number.POSITIVE_INFINITY);
      const table = new Transpositions(1000);
      for (const depth of [1, 2, 3, 4, 5, 6]) {
        const found = look(game, { depth, prunes: true, table });
        if (!found.final) continue;
        finals += look({ ...game, isEnd: () => false }, { depth, prunes: true }).final ? 0 : 1;
        expect(found.value).toBe(value);
      }
    }
    expect(finals).toBeGreaterThan(50);
  });

  it("tries the moves of a line first, and passes over a move that there is none of", () => {
    const game = GAMES[6];
    const entered: Place[] = [];
    const watch = { enter: (place: Place) => entered.push(place), back() {}, cut() {}, leave() {} };
    const moves = game.moves(START);
    const last = moves[moves.length - 1];
    const then = game.moves(game.play(START, last)).at(-1) as number;
    run(alphaBeta(game, START, { depth: 3, prunes: true, principalVariation: [last, then, 99] }, watch));
    expect(entered.slice(1, 3)).toEqual([
      [1, last],
      [2, then],
    ]);
  });

  it("stops at a number of nodes with the best of the finished moves", () => {
    for (const game of GAMES.slice(0, 50)) {
      const whole = look(game, { depth: 6, prunes: true });
      for (let nodes = 1; nodes < whole.nodes; nodes++) {
        const part = look(game, { depth: 6, prunes: true, nodes });
        expect(part).toMatchObject({ nodes, complete: false, final: false });
        if (part.principalVariation.length > 0) expect(part.value).toBeLessThanOrEqual(whole.value);
      }
      expect(look(game, { depth: 6, prunes: true, nodes: whole.nodes })).toEqual(whole);
    }
  });

  it("yields its nodes in parts, and is not changed by being watched", () => {
    const game = randomGame(1, 12, 4);
    const options = { depth: 12, prunes: false };
    const [seen, parts]: [string[], number[]] = [[], []];
    const watch = {
      enter: () => seen.push("enter"),
      back: () => seen.push("back"),
      cut: () => seen.push("cut"),
      leave: () => seen.push("leave"),
    };
    const job = alphaBeta(game, START, options, watch);
    let step = job.next();
    for (; !step.done; step = job.next()) parts.push(step.value);
    expect(step.value).toEqual(look(game, options));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(step.value.nodes);
    expect(Math.max(...parts)).toBeLessThanOrEqual(256);
    expect(parts.length).toBeGreaterThan(3);
    const count = (word: string) => seen.filter((one) => one === word).length;
    expect(count("enter")).toBe(step.value.nodes);
    expect(count("leave")).toBe(step.value.nodes);
    expect(count("back")).toBe(step.value.nodes - 1);
  });

  it("does not overflow on a game of 100,000 moves", () => {
    const long: TwoPlayerGame<number, number> = {
      isMax: (ply) => ply % 2 === 0,
      moves: () => [1],
      play: (ply) => ply + 1,
      over: (ply) => ply === 100_000,
      score: () => 7,
    };
    expect(run(alphaBeta(long, 0, { depth: Number.POSITIVE_INFINITY, prunes: true }))).toMatchObject({
      value: 7,
      nodes: 100_001,
    });
  });
});
