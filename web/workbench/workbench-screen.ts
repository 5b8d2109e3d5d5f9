import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Problem } from "../../engine/model/result.ts";
import { stepWords } from "../boards/frame-words.ts";
import { wholeFrame } from "../state/frames.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { textOf } from "../ui/arrivals.ts";
import { LaterElement } from "../ui/later-element.ts";
import { type IconName, icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { tabStyles } from "../ui/styles/tabs.ts";
import { revealTab, tabs } from "../ui/tabs.ts";
import { t } from "../words/more.ts";
import { said, stateOf } from "./bench/said.ts";
import { factsAt } from "./bench/view.ts";
import { type BenchActs, PANES, type Pane, type Workbench } from "./bench/workbench.ts";
import { isTyped, press } from "./keys.ts";
import { PaneBoard } from "./pane-board.ts";
import { loadCode } from "./rules/rule-code-chunk.ts";
import { workbenchStyles } from "./workbench-styles.ts";
import "./pane-answer.ts";
import "./pane-compiled.ts";
import "./pane-controls.ts";
import "./pane-doubt.ts";
import "./pane-log.ts";
import "./pane-query.ts";
import "./pane-rules.ts";

/** How long after the bench the editor of its rules is fetched, in milliseconds. */
const EDITOR_AFTER = 1_500;

/** Parts that are fetched on demand. */
const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  puzzle: () => import("../import/puzzle-sheet.ts"),
  analysis: () => import("./analysis/analysis-pane.ts"),
};

const SIGNS: Readonly<Record<Pane, IconName>> = {
  answer: "check",
  query: "search",
  log: "list",
  rules: "code",
  compiled: "gears",
  analysis: "chart",
};

/** The workbench: a board, the controls of the reasoner, and panes with its results. */
export class WorkbenchScreen extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    acts: { state: true },
    problem: { state: true },
    given: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, tabStyles, workbenchStyles];

  /** The acts of the bench; null until they are loaded. */
  declare private acts: BenchActs | null;
  /** Why the address put nothing on the bench. */
  declare private problem: Problem | null;
  /** The pasted or dropped text, for the sheet to begin with. */
  declare private given: string;
  readonly #board = new PaneBoard();
  #link: string | null = null;

  constructor() {
    super();
    this.acts = null;
    this.problem = null;
    this.given = "";
  }

  protected override readonly looks = [
    (state: AppState) => state.workbench,
    (state: AppState) => state.route,
    (state: AppState) => state.sheet,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
    addEventListener("paste", this.#arrived, { capture: true });
    addEventListener("drop", this.#arrived, { capture: true });
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.#key);
    removeEventListener("paste", this.#arrived, { capture: true });
    removeEventListener("drop", this.#arrived, { capture: true });
    super.disconnectedCallback();
  }

  /** Whoever was here once has the coloured editor of rules without a network too. */
  protected override firstUpdated(): void {
    setTimeout(() => void loadCode(), EDITOR_AFTER);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { route, sheet, workbench } = this.state;
    if (route.screen === "workbench" && route.link !== this.#link)
      this.#open(route.link).catch(() => chunkLost(this.app.store));
    if (sheet !== "puzzle") this.given = "";
    if (workbench) {
      this.style.setProperty("--rows", String(workbench.puzzle.rows));
      this.style.setProperty("--cols", String(workbench.puzzle.cols));
    }
    for (const name of [sheet, workbench?.pane]) LATER[name ?? ""]?.().catch(() => chunkLost(this.app.store));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    revealTab(this.renderRoot);
  }

  async #open(link: string): Promise<void> {
    this.#link = link;
    const acts = await this.app.acts.workbench();
    const problem = await acts.open(link);
    if (this.#link === link) this.problem = problem;
    this.acts = acts;
    // An address that the bench itself has set needs no action.
    const { route } = this.state;
    if (route.screen === "workbench") this.#link = route.link;
  }

  protected override render(): TemplateResult {
    const { workbench: bench = null, sheet } = this.state;
    const { acts } = this;
    const isKeyed = bench?.taps === "write" && bench.kind.hand === "digits";
    return html`<main
        class="tabbed bench ${isKeyed ? "keyed" : ""} ${isUnfolded(bench) ? "unfolded" : ""}"
        data-pane=${bench?.pane ?? "none"}
        aria-busy=${acts === null}
      >
        <header>
          <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
            ${icon("back")}
          </button>
          <h1 tabindex="-1">${t("app.workbench")}</h1>
          ${bench ? this.#puzzle(bench) : nothing}
        </header>
        ${bench && acts && !this.problem ? this.#parts(bench, acts) : this.#welcome(bench)}
      </main>
      ${
        sheet === "puzzle" && acts
          ? html`<ergo-puzzle-sheet .app=${this.app} .acts=${acts} .text=${this.given}></ergo-puzzle-sheet>`
          : nothing
      }`;
  }

  #puzzle({ kind, puzzle }: Workbench): TemplateResult {
    const { rows, cols } = puzzle;
    return html`<button
      class="button puzzle"
      aria-haspopup="dialog"
      @click=${() => this.app.acts.sheet("puzzle")}
    >${icon("grid")}${t("play.size", { name: kind.name[this.state.lang], rows, cols })}</button>`;
  }

  /** What stands in place of the parts where the address put nothing on the bench. */
  #welcome(bench: Workbench | null): TemplateResult {
    const { problem, acts } = this;
    return html`<div class="welcome">
      ${
        acts === null
          ? nothing
          : html`<p>${problem ? problem.text[this.state.lang] : t("bench.welcome")}</p>
            <button class="button primary" @click=${() => this.app.acts.sheet("puzzle")}>${t("bench.choose")}</button>
            ${bench ? html`<a class="button" href="#/workbench">${t("bench.as-it-was")}</a>` : nothing}`
      }
    </div>`;
  }

  #parts(bench: Workbench, acts: BenchActs): TemplateResult {
    const { pane } = bench;
    return html`<div class="work">
        <div class="board">
          ${this.#board.template(this.app, bench, acts, (cells) => this.#pick(bench, acts, cells))}
        </div>
        ${this.#moment(bench, acts)}
        <ergo-pane-controls .app=${this.app} .acts=${acts}></ergo-pane-controls>
        <p class="unseen" role="status">${said(bench)}</p>
      </div>
      ${tabs<Pane>({
        ...{ label: t("bench.panes"), names: PANES, open: pane },
        sign: (one) => SIGNS[one],
        text: (one) => t(`bench.${one}`),
        turn: (one) => this.#show(one, acts),
      })}
      <div class="pane" id="pane" role="tabpanel" aria-labelledby="tab-${pane}" tabindex="-1">
        ${this.#pane(bench, acts)}
      </div>`;
  }

  /** A pane that is chosen comes into sight where the screen is one column. */
  #show(pane: Pane, acts: BenchActs): void {
    acts.set({ pane });
    void this.updateComplete.then(() => {
      const top = this.renderRoot.querySelector(".pane")?.getBoundingClientRect().top ?? 0;
      if (pane !== "query" && top > innerHeight * 0.6) scrollBy({ top: top - innerHeight * 0.3 });
    });
  }

  #pane({ pane }: Workbench, acts: BenchActs): TemplateResult {
    const { app } = this;
    switch (pane) {
      case "answer":
        return html`<ergo-pane-answer .app=${app} .acts=${acts}></ergo-pane-answer>`;
      case "query":
        return html`<ergo-pane-query .app=${app} .acts=${acts}></ergo-pane-query>`;
      case "log":
        return html`<ergo-pane-log .app=${app} .acts=${acts}></ergo-pane-log>`;
      case "rules":
        return html`<ergo-pane-rules .app=${app} .acts=${acts}></ergo-pane-rules>`;
      case "compiled":
        return html`<ergo-pane-compiled .app=${app} .acts=${acts}></ergo-pane-compiled>`;
      case "analysis":
        return html`<ergo-analysis-pane .app=${app}></ergo-analysis-pane>`;
    }
  }

  /** The earlier moment that the board shows, a doubt about a mark, or progress. */
  #moment(bench: Workbench, acts: BenchActs): TemplateResult {
    const { view, journal, wrong, pane } = bench;
    const entry = view && journal[view.entry];
    if (entry) {
      const { lang } = this.state;
      const { step } = entry;
      const isToldBelow = pane === "query" || !step;
      return html`<div class="moment">
        <p>
          ${isToldBelow ? t("bench.moment", { n: entry.first }) : html`<strong>${step.name[lang]}</strong>${stepWords(bench, step, lang).map((said) => ` ${said}`)}`}
        </p>
        <button class="icon-button" aria-label=${t("bench.now")} @click=${() => acts.set({ view: null })}>
          ${icon("close")}
        </button>
      </div>`;
    }
    if (wrong.length > 0)
      return html`<ergo-pane-doubt class="moment doubt" .app=${this.app} .acts=${acts}></ergo-pane-doubt>`;
    return html`<p class="state note">${stateOf(bench)}</p>`;
  }

  /** A cell that is tapped is asked about: its board shows the moment at which it was concluded. */
  #pick(bench: Workbench, acts: BenchActs, cells: readonly number[]): void {
    if (bench.taps === "write" && !bench.view) {
      acts.set({ selection: cells });
      return;
    }
    const cell = cells.at(-1);
    const [first] = cell === undefined ? [] : factsAt(bench, cell);
    const step = first && bench.journal[first.entry].step;
    const view = first && { entry: first.entry, frame: step ? wholeFrame(step) : 0 };
    const shown = bench.running ? {} : { view: view ?? null };
    acts.set({ selection: cells.slice(-1), pane: "query", ...shown });
  }

  /** Keys are for the bench unless a sheet lies over it or a field is typed in. */
  readonly #key = (event: KeyboardEvent): void => {
    const { workbench: bench, sheet } = this.state;
    const { acts } = this;
    if (!bench || !acts || sheet || event.defaultPrevented || event.isComposing || isTyped(event)) return;
    if (press(event, bench, acts)) event.preventDefault();
  };

  /** A text from outside is for the bench while it is on the screen. */
  readonly #arrived = (event: ClipboardEvent | DragEvent): void => {
    const items = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
    const [file] = items?.files ?? [];
    const text = (items?.getData("text/plain") ?? "").trim();
    const inPane = event.composedPath().some((one) => one instanceof Element && one.id === "pane");
    if (inPane || isTyped(event) || this.state.sheet || (!file && !text)) return;
    event.preventDefault();
    event.stopPropagation();
    void (file ? textOf(file) : Promise.resolve(text)).then((given) => {
      this.app.acts.sheet("puzzle");
      this.given = given;
    });
  };
}

/** Whether the reason for a wrong mark is read below the board. */
function isUnfolded(bench: Workbench | null): boolean {
  return bench !== null && bench.wrong.length > 0 && bench.doubt !== null && bench.view === null;
}

customElements.define("ergo-workbench-screen", WorkbenchScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-workbench-screen": WorkbenchScreen;
  }
}
