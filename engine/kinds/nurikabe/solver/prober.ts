import { LAND, UNKNOWN, WALL } from "../regions.ts";
import type { Choices } from "./choices.ts";

/** What a step of probing came to: nothing new, something, a contradiction, the end of a round without news, the node limit. */
export const QUIET = 0;
export const NEWS = 1;
export const BROKEN = 2;
export const DONE = 3;
export const OUT = 4;

/** Supposes both colours of cells in turn: what breaks one gives the other, and what both lead to holds. */
export class Prober {
  readonly choices: Choices;
  /** The place that led furthest since the last news, or -1. */
  best = -1;
  #bestScore = -1;
  /** The place to go on from, and how many were passed since the last news. */
  #next = 0;
  #passed = 0;
  /** What the wall at the place in question led to: the colours of places with the stamp. */
  #stamp = 0;
  readonly #stamped: Int32Array;
  readonly #colour: Uint8Array;
  readonly #shared: Int32Array;

  constructor(choices: Choices) {
    this.choices = choices;
    const { places } = choices.field.ground;
    this.#stamped = new Int32Array(places);
    this.#colour = new Uint8Array(places);
    this.#shared = new Int32Array(places);
  }

  /** Starts on a board just loaded. */
  reset(): void {
    this.#next = 0;
    this.begin();
  }

  /** Starts a round: on a board that has changed. */
  begin(): void {
    this.#passed = 0;
    this.best = -1;
    this.#bestScore = -1;
  }

  /** Probes the next cell. */
  step(): number {
    const { ground } = this.choices.field;
    for (; this.#passed < ground.places; this.#passed++) {
      const place = this.#next;
      this.#next = place + 1 === ground.places ? 0 : place + 1;
      if (!this.#isActive(place)) continue;
      if (!this.choices.allows(2)) return OUT;
      const result = this.#probe(place);
      if (result !== QUIET) this.begin();
      return result;
    }
    return DONE;
  }

  /** Probes until nothing is new, whatever it costs; false if there is a contradiction. */
  exhaust(): boolean {
    this.choices.begin(Number.POSITIVE_INFINITY);
    this.reset();
    if (!this.choices.settle()) return false;
    for (;;) {
      if (this.choices.field.open === 0) return true;
      const result = this.step();
      if (result === BROKEN) return false;
      if (result === DONE) return true;
    }
  }

  /** Whether a place is unknown and lies beside a known one. */
  #isActive(place: number): boolean {
    const { colour, stride } = this.choices.field.ground;
    if (colour[place] !== UNKNOWN) return false;
    const known = (at: number): boolean => colour[at] === WALL || colour[at] === LAND;
    return known(place - stride) || known(place - 1) || known(place + 1) || known(place + stride);
  }

  #probe(place: number): number {
    const { choices } = this;
    const { ground } = choices.field;
    const { trail, colour, trailed: base } = ground;
    const stamp = ++this.#stamp;
    const asWall = choices.suppose(place, WALL);
    const far = ground.trailed - base;
    if (asWall) {
      for (let at = base; at < ground.trailed; at++) {
        this.#stamped[trail[at]] = stamp;
        this.#colour[trail[at]] = colour[trail[at]];
      }
    }
    choices.undo();
    if (!asWall) return this.#force(place, LAND);
    const asLand = choices.suppose(place, LAND);
    const wide = ground.trailed - base;
    let shared = 0;
    if (asLand) {
      for (let at = base; at < ground.trailed; at++) {
        const other = trail[at];
        if (this.#stamped[other] !== stamp || this.#colour[other] !== colour[other]) continue;
        this.#shared[shared++] = other;
      }
    }
    choices.undo();
    if (!asLand) return this.#force(place, WALL);
    if (shared > 0) {
      for (let at = 0; at < shared; at++) {
        ground.write(this.#shared[at], this.#colour[this.#shared[at]]);
      }
      return choices.settle() ? NEWS : BROKEN;
    }
    const score = 4 * Math.min(far, wide) + Math.max(far, wide);
    if (score > this.#bestScore) {
      this.#bestScore = score;
      this.best = place;
    }
    return QUIET;
  }

  #force(place: number, colour: number): number {
    this.choices.field.ground.write(place, colour);
    return this.choices.settle() ? NEWS : BROKEN;
  }
}
