import { css, html, nothing, type TemplateResult } from "lit";
import type { Strategy } from "../../engine/model/choice.ts";
import type { RuleList } from "../../worker/api.ts";
import type { Report } from "../kinds/contract/report.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { choice, switchStyles } from "../ui/choice.ts";
import { memo } from "../ui/memo.ts";
import { baseStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { t } from "../words/more.ts";
import { reportedChoice } from "./bench/reported.ts";
import type { BenchActs } from "./bench/workbench.ts";
import type { RuleChange } from "./rules/rule-desk.ts";

/** Which rules think, and how they take turns. */
export class PaneRules extends ActsElement<BenchActs> {
  static override properties = {
    ...ActsElement.properties,
  };
  static override styles = [
    baseStyles,
    paneStyles,
    switchStyles,
    css`
      legend {
        font-weight: 650;
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.workbench?.choice,
    (state: AppState) => state.workbench?.strategy,
    (state: AppState) => state.workbench?.suspended,
    (state: AppState) => state.workbench?.kind,
  ];

  readonly #first = memo((report: Report | null) => report && reportedChoice(report));

  /** The desk is fetched when its pane is first opened. */
  protected override firstUpdated(): void {
    import("./rules/rule-desk.ts").catch(() => chunkLost(this.app.store));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench, lang } = this.state;
    const { acts } = this;
    if (!bench || !acts) return nothing;
    return html`<h2>${t("bench.rules")}</h2>
      ${choice<Strategy>(
        "strategy",
        t("bench.strategy"),
        [
          ["easiest", t("bench.easiest")],
          ["rounds", t("bench.in-rounds")],
        ],
        bench.strategy,
        (strategy) => acts.set({ strategy }),
      )}
      <p class="note">${t(bench.strategy === "easiest" ? "bench.easiest-text" : "bench.in-rounds-text")}</p>
      <ergo-rule-desk
        .kind=${bench.kind.id}
        .lang=${lang}
        .choice=${bench.choice}
        .suspended=${bench.suspended}
        .ask=${acts.ask}
        .first=${this.#first(bench.report)}
        @rule-change=${({ detail }: CustomEvent<RuleChange>) => this.#change(detail)}
        @rules-lost=${() => chunkLost(this.app.store)}
        @rule-list=${({ detail }: CustomEvent<RuleList>) => acts.set({ rules: detail })}
      ></ergo-rule-desk>`;
  }

  #change({ choice, before, told }: RuleChange): void {
    const { workbench } = this.state;
    this.acts?.choose(choice);
    // The first system took its turns in rounds.
    if (workbench?.report?.rules === choice.text && choice.text !== before.text)
      this.acts?.set({ strategy: "rounds" });
    const kind = workbench?.kind.id;
    if (!told || !kind) return;
    const button = { label: t("play.undo"), action: { type: "rules-back", kind, choice: before } } as const;
    this.app.store.dispatch({ type: "toast", toast: { text: told, button } });
  }
}

customElements.define("ergo-pane-rules", PaneRules);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-rules": PaneRules;
  }
}
