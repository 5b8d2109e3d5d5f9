/** How far, in CSS pixels, a finger must go until the sheet is pulled up or let go. */
const FAR = 56;
/** The sheet follows a pull upwards by this share of it, as by a rubber band. */
const PULL = 0.25;

/** What becomes of the sheet when it is pulled up or pushed down far enough. */
export interface SwipeActs {
  up(): void;
  down(): void;
}

/** Lets a finger pull an element up or push it down; it follows the finger by the custom property `--pushed`. */
export class Swipe implements EventListenerObject {
  readonly #element: HTMLElement;
  readonly #acts: SwipeActs;
  #start = 0;

  constructor(element: HTMLElement, acts: SwipeActs) {
    this.#element = element;
    this.#acts = acts;
  }

  handleEvent(event: PointerEvent): void {
    const { currentTarget: grip, type, clientY } = event;
    if (!(grip instanceof HTMLElement)) return;
    if (type === "pointerdown") {
      if (!event.isPrimary || (event.target !== grip && event.composedPath().some(isButton))) return;
      this.#start = clientY;
      grip.setPointerCapture(event.pointerId);
      for (const name of ["pointermove", "pointerup", "pointercancel"]) grip.addEventListener(name, this);
      return;
    }
    const pushed = clientY - this.#start;
    if (type === "pointermove") {
      this.#push(pushed > 0 ? pushed : PULL * pushed);
      return;
    }
    for (const name of ["pointermove", "pointerup", "pointercancel"]) grip.removeEventListener(name, this);
    this.#push(0);
    if (type === "pointerup" && pushed >= FAR) this.#acts.down();
    if (type === "pointerup" && pushed <= -FAR) this.#acts.up();
  }

  #push(pushed: number): void {
    this.#element.style.setProperty("--pushed", `${pushed}px`);
  }
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement;
}
