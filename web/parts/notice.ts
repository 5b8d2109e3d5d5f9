import { css, html, nothing, type TemplateResult } from "lit";
import { isWritten } from "../../engine/play/verdict.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { count, t } from "../words/words.ts";
import { AppElement } from "./app-element.ts";
import { icon } from "./icon.ts";
import { baseStyles, buttonStyles } from "./style.ts";

/** What there is to say about the board. */
interface Remark {
  readonly text: string;
  /** There are cells to point at that are not pointed at yet. */
  readonly hides: boolean;
  /** Nothing is amiss. */
  readonly good: boolean;
}

/** A line below the keys: what a check found, or that a full board breaks a law. */
export class Notice extends AppElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .notice {
        display: flex;
        align-items: center;
        min-block-size: 3rem;
        padding-inline-start: var(--space-4);
        border-radius: var(--radius-m);
        background: var(--same);
        font-size: 0.9375rem;
        line-height: 1.3;
      }
      p {
        flex: 1;
        padding-block: var(--space-1);
      }
      .good {
        box-shadow: inset 0.25rem 0 var(--conclude-edge);
      }
      .bad {
        box-shadow: inset 0.25rem 0 var(--elim);
      }
      .button {
        flex: none;
        padding-inline: var(--space-2);
        font-weight: 600;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play?.check,
    (state: AppState) => state.play?.position.board,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { play } = this.state;
    const remark = play && remarkOn(play);
    if (!remark) return nothing;
    const { store, acts } = this.app;
    return html`<div class="notice ${remark.good ? "good" : "bad"}">
      <p>${remark.text}</p>
      ${
        remark.hides
          ? html`<button class="button quiet" @click=${() => acts.check(true)}>${t("play.show-where")}</button>`
          : nothing
      }
      ${
        play.check
          ? html`<button
              class="icon-button"
              aria-label=${t("app.close")}
              @click=${() => store.dispatch({ type: "check-close" })}
            >${icon("close")}</button>`
          : nothing
      }
    </div>`;
  }
}

/** What is to be said of the board, if anything. */
export function remarkOn(play: PlayState): Remark | null {
  const { check, broken, kind, puzzle, position, solved } = play;
  if (check) return checked(play);
  if (solved || broken.length === 0 || !isWritten(kind, puzzle, position.board)) return null;
  return { text: t("play.full"), hides: true, good: false };
}

function checked({ check, broken, truth }: PlayState): Remark | null {
  if (!check) return null;
  const { wrong, shown } = check;
  if (wrong?.length) return { text: count("check.wrong", wrong.length), hides: !shown, good: false };
  if (wrong) return { text: t("check.right"), hides: false, good: true };
  const answers = truth && truth.answers !== "one" ? truth.answers : "unknown";
  const law = broken.length > 0 ? "check.broken" : "check.kept";
  const text = answers === "none" ? t("check.none") : `${t(`check.${answers}`)} ${t(law)}`;
  return { text, hides: broken.length > 0 && !shown, good: broken.length === 0 && answers !== "none" };
}

customElements.define("ergo-notice", Notice);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-notice": Notice;
  }
}
