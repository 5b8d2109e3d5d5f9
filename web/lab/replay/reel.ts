import { assert } from "../../../engine/model/result.ts";
import type { PackedEvent } from "../../../engine/search/event.ts";
import type { Trace } from "../../../worker/api.ts";
import { append, EMPTY_RECORDING, eventAt, type Recording } from "../shared/recording.ts";
import { type Base, Path, type Standing } from "./path.ts";

/** Least events between two moments that are kept to come back to. */
const SPACING = 4_096;

/**
 * A stretch of a search, event by event, in which the state at any event is found fast: states are kept now
 * and then, and from there the events are applied again. The smaller the states, the more are kept, so that
 * they never take more room than the events.
 */
export class Reel {
  /** Events before its first. */
  readonly from: number;
  readonly #base: Base | undefined;
  /** The state after the last event that was read. */
  readonly end: Path;
  /** Ascending; each behind the event that it is `at`. */
  readonly #kept: Standing[];
  #events: Recording;

  private constructor(events: Recording, base?: Base) {
    this.#base = base;
    this.from = base?.from ?? 0;
    this.#events = events;
    this.end = new Path(base);
    this.#kept = [this.end.standing()];
  }

  /** The search from its start. */
  static recorded(recording: Recording): Reel {
    return new Reel(recording);
  }

  /** A stretch that the worker traced. */
  static traced(from: number, { standing, counts, packed: told }: Trace): Reel {
    return new Reel(append(EMPTY_RECORDING, told), { from, standing, counts });
  }

  /** Events up to the last one held. */
  get to(): number {
    return this.from + this.#events.length;
  }

  /** Whether all of it was gone through. */
  get isRead(): boolean {
    return this.end.at === this.to;
  }

  /** Whether a recording goes on from the one held. */
  isPartOf(recording: Recording): boolean {
    return recording.shelf === this.#events.shelf && recording.length >= this.#events.length;
  }

  /** More of the same search was recorded. */
  grow(recording: Recording): void {
    assert(this.isPartOf(recording), "a reel grows by more of the same");
    this.#events = recording;
  }

  /** Event number `index` of the search, counted from 0. */
  event(index: number): PackedEvent {
    return eventAt(this.#events, index - this.from);
  }

  /** Reads so many more events, at most; `see` gets the state after each. */
  read(most: number, see: (path: Path, event: PackedEvent) => void): void {
    const { end } = this;
    const last = Math.min(this.to, end.at + most);
    let kept = this.#kept[this.#kept.length - 1];
    while (end.at < last) {
      const event = this.event(end.at);
      end.step(event);
      see(end, event);
      if (end.at - kept.at < Math.max(SPACING, end.size)) continue;
      kept = end.standing();
      this.#kept.push(kept);
    }
  }

  /** A path of this reel, at its first event. */
  path(): Path {
    return new Path(this.#base);
  }

  /** Brings one of its paths to the state after `at` events. Cost: one event forward, one step; else those from the last kept state. */
  seek(path: Path, at: number): void {
    assert(at >= this.from && at <= this.end.at, "only what was gone through is looked up");
    const kept = this.#keptBefore(at);
    if (path.at > at || path.at < kept.at) path.restore(kept);
    while (path.at < at) path.step(this.event(path.at));
  }

  #keptBefore(at: number): Standing {
    let low = 0;
    let high = this.#kept.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#kept[middle].at <= at) low = middle;
      else high = middle - 1;
    }
    return this.#kept[low];
  }
}
