import { html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { t } from "../../words/more.ts";
import { packed } from "./link.ts";
import { nextCut } from "./moment.ts";
import { TREE_PRESETS } from "./presets.ts";
import { sceneOf } from "./scene.ts";
import { treeFile } from "./svg.ts";
import type { TreeActs, TreeState } from "./tree.ts";
import "./tree-field.ts";
import { treeLegend, treeLegendStyles } from "./tree-legend.ts";
import "./tree-nodes.ts";
import "./tree-orders.ts";
import { treePaneStyles } from "./tree-pane-styles.ts";
import { treePictureStyles } from "./tree-picture.ts";
import "./tree-stage.ts";
import { momentIn, stageIn, stopsIn } from "./tree-view.ts";
import { sentence } from "./tree-words.ts";

/** Characters of the tree's text in the title of its file. */
const TITLED = 80;

/** Alpha-beta on a tree, step by step: the choice of a tree, its picture and its steps, the savings of pruning, and the tree as text. */
export class TreePane extends ActsElement<TreeActs> {
  static override properties = {
    ...ActsElement.properties,
    shared: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    paneStyles,
    treePictureStyles,
    treeLegendStyles,
    treePaneStyles,
  ];

  /** The result of sharing the link. */
  declare private shared: { readonly link: string; readonly outcome: "copied" | "failed" } | null;

  /** Where there is room, the legend is open from the start. */
  readonly #isWide = matchMedia("(min-width: 60rem)").matches;

  constructor() {
    super();
    this.shared = null;
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.acts?.pause();
  }

  protected override readonly looks = [(state: AppState) => state.lab?.tree];

  protected override render(): TemplateResult | typeof nothing {
    const tree = this.state.lab?.tree;
    const { app, acts } = this;
    if (!tree || !acts) return nothing;
    const { trace } = tree;
    // What stands below the picture waits for the first one, whose height decides where.
    if (!trace && tree.question !== null)
      return html`<div class="columns"><div class="work">${this.#which(tree)} ${this.#busy(tree)}</div></div>`;
    return html`<div class="columns">
      <div class="work">
        ${this.#which(tree)} ${this.#busy(tree)}
        <ergo-tree-stage .app=${app} .acts=${acts} @mend=${this.#mend}></ergo-tree-stage>
        <details class="key" ?open=${this.#isWide}>
          <summary>${t("tree.legend")}</summary>
          ${treeLegend()}
          <p class="note keys">${t("tree.keys")}</p>
        </details>
        ${trace && trace.nodes.length > 0 ? html`<ergo-tree-nodes .app=${app} .acts=${acts}></ergo-tree-nodes>` : nothing}
      </div>
      <div class="side">
        <p class="lead">${t("tree.lead")}</p>
        ${trace ? html`<ergo-tree-orders .app=${app} .acts=${acts}></ergo-tree-orders>` : nothing}
        <ergo-tree-field .app=${app} .acts=${acts}></ergo-tree-field>
        ${this.#give(tree)}
      </div>
    </div>`;
  }

  #busy({ busy }: TreeState): TemplateResult | typeof nothing {
    return busy
      ? html`<div class="busy">
          <progress aria-label=${t("tree.working")}></progress>
          <button class="button" @click=${() => this.acts?.stop()}>${icon("close")}${t("lab.stop")}</button>
        </div>`
      : nothing;
  }

  #which({ text, root }: TreeState): TemplateResult {
    const own = packed(text);
    const known = TREE_PRESETS.find((one) => packed(one.text) === own);
    const chosen = (event: Event) => {
      const name = (event.target as HTMLSelectElement).value;
      const preset = TREE_PRESETS.find((one) => one.name === name);
      if (preset) this.acts?.put(preset.text);
    };
    const player = (one: "max" | "min", sign: string) =>
      html`<button class="segment" aria-pressed=${root === one} @click=${() => this.acts?.turn(one)}>
        <span aria-hidden="true">${sign}</span>${t(`tree.${one}`)}
      </button>`;
    return html`<div class="which">
      <select class="field" aria-label=${t("tree.which")} @change=${chosen}>
        ${known ? nothing : html`<option selected value="">${t("tree.own")}</option>`}
        ${TREE_PRESETS.map(
          ({ name }) =>
            html`<option value=${name} .selected=${name === known?.name}>${t(`tree.preset-${name}`)}</option>`,
        )}
      </select>
      <div class="segments" role="group" aria-label=${t("tree.root-player")}>
        ${player("max", "▲")} ${player("min", "▼")}
      </div>
    </div>`;
  }

  /** The picture as a file, and the tree as a link. */
  #give({ trace }: TreeState): TemplateResult {
    const { shared } = this;
    return html`<section>
      <div class="row">
        <button class="button" ?disabled=${!trace || trace.nodes.length === 0} @click=${this.#save}>
          ${icon("download")}${t("tree.save-svg")}
        </button>
        <button class="button" @click=${this.#share}>${icon("share")}${t("tree.share")}</button>
        <a class="button" href="#/lab/methods/alpha-beta">${icon("methods")}${t("lab.about")}</a>
      </div>
      <div role="status">
        ${shared?.outcome === "copied" ? html`<p class="note">${t("tree.copied")}</p>` : nothing}
        ${
          shared?.outcome === "failed"
            ? html`<label class="note">${t("tree.not-copied")}
                <input class="field" readonly .value=${shared.link} />
              </label>`
            : nothing
        }
      </div>
    </section>`;
  }

  readonly #mend = (): void => {
    this.renderRoot.querySelector("ergo-tree-field")?.mend();
  };

  readonly #save = (): void => {
    const tree = this.state.lab?.tree;
    const trace = tree?.trace;
    if (!tree || !trace) return;
    const moment = momentIn(trace, tree.at);
    const all = stopsIn(trace).length - 1;
    const file = treeFile(sceneOf(trace, moment, stageIn(trace), tree.minimax), {
      title: t("tree.svg-title", { text: tree.problem ? t("tree.own") : tree.text.slice(0, TITLED) }),
      desc: t("tree.svg-desc", { n: tree.at, all, sentence: sentence(trace, moment) }),
    });
    this.acts?.save("alpha-beta.svg", file);
  };

  readonly #share = async (): Promise<void> => {
    const link = this.acts?.link();
    if (!link) return;
    const outcome = await this.app.acts.share(link);
    this.shared = outcome === "shared" ? null : { link, outcome };
  };

  /** Keys that step, wherever the focus is but where they mean something else. */
  #key(event: KeyboardEvent): void {
    const tree = this.state.lab?.tree;
    const trace = tree?.trace;
    if (!tree || !trace || trace.nodes.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const [target] = event.composedPath();
    if (!(target instanceof Element) || target.matches(OWN_KEYS)) return;
    const isMoved = target.matches(".view, .scroll, input");
    const last = stopsIn(trace).length - 1;
    const to: Readonly<Record<string, number>> = {
      ...(!isMoved && { ArrowRight: tree.at + 1, ArrowLeft: tree.at - 1, Home: 0, End: last }),
      c: nextCut(trace, stopsIn(trace), tree.at),
    };
    if (event.key === " " && !target.matches("button, summary")) {
      if (tree.playing) this.acts?.pause();
      else this.acts?.play();
    } else if (Object.hasOwn(to, event.key)) {
      if (to[event.key] >= 0) this.acts?.go(to[event.key]);
    } else return;
    event.preventDefault();
  }
}

/** Elements with a use of their own for the keys that step. */
const OWN_KEYS = "textarea, select, input:not([type=range])";

customElements.define("ergo-tree-pane", TreePane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-tree-pane": TreePane;
  }
}
