import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { TreeTrace } from "../../../engine/duel/trace.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { drawn } from "../../ui/icon.ts";
import { icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import type { PanZoom } from "../../ui/pan-zoom/pan-zoom.ts";
import { count, t } from "../../words/more.ts";
import { nextCut, stopOf } from "./moment.ts";
import { spelled } from "./numbers.ts";
import { sceneOf } from "./scene.ts";
import { TREE_SPEEDS, type TreeActs, type TreeState } from "./tree.ts";
import "../../ui/pan-zoom/pan-zoom.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { treePicture, treePictureStyles } from "./tree-picture.ts";
import { treeStageStyles } from "./tree-stage-styles.ts";
import { momentIn, stageIn, stopsIn } from "./tree-view.ts";
import { sentence } from "./tree-words.ts";

/** Smaller than this the bounds cannot be read. */
const LEGIBLE = 0.85;

const FIRST = "M6.5 5.5v13M18 5.5 9.5 12l8.5 6.5";
const LAST = "M17.5 5.5v13M6 5.5l8.5 6.5L6 18.5";
const CUT = "M6 4.5a2.25 2.25 0 1 0 .01 0M6 15a2.25 2.25 0 1 0 .01 0M8 8.2 19.5 17M8 15.8 19.5 7";

/** The tree as a picture, the present step in words, and the controls. */
export class TreeStage extends ActsElement<TreeActs> {
  static override styles = [baseStyles, buttonStyles, treePictureStyles, treeStageStyles];

  #shown: TreeTrace | null = null;

  protected override readonly looks = [(state: AppState) => state.lab?.tree];

  protected override render(): TemplateResult | typeof nothing {
    const tree = this.state.lab?.tree;
    if (!tree) return nothing;
    const { trace } = tree;
    if (!trace) return this.#nothing(tree);
    if (trace.nodes.length === 0) return large(trace, this.state.lang);
    return html`${this.#picture(tree, trace)} ${this.#words(tree, trace)} ${this.#player(tree, trace)}`;
  }

  /** Scrolls to the current node; a new tree is scrolled to its start. */
  protected override updated(_changed: PropertyValues): void {
    const tree = this.state.lab?.tree;
    const pan = this.renderRoot.querySelector<PanZoom>("ergo-pan-zoom");
    const { trace = null, at = 0 } = tree ?? {};
    if (!trace || trace.nodes.length === 0 || !pan) return;
    const stage = stageIn(trace);
    pan.style.setProperty("--natural", `${stage.height}px`);
    const isNew = this.#shown !== trace;
    this.#shown = trace;
    void pan.updateComplete.then(() => {
      if (isNew) pan.refit();
      const number = momentIn(trace, at).at ?? 0;
      const [x, y] = [stage.xs[number], stage.ys[number]];
      pan.reveal(x - 40, y - 40, 80, 80);
    });
  }

  #nothing({ problem }: TreeState): TemplateResult {
    if (!problem) return html`<p class="none">${t("tree.working")}</p>`;
    return html`<div class="none">
      <p>${problem.text[this.state.lang]}</p>
      <button class="button" @click=${() => this.dispatchEvent(new Event("mend"))}>${t("tree.go-place")}</button>
    </div>`;
  }

  /** A tap on a node goes to where it was entered, or left out; its row in the table does the same. */
  readonly #tap = (event: Event): void => {
    const { trace } = this.state.lab?.tree ?? {};
    const node = (event.target as Element).closest<SVGElement>("[data-node]")?.dataset.node;
    if (trace && node) this.acts?.go(stopOf(trace, stopsIn(trace), Number(node)));
  };

  #picture({ at, minimax }: TreeState, trace: TreeTrace): TemplateResult {
    const moment = momentIn(trace, at);
    const scene = sceneOf(trace, moment, stageIn(trace), minimax);
    const { nodes } = trace;
    const { lang } = this.state;
    return html`<ergo-pan-zoom label=${t("tree.window")} lang=${lang} .legible=${LEGIBLE} @click=${this.#tap}>
      ${treePicture(scene, count("tree.picture", nodes.length))}
      <p slot="beside" class="entered">${t("tree.entered", { n: whole(moment.entered, lang), all: whole(nodes.length, lang) })}</p>
    </ergo-pan-zoom>`;
  }

  #words({ at, playing }: TreeState, trace: TreeTrace): TemplateResult {
    const moment = momentIn(trace, at);
    return html`<p class="words ${moment.last?.type ?? "start"}" aria-live=${playing ? "off" : "polite"}>
      ${sentence(trace, moment)}
    </p>`;
  }

  #player({ at, playing, speed }: TreeState, trace: TreeTrace): TemplateResult {
    const stops = stopsIn(trace);
    const last = stops.length - 1;
    const cut = nextCut(trace, stops, at);
    const go = (to: number) => () => this.acts?.go(to);
    const button = (label: string, path: string, to: number, isIdle: boolean) =>
      html`<button class="button" aria-label=${label} title=${label} aria-disabled=${isIdle} @click=${isIdle ? nothing : go(to)}>
        ${drawn(path, true)}
      </button>`;
    const slid = (event: Event) => this.acts?.go(Number((event.target as HTMLInputElement).value));
    const paced = (event: Event) =>
      this.acts?.set({ speed: Number((event.target as HTMLSelectElement).value) });
    return html`<div class="player" role="group" aria-label=${t("tree.player")}>
      <div class="track">
        <input
          type="range"
          aria-label=${t("tree.step")}
          aria-valuetext=${t("tree.step-of", { n: at, all: last })}
          min="0"
          max=${last}
          .value=${String(at)}
          @input=${slid}
        />
        <span class="count" aria-hidden="true">${at}/${last}</span>
        <select aria-label=${t("tree.speed")} @change=${paced}>
          ${TREE_SPEEDS.map(
            (one) =>
              html`<option value=${one} .selected=${one === speed}>${t("tree.a-second", { n: one })}</option>`,
          )}
        </select>
      </div>
      <div class="buttons">
        ${button(t("tree.first"), FIRST, 0, at === 0)} ${button(t("tree.back"), "M15 5l-7 7 7 7", at - 1, at === 0)}
        <button
          class="button primary"
          aria-label=${t(playing ? "tree.pause" : "tree.play")}
          title=${t(playing ? "tree.pause" : "tree.play")}
          @click=${() => (playing ? this.acts?.pause() : this.acts?.play())}
        >${icon(playing ? "pause" : "play")}</button>
        ${button(t("tree.on"), "M9 5l7 7-7 7", at + 1, at === last)}
        ${button(t("tree.to-cut"), CUT, cut, cut < 0)} ${button(t("tree.last"), LAST, last, at === last)}
      </div>
    </div>`;
  }
}

/** A tree that is not drawn: its numbers. */
function large({ value, minimaxVisited }: TreeTrace, lang: Lang): TemplateResult {
  return html`<div class="none">
    <p>${count("tree.large", minimaxVisited, { n: whole(minimaxVisited, lang) })}</p>
    <p><strong>${t("tree.large-value", { value: spelled(value) })}</strong></p>
  </div>`;
}

customElements.define("ergo-tree-stage", TreeStage);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-tree-stage": TreeStage;
  }
}
