import { css, html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import type { Suspended } from "../../../worker/api.ts";
import { t } from "../../words/more.ts";
import "./rule-counter.ts";

/** Styles of `counterExample`. */
export const counterStyles = css`
  .counter {
    min-inline-size: 0;
  }
  .counter > summary {
    inline-size: fit-content;
    min-block-size: var(--touch);
    align-content: center;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
  .counter > summary + * {
    margin-block: var(--space-1) var(--space-3);
  }
`;

/** A suspended rule's wrong conclusion, folded: on its board where that is known, else in words. Needs `counterStyles`. */
export function counterExample({ counter, example }: Suspended, lang: Lang): TemplateResult | typeof nothing {
  if (!counter) return nothing;
  return html`<details class="counter">
    <summary>${t("rules.counter")}</summary>
    ${
      example
        ? html`<ergo-rule-counter .counter=${example} .lang=${lang}></ergo-rule-counter>`
        : html`<p>${t("bench.counter", { text: counter.text[lang] })}</p>`
    }
  </details>`;
}
