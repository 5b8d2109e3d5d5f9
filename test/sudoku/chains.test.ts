import { describe, expect, it } from "vitest";
import { BitRows } from "../../engine/kinds/shared/links/bit-rows.ts";
import { type Chain, chainsIn, type LinkGraph } from "../../engine/kinds/shared/links/link-search.ts";
import { ShortestWays } from "../../engine/kinds/shared/links/shortest-way.ts";
import { CHAIN_RULES } from "../../engine/kinds/sudoku/chains/chain-rules.ts";
import { COLOUR_RULES } from "../../engine/kinds/sudoku/chains/colour-rules.ts";
import { KRAKEN_RULES } from "../../engine/kinds/sudoku/chains/kraken-rules.ts";
import { SET_CHAIN_RULES } from "../../engine/kinds/sudoku/chains/set-chain-rules.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { cellOf, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { Link, Rule, Step } from "../../engine/model/rule.ts";
import { LANGS } from "../../engine/model/words.ts";
import { askerOf } from "../../engine/reason/chain/asker.ts";
import { Chain as Chainer } from "../../engine/reason/chain/chain.ts";
import { explain, explainContextOf } from "../../engine/reason/explain.ts";
import { audit } from "../../engine/reason/judge/audit.ts";
import { proofOf } from "../../engine/reason/prove.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { rowsOf } from "../../web/boards/link-rows.ts";
import { madePuzzles } from "../made.ts";
import { share } from "../share.ts";
import { blankPuzzle, factsOf, gridWith } from "./board.ts";
import { CHAIN_EXAMPLES } from "./examples/chain-examples.ts";

const RULES: readonly Rule<never>[] = sudokuThinking.rules;
const KRAKENS = new Set(KRAKEN_RULES.map(({ id }) => id));
const IDS = new Set(
  [...CHAIN_RULES, ...COLOUR_RULES, ...SET_CHAIN_RULES, ...KRAKEN_RULES].map(({ id }) => id),
);

/** A random graph. Something new follows from two nodes that cannot hold together with a third. */
function randomLinks(size: number, random: Random): LinkGraph {
  const related = (holds: (one: number, other: number) => boolean): BitRows => {
    const rows = new BitRows(size);
    for (let one = 0; one < size; one++)
      for (let other = 0; other < one; other++) if (holds(one, other)) join(rows, one, other);
    return rows;
  };
  const strong = related(() => random.below(size) < 2);
  const weak = related(() => random.below(size) < 2);
  const rivals = Array.from({ length: size }, (_, node) => node);
  const aims = related((one, other) => rivals.some((node) => weak.has(one, node) && weak.has(other, node)));
  return { strong, weak, aims };
}

function join(rows: BitRows, one: number, other: number): void {
  rows.put(one, other);
  rows.put(other, one);
}

/** The fewest nodes of a chain between two nodes that visits none twice, by trying every way; infinite where there is none. */
function fewest({ strong, weak }: LinkGraph, from: number, to: number): number {
  const walk = (node: number, seen: readonly number[]): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let held = 0; held < strong.size; held++) {
      if (!strong.has(node, held)) continue;
      if (held === to) return seen.length + 1;
      if (seen.includes(held)) continue;
      for (let next = 0; next < strong.size; next++)
        if (weak.has(held, next) && next !== to && !seen.includes(next) && next !== held)
          best = Math.min(best, walk(next, [...seen, held, next]));
    }
    return best;
  };
  return walk(from, [from]);
}

function found(graph: LinkGraph): Chain[] {
  return [...chainsIn(graph)].filter((chain) => typeof chain !== "number");
}

describe("the search for chains", () => {
  it("takes strong and weak links by turns, visits no node twice and comes from shorter chains to longer ones", () => {
    const random = randomFrom(3);
    let count = 0;
    for (let turn = 0; turn < 300; turn++) {
      const graph = randomLinks(4 + random.below(40), random);
      let before = 0;
      for (const { nodes, form } of found(graph)) {
        count++;
        expect(nodes.length).toBeGreaterThanOrEqual(before);
        before = nodes.length;
        const [first] = nodes;
        const last = nodes[nodes.length - 1];
        expect(new Set(nodes).size).toBe(nodes.length - Number(form === "point"));
        expect(first === last).toBe(form === "point");
        if (form === "ends") expect(graph.aims.has(first, last)).toBe(true);
        if (form === "loop") expect(graph.weak.has(first, last)).toBe(true);
        for (let at = 1; at < nodes.length; at++)
          expect((at % 2 ? graph.strong : graph.weak).has(nodes[at - 1], nodes[at])).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(1000);
  });

  it("finds between two nodes no longer chain than there is, and the shortest of all that come to something", () => {
    const random = randomFrom(8);
    let count = 0;
    for (let turn = 0; turn < 150; turn++) {
      const graph = randomLinks(3 + random.below(6), random);
      const isAimed = (from: number, to: number): boolean => from === to || graph.aims.has(from, to);
      const chains = found(graph);
      for (const { nodes } of chains)
        expect(nodes.length).toBe(fewest(graph, nodes[0], nodes[nodes.length - 1]));
      const ends = Array.from(graph.strong.bits.keys()).slice(0, graph.strong.size);
      const lengths = ends.flatMap((from) =>
        ends.filter((to) => isAimed(from, to)).map((to) => fewest(graph, from, to)),
      );
      const first = chains.find(({ nodes }) => isAimed(nodes[0], nodes[nodes.length - 1]));
      expect(first?.nodes.length ?? Number.POSITIVE_INFINITY).toBe(Math.min(...lengths));
      if (first) count++;
    }
    expect(count).toBeGreaterThan(60);
  });

  it("finds the shortest chain from any of some nodes to another of them", () => {
    const random = randomFrom(4);
    let count = 0;
    for (let turn = 0; turn < 300; turn++) {
      const graph = randomLinks(3 + random.below(6), random);
      const some = Array.from({ length: graph.strong.size }, (_, node) => node).filter(
        () => random.below(2) < 1,
      );
      const row = Int32Array.of(some.reduce((bits, node) => bits | (1 << node), 0));
      const chains = [...new ShortestWays(graph.strong, graph.weak).between(row, row)];
      const lengths = some.flatMap((from) => some.map((to) => fewest(graph, from, to)));
      expect(chains[0]?.length ?? Number.POSITIVE_INFINITY).toBe(Math.min(...lengths));
      for (const nodes of chains) {
        count++;
        const [first] = nodes;
        const last = nodes[nodes.length - 1];
        expect(some).toContain(first);
        expect(some).toContain(last);
        expect(new Set(nodes).size).toBe(nodes.length - Number(first === last));
        for (let at = 1; at < nodes.length; at++)
          expect((at % 2 ? graph.strong : graph.weak).has(nodes[at - 1], nodes[at])).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it("finds the same chain with fewer links beside it", () => {
    const random = randomFrom(5);
    let count = 0;
    for (let turn = 0; turn < 200; turn++) {
      const graph = randomLinks(12, random);
      const all = found(graph);
      if (all.length === 0) continue;
      const { nodes } = all[random.below(all.length)];
      const only = { strong: new BitRows(12), weak: new BitRows(12), aims: graph.aims };
      for (let at = 1; at < nodes.length; at++) {
        join(at % 2 ? only.strong : only.weak, nodes[at - 1], nodes[at]);
      }
      if (graph.weak.has(nodes[0], nodes[nodes.length - 1])) continue;
      count++;
      expect(found(only).map((chain) => chain.nodes)).toContainEqual(nodes);
    }
    expect(count).toBeGreaterThan(50);
  });
});

/** The told steps of chains and colours in made puzzles, with all that is needed to judge them. */
function* told(): Generator<{ readonly step: Step; readonly puzzle: Puzzle }> {
  for (const puzzle of madePuzzles("sudoku", { rows: 9, cols: 9, minimal: true })) {
    const chain = new Chainer(puzzle, gridOf(puzzle), RULES, { explain: true });
    run(chain.run());
    for (const step of run(chain.provenance.steps())) if (IDS.has(step.rule)) yield { step, puzzle };
  }
}

function nameOf(fact: number): string {
  return `${valueOf(fact as never)}@${cellOf(fact as never)}`;
}

describe("the links of a step", () => {
  const enough = share(40, 400);

  it("lead from end to end, by turns, each made by its house or cell, and are told in both languages", () => {
    let count = 0;
    for (const { step, puzzle } of told()) {
      if (!step.links || KRAKENS.has(step.rule)) continue;
      if (count >= enough) break;
      count++;
      const context = explainContextOf({ play: sudoku, think: sudokuThinking }, RULES, puzzle as never);
      const [{ links = [], text }] = explain(context, [step as never]);
      expect(links.length).toBe(step.links.length);
      for (const [at, link] of links.entries()) {
        expect(link.type).toBe(at % 2 === 0 ? "strong" : "weak");
        if (at > 0) expect(link.from.map(nameOf)).toEqual(links[at - 1].to.map(nameOf));
        isMade(puzzle, link);
        for (const lang of LANGS) {
          expect(link.text[lang].length).toBeLessThanOrEqual(140);
          expect(link.text[lang]).toMatch(lang === "en" ? /^[A-Z].*\.$/ : /。$/);
          expect(link.text[lang]).not.toMatch(/[{}]|undefined/);
        }
      }
      for (const lang of LANGS) expect(text[lang].length).toBeLessThanOrEqual(140);
    }
    expect(count).toBe(enough);
  });

  it("lead from each candidate of a cell or house to the same, in branches", () => {
    for (const { rule, size, fires } of CHAIN_EXAMPLES.filter(({ rule }) => KRAKENS.has(rule))) {
      const puzzle = blankPuzzle(size);
      const kraken = RULES.find(({ id }) => id === rule) as Rule;
      const [{ links = [], adds, bindings }] = kraken.find(puzzle, gridWith(puzzle, factsOf(size, fires)));
      const branches = rowsOf(links);
      expect(branches.length).toBeGreaterThan(2);
      expect(bindings.n).toEqual({ as: "number", of: links.length });
      for (const branch of branches) {
        expect(branch.map(({ type }) => type)).toEqual(branch.map((_, at) => (at % 2 ? "strong" : "weak")));
        expect(branch[branch.length - 1].to.map(nameOf)).toEqual(adds.map(nameOf));
      }
      for (const link of links) isMade(puzzle, link);
      const heads = branches.flatMap(([{ from }]) => from);
      expect(new Set(heads.map(rule === "kraken-cell" ? cellOf : valueOf)).size).toBe(1);
      expect(new Set(heads).size).toBe(branches.length);
    }
  });

  function isMade({ cols: size }: Puzzle, { by, from, to }: Link): void {
    const cells = [...from, ...to].map(cellOf);
    if (by.as === "cell") expect(new Set(cells)).toEqual(new Set([by.of]));
    else if (by.as === "cells") for (const cell of cells) expect(by.of).toContain(cell);
    else {
      const lineOf = {
        row: (cell: number) => Math.floor(cell / size),
        column: (cell: number) => cell % size,
      };
      const numberOf = by.law === "box" ? null : lineOf[by.law as "row" | "column"];
      if (numberOf) for (const cell of cells) expect(numberOf(cell)).toBe(by.of - 1);
    }
  }

  it("are said in plain words", () => {
    const board = ". . 123 .  134 134 . .  . . . 34";
    const puzzle = blankPuzzle(4);
    const grid = gridWith(puzzle, factsOf(4, board));
    const rule = RULES.find(({ id }) => id === "grouped-chain") as Rule;
    const [step] = rule.find(puzzle, grid);
    const [explained] = explain(
      explainContextOf({ play: sudoku, think: sudokuThinking }, [rule as never], puzzle),
      [step],
    );
    expect(explained.links?.map(({ text }) => text.en)).toEqual([
      "In row 2, 2 is at R2C4 or R2C3.",
      "R2C3 is not both 2 and 4.",
      "In box 2, 4 is at R2C3 or one of R1C4 and R2C4.",
      "R1C4, R2C4 and R3C4 are in column 4, so at most one of them is 4.",
      "R3C4 is 4 or 3.",
    ]);
    expect(explained.links?.[2].text.zh).toBe("在第2宫里，4 在第2行第3列或第1行第4列、第2行第4列之一。");
  });
});

describe("chains in the proofs of puzzles", () => {
  it("have exact premises", () => {
    const enough = share(60, 600);
    let count = 0;
    for (const puzzle of madePuzzles("sudoku", { rows: 9, cols: 9, minimal: true })) {
      if (count >= enough) break;
      const truth = run(judge(puzzle, sudokuThinking.fast, 1_000_000));
      if (truth.answers !== "one") throw new Error("a made puzzle has one answer");
      const chain = new Chainer(puzzle, gridOf(puzzle), RULES, { explain: true });
      const proof = proofOf(chain, [], run(chain.run()));
      const chained = proof.steps.filter(({ rule }) => IDS.has(rule));
      count += chained.length;
      const { flaws } = run(audit(puzzle, RULES as never, proof, truth.answer));
      expect(flaws.filter(({ rule }) => IDS.has(rule))).toEqual([]);
    }
    expect(count).toBeGreaterThanOrEqual(enough);
  });

  it("are sought with pauses", () => {
    const open = gridWith(blankPuzzle(9), factsOf(9, "12 12 . . . . . . . ".repeat(9)));
    for (const id of IDS) {
      const asker = askerOf(RULES.find((rule) => rule.id === id) as Rule, blankPuzzle(9));
      let pauses = 0;
      while (asker.next(open, 50) || asker.isWaiting) pauses += Number(asker.isWaiting);
      expect(asker.isWaiting).toBe(false);
      expect(asker.spent).toBeGreaterThan(0);
      expect(pauses).toBeLessThan(asker.spent);
    }
  });
});
