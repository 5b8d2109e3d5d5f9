import type { PlayKind } from "../kinds/contract/kind.ts";
import type { Board, Move } from "../model/board.ts";
import { type Cell, cellOf, type Fact, valueOf } from "../model/fact.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { type Game, type Position, pathTo } from "./game.ts";
import { brokenLaws } from "./verdict.ts";

/** The move that takes back what states the facts, and nothing else: marks are cleared, strikes withdrawn. Null if the board states none of them. */
export function unwriting(board: Board, facts: readonly Fact[]): Move | null {
  const marked: Cell[] = [];
  const struck = new Map<number, Cell[]>();
  for (const fact of new Set(facts)) {
    const cell = cellOf(fact);
    const value = valueOf(fact);
    if (board.marks[cell] !== 0) marked.push(cell);
    else if ((board.struck[cell] >> value) & 1) struck.set(value, [...(struck.get(value) ?? []), cell]);
  }
  const cells = [...new Set(marked)];
  const moves: Move[] = cells.length > 0 ? [{ type: "mark", cells, mark: 0 }] : [];
  for (const [value, where] of struck)
    moves.push({ type: "note", layer: "struck", cells: where, value, on: false });
  return moves.length > 1 ? { type: "several", moves } : (moves[0] ?? null);
}

/** Of facts that a board states, the one that was written last. Cost: the moves of the line. */
export function lastWritten(game: Game, facts: readonly Fact[]): Fact | undefined {
  const ages = new Map<Cell, number>();
  for (const node of pathTo(game, game.at)) {
    const { move } = game.log[node - 1];
    const parts = move.type === "several" ? move.moves : [move];
    for (const part of parts) if ("cells" in part) for (const cell of part.cells) ages.set(cell, node);
  }
  const age = (fact: Fact): number => ages.get(cellOf(fact)) ?? 0;
  return facts.reduce<Fact | undefined>(
    (last, fact) => (last !== undefined && age(last) >= age(fact) ? last : fact),
    undefined,
  );
}

/** The marks to take back, the last ones first, until the board breaks no rule of the puzzle by itself. */
export function breaking<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, { game, board }: Position): Fact[] {
  const guilty: Fact[] = [];
  const marks = [...board.marks];
  for (;;) {
    const shown = { ...board, marks };
    const cells = new Set(brokenLaws(kind, puzzle, shown).flatMap((law) => law.cells));
    const last = lastWritten(
      game,
      kind.read(puzzle, { ...shown, auto: false }).filter((fact) => cells.has(cellOf(fact))),
    );
    if (last === undefined) return guilty;
    guilty.push(last);
    marks[cellOf(last)] = 0;
  }
}
