/** How far, in CSS pixels, a finger must go down until the sheet is let go. */
const FAR = 56;

/** Lets a finger push an element down and away; it follows the finger by the custom property `--pushed`. */
export class Swipe implements EventListenerObject {
  readonly #element: HTMLElement;
  readonly #away: () => void;
  #start = 0;

  constructor(element: HTMLElement, away: () => void) {
    this.#element = element;
    this.#away = away;
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
    const pushed = Math.max(clientY - this.#start, 0);
    if (type === "pointermove") {
      this.#push(pushed);
      return;
    }
    for (const name of ["pointermove", "pointerup", "pointercancel"]) grip.removeEventListener(name, this);
    this.#push(0);
    if (type === "pointerup" && pushed >= FAR) this.#away();
  }

  #push(pushed: number): void {
    this.#element.style.setProperty("--pushed", `${pushed}px`);
  }
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement;
}
