import { css, html, nothing, type TemplateResult } from "lit";
import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { memo } from "../ui/memo.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { count, t } from "../words/more.ts";
import { EVERYTHING } from "./browsing.ts";
import { libraryStyles } from "./library-styles.ts";
import { isAnyUnseen, type Known, listed, unseen } from "./listing.ts";
import "../packs/packs-part.ts";
import "./library-finder.ts";
import "./puzzle-list.ts";

/** All puzzles of the library, to be looked through by kind, level, size, technique, state and number. */
export class LibraryScreen extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    libraryStyles,
    css`
      main {
        gap: var(--space-4);
      }
      /* Over the foot of the list, so that nothing moves when it comes and goes. */
      ergo-packs-part {
        position: sticky;
        inset-block-end: 0;
        padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
        border-block-start: 1px solid var(--rule);
        background: var(--page);
      }
      /* Where it would take much of a low window, or large text makes it tall, it stands below the list. */
      @media (max-height: 30rem) {
        ergo-packs-part {
          position: static;
        }
      }
      .found {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }
      /* A row of its own, however long: what stands below must not move when the number comes. */
      .found .note {
        flex: 1 0 100%;
      }
      .found .button {
        padding-inline: var(--space-3);
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.browsing,
    (state: AppState) => state.shelf.games,
    (state: AppState) => state.packs?.status,
  ];
  readonly #known = memo(
    (games: readonly GameSummary[] | null, starred: ReadonlySet<string> | undefined): Known => ({
      games: new Map((games ?? []).map((game) => [game.id, game])),
      starred: starred ?? new Set(),
    }),
  );
  readonly #listed = memo(listed);

  protected override firstUpdated(): void {
    void this.app.acts.library().then((acts) => acts.read());
  }

  #surprise(found: readonly PuzzleEntry[], known: Known): void {
    const next = unseen(found, known, Math.random());
    if (next) void this.app.acts.openCorpus(next.kind, next.level, next.number);
  }

  #analyse(found: readonly PuzzleEntry[]): void {
    const [{ kind }] = found;
    const { techniques = {} } = this.state.browsing ?? {};
    const levelOf = (id: string): number => techniques[id]?.level ?? 0;
    const puzzles = found.map(({ text, level, needs }) => {
      const [technique = null] = [...needs].sort((a, b) => levelOf(b) - levelOf(a));
      return { text, level, technique };
    });
    void this.app.acts.analyseThese({ kind, name: t("app.library"), puzzles });
  }

  #ways(found: readonly PuzzleEntry[], known: Known): TemplateResult {
    return html`<button
        class="button primary"
        ?disabled=${!isAnyUnseen(found, known)}
        @click=${() => this.#surprise(found, known)}
      >
        ${icon("play")}${t("library.unseen")}
      </button>
      <button class="button quiet" ?disabled=${found.length === 0} @click=${() => this.#analyse(found)}>
        ${t("library.analyse")}
      </button>`;
  }

  /** Why no puzzle is listed. */
  #none({ starred }: Known): string {
    const wantsStars = this.state.browsing?.filter.starred ?? false;
    return t(wantsStars && starred.size === 0 ? "library.no-star" : "library.none-fits");
  }

  #all(): TemplateResult {
    const show = () => this.app.store.dispatch({ type: "library/filter", filter: EVERYTHING });
    return html`<button class="button" @click=${show}>${t("library.show-all")}</button>`;
  }

  protected override render(): TemplateResult {
    const { browsing, shelf, packs } = this.state;
    const known = this.#known(shelf.games, browsing?.starred);
    const found = browsing ? this.#listed(browsing.entries, browsing.filter, known) : [];
    const isReading = browsing?.reading ?? true;
    const isNone = found.length === 0 && !isReading;
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.library")}</h1>
      </header>
      <main aria-busy=${isReading}>
        <ergo-library-finder .app=${this.app}></ergo-library-finder>
        <div class="found">
          <p class="note" role="status">
            ${isNone ? this.#none(known) : count("shelf.puzzles", found.length)}
          </p>
          ${isNone ? this.#all() : this.#ways(found, known)}
        </div>
        <ergo-puzzle-list .app=${this.app} .entries=${found} .known=${known}></ergo-puzzle-list>
        ${packs && packs.status !== "idle" ? html`<ergo-packs-part .app=${this.app}></ergo-packs-part>` : nothing}
      </main>
    </div>`;
  }
}

customElements.define("ergo-library-screen", LibraryScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-library-screen": LibraryScreen;
  }
}
