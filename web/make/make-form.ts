import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { WishControl } from "../kinds/contract/page-kind.ts";
import { pageKind } from "../kinds/pages.ts";
import { kindPicture } from "../kinds/picture.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { choice, switchStyles, toggle } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { stepper, stepperStyles } from "../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { tileStyles, tiles } from "../ui/tiles.ts";
import { t } from "../words/more.ts";
import type { MakingOrder } from "./making.ts";
import { changedWish, HARDEST, SIDES, type WishChange, wishOf } from "./order.ts";
import { techniqueChoice } from "./technique-choice.ts";

/** Boards of this many cells or more are made in seconds rather than moments. */
const LARGE = 196;
const LEVELS = Array.from({ length: HARDEST }, (_, at) => at + 1);

/** The order: kind, size, level, and the kind's own wishes. */
export class MakeForm extends LaterElement {
  static override properties = { ...LaterElement.properties, other: { state: true } };
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
      .tiles:not(.kind) {
        --tile: max(4rem, 22%);
      }
      .tiles:not(.kind) .tile {
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
      .difficulty {
        display: grid;
        gap: var(--space-2);
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
      .number {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-4);
      }
      .number .field {
        flex: none;
        inline-size: 5.5rem;
        text-align: center;
      }
    `,
  ];

  /** A size beside those that are offered is being chosen. */
  declare private other: boolean;
  /** The kind's own wishes were unfolded; they stay in sight, also when they are taken back. */
  #unfolded = false;

  protected override readonly looks = [
    (state: AppState) => state.making?.order,
    (state: AppState) => state.making?.techniques,
  ];

  constructor() {
    super();
    this.other = false;
  }

  #order(change: Partial<MakingOrder>): void {
    void this.app.acts.making().then((workshop) => workshop.order(change));
  }

  /** Changes the wish of the chosen kind; undefined fields are left out. */
  #wish(change: WishChange): void {
    const { order } = this.state.making ?? {};
    if (!order) return;
    this.#order({ wishes: { ...order.wishes, [order.kind]: changedWish(wishOf(order), change) } });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { order, techniques } = this.state.making ?? {};
    if (!order || techniques?.[order.kind] || wishOf(order).level === undefined) return;
    void this.app.acts.making().then((workshop) => workshop.techniques(order.kind));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { order } = this.state.making ?? {};
    if (!order) return nothing;
    const wish = wishOf(order);
    return html`${this.#kind(order.kind)} ${this.#size(order.kind, wish)} ${this.#level(order.kind, wish)}
    ${this.#own(order.kind, wish)}`;
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

  #size(kind: string, { rows, cols, level = 1 }: Wish): TemplateResult {
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
          if (this.other) return;
          const side = Number(value);
          const harder = levelsOf(kind, side).includes(level) ? {} : { level: undefined, rule: undefined };
          this.#wish({ ...forgotten(kind), ...harder, rows: side, cols: side });
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

  #level(kind: string, { rows, level, rule }: Wish): TemplateResult {
    return html`<div class="difficulty">
      ${choice(
        "level",
        t("make.level"),
        [
          ["any", t("make.any")] as const,
          ...levelsOf(kind, rows).map((one) => [String(one), levelName(one)] as const),
        ],
        String(level ?? "any"),
        (value) => this.#wish({ level: value === "any" ? undefined : Number(value), rule: undefined }),
      )}
      ${techniqueChoice(level, this.state.making?.techniques[kind], rule, this.state.lang, (id) => this.#wish({ rule: id }))}
    </div>`;
  }

  /** The kind's own wishes; those not chosen by pictures are folded away. */
  #own(kind: string, wish: Wish): TemplateResult {
    const { wishes } = pageKind(kind);
    const pictured = wishes.filter(({ is }) => is === "choice");
    const folded = wishes.filter(({ is }) => is !== "choice");
    this.#unfolded ||= folded.some(({ name }) => wish[name] !== undefined);
    const shown = folded.map((control) => this.#control(control, wish));
    return html`${pictured.map((control) => this.#control(control, wish))}
      ${
        folded.length > 0
          ? html`<details ?open=${this.#unfolded}>
              <summary>${t("make.more")}</summary>
              ${shown}
            </details>`
          : nothing
      }`;
  }

  #control(control: WishControl, wish: Wish): TemplateResult {
    const { lang } = this.state;
    const { name } = control;
    const label = control.label[lang];
    switch (control.is) {
      case "choice": {
        const options = control.options.map((option) => ({ ...option, text: option.text[lang] }));
        const chosen = String(wish[name] ?? options[0].value);
        return tiles(name, label, options, chosen, (value) => this.#wish({ [name]: value }));
      }
      case "number":
        return this.#number(control, label, wish);
      case "flag": {
        const wished = (on: boolean): void => this.#wish({ [name]: on || undefined });
        return toggle(label, wish[name] === true, wished, control.note[lang]);
      }
    }
  }

  #number(control: WishControl & { readonly is: "number" }, label: string, wish: Wish): TemplateResult {
    const { name, least, most = wish.rows * wish.cols } = control;
    const count = (event: Event): void => {
      const typed = Math.round(Number((event.target as HTMLInputElement).value));
      this.#wish({ [name]: typed >= least ? Math.min(typed, most) : undefined });
    };
    return html`<label class="number ${name}">
      <span>${label}</span>
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min=${least}
        max=${most}
        placeholder=${t("make.any")}
        .value=${String(wish[name] ?? "")}
        @change=${count}
      />
    </label>`;
  }
}

/** The levels that boards of a side can be of. */
function levelsOf(kind: string, side: number): readonly number[] {
  return LEVELS.slice(0, pageKind(kind).sides.hardest?.[side]);
}

/** How many cells a number makes sense for depends on the size. */
function forgotten(kind: string): WishChange {
  const numbers = pageKind(kind).wishes.filter(({ is }) => is === "number");
  return Object.fromEntries(numbers.map(({ name }) => [name, undefined]));
}

customElements.define("ergo-make-form", MakeForm);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-make-form": MakeForm;
  }
}
