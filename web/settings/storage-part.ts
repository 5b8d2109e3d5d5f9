import { css, html, nothing, type TemplateResult } from "lit";
import type { Problem } from "../../engine/model/result.ts";
import type { StorageFacts } from "../state/app.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { bytes } from "../words/moment.ts";
import { count, t } from "../words/more.ts";
import "../packs/packs-part.ts";

/** The stored games, whether the browser keeps them, and the way out and back in as one file. */
export class StoragePart extends LaterElement {
  static override properties = {
    facts: { state: true },
    declined: { state: true },
    restored: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .row .button {
        flex: 1 1 auto;
      }
      .kept {
        display: flex;
        gap: var(--space-2);
      }
      .kept .icon {
        color: var(--conclude-edge);
      }
    `,
  ];

  declare private facts: StorageFacts | null;
  /** The browser was asked to keep the data and did not agree. */
  declare private declined: boolean;
  declare private restored: Problem | "done" | null;

  protected override readonly looks = [(state: AppState) => state.shelf.games];

  constructor() {
    super();
    this.facts = null;
    this.declined = false;
    this.restored = null;
  }

  protected override firstUpdated(): void {
    void this.#learn();
  }

  async #learn(): Promise<void> {
    this.facts = await this.app.acts.storage();
  }

  async #persist(): Promise<void> {
    this.declined = !(await this.app.acts.persist());
    await this.#learn();
  }

  async #restore(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    this.restored = (await this.app.acts.restore(file)) ?? "done";
    input.value = "";
    await this.#learn();
  }

  protected override render(): TemplateResult {
    return html`${this.#facts()}
      <div class="row">
        <button class="button" @click=${() => this.app.acts.backup()}>${icon("download")}${t("storage.backup")}</button>
        <button
          class="button"
          @click=${() => this.renderRoot.querySelector<HTMLInputElement>("input[type=file]")?.click()}
        >
          ${icon("import")}${t("storage.restore")}
        </button>
        <input type="file" hidden @change=${this.#restore} />
      </div>
      <p class="note">${t("storage.backup-note")}</p>
      <ergo-packs-part .app=${this.app} keeps></ergo-packs-part>
      <div role="status">${this.#outcome()}</div>`;
  }

  #facts(): TemplateResult {
    const { facts } = this;
    if (!facts) return html`<p class="note" aria-busy="true">…</p>`;
    const size = facts.bytes === null ? "" : ` · ${bytes(facts.bytes, this.state.lang)}`;
    return html`<p>${count("storage.games", facts.games)}${size}</p>
      ${
        facts.persisted
          ? html`<p class="kept">${icon("check")}<span>${t("storage.kept")}</span></p>`
          : html`<p class="note">${t(this.declined ? "storage.declined" : "storage.loose")}</p>
              <button class="button" @click=${this.#persist}>${t("storage.keep")}</button>`
      }
      ${facts.limits.map((limit) => html`<p class="note">${t(`limit.${limit}`)}</p>`)}`;
  }

  #outcome(): TemplateResult | typeof nothing {
    const { restored } = this;
    if (restored === null) return nothing;
    if (restored === "done") return html`<p>${t("storage.restored")}</p>`;
    return html`<p class="error">${restored.text[this.state.lang]}</p>`;
  }
}

customElements.define("ergo-storage-part", StoragePart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-storage-part": StoragePart;
  }
}
