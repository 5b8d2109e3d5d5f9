import { expect } from "@open-wc/testing";
import { html, render } from "lit";
import type { PanZoom } from "../../../web/ui/pan-zoom/pan-zoom.ts";
import { speak } from "../../../web/words/words.ts";
import { dressed, find, flaws } from "../look.ts";

let stage: HTMLElement;

before(async () => {
  await speak("en");
  await import("../../../web/ui/pan-zoom/pan-zoom.ts");
  await dressed();
});

afterEach(() => stage.remove());

/** A picture of so many units in a window of 300 x 200 pixels. */
async function shown(width: number, height: number): Promise<PanZoom> {
  stage = document.createElement("div");
  stage.style.inlineSize = "300px";
  document.body.append(stage);
  render(picture(width, height), stage);
  const pan = stage.querySelector("ergo-pan-zoom") as PanZoom;
  pan.style.blockSize = "250px";
  await frame();
  return pan;
}

function picture(width: number, height: number) {
  return html`<ergo-pan-zoom label="A map">
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Map"><circle r="5"></circle></svg>
  </ergo-pan-zoom>`;
}

async function frame(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(requestAnimationFrame);
}

function svgOf(pan: PanZoom): SVGSVGElement {
  return pan.querySelector("svg") as SVGSVGElement;
}

/** The unit of the picture that lies under a point of the screen. */
function under(pan: PanZoom, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const { left, top } = svgOf(pan).getBoundingClientRect();
  return { x: (x - left) / pan.scale, y: (y - top) / pan.scale };
}

function touch(pan: PanZoom, type: string, points: readonly (readonly [number, number])[]): TouchEvent {
  const target = svgOf(pan);
  const touches = points.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
  );
  const event = new TouchEvent(type, {
    ...{ touches, targetTouches: touches, changedTouches: touches },
    ...{ bubbles: true, cancelable: true, composed: true },
  });
  target.dispatchEvent(event);
  return event;
}

describe("A window on a large picture", () => {
  it("shows all of a small picture, not much larger than it was drawn", async () => {
    const pan = await shown(100, 60);
    expect(pan.scale).to.equal(1.25);
    const box = svgOf(pan).getBoundingClientRect();
    const view = pan.view.getBoundingClientRect();
    expect(box.left - view.left).to.be.closeTo(view.right - box.right, 1);
  });

  it("fits the width where that can be read, and is legible where not", async () => {
    expect((await shown(350, 100)).scale).to.be.closeTo(297 / 350, 0.01);
    stage.remove();
    const pan = await shown(3_000, 100);
    expect(pan.scale).to.equal(0.7);
    expect(pan.view.scrollWidth).to.be.closeTo(2_100, 2);
  });

  it("is fitted again when the picture grows, until the person chooses a size", async () => {
    const pan = await shown(320, 100);
    svgOf(pan).setAttribute("viewBox", "0 0 400 100");
    await frame();
    expect(pan.scale).to.be.closeTo(297 / 400, 0.01);
    find(pan, "button", "Larger").click();
    const chosen = pan.scale;
    svgOf(pan).setAttribute("viewBox", "0 0 330 100");
    await frame();
    expect(pan.scale).to.equal(chosen);
    pan.refit();
    expect(pan.scale).to.be.closeTo(297 / 330, 0.01);
  });

  it("keeps what is under the pointer when Ctrl and the wheel zoom, and the page as it is", async () => {
    const pan = await shown(3_000, 2_000);
    pan.view.scrollTo(400, 300);
    const { left, top } = pan.view.getBoundingClientRect();
    const at = { x: left + 220, y: top + 40 };
    const before = under(pan, at);
    const wheel = new WheelEvent("wheel", {
      ...{ deltaY: -100, ctrlKey: true, clientX: at.x, clientY: at.y },
      ...{ bubbles: true, cancelable: true },
    });
    svgOf(pan).dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(true);
    expect(pan.scale).to.be.closeTo(0.7 * Math.exp(0.25), 0.001);
    expect(under(pan, at).x).to.be.closeTo(before.x, 1.5);
    expect(under(pan, at).y).to.be.closeTo(before.y, 1.5);
    const plain = new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true });
    svgOf(pan).dispatchEvent(plain);
    expect(plain.defaultPrevented).to.equal(false);
  });

  it("follows two fingers, and leaves one finger to the browser", async () => {
    const pan = await shown(3_000, 2_000);
    pan.view.scrollTo(400, 300);
    const { left, top } = pan.view.getBoundingClientRect();
    expect(touch(pan, "touchstart", [[left + 100, top + 100]]).defaultPrevented).to.equal(false);
    const apart = (by: number, x: number) => [
      [left + x - by, top + 100] as const,
      [left + x + by, top + 100] as const,
    ];
    const before = under(pan, { x: left + 100, y: top + 100 });
    expect(touch(pan, "touchstart", apart(20, 100)).defaultPrevented).to.equal(true);
    expect(touch(pan, "touchmove", apart(40, 140)).defaultPrevented).to.equal(true);
    expect(pan.scale).to.be.closeTo(1.4, 0.001);
    expect(under(pan, { x: left + 140, y: top + 100 }).x).to.be.closeTo(before.x, 1.5);
    touch(pan, "touchend", []);
    touch(pan, "touchmove", [[left + 10, top + 10]]);
    expect(pan.scale).to.be.closeTo(1.4, 0.001);
    expect(getComputedStyle(pan.view).touchAction).to.equal("pan-x pan-y");
  });

  it("zooms by keys within its bounds, and 0 shows all", async () => {
    const pan = await shown(3_000, 2_000);
    const press = (key: string) =>
      pan.view.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(press("+")).to.equal(false);
    expect(pan.scale).to.be.closeTo(0.875, 0.001);
    for (let turn = 0; turn < 30; turn++) press("+");
    expect(pan.scale).to.equal(4);
    press("0");
    expect(pan.view.scrollWidth).to.equal(pan.view.clientWidth);
    const least = pan.scale;
    for (let turn = 0; turn < 30; turn++) press("-");
    expect(pan.scale).to.be.closeTo(least, 0.001);
    expect(press("ArrowRight")).to.equal(true);
  });

  it("brings a part into sight, and moves nothing where it is seen", async () => {
    const pan = await shown(3_000, 2_000);
    pan.view.style.scrollBehavior = "auto";
    const jump = pan.view.scrollBy.bind(pan.view);
    // Without the slide, so that the outcome can be read at once.
    pan.view.scrollBy = ((to: ScrollToOptions) =>
      jump({ ...to, behavior: "instant" })) as Element["scrollBy"];
    pan.reveal(2_000, 1_500, 40, 40);
    const seen = () => {
      const [left, top] = [pan.view.scrollLeft / pan.scale, pan.view.scrollTop / pan.scale];
      return { left, top, right: left + 300 / pan.scale, bottom: top + 200 / pan.scale };
    };
    expect(seen().right).to.be.greaterThan(2_040);
    expect(seen().left).to.be.lessThan(2_000);
    expect(seen().bottom).to.be.greaterThan(1_540);
    expect(seen().top).to.be.lessThan(1_500);
    const { scrollLeft, scrollTop } = pan.view;
    pan.reveal(2_000, 1_500, 40, 40);
    expect([pan.view.scrollLeft, pan.view.scrollTop]).to.deep.equal([scrollLeft, scrollTop]);
    pan.reveal(0, 0, 40, 40);
    expect([pan.view.scrollLeft, pan.view.scrollTop]).to.deep.equal([0, 0]);
  });

  it("is dragged by the mouse, and a drag is no click", async () => {
    const pan = await shown(3_000, 2_000);
    pan.view.scrollTo(400, 300);
    let clicks = 0;
    svgOf(pan).addEventListener("click", () => clicks++);
    const mouse = (type: string, clientX: number) =>
      svgOf(pan).dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: 1, pointerType: "mouse", clientX, clientY: 0 },
          ...{ bubbles: true, composed: true },
        }),
      );
    pan.view.setPointerCapture = () => {}; // there is no such pointer
    mouse("pointerdown", 100);
    mouse("pointermove", 80);
    mouse("pointerup", 80);
    svgOf(pan).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(pan.view.scrollLeft).to.equal(420);
    expect(clicks).to.equal(0);
    svgOf(pan).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(clicks).to.equal(1);
  });

  it("has no flaw, its buttons are large and named, and the window can be reached", async () => {
    const pan = await shown(3_000, 2_000);
    expect(pan.view.tabIndex).to.equal(0);
    expect(pan.view.getAttribute("aria-label")).to.equal("A map");
    for (const name of ["Larger", "Smaller", "Show the whole picture"]) {
      const { width, height } = find(pan, "button", name).getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
    const own = (await flaws()).filter((flaw) => flaw.includes("pan-zoom"));
    expect(own).to.deep.equal([]);
  });
});
