import type { Job } from "../model/job.ts";
import { type AlphaBetaOptions, type AlphaBetaResult, alphaBeta } from "./alpha-beta.ts";
import type { TwoPlayerGame } from "./game.ts";
import { Transpositions } from "./transpositions.ts";

export interface DeepenOptions {
  /** The horizon, in moves, at most; Infinity: until the end of the game is in sight. */
  readonly depth: number;
  /** Nodes entered at most, in all iterations. */
  readonly nodes: number;
  /** True: alpha-beta pruning with a transposition table. False: plain minimax. */
  readonly prunes: boolean;
}

/** Result of the iterations so far. */
export interface Deepened<Move> {
  /** Value of the principal variation for Max. */
  readonly value: number;
  /** Value of the position for Max by the deepest finished iteration; iteration 0 scores the position as it is. */
  readonly finished: number;
  /** Best play for both players, the best move first; empty only when the game is over. */
  readonly principalVariation: readonly Move[];
  /** Depth of the deepest finished iteration, in moves. */
  readonly depth: number;
  /** No deeper iteration can change the value. */
  readonly isFinal: boolean;
  /** Nodes entered, hits in the transposition table, and cutoffs, in all iterations. */
  readonly nodes: number;
  readonly tableHits: number;
  readonly cutoffs: number;
}

/** Entries in one generation of the transposition table. */
const TABLE_SIZE = 150_000;

/**
 * Iterative deepening: alpha-beta to depth 1, 2, 3 and so on. Each iteration tries the principal variation of the
 * last one first. It ends when the value is final or a limit is met. An unfinished iteration counts if it finished
 * a move of the root: it began with the best move, so any move that it prefers is better within its horizon.
 */
export class IterativeDeepening<Position, Move> {
  #found: Deepened<Move>;
  readonly #game: TwoPlayerGame<Position, Move>;
  readonly #root: Position;
  readonly #options: DeepenOptions;
  readonly #table: Transpositions | undefined;

  constructor(game: TwoPlayerGame<Position, Move>, root: Position, options: DeepenOptions) {
    this.#game = game;
    this.#root = root;
    this.#options = options;
    this.#table = options.prunes ? new Transpositions(TABLE_SIZE) : undefined;
    const isOver = game.over(root);
    const principalVariation = isOver ? [] : game.moves(root).slice(0, 1);
    this.#found = {
      ...{
        value: game.score(root),
        finished: game.score(root),
        principalVariation,
        depth: 0,
        isFinal: isOver,
      },
      ...{ nodes: 0, tableHits: 0, cutoffs: 0 },
    };
  }

  /** The result so far; it can be read at any time, even before the work begins. */
  get found(): Deepened<Move> {
    return this.#found;
  }

  *work(): Job<Deepened<Move>> {
    for (let depth = 1; depth <= this.#options.depth; depth++) {
      const { isFinal, nodes } = this.#found;
      if (isFinal || nodes >= this.#options.nodes || !(yield* this.#iterate(depth))) break;
    }
    return this.#found;
  }

  /** One iteration to this depth; false when the nodes did not suffice. */
  *#iterate(depth: number): Job<boolean> {
    const before = this.#found;
    const { value, principalVariation, complete, final } = yield* this.#search(this.#root, {
      depth,
      principalVariation: before.principalVariation,
      improved: ({ value, principalVariation }) => this.#learn({ value, principalVariation }),
    });
    if (principalVariation.length > 0) this.#learn({ value, principalVariation });
    if (!complete) return false;
    this.#learn({ finished: value, depth, isFinal: final });
    yield* this.#extendVariation();
    return true;
  }

  /** A table hit cuts the principal variation short: searches on from its end, to the depth of the iteration. */
  *#extendVariation(): Job<void> {
    const game = this.#game;
    const { principalVariation, depth } = this.#found;
    let position = principalVariation.reduce((from, move) => game.play(from, move), this.#root);
    for (let left = depth - principalVariation.length; left > 0 && !game.over(position); ) {
      const rest = yield* this.#search(position, { depth: left });
      if (!rest.complete) return;
      this.#learn({ principalVariation: [...this.#found.principalVariation, ...rest.principalVariation] });
      left -= rest.principalVariation.length;
      position = rest.principalVariation.reduce((from, move) => game.play(from, move), position);
    }
  }

  /** Alpha-beta within the nodes that are left; its counts are added to the result. */
  *#search(
    position: Position,
    how: Pick<AlphaBetaOptions<Move>, "depth" | "principalVariation" | "improved">,
  ): Job<AlphaBetaResult<Move>> {
    const { nodes, tableHits, cutoffs } = this.#found;
    const { prunes } = this.#options;
    const job = alphaBeta(this.#game, position, {
      ...how,
      prunes,
      nodes: this.#options.nodes - nodes,
      table: this.#table,
    });
    for (;;) {
      const step = job.next();
      if (step.done) {
        const result = step.value;
        this.#learn({
          nodes: nodes + result.nodes,
          tableHits: tableHits + result.tableHits,
          cutoffs: cutoffs + result.cutoffs,
        });
        return result;
      }
      this.#learn({ nodes: this.#found.nodes + step.value });
      yield step.value;
    }
  }

  #learn(news: Partial<Deepened<Move>>): void {
    this.#found = { ...this.#found, ...news };
  }
}
