import { html, type LitElement, type PropertyValues, type TemplateResult } from "lit";
import { learntKinds } from "../kinds/learn.ts";
import { chunkLost } from "../state/reload.ts";
import { hashOf } from "../state/route.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { type LearnActs, type Place, placeIn } from "./learn.ts";
import { learnStyles } from "./learn-styles.ts";
import "./technique-list.ts";

const LIST = "ergo-technique-list";

/** Parts that are fetched on demand. */
const LATER: Readonly<Record<Exclude<Place["part"], "list">, () => Promise<unknown>>> = {
  lesson: () => import("./lesson-pane.ts"),
  page: () => import("./technique-page.ts"),
  find: () => import("./find-pane.ts"),
};

/** Where a player learns: a first lesson of each kind, a page for each technique, and drills. */
export class LearnScreen extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    acts: { state: true },
    kind: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, pageStyles, learnStyles];

  /** The acts of Learn; null until they are loaded. */
  declare private acts: LearnActs | null;
  /** The kind whose techniques are listed: the last that was chosen or looked at. */
  declare private kind: string;
  /** The address that is shown, and how far down each address was left. */
  #link: string | null = null;
  readonly #left = new Map<string, number>();

  protected override readonly looks = [(state: AppState) => state.route, (state: AppState) => state.learn];

  constructor() {
    super();
    this.acts = null;
    this.kind = learntKinds()[0];
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const place = this.#place;
    const { part } = place;
    if (place.part !== "list") this.kind = place.kind;
    if (part !== "list") LATER[part]().catch(() => chunkLost(this.app.store));
    if (this.hasUpdated) return;
    this.app.acts.learn().then(
      (acts) => {
        this.acts = acts;
      },
      () => chunkLost(this.app.store),
    );
  }

  protected override updated(): void {
    const { route } = this.state;
    if (route.screen !== "learn" || route.link === this.#link) return;
    const before = this.#link;
    this.#link = route.link;
    if (before === null) return;
    void this.#arrive(before);
    scrollTo(0, this.#left.get(route.link) ?? 0);
  }

  /** The app comes here before a part that is fetched on demand does. */
  override focus(): void {
    void this.#arrive(null);
  }

  /** A part begins at its heading; the list is come back to at the link that led away. */
  async #arrive(before: string | null): Promise<void> {
    const link = this.#link;
    const part = this.renderRoot.querySelector<LitElement>(".page > *");
    if (!part) return;
    await customElements.whenDefined(part.localName);
    await part.updateComplete;
    if (this.#link !== link || !part.isConnected) return;
    const led = before && part.localName === LIST ? hashOf({ screen: "learn", link: before }) : null;
    const start =
      (led && part.renderRoot.querySelector<HTMLElement>(`a[href="${led}"]`)) ||
      part.renderRoot.querySelector("h1");
    start?.focus({ preventScroll: true });
  }

  get #place(): Place {
    const { route } = this.state;
    const place = placeIn(route.screen === "learn" ? route.link : "");
    return place.part === "list" || learntKinds().includes(place.kind) ? place : { part: "list" };
  }

  protected override render(): TemplateResult {
    const note = () => this.#left.set(this.#link ?? "", scrollY);
    const place = this.#place;
    return html`<div class="page" data-part=${place.part} @click=${note} @keydown=${note}>${this.#part(place)}</div>`;
  }

  #part(place: Place): TemplateResult {
    const { app, acts } = this;
    switch (place.part) {
      case "list":
        return html`<ergo-technique-list
          .app=${app}
          .acts=${acts}
          .kind=${this.kind}
          @kind-change=${({ detail }: CustomEvent<string>) => {
            this.kind = detail;
          }}
        ></ergo-technique-list>`;
      case "lesson":
        return html`<ergo-lesson-pane .app=${app} .acts=${acts} .kind=${place.kind}></ergo-lesson-pane>`;
      case "page":
        return html`<ergo-technique-page .app=${app} .acts=${acts} .kind=${place.kind} .rule=${place.rule}></ergo-technique-page>`;
      case "find":
        return html`<ergo-find-pane .app=${app} .acts=${acts} .kind=${place.kind} .rule=${place.rule}></ergo-find-pane>`;
    }
  }
}

customElements.define("ergo-learn-screen", LearnScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-learn-screen": LearnScreen;
  }
}
