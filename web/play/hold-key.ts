import type { App } from "../state/app.ts";
import { isColour } from "./colour-candidate.ts";
import type { Pad } from "./pad.ts";
import { writeDigit } from "./writing.ts";

/** Milliseconds until a press on a key is a long one, as on a board; pixels that the finger may move meanwhile. */
const LONG_PRESS = 500;
const TREMBLE = 10;

/** A digit key that is held writes a corner note, or the digit itself where the keys write notes; its click then does nothing. */
export function startHeldKeys(app: App): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isSpent = false;
  const end = (): void => clearTimeout(timer);
  addEventListener("pointerdown", (event) => {
    end();
    isSpent = false;
    const digit = digitUnder(event);
    const { play, settings } = app.store.state;
    if (!digit || !play || settings.input !== "cell" || isColour(play.tool.write)) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      isSpent = true;
      writeDigit(app, digit, { write: play.tool.write === "digit" ? "corner" : "digit" });
    }, LONG_PRESS);
  });
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) end();
  });
  for (const over of ["pointerup", "pointercancel"]) addEventListener(over, end);
  addEventListener(
    "click",
    (event) => {
      if (isSpent && digitUnder(event)) event.stopPropagation();
      isSpent = false;
    },
    { capture: true },
  );
}

/** The digit of the key of a pad that an event is on; 0 for anything else. */
function digitUnder(event: Event): number {
  const path = event.composedPath();
  const isPad = path.some((one): one is Pad => one instanceof Element && one.localName === "ergo-pad");
  const key = path.find((one) => one instanceof Element && one.matches(".key"));
  if (!isPad || !(key instanceof Element)) return 0;
  return Number(key.querySelector(".digit")?.textContent ?? 0);
}
