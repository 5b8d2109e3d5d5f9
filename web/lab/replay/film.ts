import { assert } from "../../../engine/model/result.ts";
import { type PackedEvent, typeOf } from "../../../engine/search/event.ts";
import { SPAN, unpackSpan } from "../../../engine/search/profile.ts";
import type { Trace } from "../../../worker/api.ts";
import type { RaceLane } from "../shared/lane.ts";
import { EMPTY_RECORDING, eventAt, type Recording } from "../shared/recording.ts";
import { Path } from "./path.ts";
import { Reel } from "./reel.ts";
import { Skyline } from "./skyline.ts";

/** Events that the worker is asked for at once, where they were not recorded. */
export const TRACED = 65_536;
/** Such stretches that are kept; four bytes an event. */
const MOST_TRACED = 16;

/** The material of a film. */
type Filmed = Pick<RaceLane, "recording" | "events"> & Partial<Pick<RaceLane, "profile">>;

/** All events of a search, of which the first were recorded and others can be traced again. */
export class Film {
  /** Events of the search so far. */
  total = 0;
  #recorded = Reel.recorded(EMPTY_RECORDING);
  /** The one that was looked at last comes last. */
  #traced: Reel[] = [];
  #skyline = new Skyline();
  /** Spans of the profile that the skyline shows. */
  #profiled = 0;
  /** The state at the position that was looked up last, and its reel. */
  #path = new Path();
  #reel = this.#recorded;

  /** A film of a lane: goes on if it is the search that it was, else begins anew. True when it began anew. */
  follow({ recording, events, profile = EMPTY_RECORDING }: Filmed): boolean {
    const goesOn = this.#recorded.isPartOf(recording) && events >= this.total;
    if (goesOn) this.#recorded.grow(recording);
    else {
      this.#recorded = Reel.recorded(recording);
      this.#traced = [];
      this.#skyline = new Skyline();
      this.#profiled = 0;
      this.#reel = this.#recorded;
      this.#path = this.#reel.path();
    }
    this.total = events;
    for (; this.#profiled < profile.length; this.#profiled++) this.#noteSpan(profile, this.#profiled);
    return !goesOn;
  }

  /** The first span begins where the recording ends. */
  #noteSpan(profile: Recording, index: number): void {
    const span = Math.floor(this.recorded / SPAN) + index;
    const from = Math.max(this.recorded, span * SPAN);
    this.#skyline.noteSpan(from, (span + 1) * SPAN, unpackSpan(eventAt(profile, index)));
  }

  /** Events that were recorded from the start. */
  get recorded(): number {
    return this.#recorded.to;
  }

  /** Events of the recording that were gone through so far. */
  get read(): number {
    return this.#recorded.end.at;
  }

  get skyline(): Skyline {
    return this.#skyline;
  }

  /** The state at the position that was looked up last. */
  get path(): Path {
    return this.#path;
  }

  get at(): number {
    return this.#path.at;
  }

  /** Reads recorded events, so many at most; false when there are no more. */
  readOn(most: number): boolean {
    const unread = [...this.#traced, this.#recorded].find(({ isRead }) => !isRead);
    const skyline = this.#skyline;
    unread?.read(most, ({ at, depth }, event) => skyline.note(at - 1, depth, typeOf(event) === "answered"));
    return unread !== undefined;
  }

  /** A stretch came from the worker. */
  splice(from: number, trace: Trace): void {
    const traced = this.#traced.slice(-MOST_TRACED + 1);
    this.#traced = [Reel.traced(from, trace), ...traced];
  }

  /** The stretch to ask for, so that the state after `at` events can be shown. */
  wanted(at: number): { readonly from: number; readonly count: number } {
    const from = Math.max(this.recorded, Math.floor((at - 1) / TRACED) * TRACED);
    return { from, count: TRACED - (from % TRACED) };
  }

  /**
   * Looks up the state after `at` events. "read": it will be there when the recorded events were read;
   * "absent": the worker has to be asked.
   */
  seek(at: number): "there" | "read" | "absent" {
    assert(at >= 0 && at <= this.total, "only what happened is looked up");
    const reel = at === 0 ? this.#recorded : this.#holding(at - 1);
    if (!reel) return "absent";
    if (reel.end.at < at) return "read";
    if (reel !== this.#reel) {
      this.#reel = reel;
      this.#path = reel.path();
      if (reel !== this.#recorded) this.#traced = [...this.#traced.filter((one) => one !== reel), reel];
    }
    reel.seek(this.#path, at);
    return "there";
  }

  /** The last place that can be looked up at once, going on from `at` event by event. */
  reach(at: number): number {
    return Math.max(at, Math.min(this.#holding(at)?.end.at ?? at, this.total));
  }

  /** The last event before the place looked up; null at the start, and where a stretch begins. */
  get event(): PackedEvent | null {
    return this.eventAt(this.at - 1);
  }

  /** Event number `index`; null where it is not at hand. */
  eventAt(index: number): PackedEvent | null {
    return this.#holding(index)?.event(index) ?? null;
  }

  #holding(index: number): Reel | undefined {
    const holds = ({ from, to }: Reel): boolean => from <= index && index < to;
    if (holds(this.#reel)) return this.#reel;
    return holds(this.#recorded) ? this.#recorded : this.#traced.find(holds);
  }

  /**
   * The nearest place after (or before) the one looked up at which an event of some kind has just happened,
   * as far as events are at hand; else the last place up to which they are. Cost: the events between.
   */
  nearest(unit: Unit, by: 1 | -1): number {
    let at = this.at;
    let reel = this.#holding(by > 0 ? at : at - 1);
    for (; reel; reel = this.#holding(by > 0 ? at : at - 1)) {
      const end = by > 0 ? reel.to : reel.from;
      while (at !== end) {
        at += by;
        if (at > reel.from && this.#isStop(reel, at, unit)) return at;
      }
    }
    return at;
  }

  #isStop(reel: Reel, at: number, unit: Unit): boolean {
    if (unit === "event") return true;
    const type = typeOf(reel.event(at - 1));
    if (unit === "choice") return type === "decision";
    if (unit === "answer") return type === "answered";
    if (type !== "backtrack" || at - 1 === reel.from) return false;
    const before = typeOf(reel.event(at - 2));
    return before !== "backtrack" && before !== "answered";
  }
}

/** Units of a step. A dead end is a decision that is taken back without an answer, right after it failed. */
export const UNITS = ["event", "choice", "dead-end", "answer"] as const;

export type Unit = (typeof UNITS)[number];
