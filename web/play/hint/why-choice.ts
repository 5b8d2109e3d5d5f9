import { html, type TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import type { App } from "../../state/app.ts";
import type { PlayState } from "../../state/state.ts";
import type { Asked } from "../../state/why.ts";
import { t } from "../../words/more.ts";
import { question, sayValue, shownAt } from "./why-words.ts";

/** The sea of Nurikabe as a value. */
const SEA = 0;

/** What can be asked about a cell: why it is what it is, and why it cannot be something else. */
export function whyChoice({ acts, store }: App, play: PlayState, cell: Cell): TemplateResult {
  const { lang } = store.state;
  const shown = shownAt(play, cell);
  const ask = (asked: Asked) => () => acts.why(cell, asked);
  const others: readonly (readonly [Asked, string])[] =
    play.kind.id === "nurikabe"
      ? [
          [SEA, t("play.wall")],
          ["island", t("play.dot")],
        ]
      : Array.from({ length: play.puzzle.values - 1 }, (_, index) => [index + 1, String(index + 1)]);
  return html`<button class="button wide" @click=${ask(null)}>${question(play, cell, null, lang)}</button>
    <p class="label" id="others">${t("why.choose-other")}</p>
    <div class="others" role="group" aria-labelledby="others">
      ${others.map(
        ([asked, word]) => html`<button
          class="button"
          ?disabled=${sayValue(play, asked) === shown}
          aria-label=${question(play, cell, asked, lang)}
          @click=${ask(asked)}
        >${word}</button>`,
      )}
    </div>`;
}
