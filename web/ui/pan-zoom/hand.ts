import { distance, type Point, TREMBLE } from "./point.ts";
import { Pinch, timesOfWheel, type Zoomable } from "./zoom-input.ts";

/** One notch of a wheel counts no more than a push of a pad. */
const WHEEL = { perPixel: 0.01, most: 25 };

/**
 * Two fingers and Ctrl with the wheel zoom the picture, and the page stays as it is; one finger pans as the browser
 * pans; the mouse drags.
 */
export class PanZoomHand {
  readonly #picture: Zoomable;
  #pinch: Pinch | null = null;
  #drag: { readonly id: number; readonly start: Point; last: Point; isDrag: boolean } | null = null;

  constructor(picture: Zoomable) {
    this.#picture = picture;
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
    const times = timesOfWheel(event, WHEEL);
    if (times === null) return;
    event.preventDefault();
    this.#picture.holdAt(pointOf(event))(times, pointOf(event));
  }

  #touch(event: TouchEvent): void {
    if (event.touches.length !== 2) {
      this.#pinch = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const [one, two] = Array.from(event.touches, pointOf);
    this.#pinch ??= new Pinch(this.#picture, one, two);
    this.#pinch.move(one, two);
  }

  #press(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const point = pointOf(event);
    this.#drag = { id: event.pointerId, start: point, last: point, isDrag: false };
  }

  #move(event: PointerEvent, view: HTMLElement): void {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    const point = pointOf(event);
    drag.isDrag ||= distance(drag.start, point) > TREMBLE;
    if (!drag.isDrag) return;
    const [x, y] = [point.x - drag.last.x, point.y - drag.last.y];
    drag.last = point;
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
    if (this.#drag?.isDrag) event.stopPropagation();
    this.#drag = null;
  }
}

function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX, y: clientY };
}
