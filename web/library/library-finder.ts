import { css, html, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { hasPuzzles } from "../state/has-puzzles.ts";
import type { AppState } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { chipStyles } from "../ui/chip.ts";
import { LaterElement } from "../ui/later-element.ts";
import { memo } from "../ui/memo.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import { choicesOf, type LibraryFilter, type Progress } from "./listing.ts";

/** One of a list to choose from. */
type Option = readonly [value: string, text: string];

const PROGRESS: readonly Progress[] = ["new", "begun", "solved"];

/** What is looked for in the library: kind, level, size, technique, state, number, stars. */
export class LibraryFinder extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    chipStyles,
    fieldStyles,
    css`
      :host {
        container-type: inline-size;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .chips,
      .search {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .choices {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      /* Techniques have the longest names. */
      @container (min-width: 17rem) {
        .choices {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
      @container (min-width: 38rem) {
        .choices {
          grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, 1.5fr) minmax(0, 1fr);
        }
      }
      .search .number {
        position: relative;
        flex: 1 1 9rem;
      }
      .search .icon {
        position: absolute;
        inset: 0 auto 0 var(--space-3);
        block-size: 100%;
        inline-size: 20px;
        color: var(--ink-note);
        pointer-events: none;
      }
      .search .chip .icon {
        position: static;
        block-size: 20px;
        color: inherit;
      }
      .search .field {
        padding-inline-start: 44px;
      }
      select {
        text-overflow: ellipsis;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.browsing,
    (state: AppState) => state.shelf.corpus,
  ];

  readonly #choices = memo(choicesOf);

  #set(filter: Partial<LibraryFilter>): void {
    this.app.store.dispatch({ type: "library/filter", filter });
  }

  protected override render(): TemplateResult {
    const { browsing, lang, shelf } = this.state;
    const filter = browsing?.filter;
    const kind = filter?.kind ?? PLAY_KINDS[0].id;
    const { sizes, techniques } = this.#choices(browsing?.entries, kind);
    const levels = (shelf.corpus ?? []).filter((one) => one.kind === kind).map(({ level }) => level);
    const named = techniques
      .flatMap((id) => {
        const known = browsing?.techniques[id];
        return known ? [{ id, level: known.level, name: known.name[lang] }] : [];
      })
      .sort((a, b) => a.level - b.level || a.name.localeCompare(b.name, lang));
    const byLevel = [...new Set(named.map(({ level }) => level))].map((level) => ({
      name: levelName(level),
      options: named.filter((one) => one.level === level).map(({ id, name }) => [id, name] as const),
    }));
    return html`<div class="chips" role="group" aria-label=${t("library.kind")}>
        ${PLAY_KINDS.filter(({ id }) => hasPuzzles(shelf, id)).map(
          ({ id }) => html`<button
            class="chip"
            aria-pressed=${id === kind}
            @click=${() => this.#set({ kind: id, level: null })}
          >
            ${kindName(id, lang)}
          </button>`,
        )}
      </div>
      <div class="choices">
        ${this.#select(
          t("library.level"),
          t("library.all-levels"),
          levels.map((level) => [String(level), levelName(level)] as const),
          filter?.level ? String(filter.level) : null,
          (level) => this.#set({ level: level === null ? null : Number(level) }),
        )}
        ${this.#select(
          t("library.size"),
          t("library.all-sizes"),
          sizes.map((size) => [size, size.replace("x", " × ")] as const),
          filter?.size ?? null,
          (size) => this.#set({ size }),
        )}
        ${this.#select(
          t("library.technique"),
          t("library.any-technique"),
          byLevel,
          filter?.technique ?? null,
          (technique) => this.#set({ technique }),
        )}
        ${this.#select(
          t("library.progress"),
          t("library.any-progress"),
          PROGRESS.map((one) => [one, t(`library.${one}`)] as const),
          filter?.progress ?? null,
          (progress) => this.#set({ progress: progress as Progress | null }),
        )}
      </div>
      <div class="search">
        <span class="number">
          ${icon("search")}
          <input
            class="field"
            type="search"
            inputmode="numeric"
            autocomplete="off"
            aria-label=${t("library.number")}
            placeholder=${t("library.number")}
            .value=${filter?.search ?? ""}
            @input=${(event: InputEvent) => this.#set({ search: (event.target as HTMLInputElement).value })}
          />
        </span>
        <button
          class="chip"
          aria-pressed=${filter?.starred ?? false}
          @click=${() => this.#set({ starred: !filter?.starred })}
        >
          ${icon("star")}${t("library.starred")}
        </button>
      </div>`;
  }

  /** One of several, or all. */
  #select(
    label: string,
    all: string,
    options: readonly (Option | { readonly name: string; readonly options: readonly Option[] })[],
    chosen: string | null,
    choose: (value: string | null) => void,
  ): TemplateResult {
    const option = ([value, text]: Option): TemplateResult =>
      html`<option value=${value} .selected=${value === chosen}>${text}</option>`;
    return html`<select
      class="field"
      aria-label=${label}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value || null)}
    >
      <option value="" .selected=${chosen === null}>${all}</option>
      ${options.map((one) =>
        "options" in one
          ? html`<optgroup label=${one.name}>${one.options.map(option)}</optgroup>`
          : option(one),
      )}
    </select>`;
  }
}

customElements.define("ergo-library-finder", LibraryFinder);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-library-finder": LibraryFinder;
  }
}
