import { css, html, nothing, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { SudokuWish as Wish } from "../../engine/kinds/sudoku/making/wish.ts";
import { pageKind } from "../kinds/pages.ts";
import { kindPicture } from "../kinds/picture.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { AppElement } from "../ui/app-element.ts";
import { choice, switchStyles, toggle } from "../ui/choice.ts";
import { stepper, stepperStyles } from "../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { tileStyles, tiles } from "../ui/tiles.ts";
import { t } from "../words/more.ts";
import type { Order } from "./making.ts";
import { SIDES, wishOf } from "./order.ts";
import { symmetryChoice } from "./symmetry.ts";

/** Boards of this many cells or more are made in seconds rather than moments. */
const LARGE = 196;
const LEVELS = [1, 2, 3, 4, 5];

/** What is to be made: kind, size, level, and the pattern of the givens where a kind has one. */
export class MakeForm extends AppElement {
  static override properties = { ...AppElement.properties, other: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    switchStyles,
    tileStyles,
    stepperStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
        padding: var(--space-4);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      legend,
      .label {
        font-weight: 600;
      }
      .segments {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, max(5.25rem, 30%)), 1fr));
      }
      .kind .picture {
        inline-size: 4rem;
      }
      .symmetry {
        --tile: max(4rem, 22%);
      }
      .symmetry .tile {
        font-size: var(--text-s);
      }
      .pattern {
        inline-size: 2rem;
        fill: none;
        stroke: var(--rule);
        stroke-width: 0.15;
      }
      .pattern .cells {
        fill: var(--ink);
        stroke: none;
      }
      .pattern .mirror {
        stroke: var(--elim);
        stroke-width: 0.25;
        stroke-dasharray: 0.6 0.4;
      }
      .sides {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1);
        margin-block-start: var(--space-2);
      }
      .size > .note {
        margin-block-start: var(--space-2);
      }
      summary {
        min-block-size: var(--touch);
        padding-block: var(--space-3);
        color: var(--accent);
        cursor: pointer;
      }
      details {
        margin-block: calc(-1 * var(--space-3));
      }
      .givens {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-4);
      }
      .givens .field {
        flex: none;
        inline-size: 5.5rem;
        text-align: center;
      }
    `,
  ];

  /** A size beside those that are offered is being chosen. */
  declare private other: boolean;
  /** More was wished for: what it was wished with stays in sight, also when it is taken back. */
  #unfolded = false;

  protected override readonly looks = [(state: AppState) => state.making?.order];

  constructor() {
    super();
    this.other = false;
  }

  #order(change: Partial<Order>): void {
    void this.app.acts.making().then((workshop) => workshop.order(change));
  }

  /** Changes the wish of the chosen kind; what becomes undefined is left out. */
  #wish(change: { readonly [K in keyof Wish]?: Wish[K] | undefined }): void {
    const { order } = this.state.making ?? {};
    if (!order) return;
    const all = Object.entries({ ...wishOf(order), ...change });
    const wish = Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as Wish;
    this.#order({ wishes: { ...order.wishes, [order.kind]: wish } });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { order } = this.state.making ?? {};
    if (!order) return nothing;
    const wish = wishOf(order);
    return html`${this.#kind(order.kind)} ${this.#size(order.kind, wish)} ${this.#level(wish)}
    ${pageKind(order.kind).patterns ? this.#pattern(wish) : nothing}`;
  }

  #kind(chosen: string): TemplateResult {
    const options = PLAY_KINDS.map(({ id, name }) => ({
      value: id,
      text: name[this.state.lang],
      picture: kindPicture(id),
    }));
    return tiles("kind", t("make.kind"), options, chosen, (kind) => {
      this.other = false;
      this.#order({ kind });
    });
  }

  #size(kind: string, { rows, cols }: Wish): TemplateResult {
    const { offered: sides, other } = pageKind(kind).sides;
    const isOther = this.other || rows !== cols || !sides.includes(rows);
    const options = sides.map((side) => [String(side), `${side} × ${side}`] as const);
    const chosen = isOther ? "other" : String(rows);
    return html`<div class="size">
      ${choice(
        "size",
        t("make.size"),
        other ? [...options, ["other", t("make.other-size")] as const] : options,
        chosen,
        (value) => {
          this.other = value === "other";
          // How many givens make sense depends on the size.
          if (!this.other) this.#wish({ rows: Number(value), cols: Number(value), givens: undefined });
        },
      )}
      ${isOther ? this.#sides(rows, cols) : nothing}
      ${rows * cols >= LARGE ? html`<p class="note">${t("make.large")}</p>` : nothing}
    </div>`;
  }

  #sides(rows: number, cols: number): TemplateResult {
    const { least, most } = SIDES;
    return html`<div class="sides">
      ${stepper({ label: t("make.cols"), value: cols, least, most }, (next) => this.#wish({ cols: next }))}
      <span aria-hidden="true">×</span>
      ${stepper({ label: t("make.rows"), value: rows, least, most }, (next) => this.#wish({ rows: next }))}
    </div>`;
  }

  #level({ level }: Wish): TemplateResult {
    return choice(
      "level",
      t("make.level"),
      [["any", t("make.any")] as const, ...LEVELS.map((one) => [String(one), levelName(one)] as const)],
      String(level ?? "any"),
      (value) => this.#wish({ level: value === "any" ? undefined : Number(value) }),
    );
  }

  #pattern({ rows, cols, symmetry = "none", givens, minimal = false }: Wish): TemplateResult {
    this.#unfolded ||= minimal || givens !== undefined;
    const count = (event: Event): void => {
      const field = event.target as HTMLInputElement;
      const typed = Math.round(Number(field.value));
      this.#wish({ givens: typed > 0 ? Math.min(typed, rows * cols) : undefined });
    };
    return html`${symmetryChoice(symmetry, (value) => this.#wish({ symmetry: value }))}
      <details ?open=${this.#unfolded}>
        <summary>${t("make.more")}</summary>
        <label class="givens">
          <span>${t("make.givens")}</span>
          <input
            class="field"
            type="number"
            inputmode="numeric"
            min="1"
            max=${rows * cols}
            placeholder=${t("make.any")}
            .value=${String(givens ?? "")}
            @change=${count}
          />
        </label>
        ${toggle(
          t("make.minimal"),
          minimal,
          (on) => this.#wish({ minimal: on || undefined }),
          t("make.minimal-text"),
        )}
      </details>`;
  }
}

customElements.define("ergo-make-form", MakeForm);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-make-form": MakeForm;
  }
}
