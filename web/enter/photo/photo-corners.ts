import { css, html, type PropertyValues, type TemplateResult } from "lit";
import type { PhotoAnswer } from "../../../worker/api.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { drawWhole, INKS } from "./photo-canvas.ts";

type Corners = PhotoAnswer["corners"];

/** Pixels of the picture that is shown, a side. */
const LONGEST = 900;
/** A key moves a corner by this part of the picture. */
const STEP = 0.005;
/** Pixels kept free above the picture: corners stand out of it. */
const MARGIN = 28;
/** Where corners begin that are not known. */
const FIRST: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The whole picture, with four corners to drag onto those of the grid. Fires "corners" with them. */
export class PhotoCorners extends LaterElement {
  static override properties = { picture: {}, corners: {}, moved: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      .note,
      .picture {
        scroll-margin-block-start: ${MARGIN}px;
      }
      /* Fingers alone: there is hardly a keyboard. */
      @media (any-pointer: coarse) and (not (any-pointer: fine)) {
        .keys {
          display: none;
        }
      }
      .picture {
        position: relative;
        justify-self: center;
        line-height: 0;
        touch-action: none;
      }
      canvas {
        max-inline-size: 100%;
        max-block-size: 55vh;
        border-radius: var(--radius-m);
      }
      svg {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        pointer-events: none;
        fill: none;
        stroke: var(--mark);
        stroke-width: 2px;
      }
      .edge {
        stroke: var(--mark-edge);
        stroke-width: 5px;
      }
      .corner {
        position: absolute;
        inset: auto;
        inset-inline-start: 0;
        inset-block-start: 0;
        inline-size: 44px;
        block-size: 44px;
        padding: 0;
        border: 0;
        border-radius: 50%;
        background: radial-gradient(
          circle closest-side,
          transparent 26%,
          var(--mark-edge) 29% 33%,
          var(--mark) 35% 49%,
          var(--mark-edge) 51% 56%,
          transparent 59%
        );
        translate: -50% -50%;
        cursor: grab;
      }
    `,
  ];

  declare picture: Blob;
  /** Where the corners are, in parts of the picture; null where that is not known. */
  declare corners: Corners | null;
  declare private moved: Corners | null;
  #drawn: Blob | null = null;

  constructor() {
    super();
    this.moved = null;
  }

  protected override readonly looks = [];

  get #now(): Corners {
    return this.moved ?? this.corners ?? FIRST;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.style.setProperty("--mark", INKS.mark);
    this.style.setProperty("--mark-edge", INKS.edge);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const canvas = this.renderRoot.querySelector("canvas");
    if (canvas && this.#drawn !== this.picture) {
      this.#drawn = this.picture;
      void drawWhole(canvas, this.picture, LONGEST).then(
        () => this.#bringIntoView(),
        () => {},
      );
    }
    for (const [at, button] of this.renderRoot.querySelectorAll<HTMLElement>(".corner").entries()) {
      const { x, y } = this.#now[at];
      button.style.setProperty("inset-inline-start", `${x * 100}%`);
      button.style.setProperty("inset-block-start", `${y * 100}%`);
    }
  }

  /** The sentence and the picture below it; the picture alone where the window is too low for both. */
  #bringIntoView(): void {
    const note = this.renderRoot.querySelector(".note");
    const picture = this.renderRoot.querySelector(".picture");
    if (!note || !picture) return;
    const height = picture.getBoundingClientRect().bottom - note.getBoundingClientRect().top;
    (height + MARGIN < innerHeight ? note : picture).scrollIntoView({ block: "start" });
  }

  #move(at: number, x: number, y: number): void {
    const within = (value: number): number => Math.min(Math.max(value, 0), 1);
    const next = { x: within(x), y: within(y) };
    this.moved = this.#now.map((corner, i) => (i === at ? next : corner)) as unknown as Corners;
  }

  #drag(event: PointerEvent, at: number): void {
    const button = event.currentTarget as HTMLElement;
    if (event.type === "pointerdown") button.setPointerCapture(event.pointerId);
    if (!button.hasPointerCapture(event.pointerId)) return;
    const box = button.parentElement?.getBoundingClientRect();
    if (box) this.#move(at, (event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height);
  }

  #key(event: KeyboardEvent, at: number): void {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = this.#now[at];
    this.#move(at, x + arrow[0], y + arrow[1]);
  }

  protected override render(): TemplateResult {
    const names = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
    const points = this.#now.map(({ x, y }) => `${x * 100},${y * 100}`).join(" ");
    return html`<p class="note">
        ${t("photo.corners-note")}<span class="keys">${this.state.lang === "zh" ? "" : " "}${t("photo.corners-keys")}</span>
      </p>
      <div class="picture" dir="ltr">
        <canvas></canvas>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon class="edge" points=${points} vector-effect="non-scaling-stroke" />
          <polygon points=${points} vector-effect="non-scaling-stroke" />
        </svg>
        ${names.map(
          (name, at) => html`<button
            class="corner"
            aria-label=${t(`photo.${name}`)}
            @pointerdown=${(event: PointerEvent) => this.#drag(event, at)}
            @pointermove=${(event: PointerEvent) => this.#drag(event, at)}
            @keydown=${(event: KeyboardEvent) => this.#key(event, at)}
          ></button>`,
        )}
      </div>
      <button
        class="button primary"
        @click=${() => this.dispatchEvent(new CustomEvent("corners", { detail: this.#now }))}
      >
        ${t("photo.read-again")}
      </button>`;
  }
}

customElements.define("ergo-photo-corners", PhotoCorners);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-photo-corners": PhotoCorners;
  }
}
