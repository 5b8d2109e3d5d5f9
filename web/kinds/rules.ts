import { html, type TemplateResult } from "lit";
import type { Lang } from "../../engine/model/words.ts";
import { pageKind } from "./pages.ts";

/**
 * The rules of a kind: a few sentences at once, and below them pictures of right and wrong boards, which are fetched
 * when they are wanted. Needs no game. `lost` is called if they cannot be fetched.
 */
export function rulesOf(kind: string, lang: Lang, lost: () => void): TemplateResult {
  import("./kind-rules.ts").catch(lost);
  return html`<ergo-kind-rules .kind=${kind} .lang=${lang} @rules-lost=${lost}>
    <p>${pageKind(kind).rules[lang]}</p>
  </ergo-kind-rules>`;
}
