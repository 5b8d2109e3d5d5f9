import { html, type TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import { callerOf } from "../../boards/mentions.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { App } from "../../state/app.ts";
import type { PlayState } from "../../state/state.ts";
import type { WhySubject } from "../../state/why.ts";
import { t } from "../../words/more.ts";
import { question, shownAt } from "./why-words.ts";

/** The questions about a cell: why it has its value, and why it cannot have another. */
export function whyChoice({ acts, store }: App, play: PlayState, cell: Cell): TemplateResult {
  const { lang } = store.state;
  const shown = shownAt(play, cell, lang);
  const ask = (asked: WhySubject) => () => acts.why(cell, asked);
  const called = callerOf(store.state, play.puzzle);
  const others = pageKind(play.kind.id).asked(play.puzzle, lang);
  return html`<button class="button wide" @click=${ask(null)}>${called(question(play, cell, null, lang))}</button>
    <p class="label" id="others">${t("why.choose-other")}</p>
    <div class="others ${others.length > 6 ? "many" : ""}" role="group" aria-labelledby="others">
      ${others.map(
        ({ asked, button, name }) => html`<button
          class="button"
          ?disabled=${name === shown}
          aria-label=${called(question(play, cell, asked, lang))}
          @click=${ask(asked)}
        >${button}</button>`,
      )}
    </div>`;
}
