import type { Literal } from "./clauses.ts";

/**
 * The assigned literals with their reasons, in the order of assignment, by decision level: level 0 holds for
 * good, each decision opens another level.
 */
export class Trail {
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  /** By variable: the decision level of its assignment. */
  readonly level: Int32Array;
  /** By variable: its position on the trail. */
  readonly position: Int32Array;
  /** By variable: its reason. Above 0 a clause; below 0 the theory's token, negated; 0 for a decision, and where no reason is needed. */
  readonly reason: Int32Array;
  /** The true literals, oldest first. */
  readonly literals: Int32Array;
  size = 0;
  /** The conflict: the literal that could not be added, and its reason (as in `reason`). The literal is -1 if the reason stands for the whole clause. */
  conflictLiteral: Literal | -1 = -1;
  conflictReason = 0;
  /** The size of the trail at each standing decision. */
  readonly #starts: number[] = [];

  constructor(variables: number) {
    this.value = new Int8Array(variables * 2);
    this.level = new Int32Array(variables);
    this.position = new Int32Array(variables);
    this.reason = new Int32Array(variables);
    this.literals = new Int32Array(variables);
  }

  get variables(): number {
    return this.level.length;
  }

  /** The current decision level: the number of standing decisions. */
  get decisionLevel(): number {
    return this.#starts.length;
  }

  /** The decision that opened a level, from 1. */
  decision(level: number): Literal {
    return this.literals[this.#starts[level - 1]];
  }

  /** Assigns a literal by theory propagation. False, and a conflict, if it was false before. `token`: the theory's code for the reason, above 0. */
  imply(literal: Literal, token: number): boolean {
    const value = this.value[literal];
    if (value === 0) this.push(literal, -token);
    return value >= 0 || this.conflict(literal, -token);
  }

  /** Records a conflict: the literal had to be true, or, without one, the reason itself cannot hold. Always false. */
  conflict(literal: Literal | -1, reason: number): false {
    this.conflictLiteral = literal;
    this.conflictReason = reason;
    return false;
  }

  /** Assigns an open literal. */
  push(literal: Literal, reason: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.level[variable] = this.#starts.length;
    this.reason[variable] = reason;
    this.position[variable] = this.size;
    this.literals[this.size++] = literal;
  }

  decide(literal: Literal): void {
    this.#starts.push(this.size);
    this.push(literal, 0);
  }

  /** Undoes the levels above; their literals stay readable behind `size` until others are written. */
  backtrackTo(level: number): void {
    const start = this.#starts[level];
    for (let at = start; at < this.size; at++) {
      const literal = this.literals[at];
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
    }
    this.size = start;
    this.#starts.length = level;
  }
}
