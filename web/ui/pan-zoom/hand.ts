/** A place on the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the hand asks of a picture. */
interface Held {
  zoomBy(times: number, about: Point): void;
  holdAt(from: Point): (times: number, to: Point) => void;
}

/** Pixels that a mouse may tremble within a click. */
const TREMBLE = 4;
/** How much one notch of a wheel, or one event of a pad, counts at most, and how much larger a unit of it makes things. */
const NOTCH = 25;
const PER_UNIT = 0.01;

/**
 * Two fingers and Ctrl with the wheel zoom the picture, and the page stays as it is; one finger pans as the browser
 * pans; the mouse drags.
 */
export class PanZoomHand {
  readonly #held: Held;
  #pinch: { readonly apart: number; readonly move: (times: number, to: Point) => void } | null = null;
  #drag: { readonly id: number; last: Point; moved: number } | null = null;

  constructor(held: Held) {
    this.#held = held;
  }

  listen(view: HTMLElement): void {
    // Only a listener that is not passive can keep the browser from zooming the page.
    const active = { passive: false };
    view.addEventListener("wheel", (event) => this.#wheel(event), active);
    view.addEventListener("touchstart", (event) => this.#touch(event), active);
    view.addEventListener("touchmove", (event) => this.#touch(event), active);
    view.addEventListener("touchend", (event) => this.#touch(event));
    view.addEventListener("touchcancel", (event) => this.#touch(event));
    view.addEventListener("gesturestart", (event) => event.preventDefault(), active);
    view.addEventListener("pointerdown", (event) => this.#press(event));
    view.addEventListener("pointermove", (event) => this.#move(event, view));
    view.addEventListener("pointerup", () => this.#release(view));
    view.addEventListener("pointercancel", () => this.#release(view));
    view.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const notch = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY));
    this.#held.zoomBy(Math.exp(-notch * PER_UNIT), { x: event.clientX, y: event.clientY });
  }

  #touch(event: TouchEvent): void {
    const [one, two] = event.touches;
    if (event.touches.length !== 2) {
      this.#pinch = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const apart = Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY));
    const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    this.#pinch ??= { apart, move: this.#held.holdAt(middle) };
    this.#pinch.move(apart / this.#pinch.apart, middle);
  }

  #press(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    this.#drag = { id: event.pointerId, last: { x: event.clientX, y: event.clientY }, moved: 0 };
  }

  #move(event: PointerEvent, view: HTMLElement): void {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.last.x, event.clientY - drag.last.y];
    drag.moved += Math.abs(x) + Math.abs(y);
    if (drag.moved <= TREMBLE) return;
    drag.last = { x: event.clientX, y: event.clientY };
    if (!view.hasPointerCapture(drag.id)) {
      view.setPointerCapture(drag.id);
      view.classList.add("dragged");
    }
    view.scrollBy({ left: -x, top: -y, behavior: "instant" });
  }

  #release(view: HTMLElement): void {
    view.classList.remove("dragged");
    // The click that ends a drag comes after the release, within the same task or the next.
    const drag = this.#drag;
    setTimeout(() => {
      if (this.#drag === drag) this.#drag = null;
    });
  }

  /** A drag is no click. */
  #click(event: MouseEvent): void {
    if (this.#drag && this.#drag.moved > TREMBLE) event.stopPropagation();
    this.#drag = null;
  }
}
