import { describe, expect, it } from "vitest";
import { searchesOf } from "../../../engine/kinds/searches.ts";
import { cellOf, type Fact, is } from "../../../engine/model/fact.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { unpackEvent } from "../../../engine/search/event.ts";
import { Film } from "../../../web/lab/replay/film.ts";
import { MOST_TRIED } from "../../../web/lab/replay/path.ts";
import { rungsOf } from "../../../web/lab/replay/rungs.ts";
import { Skyline } from "../../../web/lab/replay/skyline.ts";
import { MOST_WHOLE, type SearchNode, statusOf, wholeTree } from "../../../web/lab/replay/whole.ts";
import { EMPTY_RECORDING } from "../../../web/lab/shared/recording.ts";
import { kindOf, posed } from "../../search/posed.ts";
import { Tape, taped } from "./tape.ts";

const POSED = [
  ["sudoku", "1200340000000000"],
  ["sudoku", `12${"0".repeat(34)}`],
  ["nurikabe", "5/5/3x.k"],
  ["nurikabe", "5/5/.l4n2n"],
] as const;

const EVERY = POSED.flatMap(([id, text]) =>
  Object.entries(searchesOf(kindOf(id))).map(([name, search]) => {
    const puzzle = posed(id, text);
    return { id, text, name, puzzle, tape: taped(search, puzzle, { answers: 3, nodes: 250 }) };
  }),
);

function filmOf(tape: Tape): Film {
  const film = new Film();
  film.follow({ recording: tape.recording(), events: tape.events.length });
  while (film.readOn(1_000)) {}
  return film;
}

const childrenOf = (tree: readonly SearchNode[], parent: number): readonly SearchNode[] =>
  tree.filter((node) => node.parent === parent);

describe.each(EVERY)("the tree of $id $text by $name", ({ name, puzzle, tape }) => {
  const tree = wholeTree(tape.recording()) as readonly SearchNode[];
  const film = filmOf(tape);
  const random = randomFrom(3);
  const places = Array.from({ length: 60 }, () => random.below(tape.events.length + 1));

  it("has a node for every choice, below the one that stood", () => {
    film.seek(tape.events.length);
    expect(tree).toHaveLength(film.path.nodes);
    tree.slice(1).forEach(({ event, fact, parent, depth }) => {
      expect(unpackEvent(tape.events[event])).toEqual({ type: "decision", fact });
      expect(tree[parent].depth).toBe(depth - 1);
      expect(tree[parent].event).toBeLessThan(event);
    });
  });

  it("tells which choices stand, and which have failed or led to an answer", () => {
    for (const at of places) {
      film.seek(at);
      const { path } = film;
      const standing = tree.filter(({ undone, event }) => event >= 0 && event < at && (undone ?? at) >= at);
      expect(standing.map(({ fact }) => fact)).toEqual(
        Array.from({ length: path.depth }, (_, level) => path.choice(level + 1)),
      );
      for (const node of tree) {
        const status = statusOf(node, at);
        expect(status === "ahead").toBe(node.event >= at);
        if (standing.includes(node)) expect(["stands", "answered"]).toContain(status);
        if (status === "failed") expect(node.undone).toBeLessThan(at);
      }
    }
  });

  it("draws no two leaves in one place, and parents above their children", () => {
    const leaves = tree.filter((_, number) => childrenOf(tree, number).length === 0);
    expect(leaves.map(({ place }) => place)).toEqual(leaves.map((_, place) => place));
    tree.forEach(({ place }, number) => {
      const places = childrenOf(tree, number).map((child) => child.place);
      if (places.length > 0) expect(place).toBe((places[0] + (places.at(-1) ?? 0)) / 2);
    });
  });

  it("has for rungs the choices that stand, what was tried beside them, and what comes if they fail", () => {
    for (const at of places) {
      film.seek(at);
      const { path } = film;
      const rungs = rungsOf(puzzle, name, path, 1_000);
      expect(rungs.flatMap(({ stands }) => stands ?? [])).toEqual(
        Array.from({ length: path.depth }, (_, index) => ({
          fact: path.choice(index + 1),
          event: path.eventOf(index + 1),
          nodes: path.nodesOf(index + 1),
        })),
      );
      for (const rung of rungs) {
        const parent =
          rung.depth === 1 ? 0 : tree.findIndex(({ event }) => event === rungs[rung.depth - 2].stands?.event);
        const all = childrenOf(tree, parent).slice(-MOST_TRIED);
        const before = all.filter(({ undone }) => undone !== null && undone < at);
        expect(rung.tried.map(({ fact, event }) => ({ fact, event }))).toEqual(
          before.map(({ fact, event }) => ({ fact, event })),
        );
        rung.tried.forEach(({ nodes, answers }, index) => {
          const { event, undone } = before[index];
          const inside = tape.events.slice(event, undone ?? 0).map(unpackEvent);
          expect(nodes).toBe(inside.filter(({ type }) => type === "decision").length);
          expect(answers).toBe(inside.filter(({ type }) => type === "answered").length);
        });
        if (!rung.ahead) continue;
        const later = all.flatMap(({ event, fact }) => (event >= at ? [fact as Fact] : []));
        expect(rung.ahead.slice(0, later.length)).toEqual(later);
        expect(new Set(rung.ahead.map(cellOf)).size).toBeLessThanOrEqual(1);
        if (tree[parent].undone !== null) expect(rung.ahead).toEqual(later);
      }
    }
  });

  it("knows what comes for the searches that go on in order", () => {
    film.seek(tape.events.length >> 1);
    const rungs = rungsOf(puzzle, name, film.path, 1_000);
    const inOrder = ["brute", "backtrack", "propagate", "check", "fewest", "forward"].includes(name);
    expect(rungs.every(({ ahead }) => (ahead !== null) === inOrder)).toBe(true);
    expect(rungsOf(puzzle, name, film.path, 2)).toEqual(rungs.slice(-2));
  });
});

describe("a tree that is drawn whole", () => {
  it("has a bounded number of nodes", () => {
    const puzzle = posed("sudoku", `12${"0".repeat(34)}`);
    const { brute } = searchesOf(kindOf("sudoku"));
    const most = wholeTree(taped(brute, puzzle, { answers: 99, nodes: MOST_WHOLE }).recording());
    expect(most).toHaveLength(MOST_WHOLE);
    expect(wholeTree(taped(brute, puzzle, { answers: 99, nodes: MOST_WHOLE + 1 }).recording())).toBeNull();
  });

  it("is the start alone before anything is told", () => {
    expect(wholeTree(EMPTY_RECORDING)).toHaveLength(1);
    expect(rungsOf(posed("sudoku", "0".repeat(16)), "brute", new Film().path, 9)).toEqual([]);
  });
});

describe("what was tried below one node", () => {
  it("is told as one where it is much", () => {
    const tape = new Tape();
    for (let cell = 0; cell < 200; cell++) {
      tape.decision(is(cell, 1));
      tape.decision(is(cell, 2));
      if (cell % 3 === 0) tape.answered();
      tape.backtrack();
      tape.backtrack();
    }
    const film = filmOf(tape);
    film.seek(tape.events.length);
    const [early, ...others] = film.path.tried(0);
    expect(others.length).toBeLessThan(MOST_TRIED);
    expect(early).toEqual({
      ...{ fact: null, event: 0, count: 200 - others.length, nodes: 2 * (200 - others.length) },
      answers: Math.ceil((200 - others.length) / 3),
    });
    expect(others.map(({ fact }) => fact)).toEqual(
      others.map((_, index) => is(200 - others.length + index, 1)),
    );
  });
});

describe("a skyline", () => {
  const random = randomFrom(9);
  const depths = Array.from({ length: 20_000 }, () => random.below(60));

  it.each([100, 2_048, 2_049, 20_000])("holds the least and the most of %i events", (count) => {
    const skyline = new Skyline();
    const shuffled = random.shuffle(Array.from({ length: count }, (_, index) => index));
    for (const index of shuffled) skyline.note(index, depths[index], index % 1_000 === 7);
    const { width, length } = skyline;
    expect(length).toBe(Math.ceil(count / width));
    expect(length).toBeLessThanOrEqual(2_048);
    for (let bin = 0; bin < length; bin++) {
      const inside = depths.slice(bin * width, Math.min(count, (bin + 1) * width));
      const indexes = inside.map((_, index) => bin * width + index);
      expect(skyline.bin(bin)).toEqual({
        least: Math.min(...inside),
        most: Math.max(...inside),
        answers: indexes.some((index) => index % 1_000 === 7),
      });
    }
    expect(skyline.bin(length)).toBeNull();
  });

  it("leaves open what it was not told", () => {
    const skyline = new Skyline();
    for (let index = 0; index < 10; index++) skyline.note(index, 3, false);
    for (let index = 100_000; index < 100_010; index++) skyline.note(index, 5, false);
    const last = skyline.length - 1;
    expect(skyline.bin(0)).toEqual({ least: 3, most: 3, answers: false });
    expect(skyline.bin(last)).toEqual({ least: 5, most: 5, answers: false });
    expect(skyline.bin(last >> 1)).toBeNull();
  });
});
