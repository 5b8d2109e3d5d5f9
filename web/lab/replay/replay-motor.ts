import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { RaceLane } from "../shared/lane.ts";
import type { Tracer } from "../shared/tracer.ts";
import { Film, type Unit } from "./film.ts";
import { due, SPEEDS } from "./player.ts";

/** Recorded events that are read in one frame. */
const READ_A_FRAME = 32_768;

/** A trace in progress. */
interface Looking {
  readonly from: number;
  readonly stop: AbortController;
  /** Nodes spent so far. */
  nodes: number;
}

/** Moves a film: by hand, at a speed, or with the search that runs. Draws at most once a frame, and each frame does a bounded number of events. */
export class ReplayMotor implements ReactiveController {
  readonly film = new Film();
  /** Where it is, or wants to be: so many events have happened. */
  at = 0;
  playing = false;
  /** Follows the search. */
  following = false;
  /** Number of one of `SPEEDS`. */
  speed = 1;
  unit: Unit = "event";
  /** The last change came from a hand, so it may be spoken. */
  byHand = false;
  looking: Looking | null = null;
  /** The looked-up events could not be fetched. */
  isLost = false;
  readonly #host: ReactiveControllerHost;
  #trace: Tracer["trace"] | null = null;
  #lane: RaceLane | null = null;
  #handle = 0;
  #time = 0;
  #left = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#wake();
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
    this.#callOff();
  }

  /** The lane as it is now; one that runs is followed from when it is first shown. */
  follow(lane: RaceLane, trace: Tracer["trace"]): void {
    this.#trace = trace;
    if (lane === this.#lane) return;
    const isOther = lane.search !== this.#lane?.search;
    this.#lane = lane;
    if (this.film.follow(lane) || isOther) {
      this.#callOff();
      this.at = 0;
      this.playing = false;
      this.isLost = false;
      this.following = this.isRunning;
    }
    this.#wake();
  }

  get isRunning(): boolean {
    return this.#lane?.status === "running" || this.#lane?.status === "waiting";
  }

  /** Whether the shown position is the search's present state (or end), of which only the board was sent. */
  get isLast(): boolean {
    return this.at === this.film.total && this.film.at !== this.at && !this.looking;
  }

  /** Goes to a place, and stays there. */
  go(at: number): void {
    this.#rest();
    this.at = Math.min(Math.max(0, at), this.film.total);
    this.byHand = true;
    this.#settle();
    this.#changed();
  }

  /** Goes to the nearest place of a kind. */
  step(by: 1 | -1, unit: Unit = this.unit): void {
    const { film, at } = this;
    const to = film.at === at ? film.nearest(unit, by) : at;
    this.go(to === at ? at + by : to);
  }

  toggle(): void {
    if (this.playing) this.#rest();
    else {
      if (this.at === this.film.total && !this.isRunning) this.at = 0;
      this.#rest();
      this.playing = true;
      this.#settle();
    }
    this.#changed();
  }

  followOn(on: boolean): void {
    this.#rest();
    this.following = on;
    this.#changed();
  }

  /** Stops looking something up, and stays where it was. */
  stop(): void {
    this.#rest();
    this.#callOff();
    this.at = this.film.at;
    this.#changed();
  }

  set(change: Partial<Pick<ReplayMotor, "speed" | "unit">>): void {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }

  #rest(): void {
    this.playing = false;
    this.following = false;
    this.byHand = false;
    this.isLost = false;
    this.#left = 0;
    this.#time = 0;
  }

  #changed(): void {
    this.#host.requestUpdate();
    this.#wake();
  }

  #wake(): void {
    if (this.#handle === 0 && this.#lane) this.#handle = requestAnimationFrame(this.#frame);
  }

  readonly #frame = (now: number): void => {
    this.#handle = 0;
    const { film } = this;
    const before = this.#shown();
    const isReading = film.readOn(READ_A_FRAME);
    if (this.following) this.#keepUp();
    else if (this.playing) this.#advance(now);
    const isThere = this.#settle();
    if (this.#shown() !== before) this.#host.requestUpdate();
    if (isReading || this.playing || (!isThere && !this.looking)) this.#wake();
  };

  /** Everything shown that a frame can change. */
  #shown(): string {
    const { at, film, playing, following, looking } = this;
    return [at, film.at, film.skyline.noted, playing, following, looking?.from].join();
  }

  /** Goes to the last event that was read; where events are no longer sent one by one, to the search's present state. */
  #keepUp(): void {
    const { film } = this;
    this.at = film.recorded < film.total ? film.total : film.read;
    if (!this.isRunning && this.at === film.total) this.following = false;
  }

  #advance(now: number): void {
    const { film } = this;
    const ms = this.#time === 0 ? 0 : now - this.#time;
    this.#time = now;
    if (this.looking) return;
    const { events, left } = due(SPEEDS[this.speed], ms, this.#left);
    this.#left = left;
    const reach = film.reach(this.at);
    if (reach > this.at) this.at = Math.min(this.at + events, reach);
    else if (this.at === film.total) this.playing = this.isRunning;
    else if (film.recorded <= this.at) this.#ask(this.at + 1);
  }

  /** Brings the film to where it wants to be; false while it is not there. */
  #settle(): boolean {
    const { film, at } = this;
    const found = film.seek(at);
    if (found === "absent" && at < film.total) this.#ask(at);
    else if (!this.playing) this.#callOff();
    return found === "there" || at === film.total;
  }

  #ask(at: number): void {
    const { from, count } = this.film.wanted(at);
    if (this.looking?.from === from || !this.#lane || !this.#trace || this.isLost) return;
    this.#callOff();
    const looking: Looking = { from, stop: new AbortController(), nodes: 0 };
    this.looking = looking;
    const tick = (nodes: number): void => {
      looking.nodes = nodes;
      this.#host.requestUpdate();
    };
    const { signal } = looking.stop;
    void this.#trace(this.#lane.search, from, count, { signal, tick }).then((trace) => {
      if (signal.aborted) return;
      this.looking = null;
      if (trace && from + trace.packed.length >= at) this.film.splice(from, trace);
      else this.#lose();
      this.#changed();
    });
  }

  #lose(): void {
    this.#rest();
    this.isLost = true;
    this.at = this.film.at;
  }

  #callOff(): void {
    this.looking?.stop.abort();
    this.looking = null;
  }
}
