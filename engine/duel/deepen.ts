import type { Job } from "../model/job.ts";
import { alphaBeta, type Look, type LookOptions } from "./alpha-beta.ts";
import type { TwoPlayerGame } from "./game.ts";
import { Transpositions } from "./transpositions.ts";

export interface DeepenOptions {
  /** Moves looked ahead at most; Infinity: until the end of the game is in sight. */
  readonly depth: number;
  /** Nodes entered at most, in all looks. */
  readonly nodes: number;
  /** Whether moves that cannot matter are left out, and positions that are the same looked at once; else plain minimax. */
  readonly prunes: boolean;
}

/** What was found by the looks so far. */
export interface Deepened<Move> {
  /** What the line is worth for Max. */
  readonly value: number;
  /** What the position is worth for Max by the deepest look that was finished; one of depth 0 scores it as it is. */
  readonly finished: number;
  /** Best play for both; it begins with the best move, and is empty only when the game is over. */
  readonly line: readonly Move[];
  /** Moves looked ahead by the deepest look that was finished. */
  readonly depth: number;
  /** Whether no deeper look can find another value. */
  readonly isFinal: boolean;
  /** Nodes entered, nodes known from the table, and nodes at which moves were left out, in all looks. */
  readonly nodes: number;
  readonly known: number;
  readonly cuts: number;
}

/** Positions that are kept in one half of the table. */
const KEPT = 150_000;

/**
 * Looks one move ahead, then two, and so on, each time beginning with the best line so far, until the value is
 * final or a limit is met. A look that was not finished still counts when it finished a move: it began with the
 * best one, so whatever it prefers is better as far as it saw.
 */
export class Deepening<Position, Move> {
  #found: Deepened<Move>;
  readonly #game: TwoPlayerGame<Position, Move>;
  readonly #root: Position;
  readonly #options: DeepenOptions;
  readonly #table: Transpositions | undefined;

  constructor(game: TwoPlayerGame<Position, Move>, root: Position, options: DeepenOptions) {
    this.#game = game;
    this.#root = root;
    this.#options = options;
    this.#table = options.prunes ? new Transpositions(KEPT) : undefined;
    const isOver = game.over(root);
    const line = isOver ? [] : game.moves(root).slice(0, 1);
    this.#found = {
      ...{ value: game.score(root), finished: game.score(root), line, depth: 0, isFinal: isOver },
      ...{ nodes: 0, known: 0, cuts: 0 },
    };
  }

  /** The best so far; asked at any time, even before the work has begun. */
  get found(): Deepened<Move> {
    return this.#found;
  }

  *work(): Job<Deepened<Move>> {
    for (let depth = 1; depth <= this.#options.depth; depth++) {
      const { isFinal, nodes } = this.#found;
      if (isFinal || nodes >= this.#options.nodes || !(yield* this.#look(depth))) break;
    }
    return this.#found;
  }

  /** Looks so far ahead; false when the nodes did not suffice. */
  *#look(depth: number): Job<boolean> {
    const before = this.#found;
    const { value, line, complete, final } = yield* this.#spend(this.#root, {
      depth,
      first: before.line,
      better: ({ value, line }) => this.#learn({ value, line }),
    });
    if (line.length > 0) this.#learn({ value, line });
    if (!complete) return false;
    this.#learn({ finished: value, depth, isFinal: final });
    yield* this.#lengthen();
    return true;
  }

  /** Where the table knew a value the line is cut short: what follows is looked at as far as the look went. */
  *#lengthen(): Job<void> {
    const game = this.#game;
    const { line, depth } = this.#found;
    let position = line.reduce((from, move) => game.play(from, move), this.#root);
    for (let left = depth - line.length; left > 0 && !game.over(position); ) {
      const rest = yield* this.#spend(position, { depth: left });
      if (!rest.complete) return;
      this.#learn({ line: [...this.#found.line, ...rest.line] });
      left -= rest.line.length;
      position = rest.line.reduce((from, move) => game.play(from, move), position);
    }
  }

  /** A look within what is left of the nodes, which counts what it spends. */
  *#spend(position: Position, how: Pick<LookOptions<Move>, "depth" | "first" | "better">): Job<Look<Move>> {
    const { nodes, known, cuts } = this.#found;
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
        const look = step.value;
        this.#learn({ nodes: nodes + look.nodes, known: known + look.known, cuts: cuts + look.cuts });
        return look;
      }
      this.#learn({ nodes: this.#found.nodes + step.value });
      yield step.value;
    }
  }

  #learn(news: Partial<Deepened<Move>>): void {
    this.#found = { ...this.#found, ...news };
  }
}
