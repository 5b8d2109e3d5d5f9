import type { Puzzle } from "../../model/puzzle.ts";
import type { Asker } from "../../model/rule.ts";
import { CompiledRule } from "./compiled-rule.ts";
import { type Gate, GatedAsker } from "./gated-asker.ts";

/** A rule of a text behind a gate: it finds the same, and is not asked where the gate is shut. */
export class GatedRule<P extends Puzzle = Puzzle> extends CompiledRule<P> {
  readonly #gate: Gate<P>;

  constructor({ program, text, budget }: CompiledRule<P>, gate: Gate<P>) {
    super(program, text, budget);
    this.#gate = gate;
  }

  override on(puzzle: P): Asker {
    return new GatedAsker(() => super.on(puzzle), this.#gate, puzzle);
  }
}
