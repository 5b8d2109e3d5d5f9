import type { Cell } from "../../engine/model/fact.ts";
import type { PuzzleText } from "../../worker/api.ts";
import { pageKind } from "../kinds/pages.ts";
import { answering } from "../state/question.ts";
import type { Reducers } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { blank, fits, isSettled, isSingle, mostOn, opened, puzzleOf, resized, standing } from "./entered.ts";
import type { Entering, EnteringActions } from "./entering.ts";
import { newest } from "./record.ts";

/** Reducers of entering. */
export const ENTERING: Reducers<keyof EnteringActions, Entering> = {
  "enter/selected": (now, { cell }) => (cell < now.puzzle.cells ? { ...now, cell, open: null } : now),
  "enter/typed": (now, { digit, byKey }) => {
    const { cell, numbers, puzzle } = now;
    const grown = now.open === "number" ? numbers[cell] : 0;
    const number = grownBy(grown, digit, mostOn(puzzle));
    if (number === null) return now;
    const written = write(now, cell, number, number > 9 && wrote(now, cell));
    if (byKey && now.runsOn && isSingle(puzzle))
      return { ...written, cell: Math.min(cell + 1, puzzle.cells - 1) };
    return { ...written, open: canGrow(number, mostOn(puzzle)) ? "number" : null };
  },
  "enter/armed": (now, { digit }) => {
    const most = mostOn(now.puzzle);
    const grown = now.open === "hand" ? (now.hand ?? 0) : 0;
    const hand = grownBy(grown, digit, most);
    if (hand === null) return now;
    if (hand === now.hand && now.open !== "hand") return { ...now, hand: null, open: null };
    return { ...now, hand, open: canGrow(hand, most) ? "hand" : null };
  },
  "enter/held": (now, { hand }) => ({ ...now, hand: hand === now.hand ? null : hand, open: null }),
  "enter/tapped": (now, { cell }) => {
    const { hand, numbers } = now;
    const at = { ...now, cell, open: null };
    return hand === null ? at : write(at, cell, numbers[cell] === hand ? 0 : hand);
  },
  "enter/put": (now, { number }) => write({ ...now, open: null }, now.cell, number),
  "enter/erased": (now) => {
    const { cell, numbers, open } = now;
    if (numbers[cell] > 9) {
      const goesOn = open === "number" && wrote(now, cell);
      return { ...write(now, cell, Math.floor(numbers[cell] / 10), goesOn), open: "number" };
    }
    const back = now.runsOn && isSingle(now.puzzle) && numbers[cell] === 0 && cell > 0 ? cell - 1 : cell;
    return { ...write(now, back, 0), cell: back, open: null };
  },
  "enter/next": (now) => ({ ...now, cell: Math.min(now.cell + 1, now.puzzle.cells - 1), open: null }),
  "enter/rested": (now) => (now.open ? { ...now, open: null } : now),
  "enter/kind": (now, { kind }) => {
    const { board, others } = now;
    if (kind === board.kind) return now;
    const found = { kind, text: others[kind] ?? "" };
    const next = change(now, puzzleOf(found) ? found : blank(kind));
    return { ...next, others: { ...others, [board.kind]: board.text }, cell: 0, hand: null };
  },
  "enter/sized": (now, { rows, cols }) => {
    if (!fits(now.board.kind, rows, cols)) return now;
    // What one size cut off comes back with the next, as long as nothing else was done.
    const from = now.open === "size" ? now.past.at(-1) : undefined;
    const next = resized((from && puzzleOf(from)) ?? now.puzzle, rows, cols);
    const row = Math.min(Math.floor(now.cell / now.puzzle.cols), rows - 1);
    const cell = row * cols + Math.min(now.cell % now.puzzle.cols, cols - 1);
    const held =
      now.hand !== null && now.hand > pageKind(now.board.kind).entry.most(rows, cols) ? null : now.hand;
    return { ...change(now, next, from !== undefined), cell, hand: held, open: "size" };
  },
  "enter/cleared": (now) => ({ ...change(now, blank(now.board.kind, now.puzzle)), cell: 0 }),
  "enter/taken": (now, { board }) => {
    if (!puzzleOf(board)) return now;
    const others =
      board.kind === now.board.kind ? now.others : { ...now.others, [now.board.kind]: now.board.text };
    return { ...change(now, board), others, cell: 0, hand: null };
  },
  "enter/undone": (now) => {
    const board = now.past.at(-1);
    if (!board) return now;
    return returned(now, board, { past: now.past.slice(0, -1), future: [...now.future, now.board] });
  },
  "enter/redone": (now) => {
    const board = now.future.at(-1);
    if (!board) return now;
    return returned(now, board, { past: [...now.past, now.board], future: now.future.slice(0, -1) });
  },
  "enter/ran-on": (now, { on }) => ({ ...now, runsOn: on }),
  "enter/asked": (now, { question }) => (isSettled(now.verdict) ? now : { ...now, question }),
  "enter/told": answering(
    ({ question }) => question,
    (now, { verdict }) => ({ ...now, verdict }),
  ),
};

/** A number with one more digit, or that digit alone where it would be too great; null where that is too great, too. */
function grownBy(number: number, digit: number, most: number): number | null {
  const longer = Math.max(number, 0) * 10 + digit;
  if (longer <= most) return longer;
  return digit <= most ? digit : null;
}

const canGrow = (number: number, most: number): boolean => number > 0 && number * 10 <= most;

/** The board with a number in a cell; `goesOn`: as a part of the last step. */
function write(now: Entering, cell: Cell, number: number, goesOn = false): Entering {
  const { kind, rows, cols } = now.puzzle;
  if (now.numbers[cell] === number) return { ...now, open: null };
  const numbers = now.numbers.with(cell, number);
  return change(now, { kind, text: pageKind(kind).entry.text(rows, cols, numbers) }, goesOn);
}

/** Whether the last step of the history wrote into this cell. */
function wrote({ past, puzzle, numbers }: Entering, cell: Cell): boolean {
  const last = past.at(-1);
  const before = last && puzzleOf(last);
  if (!last || !before || last.kind !== puzzle.kind || before.cells !== puzzle.cells) return false;
  return pageKind(last.kind).entry.numbers(before)[cell] !== numbers[cell];
}

/** Another board; the one before is the last step of the history, unless this goes on with that step. */
function change(now: Entering, board: PuzzleText, goesOn = false): Entering {
  if (board.kind === now.board.kind && board.text === now.board.text) return { ...now, open: null };
  const last = now.past.at(-1);
  const isBack = goesOn && last?.kind === board.kind && last.text === board.text;
  const past = isBack ? now.past.slice(0, -1) : goesOn ? now.past : newest([...now.past, now.board]);
  return { ...now, ...standing(board), board, past, future: [], open: null };
}

/** A board of the history, with the cell at its first difference. */
function returned(now: Entering, board: PuzzleText, steps: Pick<Entering, "past" | "future">): Entering {
  const stands = standing(board);
  const { kind, rows, cols } = stands.puzzle;
  const isSame = kind === now.board.kind && rows === now.puzzle.rows && cols === now.puzzle.cols;
  const differs = isSame ? stands.numbers.findIndex((number, cell) => number !== now.numbers[cell]) : 0;
  const others = kind === now.board.kind ? now.others : { ...now.others, [now.board.kind]: now.board.text };
  const hand = now.hand !== null && now.hand > mostOn(stands.puzzle) ? null : now.hand;
  return { ...now, ...stands, ...steps, board, others, hand, cell: Math.max(differs, 0), open: null };
}

const OPENED: Reducers<"enter/opened"> = {
  "enter/opened": (state, { kept }) => ({ ...state, entering: opened(kept) }),
};

/** Adds the reducers of entering to the store. */
export function extendByEntering(store: Store): void {
  store.extend(OPENED, { of: (state) => state, into: (_state, next) => next });
  store.extend(ENTERING, {
    of: ({ entering }) => entering,
    into: (state, entering) => ({ ...state, entering }),
  });
}
