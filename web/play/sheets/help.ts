import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { KindHelp } from "../../kinds/contract/kind-help.ts";
import { helpOf } from "../../kinds/help.ts";
import { rulesOf } from "../../kinds/rules.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { hasKeyboard } from "../../ui/keyboard.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { type IconName, icon } from "../../ui/more-icon.ts";
import "../../ui/sheet.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { keysOf } from "./help-keys.ts";
import { helpStyles } from "./help-styles.ts";
import { GESTURES, TOOLS } from "./help-tools.ts";

/** A mouse or a trackpad mostly comes with a keyboard. */

/** The rules of the puzzle in pictures, and what there is on the screen to play it. */
export class HelpSheet extends LaterElement {
  static override properties = { ...LaterElement.properties, help: { state: true } };
  static override styles = [baseStyles, buttonStyles, helpStyles];

  /** A key was pressed, so there is a keyboard. */
  declare protected help: KindHelp | null;
  #wanted = "";

  constructor() {
    super();
    this.help = null;
  }

  protected override readonly looks = [(state: AppState) => state.play?.kind];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const kind = this.state.play?.kind.id;
    if (!kind || kind === this.#wanted) return;
    this.#wanted = kind;
    helpOf(kind).then((help) => {
      this.help = help;
    }, this.#lost);
  }

  readonly #lost = (): void => {
    this.app.store.dispatch({ type: "toast", toast: { text: t("app.lost") } });
  };

  protected override render(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    if (!play) return nothing;
    return html`<ergo-sheet .heading=${t("play.help")} @sheet-close=${() => this.app.acts.sheet(null)}>
      ${part("help.rules", rulesOf(play.kind.id, lang, this.#lost), true)}
      ${part("help.tools", this.#tools(play))}
      ${part("help.gestures", this.#gestures(play))}
      ${hasKeyboard() ? part("menu.keys", this.#keys(play)) : nothing}
      ${part("help.words", this.#words())}
    </ergo-sheet>`;
  }

  #tools({ kind }: PlayState): TemplateResult {
    return html`<dl>${TOOLS[kind.hand].map(([sign, name, does]) => line(t(name), t(does), sign))}</dl>`;
  }

  #gestures({ kind }: PlayState): TemplateResult {
    return html`<dl>${GESTURES[kind.hand].map(([name, does]) => line(t(name), t(does)))}</dl>`;
  }

  #keys({ kind }: PlayState): TemplateResult {
    return html`<dl class="keys">
      ${keysOf(kind.hand).map(
        ([keys, deed]) => html`<div>
          <dt>${keys.split(", ").map((key) => html`<kbd>${key}</kbd>`)}</dt>
          <dd>${t(deed)}</dd>
        </div>`,
      )}
    </dl>`;
  }

  #words(): TemplateResult {
    const { lang } = this.state;
    return html`<dl>
      ${this.help?.words.map(({ word, means }) => line(word[lang], means[lang]))}
      ${line(t("help.cell"), t("help.cell-text"))} ${line(t("help.suppose"), t("help.suppose-text"))}
      ${line(t("help.recent"), t("help.recent-text"))}
    </dl>`;
  }
}

function part(name: Parameters<typeof t>[0], content: TemplateResult, open = false): TemplateResult {
  return html`<details ?open=${open}>
    <summary><h3>${t(name)}</h3>${icon("next")}</summary>
    <div class="part">${content}</div>
  </details>`;
}

function line(name: string, text: string, sign: IconName | null = null): TemplateResult {
  return html`<div>
    <dt>${sign ? icon(sign) : nothing}${name}</dt>
    <dd>${text}</dd>
  </div>`;
}

customElements.define("ergo-help-sheet", HelpSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-help-sheet": HelpSheet;
  }
}
