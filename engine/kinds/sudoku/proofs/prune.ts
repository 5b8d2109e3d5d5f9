import type { Draft, DraftLine, Literal } from "./draft.ts";
import type { OpenBoard } from "./open-board.ts";

/**
 * The same statement without lines that its proof can do without, as what is cited may say more than a line needed; and without a
 * word of what falls by a value beside it.
 */
export function pruned(board: OpenBoard, given: Draft): Draft {
  const draft = { ...given, when: unseen(board, given.when), so: unseen(board, given.so) };
  let { lines } = draft;
  for (const line of [...draft.lines].reverse()) {
    const fewer = lines.filter((other) => other !== line);
    if (proves(board, { ...draft, lines: fewer })) lines = fewer;
  }
  return { ...draft, lines };
}

/** Without the candidates that fall by a value among them. */
function unseen(board: OpenBoard, literals: readonly Literal[]): Literal[] {
  const { peers } = board.demands;
  const isSeen = (candidate: number) => literals.some((one) => one >= 0 && peers[one].includes(candidate));
  return literals.filter((literal) => literal >= 0 || !isSeen(-1 - literal));
}

/** Whether the lines of a statement prove it on a board. */
function proves(board: OpenBoard, { when, so, lines }: Draft): boolean {
  const known = new Known(board);
  for (const literal of when) known.add(literal);
  let isBroken = false;
  for (const line of lines) {
    if (!follows(known, line)) return false;
    for (const literal of line.gives) known.add(literal);
    isBroken ||= line.gives.length === 0;
  }
  return so.length === 0 ? isBroken : so.every((literal) => known.has(literal));
}

function follows(known: Known, { demand, cites, gives }: DraftLine): boolean {
  if (!cites) return known.demandGives(demand, gives);
  const open = cites.when.filter((literal) => !known.has(literal));
  if (cites.so.length > 0) return open.length === 0;
  return open.every((literal) => literal === -1 - gives[0]);
}

/** What holds and what is out: of the board, and what was concluded. */
class Known {
  readonly #board: OpenBoard;
  readonly #struck: Uint8Array;
  readonly #holds = new Set<number>();

  constructor(board: OpenBoard) {
    this.#board = board;
    this.#struck = new Uint8Array(board.demands.candidates);
  }

  #isOut(candidate: number): boolean {
    return this.#board.isOpen[candidate] === 0 || this.#struck[candidate] === 1;
  }

  add(literal: Literal): void {
    if (literal < 0) this.#struck[-1 - literal] = 1;
    else {
      this.#holds.add(literal);
      for (const peer of this.#board.demands.peers[literal]) this.#struck[peer] = 1;
    }
  }

  has(literal: Literal): boolean {
    return literal < 0 ? this.#isOut(-1 - literal) : this.#holds.has(literal);
  }

  /** Whether the ways that are left of a demand give some literals: the only one, or all of them rule each out, or there is none. */
  demandGives(demand: number, gives: readonly Literal[]): boolean {
    const { members, size, peers } = this.#board.demands;
    const ways = members.subarray(demand * size, (demand + 1) * size);
    const left = [...ways].filter((way) => !this.#isOut(way));
    return gives.length === 0
      ? left.length === 0
      : gives.every((literal) =>
          left.every((way) => (literal < 0 ? peers[way].includes(-1 - literal) : way === literal)),
        );
  }
}
