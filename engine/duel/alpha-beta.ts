import type { Job } from "../model/job.ts";
import { assert } from "../model/result.ts";
import type { Game } from "./game.ts";
import type { Known, Transpositions } from "./transpositions.ts";

/** How a position is to be looked at. */
export interface LookOptions<Move> {
  /** Moves looked ahead at most; Infinity: to the end of the game. At depth 0 the position itself is scored. */
  readonly depth: number;
  /** Whether moves that cannot matter are left out. Else it is plain minimax: all bounds stay open. */
  readonly prunes: boolean;
  /** Nodes that are entered at most; without it there is no limit. */
  readonly nodes?: number;
  /** What is known of positions, from this look and earlier ones of the same game; needs `Game.key`. */
  readonly table?: Transpositions | undefined;
  /**
   * Moves that are tried first, one a level from the root, for as long as they were played: the best line of a
   * shallower look. They are compared by `===`. Values do not depend on it.
   */
  readonly first?: readonly Move[];
  /** Is told what the look says so far, each time that a move of the root turns out better than those before it. */
  readonly better?: (look: Look<Move>) => void;
}

/** What a look found. */
export interface Look<Move> {
  /** What the position is worth for Max; where the look is not complete, the best of the moves that were finished. */
  readonly value: number;
  /** Best play for both; cut short where the table knew a value. Of equal moves the first that was tried. Empty when there is none, or none was finished. */
  readonly line: readonly Move[];
  /** False: the node limit was met, or the look goes on. */
  readonly complete: boolean;
  /** Whether the value rests on ends of the game alone, and on no estimate. */
  readonly final: boolean;
  /** Nodes entered: the root, leaves, and what the table knew. */
  readonly nodes: number;
  /** Nodes at which moves were left out. */
  readonly cuts: number;
  /** Nodes whose value, or a bound that suffices, was in the table. */
  readonly known: number;
}

/** Is told what a look does, in order. A watched look does the same as one that is not watched. */
export interface LookWatch<Position, Move> {
  enter(position: Position, alpha: number, beta: number): void;
  /** A move from this position returned: the value so far, and the bounds afterwards. */
  back(position: Position, value: number, alpha: number, beta: number): void;
  /** Alpha is not below beta, and these moves are left out. */
  cut(position: Position, moves: readonly Move[], alpha: number, beta: number): void;
  leave(position: Position, value: number): void;
}

/** Moves from a position on, the first of them outermost. */
interface Line<Move> {
  readonly move: Move;
  readonly rest: Line<Move> | null;
}

/** A node that is being looked at. */
interface Frame<Position, Move> {
  readonly position: Position;
  readonly isMax: boolean;
  readonly moves: readonly Move[];
  /** How many of the moves were entered. */
  entered: number;
  /** Moves that may still be looked ahead. */
  readonly left: number;
  /** Whether the moves up to here are those of `first`. */
  readonly follows: boolean;
  readonly key: string | number | undefined;
  /** Bounds on entry. */
  readonly from: number;
  readonly to: number;
  alpha: number;
  beta: number;
  /** Best so far; infinitely bad at first. */
  value: number;
  line: Line<Move> | null;
  /** Whether a position below was estimated. */
  estimated: boolean;
}

/** Nodes between two pauses. */
const BATCH = 64;

/**
 * Alpha-beta search, fail-soft: a value outside the bounds on entry is itself a bound (Knuth and Moore, "An
 * Analysis of Alpha-Beta Pruning", 1975; Fishburn, 1983). A node is left when alpha is not below beta. The stack
 * is explicit, so the depth of a game cannot overflow anything. Yields the nodes entered.
 */
export function* alphaBeta<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: LookOptions<Move>,
  watch?: LookWatch<Position, Move>,
): Job<Look<Move>> {
  const looking = new Looking(game, position, options, watch);
  let told = 0;
  while (looking.goOn()) {
    if (looking.nodes - told < BATCH) continue;
    yield looking.nodes - told;
    told = looking.nodes;
  }
  if (looking.nodes > told) yield looking.nodes - told;
  return looking.look();
}

class Looking<Position, Move> {
  nodes = 0;
  #cuts = 0;
  #known = 0;
  #complete = false;
  #value = 0;
  #line: Line<Move> | null = null;
  #estimated = false;
  readonly #frames: Frame<Position, Move>[] = [];
  readonly #game: Game<Position, Move>;
  readonly #options: LookOptions<Move>;
  readonly #watch: LookWatch<Position, Move> | undefined;
  readonly #most: number;

  constructor(
    game: Game<Position, Move>,
    position: Position,
    options: LookOptions<Move>,
    watch?: LookWatch<Position, Move>,
  ) {
    this.#game = game;
    this.#options = options;
    this.#watch = watch;
    this.#most = options.nodes ?? Number.POSITIVE_INFINITY;
    const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    this.#enter(position, low, high, options.depth, options.first !== undefined);
  }

  /** Enters the next node, or leaves the one it is at; false at the end. */
  goOn(): boolean {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return false;
    if (frame.entered === frame.moves.length || frame.alpha >= frame.beta) {
      this.#leave(frame);
      return true;
    }
    if (this.nodes >= this.#most) return false;
    const move = frame.moves[frame.entered++];
    const follows = frame.follows && move === this.#options.first?.[this.#frames.length - 1];
    const next = this.#game.play(frame.position, move);
    this.#enter(next, frame.alpha, frame.beta, frame.left - 1, follows);
    return true;
  }

  look(): Look<Move> {
    const root = this.#frames.at(0);
    const line: Move[] = [];
    for (let part = root ? root.line : this.#line; part; part = part.rest) line.push(part.move);
    return {
      value: root ? root.value : this.#value,
      line,
      complete: this.#complete,
      final: this.#complete && !this.#estimated,
      nodes: this.nodes,
      cuts: this.#cuts,
      known: this.#known,
    };
  }

  #enter(position: Position, alpha: number, beta: number, left: number, follows: boolean): void {
    const game = this.#game;
    this.nodes++;
    this.#watch?.enter(position, alpha, beta);
    const isOver = game.over(position);
    if (isOver || left <= 0) {
      this.#give(position, game.score(position), null, !isOver);
      return;
    }
    const key = this.#options.table && game.key?.(position);
    const known = key === undefined ? undefined : this.#find(key, left, alpha, beta);
    if (known) {
      this.#known++;
      this.#give(position, known.value, null, known.left !== Number.POSITIVE_INFINITY);
      return;
    }
    const isMax = game.isMax(position);
    this.#frames.push({
      position,
      isMax,
      moves: this.#ordered(game.moves(position), follows),
      entered: 0,
      left,
      follows,
      key,
      from: alpha,
      to: beta,
      alpha,
      beta,
      value: isMax ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      line: null,
      estimated: false,
    });
  }

  /** The root is looked at whatever is known of it: its move is wanted. */
  #find(key: string | number, left: number, alpha: number, beta: number): Known | undefined {
    return this.#frames.length === 0 ? undefined : this.#options.table?.find(key, left, alpha, beta);
  }

  #ordered(moves: readonly Move[], follows: boolean): readonly Move[] {
    assert(moves.length > 0, "a position that is not over has a move");
    const first = this.#options.first;
    if (!follows || first === undefined || this.#frames.length >= first.length) return moves;
    const move = first[this.#frames.length];
    return moves.includes(move) ? [move, ...moves.filter((other) => other !== move)] : moves;
  }

  #leave(frame: Frame<Position, Move>): void {
    const { position, moves, entered, value, estimated, key } = frame;
    if (entered < moves.length) {
      this.#cuts++;
      this.#watch?.cut(position, moves.slice(entered), frame.alpha, frame.beta);
    }
    this.#frames.pop();
    const isEstimate = estimated && !this.#game.isEnd?.(value);
    if (key !== undefined)
      this.#options.table?.keep(key, {
        value,
        bound: value <= frame.from ? "upper" : value >= frame.to ? "lower" : "exact",
        left: isEstimate ? frame.left : Number.POSITIVE_INFINITY,
      });
    this.#give(position, value, frame.line, isEstimate);
  }

  /** A node's value goes to its parent, or is what was sought. */
  #give(position: Position, value: number, line: Line<Move> | null, estimated: boolean): void {
    this.#watch?.leave(position, value);
    const parent = this.#frames.at(-1);
    if (parent === undefined) {
      this.#value = value;
      this.#line = line;
      this.#estimated = estimated;
      this.#complete = true;
      return;
    }
    parent.estimated ||= estimated;
    if (parent.isMax ? value > parent.value : value < parent.value) {
      parent.value = value;
      parent.line = { move: parent.moves[parent.entered - 1], rest: line };
      if (this.#options.prunes && parent.isMax) parent.alpha = Math.max(parent.alpha, value);
      if (this.#options.prunes && !parent.isMax) parent.beta = Math.min(parent.beta, value);
      if (this.#frames.length === 1) this.#options.better?.(this.look());
    }
    this.#watch?.back(parent.position, parent.value, parent.alpha, parent.beta);
  }
}
