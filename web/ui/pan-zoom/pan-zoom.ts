import { html, LitElement, type PropertyDeclarations, type TemplateResult } from "lit";
import { t } from "../../words/more.ts";
import { drawn } from "../icon.ts";
import { baseStyles, buttonStyles } from "../styles/base.ts";
import { type Camera, holding, MIDDLE, placeAt, type RelativePoint, type ZoomLimits } from "./camera.ts";
import { PanZoomHand } from "./hand.ts";
import { nudgedTo } from "./nudge.ts";
import type { Point } from "./point.ts";
import { panZoomStyles } from "./styles.ts";
import { type Hold, timesOfKey, ZOOM_STEP, type Zoomable } from "./zoom-input.ts";

/** Pixels that one unit of the picture takes at most. */
const MOST = 4;
/** Pixels that a fitted picture leaves free, so that rounding brings no scroll bar about. */
const SPARE = 1;
/** Pixels left around a revealed place, where there is room. */
const MARGIN = 24;

/**
 * A window on a large picture: one slotted `<svg>` whose `viewBox` is its natural size. It is panned as the
 * browser pans (touch, wheel, arrow keys, scroll bars) and by a drag of the mouse; it is zoomed by buttons,
 * two fingers, Ctrl and the wheel, and the keys + - 0, about the pointer. Its `block-size` is set from
 * outside. The slot "beside" stands beside the buttons.
 */
export class PanZoom extends LitElement implements Zoomable {
  static override properties: PropertyDeclarations = {
    label: {},
    legible: { type: Number },
    most: { type: Number },
    lang: {},
  };
  static override styles = [baseStyles, buttonStyles, panZoomStyles];

  /** The label of the picture. */
  declare label: string;
  /** Pixels a unit below which the picture cannot be read: it is not fitted to the width below this. */
  declare legible: number;
  /** Pixels a unit above which the picture is not enlarged by itself. */
  declare most: number;
  #scale = 1;
  /** The person has chosen a size, so it stays. */
  #chosen = false;
  #svg: SVGSVGElement | null = null;
  readonly #room = new ResizeObserver(() => this.#resized());
  readonly #shape = new MutationObserver(() => this.#resized());
  readonly #hand = new PanZoomHand(this);

  constructor() {
    super();
    this.label = "";
    this.legible = 0.7;
    this.most = 1.25;
  }

  /** Pixels that one unit of the picture takes. */
  get scale(): number {
    return this.#scale;
  }

  /** The element that scrolls. */
  get view(): HTMLElement {
    return this.renderRoot.querySelector(".view") as HTMLElement;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
    this.#shape.disconnect();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#observe();
  }

  protected override firstUpdated(): void {
    this.#hand.listen(this.view);
    this.#observe();
  }

  protected override render(): TemplateResult {
    const button = (label: string, path: string, act: () => void) =>
      html`<button class="icon-button" aria-label=${label} title=${label} @click=${act}>${drawn(path, true)}</button>`;
    return html`<div class="view" role="group" tabindex="0" aria-label=${this.label} @keydown=${this.#key}>
        <slot @slotchange=${this.#slotted}></slot>
      </div>
      <div class="bar">
        <div class="beside"><slot name="beside"></slot></div>
        <div class="zoom" role="group" aria-label=${t("zoom.label")}>
          ${button(t("zoom.out"), "M6 12h12", () => this.#zoomBy(1 / ZOOM_STEP))}
          ${button(t("zoom.fit"), "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", () => this.fit())}
          ${button(t("zoom.in"), "M6 12h12M12 6v12", () => this.#zoomBy(ZOOM_STEP))}
        </div>
      </div>`;
  }

  /** All of the picture, as large as the window shows it. */
  fit(): void {
    this.#chosen = true;
    this.#put(this.#whole());
  }

  /** Forgets the size that the person chose: another picture is shown as it would be at first. */
  refit(): void {
    this.#chosen = false;
    this.#resized();
  }

  /** Holds the place under a point of the screen. */
  holdAt(from: Point): Hold {
    const held = placeAt(this.#camera(), this.#placeIn(from));
    const scale = this.#scale;
    return (times, to) => this.#hold(scale * times, held, this.#placeIn(to));
  }

  /** Brings a part of the picture into sight, in its own units; nothing moves where it is seen. */
  reveal(x: number, y: number, width: number, height: number): void {
    const svg = this.#svg;
    if (!svg) return;
    const box = svg.viewBox.baseVal;
    const size = this.#size();
    const place = (right: number, below: number): RelativePoint => ({
      across: (right - box.x) / size.width,
      down: (below - box.y) / size.height,
    });
    const margin = MARGIN / this.#scale;
    const camera = this.#camera();
    const shown = nudgedTo(
      camera,
      { from: place(x, y), to: place(x + width, y + height) },
      { across: margin / size.width, down: margin / size.height },
    );
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (shown !== camera) this.#scrollTo(shown, isCalm ? "instant" : "smooth");
  }

  /** The shown part of the picture. Its zoom is the scale. */
  #camera(): Camera {
    const { width, height } = this.#size();
    const { view } = this;
    const box = this.#svg?.getBoundingClientRect();
    const { left, top } = view.getBoundingClientRect();
    const [across, down] = [
      left + view.clientLeft - (box?.left ?? 0),
      top + view.clientTop - (box?.top ?? 0),
    ];
    return {
      zoom: this.#scale,
      corner: { across: across / (width * this.#scale), down: down / (height * this.#scale) },
      room: { across: view.clientWidth / width, down: view.clientHeight / height },
    };
  }

  /** Scrolls on from the shown part. */
  #scrollTo({ corner }: Camera, behavior: ScrollBehavior): void {
    const { width, height } = this.#size();
    const { corner: now } = this.#camera();
    this.view.scrollBy({
      left: (corner.across - now.across) * width * this.#scale,
      top: (corner.down - now.down) * height * this.#scale,
      behavior,
    });
  }

  /** Another scale, with a place of the picture at a place of the window. */
  #hold(scale: number, held: RelativePoint, at: RelativePoint): void {
    if (!this.#svg) return;
    this.#chosen = true;
    this.#put(scale);
    this.#scrollTo(holding(this.#camera(), this.#scale, this.#limits(), held, at), "instant");
  }

  /** So many times as large, about the middle. */
  #zoomBy(times: number): void {
    this.#hold(this.#scale * times, placeAt(this.#camera(), MIDDLE), MIDDLE);
  }

  readonly #slotted = (event: Event): void => {
    const [svg] = (event.target as HTMLSlotElement).assignedElements();
    this.#svg = svg instanceof SVGSVGElement ? svg : null;
    this.#observe();
  };

  #observe(): void {
    this.#room.disconnect();
    this.#shape.disconnect();
    if (!this.#svg) return;
    this.#room.observe(this.view);
    this.#shape.observe(this.#svg, { attributeFilter: ["viewBox"] });
    this.#resized();
  }

  #resized(): void {
    this.#put(this.#chosen ? this.#scale : this.#first());
  }

  /** The size at first: as wide as the window where that can be read, and not much larger than it was drawn. */
  #first(): number {
    const { width } = this.#size();
    const least = this.legible * textSize();
    const fitted = Math.min((this.view.clientWidth - SPARE) / width, this.most * textSize());
    return fitted >= least ? Math.min(fitted, Math.max(this.#whole(), least)) : least;
  }

  /** The size at which all is shown: then there are no scroll bars, so the room that they take now counts too. */
  #whole(): number {
    const { width, height } = this.#size();
    const { offsetWidth, offsetHeight, clientLeft, clientTop } = this.view;
    const [wide, high] = [offsetWidth - 2 * clientLeft, offsetHeight - 2 * clientTop];
    return Math.min((wide - SPARE) / width, (high - SPARE) / height, this.most * textSize());
  }

  #size(): { width: number; height: number } {
    const { width, height } = this.#svg?.viewBox.baseVal ?? { width: 1, height: 1 };
    return { width: Math.max(width, 1), height: Math.max(height, 1) };
  }

  #put(scale: number): void {
    const svg = this.#svg;
    if (!svg || !(scale > 0) || this.view.clientWidth === 0) return;
    const { least, most } = this.#limits();
    this.#scale = Math.min(Math.max(scale, least), most);
    const { width, height } = this.#size();
    svg.style.setProperty("inline-size", `${width * this.#scale}px`);
    svg.style.setProperty("block-size", `${height * this.#scale}px`);
  }

  #limits(): ZoomLimits {
    return { least: Math.min(this.#whole(), this.legible * textSize()), most: MOST * textSize() };
  }

  /** The place of a point of the screen in the window. */
  #placeIn({ x, y }: Point): RelativePoint {
    const { view } = this;
    const { left, top } = view.getBoundingClientRect();
    return {
      across: (x - left - view.clientLeft) / view.clientWidth,
      down: (y - top - view.clientTop) / view.clientHeight,
    };
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const times = timesOfKey(event);
    if (times !== null) this.#zoomBy(times);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  };
}

/** How many times as large as usual the person wants text; a picture has no text size of its own. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

customElements.define("ergo-pan-zoom", PanZoom);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pan-zoom": PanZoom;
  }
}
