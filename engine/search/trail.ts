import type { Literal } from "./clauses.ts";

/**
 * What holds and why, in the order in which it was found, with levels: level 0 holds for good, each
 * choice opens another one.
 */
export class Trail {
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  /** By variable: on which level it was decided. */
  readonly level: Int32Array;
  /** By variable: its place among the literals. */
  readonly position: Int32Array;
  /** By variable: a clause if above 0; if below, the theory's token, negated; 0 for a choice, and where nobody will ask. */
  readonly reason: Int32Array;
  /** The true literals, oldest first. */
  readonly literals: Int32Array;
  size = 0;
  /** What could not be added last, and why (as in `reason`): the clash. The literal is -1 if a reason stands for all of it. */
  conflictLiteral: Literal | -1 = -1;
  conflictReason = 0;
  /** The size at each choice that stands. */
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

  /** How many choices stand. */
  get decisionLevel(): number {
    return this.#starts.length;
  }

  /** The choice that opened a level, from 1. */
  decision(level: number): Literal {
    return this.literals[this.#starts[level - 1]];
  }

  /** The literal is true. False, and a clash, if it was false before. `token`: the theory's word for the reason, above 0. */
  imply(literal: Literal, token: number): boolean {
    const value = this.value[literal];
    if (value === 0) this.push(literal, -token);
    return value >= 0 || this.conflict(literal, -token);
  }

  /** Notes that the literal had to be true, or without one that a reason stands for nothing that can be; always false. */
  conflict(literal: Literal | -1, reason: number): false {
    this.conflictLiteral = literal;
    this.conflictReason = reason;
    return false;
  }

  /** An open literal becomes true. */
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

  /** Takes back the levels above; the literals stay readable behind `size` until others are written. */
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
