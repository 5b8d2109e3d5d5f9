import { html, render, type TemplateResult } from "lit";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import { placeHash } from "../state/route.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { icon } from "../ui/more-icon.ts";
import { clock } from "../words/clock.ts";
import { percent } from "../words/moment.ts";
import { t } from "../words/more.ts";
import { idOf, type Known } from "./listing.ts";
import "../kinds/thumbnail.ts";

const NO_MARKS: readonly number[] = [];

/** What a row shows. */
interface RowContent {
  readonly entry: PuzzleEntry;
  /** Its place in the list, from 0. */
  readonly at: number;
  /** How many are listed. */
  readonly of: number;
  /** Undefined until it is drawn: the picture of before stays behind, unseen, and the next one is drawn in its place. */
  readonly puzzle: Puzzle | undefined;
  readonly known: Known;
  readonly state: AppState;
}

/** What a row is told to do. */
export interface RowActs {
  open(event: MouseEvent, entry: PuzzleEntry): void;
  star(entry: PuzzleEntry, isStarred: boolean): void;
}

/** Writes a puzzle into the element of a row, over the one that stood there. */
export function showRow(row: HTMLLIElement, content: RowContent, acts: RowActs): void {
  row.ariaPosInSet = String(content.at + 1);
  row.ariaSetSize = String(content.of);
  render(rowOf(content, acts), row);
}

function rowOf(content: RowContent, acts: RowActs): TemplateResult {
  const { entry, at, known } = content;
  const { kind, level, number, size } = entry;
  const title = t("shelf.place", { level: levelName(level), n: number });
  const isStarred = known.starred.has(idOf(entry));
  return html`<a
      href=${placeHash(kind, level, number)}
      data-at=${at}
      @click=${(event: MouseEvent) => acts.open(event, entry)}
    >
      ${picture(content)}
      <span class="facts">
        <strong>${title}</strong>
        <span class="note">${size.replace("x", "\u00a0×\u00a0")}</span>
        ${progress(content)}
      </span>
    </a>
    <button
      class="icon-button star"
      aria-pressed=${isStarred}
      aria-label=${t("library.star", { title })}
      @click=${() => acts.star(entry, !isStarred)}
    >
      ${icon("star")}
    </button>`;
}

function picture({ entry, known, puzzle }: RowContent): TemplateResult {
  const marks = known.games.get(idOf(entry))?.marks ?? NO_MARKS;
  return html`<span class="picture">
    <ergo-thumbnail class=${puzzle ? "" : "wanting"} .puzzle=${puzzle} .marks=${puzzle ? marks : NO_MARKS}></ergo-thumbnail>
  </span>`;
}

function progress({ entry, known, state }: RowContent): TemplateResult {
  const game = known.games.get(idOf(entry));
  if (!game) return html`<span class="note">${t("library.new")}</span>`;
  if (!game.finished) return html`<span class="begun">${percent(game.progress, state.lang)}</span>`;
  const hasTime = state.settings.timer && game.elapsed > 0;
  return html`<span class="solved">
    ${icon("check")}<span class=${hasTime ? "unseen" : ""}>${t("library.solved")}</span>
    ${hasTime ? clock(game.elapsed) : ""}
  </span>`;
}
