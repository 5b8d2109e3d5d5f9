import type { Job } from "../model/job.ts";
import { assert } from "../model/result.ts";
import type { TwoPlayerGame } from "./game.ts";
import type { TranspositionEntry, Transpositions } from "./transpositions.ts";

/** Limits and helps of one search. */
export interface AlphaBetaOptions<Move> {
  /** The horizon, in moves; Infinity: the end of the game. At depth 0 the position itself is scored. */
  readonly depth: number;
  /** False: plain minimax, in which all bounds stay open. */
  readonly prunes: boolean;
  /** Nodes entered at most; absent: no limit. */
  readonly nodes?: number;
  /** Transposition table, shared by the searches of one game; needs `TwoPlayerGame.key`. */
  readonly table?: Transpositions | undefined;
  /**
   * Principal variation of a shallower search: its moves are tried first, one a ply from the root, as long as they
   * are played. Moves are compared by `===`. Values do not depend on it.
   */
  readonly principalVariation?: readonly Move[];
  /** Called with the result so far, each time a move of the root is better than those before it. */
  readonly improved?: (result: AlphaBetaResult<Move>) => void;
}

/** Result of one search. */
export interface AlphaBetaResult<Move> {
  /** Value of the position for Max; of an incomplete search, that of the best finished move. */
  readonly value: number;
  /** Best play for both players; cut short by a table hit. Of equal moves the first one tried. Empty when no move was finished. */
  readonly principalVariation: readonly Move[];
  /** False: the node limit was met, or the search goes on. */
  readonly complete: boolean;
  /** The value rests on ends of the game alone, and on no estimate at the horizon. */
  readonly final: boolean;
  /** Nodes entered: the root, leaves and table hits included. */
  readonly nodes: number;
  /** Nodes at which moves were pruned. */
  readonly cutoffs: number;
  /** Nodes settled by the transposition table. */
  readonly tableHits: number;
}

/** Receives the events of a search, in order. A watched search does the same as an unwatched one. */
export interface AlphaBetaWatch<Position, Move> {
  enter(position: Position, alpha: number, beta: number): void;
  /** A move from this position returned: the value so far, and the bounds afterwards. */
  back(position: Position, value: number, alpha: number, beta: number): void;
  /** A cutoff: alpha is not below beta, and these moves are pruned. */
  cut(position: Position, moves: readonly Move[], alpha: number, beta: number): void;
  leave(position: Position, value: number): void;
}

/** A variation as a linked list, its first move outermost. */
interface Variation<Move> {
  readonly move: Move;
  readonly rest: Variation<Move> | null;
}

/** A node on the stack. */
interface NodeFrame<Position, Move> {
  readonly position: Position;
  readonly isMax: boolean;
  readonly moves: readonly Move[];
  /** Number of moves entered so far. */
  entered: number;
  /** Depth remaining to the horizon. */
  readonly depthLeft: number;
  /** The moves down to this node are those of the given principal variation. */
  readonly onPrincipalVariation: boolean;
  readonly key: string | number | undefined;
  /** Bounds on entry. */
  readonly from: number;
  readonly to: number;
  alpha: number;
  beta: number;
  /** Best value so far; infinitely bad at first. */
  value: number;
  line: Variation<Move> | null;
  /** An estimate at the horizon was used below. */
  estimated: boolean;
}

/** Nodes between two pauses. */
const BATCH = 64;

/**
 * Alpha-beta search, fail-soft: a value outside the bounds on entry is itself a bound (Knuth and Moore, "An
 * Analysis of Alpha-Beta Pruning", 1975; Fishburn, 1983). A node is cut off when alpha is not below beta. The stack
 * is explicit, so the depth of a game cannot overflow anything. Yields the nodes entered.
 */
export function* alphaBeta<Position, Move>(
  game: TwoPlayerGame<Position, Move>,
  position: Position,
  options: AlphaBetaOptions<Move>,
  watch?: AlphaBetaWatch<Position, Move>,
): Job<AlphaBetaResult<Move>> {
  const search = new AlphaBeta(game, position, options, watch);
  let yielded = 0;
  while (search.step()) {
    if (search.nodes - yielded < BATCH) continue;
    yield search.nodes - yielded;
    yielded = search.nodes;
  }
  if (search.nodes > yielded) yield search.nodes - yielded;
  return search.result();
}

class AlphaBeta<Position, Move> {
  nodes = 0;
  #cutoffs = 0;
  #tableHits = 0;
  #complete = false;
  #value = 0;
  #line: Variation<Move> | null = null;
  #estimated = false;
  readonly #frames: NodeFrame<Position, Move>[] = [];
  readonly #game: TwoPlayerGame<Position, Move>;
  readonly #options: AlphaBetaOptions<Move>;
  readonly #watch: AlphaBetaWatch<Position, Move> | undefined;
  readonly #most: number;

  constructor(
    game: TwoPlayerGame<Position, Move>,
    position: Position,
    options: AlphaBetaOptions<Move>,
    watch?: AlphaBetaWatch<Position, Move>,
  ) {
    this.#game = game;
    this.#options = options;
    this.#watch = watch;
    this.#most = options.nodes ?? Number.POSITIVE_INFINITY;
    const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    this.#enter(position, low, high, options.depth, options.principalVariation !== undefined);
  }

  /** Enters the next node, or leaves the current one; false at the end. */
  step(): boolean {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return false;
    if (frame.entered === frame.moves.length || frame.alpha >= frame.beta) {
      this.#leave(frame);
      return true;
    }
    if (this.nodes >= this.#most) return false;
    const move = frame.moves[frame.entered++];
    const onPrincipalVariation =
      frame.onPrincipalVariation && move === this.#options.principalVariation?.[this.#frames.length - 1];
    const next = this.#game.play(frame.position, move);
    this.#enter(next, frame.alpha, frame.beta, frame.depthLeft - 1, onPrincipalVariation);
    return true;
  }

  result(): AlphaBetaResult<Move> {
    const root = this.#frames.at(0);
    const principalVariation: Move[] = [];
    for (let part = root ? root.line : this.#line; part; part = part.rest) principalVariation.push(part.move);
    return {
      value: root ? root.value : this.#value,
      principalVariation,
      complete: this.#complete,
      final: this.#complete && !this.#estimated,
      nodes: this.nodes,
      cutoffs: this.#cutoffs,
      tableHits: this.#tableHits,
    };
  }

  #enter(
    position: Position,
    alpha: number,
    beta: number,
    depthLeft: number,
    onPrincipalVariation: boolean,
  ): void {
    const game = this.#game;
    this.nodes++;
    this.#watch?.enter(position, alpha, beta);
    const isOver = game.over(position);
    if (isOver || depthLeft <= 0) {
      this.#return(position, game.score(position), null, !isOver);
      return;
    }
    const key = this.#options.table && game.key?.(position);
    const known = key === undefined ? undefined : this.#probe(key, depthLeft, alpha, beta);
    if (known) {
      this.#tableHits++;
      this.#return(position, known.value, null, known.depth !== Number.POSITIVE_INFINITY);
      return;
    }
    const isMax = game.isMax(position);
    this.#frames.push({
      position,
      isMax,
      moves: this.#ordered(game.moves(position), onPrincipalVariation),
      entered: 0,
      depthLeft,
      onPrincipalVariation,
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

  /** The table never settles the root, whose move is wanted. */
  #probe(
    key: string | number,
    depthLeft: number,
    alpha: number,
    beta: number,
  ): TranspositionEntry | undefined {
    return this.#frames.length === 0 ? undefined : this.#options.table?.probe(key, depthLeft, alpha, beta);
  }

  #ordered(moves: readonly Move[], onPrincipalVariation: boolean): readonly Move[] {
    assert(moves.length > 0, "a position that is not over has a move");
    const first = this.#options.principalVariation;
    if (!onPrincipalVariation || first === undefined || this.#frames.length >= first.length) return moves;
    const move = first[this.#frames.length];
    return moves.includes(move) ? [move, ...moves.filter((other) => other !== move)] : moves;
  }

  #leave(frame: NodeFrame<Position, Move>): void {
    const { position, moves, entered, value, estimated, key } = frame;
    if (entered < moves.length) {
      this.#cutoffs++;
      this.#watch?.cut(position, moves.slice(entered), frame.alpha, frame.beta);
    }
    this.#frames.pop();
    const isEstimate = estimated && !this.#game.isEnd?.(value);
    if (key !== undefined)
      this.#options.table?.store(key, {
        value,
        bound: value <= frame.from ? "upper" : value >= frame.to ? "lower" : "exact",
        depth: isEstimate ? frame.depthLeft : Number.POSITIVE_INFINITY,
      });
    this.#return(position, value, frame.line, isEstimate);
  }

  /** Passes a node's value to its parent; the root's value is the result. */
  #return(position: Position, value: number, line: Variation<Move> | null, estimated: boolean): void {
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
      if (this.#frames.length === 1) this.#options.improved?.(this.result());
    }
    this.#watch?.back(parent.position, parent.value, parent.alpha, parent.beta);
  }
}
