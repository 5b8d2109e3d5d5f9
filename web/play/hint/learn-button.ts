import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../../state/app.ts";
import { framesOf } from "../../state/frames.ts";
import type { PlayState } from "../../state/state.ts";
import { icon } from "../../ui/more-icon.ts";
import { t } from "../../words/more.ts";

/** The id of the rule that a hint names as far as it is shown; null where it names none. */
export function namedRule({ hint: state }: PlayState): string | null {
  const hint = state?.hint;
  if (!state || hint?.type !== "step" || state.tier < 2) return null;
  const step = state.tier === 2 ? hint.steps.at(-1) : framesOf(hint.steps)[state.step]?.step;
  return step && step.level > 0 && !step.chains && !step.argument ? step.rule : null;
}

/** The way from a hint to the page of its technique. */
export function learnButton(app: App, play: PlayState): TemplateResult | typeof nothing {
  const rule = namedRule(play);
  if (!rule) return nothing;
  const go = () => app.acts.go({ screen: "learn", link: `/${play.kind.id}/${rule}` });
  return html`<button class="icon-button learn" aria-label=${t("learn.see")} @click=${go}>${icon("learn")}</button>`;
}
