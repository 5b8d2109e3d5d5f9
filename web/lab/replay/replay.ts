import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { cellOf } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { Pictured } from "../../pictures/picture-buttons.ts";
import "../../pictures/picture-buttons.ts";
import { snapshotOf } from "../../pictures/snapshot.ts";
import { chunkLost } from "../../state/reload.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { brief, whole } from "../../ui/numbers.ts";
import { controlStyles } from "../../ui/styles/controls.ts";
import { t } from "../../words/more.ts";
import type { RaceLane } from "../shared/lane.ts";
import type { Recording } from "../shared/recording.ts";
import type { Tracer } from "../shared/tracer.ts";
import { SPEEDS } from "./player.ts";
import { brokenAt, reasonWords } from "./reason.ts";
import { replayBoard } from "./replay-board.ts";
import { liveButton, playButtons, speedSlider } from "./replay-controls.ts";
import { ReplayMotor } from "./replay-motor.ts";
import { pathScene, sceneOf } from "./scene.ts";
import { MOST_WHOLE, wholeTree } from "./whole.ts";
import "./replay-skyline.ts";
import { replayStyles } from "./replay-styles.ts";
import "./replay-tree.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { eventCell, eventWords, type ReplayContext } from "./replay-words.ts";

/** The counts, and their words. */
const COUNTED = [
  ["nodes", "race.count-nodes"],
  ["checks", "race.count-checks"],
  ["backtracks", "race.count-backtracks"],
  ["depth", "replay.deepest"],
] as const;

/** Events a second up to which a person can follow where the tree is. */
const CALM = 25;
/** Frames between two drawings of the tree where they cannot be followed. */
const TREE_FRAMES = 6;

/** The puzzle of a race's searches, and the event that an address wants shown. */
interface Replayed {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly wanted?: number | null;
}

/** What a replay can ask for. */
interface ReplayActs extends Tracer {
  linkAt?(search: string, at: number): string;
}

/** One search of a race again, event by event: its board, a player, and its tree as it grows. */
export class Replay extends ActsElement<ReplayActs> {
  static override properties = {
    ...ActsElement.properties,
    race: { attribute: false },
    lane: { attribute: false },
  };
  static override styles = [baseStyles, buttonStyles, controlStyles, replayStyles];

  declare race: Replayed | null;
  declare lane: RaceLane | null;
  readonly motor = new ReplayMotor(this);
  protected override readonly looks = [];
  readonly #tree = memo((recording: Recording) => wholeTree(recording));
  readonly #telling = memo(
    (kind: PlayKind, puzzle: Puzzle, search: string, lang: Lang): ReplayContext => ({
      kind,
      puzzle,
      search,
      lang,
    }),
  );
  /** The wanted event that was gone to. */
  #went: number | null = null;
  /** Where the tree was drawn last, and how many frames ago. */
  #drawn = { at: 0, frames: 0 };

  constructor() {
    super();
    this.race = null;
    this.lane = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { acts, race, lane, motor } = this;
    if (!acts || !race || !lane) return;
    motor.follow(lane, (...asked) => acts.trace(...asked));
    const { wanted = null } = race;
    if (wanted === null || wanted === this.#went) return;
    if (motor.film.total >= wanted || lane.status === "done") {
      this.#went = wanted;
      motor.go(wanted);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { race, lane, motor } = this;
    if (!race || !lane) return nothing;
    const { kind, puzzle } = race;
    const telling = this.#telling(kind, puzzle, lane.search, this.state.lang);
    const calm = !motor.following && (!motor.playing || SPEEDS[motor.speed] <= CALM);
    const { film } = motor;
    return html`<div class="replay" @replay-go=${this.#go}>
      <div class="player" role="group" aria-label=${t("replay.player")} @keydown=${this.#key}>
        ${this.#board(telling, lane)}
        <p class="words" aria-live=${motor.byHand ? "polite" : "off"}>${this.#words(telling, lane)}</p>
        ${playButtons(motor)}
        ${motor.looking ? this.#looking(lane) : nothing}
        ${motor.isLost ? html`<p class="note" role="alert">${t("replay.lost")}</p>` : nothing}
        ${this.#track(telling, lane)}
        ${motor.isRunning ? liveButton(motor) : nothing}
        ${motor.following ? nothing : speedSlider(motor, telling.lang)}
        <p class="reason">${this.#reason(telling)}</p>
        ${this.#counts(telling, lane)}
        ${film.recorded < film.total ? html`<p class="note">${t("replay.gap", { n: whole(film.recorded, telling.lang) })}</p>` : nothing}
        <p class="note keys">${t("replay.keys")}</p>
      </div>
      <div class="tree">
        ${motor.isLast ? html`<p class="note">${t("replay.tree-not-here")}</p>` : nothing}
        <ergo-replay-tree
          ?hidden=${motor.isLast}
          .telling=${telling}
          .film=${film}
          .at=${this.#treeAt(film.at, calm)}
          .whole=${this.#whole(lane)}
          .calm=${calm}
        ></ergo-replay-tree>
        <div>
          ${
            this.acts?.linkAt
              ? html`<button class="button" @click=${() => void this.#share(lane.search)}>
                  ${icon("share")}${t("replay.link")}
                </button>`
              : nothing
          }
          <ergo-picture-buttons .app=${this.app} .of=${this.#pictured}></ergo-picture-buttons>
        </div>
      </div>
    </div>`;
  }

  /** Played fast, the tree is drawn every few frames. */
  #treeAt(at: number, calm: boolean): number {
    const frames = this.#drawn.frames + 1;
    this.#drawn = calm || frames >= TREE_FRAMES ? { at, frames: 0 } : { ...this.#drawn, frames };
    return this.#drawn.at;
  }

  #board(telling: ReplayContext, lane: RaceLane): TemplateResult {
    const { kind, puzzle, lang } = telling;
    const { film, isLast } = this.motor;
    const scene = isLast ? sceneOf(kind, puzzle, lane.facts, []) : pathScene(kind, puzzle, film.path);
    const broken = isLast ? null : brokenAt(film, telling);
    const cells = [...new Set(broken?.facts.map(cellOf))];
    return replayBoard(puzzle, scene, isLast ? null : eventCell(film), cells, lang, () =>
      chunkLost(this.app.store),
    );
  }

  /** Played fast, nobody reads it. */
  #reason(telling: ReplayContext): string {
    const { film, isLast, playing, speed } = this.motor;
    return isLast || (playing && SPEEDS[speed] > CALM) ? "" : reasonWords(film, telling);
  }

  #words(telling: ReplayContext, lane: RaceLane): string {
    if (!this.motor.isLast) return eventWords(this.motor.film, telling);
    return t(lane.status === "running" ? "replay.now" : "replay.end");
  }

  /** Null while the tree is too large to be drawn whole, or not all of it was recorded. */
  #whole({ recording, events, counts }: RaceLane): ReturnType<typeof wholeTree> {
    return counts.nodes <= MOST_WHOLE && recording.length === events ? this.#tree(recording) : null;
  }

  #track(telling: ReplayContext, lane: RaceLane): TemplateResult {
    const { motor } = this;
    const { film, at } = motor;
    const { lang } = telling;
    const place = t("replay.event", { n: whole(at, lang), all: whole(film.total, lang) });
    const slide = (event: Event): void => motor.go(Number((event.target as HTMLInputElement).value));
    const { depth } = film.path;
    return html`<div class="track">
      <ergo-replay-skyline
        .skyline=${film.skyline}
        .known=${film.skyline.noted}
        .total=${film.total}
        .recorded=${film.recorded}
        .at=${at}
      ></ergo-replay-skyline>
      <input
        type="range"
        min="0"
        max=${film.total}
        .value=${String(at)}
        aria-label=${t("replay.slider")}
        aria-valuetext="${place}: ${this.#words(telling, lane)}"
        @input=${slide}
      />
      <p class="note">
        ${motor.isLast ? place : `${place} · ${t("replay.depth-here", { depth })}`}
      </p>
    </div>`;
  }

  #looking({ counts }: RaceLane): TemplateResult {
    const { film, looking } = this.motor;
    const share = film.total > 0 ? (looking?.from ?? 0) / film.total : 0;
    const most = Math.max(1, counts.nodes * share);
    return html`<div class="looking" role="status">
      <label>
        ${t("replay.looking")}
        <progress max=${most} value=${Math.min(looking?.nodes ?? 0, most)}></progress>
      </label>
      <button class="button" @click=${() => this.motor.stop()}>${t("lab.stop")}</button>
    </div>`;
  }

  #counts({ lang }: ReplayContext, lane: RaceLane): TemplateResult {
    const { film, isLast } = this.motor;
    const counts = isLast ? lane.counts : film.path.counts;
    return html`<dl class="counts" aria-label=${t("replay.counts")}>
      ${COUNTED.map(
        ([name, word]) => html`<div><dt>${t(word)}</dt><dd>${brief(counts[name], lang)}</dd></div>`,
      )}
    </dl>`;
  }

  readonly #pictured: readonly Pictured[] = (["board", "tree"] as const).map((what) => ({
    ...{ what, name: `ergo-replay-${what}` },
    picture: () => {
      const selector = what === "tree" ? "ergo-replay-tree" : ".player > :first-child";
      const shown = this.renderRoot.querySelector(selector);
      return shown && snapshotOf(shown, this.renderRoot.querySelector(".words")?.textContent ?? "");
    },
  }));

  async #share(search: string): Promise<void> {
    const link = this.acts?.linkAt?.(search, this.motor.at);
    if (!link) return;
    const outcome = await this.app.acts.share(link);
    const text = outcome === "copied" ? t("replay.link-copied") : outcome === "failed" ? link : null;
    if (text) this.app.store.dispatch({ type: "toast", toast: { text } });
  }

  readonly #go = ({ detail }: CustomEvent<{ readonly at: number }>): void => this.motor.go(detail.at);

  /** Arrows, Home, End, Page Up and Down, and Space; a control that uses a key itself keeps it. */
  readonly #key = (event: KeyboardEvent): void => {
    const { motor } = this;
    const from = event.composedPath()[0] as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest(".speed, select, [role=gridcell]"))
      return;
    const choice = event.shiftKey ? "choice" : "event";
    if (event.key === "ArrowLeft" || event.key === "ArrowDown") motor.step(-1, choice);
    else if (event.key === "ArrowRight" || event.key === "ArrowUp") motor.step(1, choice);
    else if (event.key === "PageUp") motor.step(-1, "dead-end");
    else if (event.key === "PageDown") motor.step(1, "dead-end");
    else if (event.key === "Home") motor.go(0);
    else if (event.key === "End") motor.go(motor.film.total);
    else if (event.key === " " && !(from instanceof HTMLButtonElement)) motor.toggle();
    else return;
    event.preventDefault();
  };
}

customElements.define("ergo-replay", Replay);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-replay": Replay;
  }
}
