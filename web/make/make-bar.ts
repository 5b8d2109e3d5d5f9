import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { stepper, stepperStyles } from "../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { clock } from "../words/clock.ts";
import { count, t } from "../words/more.ts";
import type { Making, Run } from "./making.ts";
import { MOST_AT_ONCE } from "./order.ts";

/** Between the bar and a control with the focus, in pixels. */
const GAP = 8;
/** How often the clock of the making moves on, in milliseconds. */
const TICK = 1_000;

/** Sets making going; while it goes on, says how far it is and stops it. */
export class MakeBar extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    stepperStyles,
    css`
      :host {
        display: block;
        padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
        background: var(--page);
        border-block-start: 1px solid var(--rule-soft);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
      }
      .row > .button {
        flex: 1 1 9rem;
      }
      .row > .stop {
        flex: 0 1 auto;
        padding-inline: var(--space-5);
      }
      .far {
        flex: 1 1 9rem;
        line-height: 1.3;
      }
      .far .note {
        display: block;
      }
      .track {
        position: relative;
        block-size: 6px;
        margin-block-end: var(--space-3);
        border-radius: 3px;
        background: var(--rule-soft);
        overflow: hidden;
      }
      progress {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        border: 0;
        background: none;
        appearance: none;
      }
      progress::-webkit-progress-bar {
        background: none;
      }
      progress::-webkit-progress-value {
        border-radius: 3px;
        background: var(--accent);
        transition: inline-size var(--calm);
      }
      progress::-moz-progress-bar {
        border-radius: 3px;
        background: var(--accent);
      }
      .track::after {
        content: "";
        position: absolute;
        inset: 0;
        inline-size: 30%;
        background: linear-gradient(90deg, transparent, var(--edge), transparent);
        animation: pass 1.4s ease-in-out infinite;
      }
      @keyframes pass {
        from {
          transform: translateX(-110%);
        }
        to {
          transform: translateX(350%);
        }
      }
      .problem {
        margin-block-end: var(--space-3);
        padding: var(--space-2) var(--space-4);
        border-radius: var(--radius-s);
        background: var(--same);
        box-shadow: inset 0.25rem 0 var(--elim);
        line-height: 1.35;
      }
      @media (min-width: 60rem) {
        :host {
          padding-inline: 0;
          border: 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .track::after {
          animation: none;
          display: none;
        }
      }
      @media (forced-colors: active) {
        .track {
          border: 1px solid CanvasText;
        }
        progress::-webkit-progress-value {
          background: Highlight;
        }
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.making];
  /** What gets the focus is scrolled clear of the bar, which lies over the end of the page. */
  readonly #size = new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${this.offsetHeight + GAP}px`;
  });
  #timer = 0;
  #ran: Run | null = null;
  /** The button had the focus before this was drawn anew. */
  #held = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    document.documentElement.style.scrollPaddingBlockEnd = "";
    clearInterval(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#held = this.shadowRoot?.activeElement?.classList.contains("act") ?? false;
  }

  /** The focus stays on the button when it becomes another. */
  protected override updated(_changed: PropertyValues): void {
    const run = this.state.making?.run ?? null;
    if (!run !== !this.#ran) {
      clearInterval(this.#timer);
      if (run) this.#timer = setInterval(() => this.requestUpdate(), TICK);
      if (this.#held) this.renderRoot.querySelector<HTMLElement>(".act")?.focus();
    }
    this.#ran = run;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { making } = this.state;
    if (!making) return nothing;
    const { run, problem } = making;
    return html`<div role="alert">
        ${problem ? html`<p class="problem">${problem.text[this.state.lang]}</p>` : nothing}
      </div>
      ${run ? this.#running(run) : this.#ready(making)}
      <p class="unseen" role="status">${this.#said(making)}</p>`;
  }

  #ready({ order }: Making): TemplateResult {
    const { acts } = this.app;
    const steps = { label: t("make.count"), value: order.count, least: 1, most: MOST_AT_ONCE };
    return html`<div class="row">
      ${stepper(steps, (wanted) => void acts.making().then((workshop) => workshop.order({ count: wanted })))}
      <button
        class="button primary act"
        @click=${() => void acts.making().then((workshop) => workshop.make())}
      >
        ${count("make.go", order.count)}
      </button>
    </div>`;
  }

  #running({ wanted, done, nodes, began }: Run): TemplateResult {
    const { lang } = this.state;
    const spent = nodes > 0 ? ` · ${t("make.nodes", { n: nodes.toLocaleString(lang) })}` : "";
    return html`<div class="track">
        <progress aria-label=${t("make.making")} .value=${done} max=${wanted}></progress>
      </div>
      <div class="row">
        <p class="far">
          <strong>${t("make.done-of", { done, wanted })}</strong>
          <span class="note">${clock(Date.now() - began)}${spent}</span>
        </p>
        <button
          class="button stop act"
          @click=${() => void this.app.acts.making().then((workshop) => workshop.stop())}
        >
          ${t("make.stop")}
        </button>
      </div>`;
  }

  /** The text for a screen reader: progress after each puzzle, and the result. */
  #said({ run }: Making): string {
    if (run) return t("make.done-of", { done: run.done, wanted: run.wanted });
    return this.#ran ? count("make.ended", this.#ran.done) : "";
  }
}

customElements.define("ergo-make-bar", MakeBar);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-make-bar": MakeBar;
  }
}
