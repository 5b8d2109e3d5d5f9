import { css, html, nothing, type TemplateResult } from "lit";
import { csvText } from "../../engine/model/csv.ts";
import { ratingFields } from "../state/rating-csv.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { count, t } from "../words/more.ts";
import type { Batch } from "./making.ts";
import { easiestFirst } from "./order.ts";
import "./made-card.ts";

/** The puzzles of one order, and the actions on all of them. */
export class MadeBatch extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    batch: { attribute: false },
    open: { type: Boolean },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      summary {
        min-block-size: var(--touch);
        padding-block: var(--space-3);
        border-block-start: 1px solid var(--rule-soft);
        cursor: pointer;
      }
      h3 {
        display: inline;
        margin-inline: var(--space-1) var(--space-2);
        font-size: var(--text-l);
        line-height: 1.3;
      }
      summary .note {
        white-space: nowrap;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
        gap: var(--space-3);
      }
      .ratings {
        padding-inline: var(--space-3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: var(--space-2);
        margin-block-start: var(--space-2);
      }
    `,
  ];

  declare batch: Batch;
  /** Whether it begins unfolded. */
  declare open: boolean;

  protected override readonly looks: readonly ((state: AppState) => unknown)[] = [];

  constructor() {
    super();
    this.open = false;
  }

  /** What was wished for. */
  #name(): string {
    const { kind, wish, puzzles } = this.batch;
    const { rows, cols, level, rule } = wish;
    const technique = puzzles[0].rating?.needs.find(({ id }) => id === rule)?.name[this.state.lang];
    const size = `${kindName(kind, this.state.lang)} ${cols} × ${rows}`;
    return [size, level && levelName(level), technique].filter(Boolean).join(" · ");
  }

  protected override render(): TemplateResult {
    return html`<details ?open=${this.open} @toggle=${this.#turned}>
      <summary>
        <h3>${this.#name()}</h3>
        <span class="note">${count("shelf.puzzles", this.batch.puzzles.length)}</span>
      </summary>
      ${this.open ? this.#list() : nothing}
    </details>`;
  }

  #turned(event: Event): void {
    this.open = (event.target as HTMLDetailsElement).open;
  }

  /** One file with all of them, as other programs read it. */
  #save(): void {
    const { kind, puzzles } = this.batch;
    const texts = easiestFirst(puzzles).map(({ text }) => text);
    void Promise.all([import("../../engine/kinds/export.ts"), import("../effects/download.ts")]).then(
      ([{ saveMany }, { download }]) => download(saveMany(kind, texts)),
      () => chunkLost(this.app.store),
    );
  }

  /** A file with a line a puzzle: its text and its rating. */
  #saveRatings(): void {
    const { kind, puzzles } = this.batch;
    const head = ["number", "puzzle", "level", "work", "needs"];
    const lines = easiestFirst(puzzles).map(({ number, text, rating }) => [
      number,
      text,
      ...ratingFields(rating),
    ]);
    void import("../effects/download.ts").then(
      ({ download }) => download({ name: `made-${kind}.csv`, text: csvText([head, ...lines]) }),
      () => chunkLost(this.app.store),
    );
  }

  #analyse(): void {
    const { kind, puzzles } = this.batch;
    void this.app.acts.analyseThese({
      kind,
      name: this.#name(),
      puzzles: easiestFirst(puzzles).map(({ text, rating }) => ({
        text,
        level: rating?.level ?? null,
        technique: rating?.needs[0]?.id ?? null,
      })),
    });
  }

  /** Fires "batch-dropped", so that the focus can go elsewhere. */
  #drop(): void {
    const { batch } = this;
    void this.app.acts.making().then((workshop) => workshop.drop(batch));
    this.dispatchEvent(new CustomEvent("batch-dropped", { bubbles: true }));
  }

  #list(): TemplateResult {
    const { app, batch } = this;
    const { kind } = batch;
    const puzzles = easiestFirst(batch.puzzles);
    return html`<ul role="list">
        ${puzzles.map(
          (puzzle) =>
            html`<li><ergo-made-card .app=${app} .kind=${kind} .puzzle=${puzzle}></ergo-made-card></li>`,
        )}
      </ul>
      <div class="row">
        <button
          class="icon-button drop"
          aria-label=${t("make.drop")}
          @click=${() => this.#drop()}
        >
          ${icon("trash")}
        </button>
        <button class="button save" @click=${() => this.#save()}>${icon("download")}${t("make.save")}</button>
        <button
          class="button print"
          @click=${() => void app.acts.making().then((workshop) => workshop.show("print", kind, puzzles))}
        >
          ${icon("print")}${t("make.print")}
        </button>
        <button class="button analyse" @click=${() => this.#analyse()}>${icon("chart")}${t("make.analyse")}</button>
        <button
          class="button quiet ratings"
          aria-label=${t("make.save-csv")}
          @click=${() => this.#saveRatings()}
        >
          ${t("make.csv")}
        </button>
      </div>`;
  }
}

customElements.define("ergo-made-batch", MadeBatch);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-made-batch": MadeBatch;
  }
}
