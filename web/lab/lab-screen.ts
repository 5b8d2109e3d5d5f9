import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Problem } from "../../engine/model/result.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { tabStyles } from "../ui/styles/tabs.ts";
import { revealTab, tabs } from "../ui/tabs.ts";
import { t } from "../words/more.ts";
import { LAB_PARTS, type LabActs, type LabPart } from "./lab.ts";
import { labStyles } from "./lab-styles.ts";

/** Parts that are fetched on demand. */
const LATER: Readonly<Record<LabPart, () => Promise<unknown>>> = {
  race: () => import("./race/race-pane.ts"),
  tree: () => import("./tree/tree-pane.ts"),
  duel: () => import("./duel/duel-pane.ts"),
  methods: () => import("./methods/methods-pane.ts"),
};

/** Sections of the race that are folders of their own. */
const SECTIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  replay: () => import("./replay/replay.ts"),
  making: () => import("./making/making.ts"),
};

/** Where a person sees searches think: a race on one puzzle, alpha-beta on a tree, a duel. */
export class LabScreen extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    acts: { state: true },
    problem: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, tabStyles, labStyles];

  /** The acts of the lab; null until they are loaded. */
  declare private acts: LabActs | null;
  /** Why the address showed nothing new. */
  declare private problem: Problem | null;
  #link: string | null = null;
  /** The part that was turned to before the lab could do anything. */
  #wanted: LabPart | null = null;

  constructor() {
    super();
    this.acts = null;
    this.problem = null;
  }

  protected override readonly looks = [
    (state: AppState) => state.lab?.part,
    (state: AppState) => state.lab?.race?.shown,
    (state: AppState) => state.route,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { route, lab } = this.state;
    if (route.screen === "lab" && route.link !== this.#link)
      this.#open(route.link).catch(() => chunkLost(this.app.store));
    if (lab) LATER[lab.part]().catch(() => chunkLost(this.app.store));
    SECTIONS[lab?.race?.shown ?? ""]?.().catch(() => chunkLost(this.app.store));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    revealTab(this.renderRoot);
  }

  async #open(link: string): Promise<void> {
    this.#link = link;
    const acts = await this.app.acts.lab();
    if (!this.isConnected) return;
    const problem = await acts.open(link);
    if (this.#link === link) this.problem = problem;
    this.acts = acts;
    if (this.#wanted) acts.turn(this.#wanted);
    this.#wanted = null;
    // An address that the lab itself has set needs no action.
    const { route } = this.state;
    if (route.screen === "lab") this.#link = route.link;
  }

  #turn(part: LabPart): void {
    this.problem = null;
    if (this.acts) this.acts.turn(part);
    else this.#wanted = part;
    const { route } = this.state;
    if (route.screen === "lab") this.#link = route.link;
  }

  protected override render(): TemplateResult {
    const { lab } = this.state;
    const { acts } = this;
    return html`<main class="tabbed lab" data-part=${lab?.part ?? "none"} aria-busy=${acts === null}>
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.lab")}</h1>
      </header>
      ${tabs<LabPart>({
        ...{ label: t("lab.parts"), names: LAB_PARTS, open: lab?.part ?? null },
        sign: (part) => part,
        text: (part) => t(`lab.${part}`),
        turn: (part) => this.#turn(part),
      })}
      <div class="pane" id="pane" role="tabpanel" aria-labelledby="tab-${lab?.part ?? "race"}" tabindex="-1">
        ${lab ? html`<h2 class="unseen">${t(`lab.${lab.part}`)}</h2>` : nothing}
        ${this.problem ? html`<p class="problem" role="alert">${this.problem.text[this.state.lang]}</p>` : nothing}
        ${lab && acts ? this.#pane(lab.part, acts) : nothing}
      </div>
    </main>`;
  }

  #pane(part: LabPart, acts: LabActs): TemplateResult {
    const { app } = this;
    switch (part) {
      case "race":
        return html`<ergo-race-pane .app=${app} .acts=${acts.race} .table=${acts.table}></ergo-race-pane>`;
      case "tree":
        return html`<ergo-tree-pane .app=${app} .acts=${acts.tree}></ergo-tree-pane>`;
      case "methods":
        return html`<ergo-methods-pane .app=${app} .acts=${acts.methods}></ergo-methods-pane>`;
      case "duel":
        return html`<ergo-duel-pane .app=${app} .acts=${acts.duel}></ergo-duel-pane>`;
    }
  }
}

customElements.define("ergo-lab-screen", LabScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-lab-screen": LabScreen;
  }
}
