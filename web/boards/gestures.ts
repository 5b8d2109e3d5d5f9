import type { Cell } from "../../engine/model/fact.ts";
import { distance, type Point, TREMBLE } from "../ui/pan-zoom/point.ts";
import { Pinch, type Zoomable } from "../ui/pan-zoom/zoom-input.ts";
import { type Stroke, strokeTo } from "./stroke.ts";

/** The board as the gestures need it. */
export interface Surface extends Zoomable {
  /** The cell under a point, or -1. */
  cellAt(point: Point): Cell | -1;
  columns(): number;
  /** Whether a drag that begins here moves the view. */
  pansFrom(cell: Cell): boolean;
  /** The stroke as it stands, or null: it is over, and nothing of it stays. */
  preview(stroke: Stroke | null): void;
  /** The stroke that a long press makes of this one; null when the board has answered it. */
  held(stroke: Stroke): Stroke | null;
  /** The pointer was released. */
  commit(stroke: Stroke): void;
  panBy(x: number, y: number): void;
}

/** Milliseconds until a press is a long one. */
const LONG_PRESS = 500;
/** Milliseconds in which the first of two fingers lifts, unmoved, when they are two fast taps and no pinch. */
const OVERLAP = 150;
const MIDDLE_BUTTON = 1;
const RIGHT_BUTTON = 2;

/** One stroke, one drag of the view, one pinch; "spent" until all fingers are up. */
type Phase =
  | { readonly name: "idle" | "spent" }
  | OneFinger
  | {
      readonly name: "pinch";
      readonly pinch: Pinch;
      /** What the first finger began, while neither has moved. */
      first: OneFinger | null;
      readonly second: PointerEvent;
    };

interface OneFinger {
  readonly name: "stroke" | "pan";
  readonly id: number;
  readonly start: Point;
  last: Point;
  at: Cell;
  stroke: Stroke;
}

/**
 * Turns pointer events into strokes, pans and pinches. Nothing is reported as done before the release, and a
 * second finger cancels the stroke of the first, unless the first is just being lifted from a tap.
 */
export class Gestures implements EventListenerObject {
  readonly #surface: Surface;
  readonly #fingers = new Map<number, Point>();
  #phase: Phase = { name: "idle" };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  handleEvent(event: Event): void {
    if (!(event instanceof PointerEvent)) return;
    if (event.type === "pointerdown") this.#press(event);
    else if (this.#fingers.has(event.pointerId)) {
      if (event.type === "pointermove") this.#move(event);
      // A cell loses the browser's own capture when the board captures instead.
      else if (event.type !== "lostpointercapture" || event.target === event.currentTarget)
        this.#release(event, event.type === "pointerup");
    }
  }

  /** Cancels the present gesture. */
  cancel(): void {
    clearTimeout(this.#timer);
    if (this.#phase.name === "stroke") this.#surface.preview(null);
    this.#phase = { name: this.#fingers.size > 0 ? "spent" : "idle" };
  }

  #press(event: PointerEvent): void {
    if (event.button > RIGHT_BUTTON) return;
    this.#fingers.set(event.pointerId, pointOf(event));
    capture(event);
    if (this.#fingers.size === 1) this.#begin(event);
    else this.#pinch(event);
  }

  #begin(event: PointerEvent): void {
    const point = pointOf(event);
    const cell = this.#surface.cellAt(point);
    if (cell < 0) {
      this.#phase = { name: "spent" };
      return;
    }
    const stroke: Stroke = {
      cells: [cell],
      dragged: false,
      other: event.button === RIGHT_BUTTON,
      more: event.ctrlKey || event.shiftKey || event.metaKey,
      precise: event.pointerType === "mouse",
    };
    const pans = event.button === MIDDLE_BUTTON || this.#surface.pansFrom(cell);
    this.#phase = {
      name: pans ? "pan" : "stroke",
      id: event.pointerId,
      start: point,
      last: point,
      at: cell,
      stroke,
    };
    if (pans) return;
    this.#surface.preview(stroke);
    if (!stroke.precise) this.#timer = setTimeout(() => this.#hold(), LONG_PRESS);
  }

  #hold(): void {
    const phase = this.#phase;
    if (phase.name !== "stroke" || phase.stroke.dragged) return;
    const held = this.#surface.held(phase.stroke);
    if (held) {
      phase.stroke = held;
      this.#surface.preview(held);
    } else this.cancel();
  }

  #pinch(second: PointerEvent): void {
    const first = this.#phase.name === "stroke" && !this.#phase.stroke.dragged ? this.#phase : null;
    this.cancel();
    if (this.#fingers.size !== 2) return;
    const [one, two] = this.#fingers.values();
    this.#phase = { name: "pinch", pinch: new Pinch(this.#surface, one, two), first, second };
  }

  #move(event: PointerEvent): void {
    const point = pointOf(event);
    this.#fingers.set(event.pointerId, point);
    const phase = this.#phase;
    if (phase.name === "pinch") {
      const [one, two] = this.#fingers.values();
      phase.pinch.move(one, two);
      phase.first = null;
    } else if (phase.name === "stroke" || phase.name === "pan") {
      const still = distance(phase.start, point) <= TREMBLE;
      if (still && !phase.stroke.dragged) return;
      clearTimeout(this.#timer);
      if (phase.name === "pan") {
        phase.stroke = { ...phase.stroke, dragged: true };
        this.#surface.panBy(point.x - phase.last.x, point.y - phase.last.y);
      } else this.#extend(phase, point);
      phase.last = point;
    }
  }

  #extend(phase: Extract<Phase, { name: "stroke" | "pan" }>, point: Point): void {
    const cell = this.#surface.cellAt(point);
    if (cell < 0 || cell === phase.at) return;
    phase.stroke = strokeTo(phase.stroke, phase.at, cell, this.#surface.columns());
    phase.at = cell;
    this.#surface.preview(phase.stroke);
  }

  #release(event: PointerEvent, done: boolean): void {
    const { pointerId: id, timeStamp } = event;
    this.#fingers.delete(id);
    const phase = this.#phase;
    const ended = phase.name === "stroke" || phase.name === "pan";
    this.cancel();
    if (
      done &&
      phase.name === "pinch" &&
      phase.first?.id === id &&
      timeStamp - phase.second.timeStamp < OVERLAP
    ) {
      this.#surface.commit(phase.first.stroke);
      this.#begin(phase.second);
    }
    if (!ended || !done) return;
    if (phase.name === "stroke" || !phase.stroke.dragged) this.#surface.commit(phase.stroke);
  }
}

/** So that the release is heard outside the board too. Throws when the pointer went while the page was busy. */
function capture(event: PointerEvent): void {
  try {
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  } catch {
    return;
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
