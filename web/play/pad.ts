import { css, html, nothing, type TemplateResult } from "lit";
import { COLOURS } from "../boards/colour-count.ts";
import { colourStyles } from "../boards/colours.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { digitsOf, leftOf, strikes } from "../state/write.ts";
import { AppElement } from "../ui/app-element.ts";
import { icon } from "../ui/icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { say, t } from "../words/words.ts";
import { chooseDigit, erase, writeDigit } from "./writing.ts";

/** The keys for digits: one each with the number left, and erase. They look like the marks that they write. */
export class Pad extends AppElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    colourStyles,
    css`
      :host {
        display: block;
        --key: min(3.5rem, 60px);
      }
      .keys {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 6px;
      }
      .keys.five {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
      .keys.six {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      .key {
        position: relative;
        flex-direction: column;
        gap: 0;
        min-block-size: var(--key);
        padding: 2px;
        overflow: hidden;
      }
      .digit {
        font-size: min(1.5rem, 26px);
        line-height: 1.15;
      }
      .count {
        color: var(--ink-note);
        font-size: min(0.6875rem, 14px);
        line-height: 1;
      }
      .key[aria-pressed="true"] .count {
        color: inherit;
      }
      .spent .digit {
        color: var(--edge);
      }
      .corner .digit {
        position: absolute;
        inset: 0.3125rem auto auto 0.625rem;
        font-size: 1rem;
      }
      .centre .digit {
        font-size: 1rem;
      }
      .candidate .digit {
        padding-inline: 0.5em;
        font-size: 1rem;
        line-height: 1.5;
      }
      .strike .digit {
        position: absolute;
        inset: 0.3125rem auto auto 0.625rem;
        font-size: 1rem;
        color: var(--elim);
        text-decoration: line-through;
      }
      .colour[aria-pressed="true"] {
        color: var(--ink);
        box-shadow: inset 0 0 0 3px var(--accent);
      }
      .colour .digit {
        font-size: 0.875rem;
        font-weight: 600;
      }
      @media (max-height: 43rem) {
        :host {
          --key: min(3rem, 52px);
        }
      }
      @media (min-height: 45rem) {
        :host {
          --key: min(4rem, 68px);
        }
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play?.position.board,
    (state: AppState) => state.play?.tool,
    (state: AppState) => state.settings,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    const { puzzle, tool } = play;
    const colours = tool.write === "colour";
    const keys = Array.from({ length: colours ? COLOURS : digitsOf(puzzle) }, (_, index) => index + 1);
    const left = leftOf(puzzle, play.position.board);
    const columns = keys.length === 5 ? "five" : keys.length === 6 ? "six" : "";
    return html`<div class="keys ${columns}" role="group" aria-label=${t("play.keys")}>
      ${settings.leftHanded ? this.#eraser() : nothing}
      ${keys.map((key) => (colours ? this.#colour(play, key) : this.#digit(play, key, left[key])))}
      ${colours ? this.#candidates() : nothing}
      ${settings.leftHanded ? nothing : this.#eraser()}
    </div>`;
  }

  #digit(play: PlayState, digit: number, left: number): TemplateResult {
    const { write } = play.tool;
    const look = strikes({ board: play.position.board, write }) ? "strike" : write;
    const shape = write === "candidate" ? "shape-1" : "";
    return html`<button
      class="button key ${look} ${left === 0 ? "spent" : ""}"
      aria-pressed=${this.#inHand(play, digit)}
      @click=${() => this.#press(digit)}
    ><span class="digit ${shape}">${digit}</span>${write === "digit" && this.state.settings.counts ? counted(left) : nothing}</button>`;
  }

  #colour(play: PlayState, colour: number): TemplateResult {
    return html`<button
      class="button key colour colour-${colour}"
      aria-label=${t("play.colour-key", { n: colour })}
      aria-pressed=${this.#inHand(play, colour)}
      @click=${() => this.#press(colour)}
    ><span class="digit">${colour}</span></button>`;
  }

  #inHand({ tool }: PlayState, digit: number): boolean | typeof nothing {
    return tool.digit === digit || (this.state.settings.input === "digit" ? false : nothing);
  }

  #press(digit: number): void {
    const { play, settings } = this.state;
    const isInHand = play?.tool.write === "candidate" && play.tool.digit;
    if (settings.input === "digit" || isInHand) chooseDigit(this.app, digit);
    else writeDigit(this.app, digit);
  }

  /** Leads from the colours of cells to those of candidates. */
  #candidates(): TemplateResult {
    return html`<button
      class="button key candidate"
      aria-label=${say("play.candidates")}
      title=${say("play.candidates")}
      @click=${() => this.app.store.dispatch({ type: "tool", tool: { write: "candidate" } })}
    ><span class="digit shape-1">1</span></button>`;
  }

  #eraser(): TemplateResult {
    return html`<button class="button key" aria-label=${t("play.erase")} @click=${() => erase(this.app)}>
      ${icon("erase")}
    </button>`;
  }
}

function counted(left: number): TemplateResult {
  return html`<span class="unseen">${t("play.left", { n: left })}</span>
    <span class="count" aria-hidden="true">${left}</span>`;
}

customElements.define("ergo-pad", Pad);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pad": Pad;
  }
}
