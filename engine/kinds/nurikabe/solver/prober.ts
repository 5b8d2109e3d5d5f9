import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import type { DecisionStack } from "./choices.ts";
import { BUSY, SETTLED } from "./field.ts";

/** Results of a step of probing: go on, a contradiction, everything probed, the node limit. */
export const MORE = 0;
export const DEAD = 1;
export const DONE = 2;
export const OUT = 3;

/** Stages of probing one place. */
const NOTHING = 0;
const AS_WALL = 1;
const AS_LAND = 2;
const LEARNT = 3;

/** A place is probed again when a place so near has got a colour, rows and columns counted. */
const NEARNESS = 2;

/**
 * Probing (failed literals): supposes both colours of unknown places beside known ones, in turn. If one
 * colour breaks a law the other holds; facts that both imply hold. Only places near a change are probed
 * again.
 */
export class Prober {
  readonly decisions: DecisionStack;
  /** By place: whether it is to be probed. */
  readonly #isDue: Uint8Array;
  /** The place to go on from, and how many have been passed since the last change. */
  #next = 0;
  #passed = 0;
  /** By place: how far its colours led when it was last probed. */
  readonly #score: Int32Array;
  /** The stage of probing, its place, and the length of the trail before it. */
  #stage = NOTHING;
  #place = 0;
  #since = 0;
  #walls = 0;
  /** Consequences of wall at the place: the colours of places with the stamp. */
  #stamp = 0;
  readonly #stamped: Int32Array;
  readonly #colour: Uint8Array;
  readonly #shared: Int32Array;

  constructor(choices: DecisionStack) {
    this.decisions = choices;
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
    this.#stage = NOTHING;
  }

  /** Limits probing to places near those coloured since that length of the trail. */
  beginNear(since: number): void {
    this.#isDue.fill(0);
    this.#changed(since);
    this.#stage = NOTHING;
  }

  /** Whether no colour is supposed at the moment. */
  get isIdle(): boolean {
    return this.#stage === NOTHING;
  }

  /** Goes on probing, on a settled board, until a place is done or settling pauses. */
  step(): number {
    if (this.#stage === NOTHING) {
      const place = this.#nextDue();
      if (place < 0) return DONE;
      if (!this.decisions.allows(1)) return OUT;
      this.#isDue[place] = 0;
      this.#place = place;
      this.#since = this.decisions.field.ground.trailed;
      this.decisions.decide(place, WALL);
      this.#stage = AS_WALL;
    }
    for (;;) {
      const outcome = this.decisions.settle();
      if (outcome === BUSY) return MORE;
      const holds = outcome === SETTLED;
      if (this.#stage === LEARNT) {
        this.#stage = NOTHING;
        if (!holds) return DEAD;
        this.#changed(this.#since);
        return MORE;
      }
      if (this.#stage === AS_WALL) {
        if (!this.#afterWall(holds)) return OUT;
      } else if (!this.#afterLand(holds)) {
        this.#stage = NOTHING;
        return MORE;
      }
    }
  }

  /** The unknown place whose poorer colour led furthest, then whose richer one did. */
  best(): number {
    const { colour } = this.decisions.field.ground;
    let best = colour.indexOf(UNKNOWN);
    for (let place = best + 1; place < colour.length; place++) {
      if (colour[place] === UNKNOWN && this.#score[place] > this.#score[best]) best = place;
    }
    return best;
  }

  /** Whether a place is unknown and lies beside a known one. */
  #isActive(place: number): boolean {
    const { colour, stride } = this.decisions.field.ground;
    if (colour[place] !== UNKNOWN) return false;
    return (
      isKnown(colour[place - stride]) ||
      isKnown(colour[place - 1]) ||
      isKnown(colour[place + 1]) ||
      isKnown(colour[place + stride])
    );
  }

  #changed(since: number): void {
    const { trail, trailed, stride, places } = this.decisions.field.ground;
    this.#passed = 0;
    for (let at = since; at < trailed; at++) {
      for (let down = -NEARNESS; down <= NEARNESS; down++) {
        const middle = trail[at] + down * stride;
        if (middle < 0 || middle >= places) continue;
        this.#isDue.fill(1, Math.max(0, middle - NEARNESS), middle + NEARNESS + 1);
      }
    }
  }

  #nextDue(): number {
    const { places } = this.decisions.field.ground;
    for (; this.#passed < places; this.#passed++) {
      const place = this.#next;
      this.#next = place + 1 === places ? 0 : place + 1;
      if (this.#isDue[place] !== 0 && this.#isActive(place)) return place;
    }
    return -1;
  }

  /** Whether the limit lets it go on. */
  #afterWall(holds: boolean): boolean {
    const { decisions } = this;
    const { trail, trailed, colour } = decisions.field.ground;
    this.#stamp++;
    this.#walls = trailed - this.#since;
    if (holds) {
      for (let at = this.#since; at < trailed; at++) {
        this.#stamped[trail[at]] = this.#stamp;
        this.#colour[trail[at]] = colour[trail[at]];
      }
    }
    decisions.backtrack();
    if (!holds) {
      this.#stage = LEARNT;
      decisions.field.ground.write(this.#place, LAND);
      return true;
    }
    if (!decisions.allows(1)) return false;
    this.#stage = AS_LAND;
    decisions.decide(this.#place, LAND);
    return true;
  }

  /** Whether anything was learnt. */
  #afterLand(holds: boolean): boolean {
    const { decisions } = this;
    const { ground } = decisions.field;
    const { trail, trailed, colour } = ground;
    const lands = trailed - this.#since;
    let shared = 0;
    if (holds) {
      for (let at = this.#since; at < trailed; at++) {
        const place = trail[at];
        if (this.#stamped[place] !== this.#stamp || this.#colour[place] !== colour[place]) continue;
        this.#shared[shared++] = place;
      }
    }
    decisions.backtrack();
    this.#stage = LEARNT;
    if (!holds) {
      ground.write(this.#place, WALL);
      return true;
    }
    this.#score[this.#place] = (Math.min(this.#walls, lands) << 13) + Math.max(this.#walls, lands);
    for (let at = 0; at < shared; at++) ground.write(this.#shared[at], this.#colour[this.#shared[at]]);
    return shared > 0;
  }
}

function isKnown(colour: number): boolean {
  return colour === WALL || colour === LAND;
}
