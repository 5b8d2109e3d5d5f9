import { css, html, nothing, type TemplateResult } from "lit";
import { cellOf } from "../../engine/model/fact.ts";
import type { AppState } from "../state/state.ts";
import { digitsOf } from "../state/write.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { type IconName, icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { controlStyles } from "../ui/styles/controls.ts";
import { t } from "../words/more.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";

/** The controls of the reasoner: run, step, back, start over; whether taps write; and the digits for it. */
export class PaneControls extends ActsElement<BenchActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    controlStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        container-type: inline-size;
      }
      .run {
        flex: 1.6 1 0;
      }
      .keys {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 0.375rem;
      }
      .keys .button {
        padding: 0;
        font-size: 1.375rem;
      }
      @container (min-width: 27rem) {
        .keys {
          grid-template-columns: repeat(10, minmax(0, 1fr));
        }
      }
      .stop .icon {
        fill: currentColor;
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.workbench];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    const { acts } = this;
    if (!bench || !acts) return nothing;
    const writes = bench.taps === "write";
    return html`<div class="tools">${this.#tools(bench, acts)}</div>
      ${writes && bench.kind.hand === "digits" ? this.#keys(bench, acts) : nothing}`;
  }

  #tools(bench: Workbench, acts: BenchActs): TemplateResult {
    const { running, journal, view, taps } = bench;
    const tool = (name: IconName, label: string, disabled: boolean, act: () => void) =>
      html`<button class="button tool" ?disabled=${disabled} @click=${act}>${icon(name)}${label}</button>`;
    const isOver = bench.end !== null && bench.end !== "limit";
    const last = view ? view.entry : journal.length - 1;
    return html`${
      running === "run"
        ? html`<button class="button tool primary run stop" @click=${() => acts.stop()}>
              ${icon("pause")}${t("bench.stop")}
            </button>`
        : html`<button
              class="button tool primary run"
              ?disabled=${isOver}
              @click=${() => void acts.run()}
            >${icon("play")}${t("bench.run")}</button>`
    }
      ${tool("next", t("bench.step"), isOver || running !== null, () => void acts.step())}
      ${tool("undo", t("bench.back"), last < 0 || running !== null, () => acts.cut(this.#before(bench)))}
      ${tool("restart", t("bench.restart"), journal.length === 0 || running !== null, () => acts.restart())}
      <button
        class="button tool"
        aria-pressed=${taps === "write"}
        @click=${() => acts.set(taps === "write" ? { taps: "ask" } : { taps: "write", view: null })}
      >${icon("pencil")}${t("bench.write")}</button>`;
  }

  /** How many entries are left when one step is taken back: bookkeeping goes with the conclusion that it followed. */
  #before({ journal, view }: Workbench): number {
    if (view) return view.entry;
    const last = journal.findLastIndex(({ step }) => !step || step.level > 0);
    return Math.max(0, last);
  }

  #keys({ puzzle, selection, journal }: Workbench, acts: BenchActs): TemplateResult {
    const given = new Set(puzzle.givens.map(cellOf));
    const cells = selection.filter((cell) => !given.has(cell));
    const none = cells.length === 0;
    const digits = Array.from({ length: digitsOf(puzzle) }, (_, index) => index + 1);
    return html`<div class="keys" role="group" aria-label=${t("play.keys")}>
      ${digits.map(
        (mark) => html`<button
          class="button"
          ?disabled=${none}
          @click=${() => acts.write({ type: "mark", cells, mark })}
        >${mark}</button>`,
      )}
      <button
        class="button"
        aria-label=${t("play.erase")}
        ?disabled=${none || journal.length === 0}
        @click=${() => acts.write({ type: "mark", cells, mark: 0 })}
      >${icon("erase")}</button>
    </div>`;
  }
}

customElements.define("ergo-pane-controls", PaneControls);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-controls": PaneControls;
  }
}
