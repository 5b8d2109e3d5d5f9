import { LAND, UNKNOWN, WALL } from "../regions.ts";
import type { Choices } from "./choices.ts";

/** What a step of probing came to: nothing new, something, a contradiction, all was probed, the node limit. */
export const QUIET = 0;
export const NEWS = 1;
export const BROKEN = 2;
export const DONE = 3;
export const OUT = 4;

/** A place is probed again when a place so near has got a colour, rows and columns counted. */
const NEARNESS = 2;

/**
 * Supposes both colours of unknown places beside known ones, in turn: what breaks one colour gives the
 * other, and what both lead to holds. Only places near a change are probed again.
 */
export class Prober {
  readonly choices: Choices;
  /** By place: whether it is to be probed. */
  readonly #isDue: Uint8Array;
  /** The place to go on from, and how many have been passed since the last change. */
  #next = 0;
  #passed = 0;
  /** By place: how far its colours led when it was last probed. */
  readonly #score: Int32Array;
  /** What wall led to at the place in question: the colours of places with the stamp. */
  #stamp = 0;
  readonly #stamped: Int32Array;
  readonly #colour: Uint8Array;
  readonly #shared: Int32Array;

  constructor(choices: Choices) {
    this.choices = choices;
    const { places } = choices.field.ground;
    this.#isDue = new Uint8Array(places);
    this.#score = new Int32Array(places);
    this.#stamped = new Int32Array(places);
    this.#colour = new Uint8Array(places);
    this.#shared = new Int32Array(places);
  }

  /** Everything is to be probed: on a field just loaded. */
  begin(): void {
    this.#isDue.fill(1);
    this.#score.fill(0);
    this.#next = 0;
    this.#passed = 0;
  }

  /** Only what is near places coloured since that length of the trail is to be probed. */
  beginNear(since: number): void {
    this.#isDue.fill(0);
    this.#changed(since);
  }

  /** Probes the next place. */
  step(): number {
    const { ground } = this.choices.field;
    for (; this.#passed < ground.places; this.#passed++) {
      const place = this.#next;
      this.#next = place + 1 === ground.places ? 0 : place + 1;
      if (this.#isDue[place] === 0 || !this.#isActive(place)) continue;
      if (!this.choices.allows(2)) return OUT;
      this.#isDue[place] = 0;
      const since = ground.trailed;
      const result = this.#probe(place);
      if (result === NEWS) this.#changed(since);
      return result;
    }
    return DONE;
  }

  /** Probes until nothing is new, whatever it costs; false if there is a contradiction. On a field just loaded. */
  exhaust(): boolean {
    this.choices.begin(Number.POSITIVE_INFINITY);
    this.begin();
    if (!this.choices.settle()) return false;
    for (;;) {
      if (this.choices.field.open === 0) return true;
      const result = this.step();
      if (result === BROKEN || result === DONE) return result === DONE;
    }
  }

  /** The unknown place whose poorer colour led furthest, then whose richer one did. */
  best(): number {
    const { colour } = this.choices.field.ground;
    let best = colour.indexOf(UNKNOWN);
    for (let place = best + 1; place < colour.length; place++) {
      if (colour[place] === UNKNOWN && this.#score[place] > this.#score[best]) best = place;
    }
    return best;
  }

  /** Whether a place is unknown and lies beside a known one. */
  #isActive(place: number): boolean {
    const { colour, stride } = this.choices.field.ground;
    if (colour[place] !== UNKNOWN) return false;
    return (
      isKnown(colour[place - stride]) ||
      isKnown(colour[place - 1]) ||
      isKnown(colour[place + 1]) ||
      isKnown(colour[place + stride])
    );
  }

  #changed(since: number): void {
    const { trail, trailed, stride, places } = this.choices.field.ground;
    this.#passed = 0;
    for (let at = since; at < trailed; at++) {
      for (let down = -NEARNESS; down <= NEARNESS; down++) {
        const middle = trail[at] + down * stride;
        if (middle < 0 || middle >= places) continue;
        this.#isDue.fill(1, Math.max(0, middle - NEARNESS), middle + NEARNESS + 1);
      }
    }
  }

  #probe(place: number): number {
    const { choices } = this;
    const { ground } = choices.field;
    const { trail, colour, trailed: since } = ground;
    const stamp = ++this.#stamp;
    const asWall = choices.suppose(place, WALL);
    const walls = ground.trailed - since;
    if (asWall) {
      for (let at = since; at < ground.trailed; at++) {
        this.#stamped[trail[at]] = stamp;
        this.#colour[trail[at]] = colour[trail[at]];
      }
    }
    choices.undo();
    if (!asWall) return this.#force(place, LAND);
    const asLand = choices.suppose(place, LAND);
    const lands = ground.trailed - since;
    let shared = 0;
    if (asLand) {
      for (let at = since; at < ground.trailed; at++) {
        const other = trail[at];
        if (this.#stamped[other] !== stamp || this.#colour[other] !== colour[other]) continue;
        this.#shared[shared++] = other;
      }
    }
    choices.undo();
    if (!asLand) return this.#force(place, WALL);
    this.#score[place] = (Math.min(walls, lands) << 13) + Math.max(walls, lands);
    if (shared === 0) return QUIET;
    for (let at = 0; at < shared; at++) ground.write(this.#shared[at], this.#colour[this.#shared[at]]);
    return choices.settle() ? NEWS : BROKEN;
  }

  #force(place: number, colour: number): number {
    this.choices.field.ground.write(place, colour);
    return this.choices.settle() ? NEWS : BROKEN;
  }
}

function isKnown(colour: number): boolean {
  return colour === WALL || colour === LAND;
}
