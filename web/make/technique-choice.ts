import { html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../engine/model/words.ts";
import { t } from "../words/more.ts";
import type { Technique } from "./making.ts";

/**
 * The techniques of a level by their names; while they are not known yet the place for them, so that nothing moves when they
 * come; without a level, what a level is.
 * @param choose Called with the id of a technique, or undefined for any.
 */
export function techniqueChoice(
  level: number | undefined,
  techniques: readonly Technique[] | undefined,
  chosen: string | undefined,
  lang: Lang,
  choose: (id: string | undefined) => void,
): TemplateResult | typeof nothing {
  if (level === undefined) return html`<p class="note">${t("make.level-note")}</p>`;
  const offered = techniques?.filter((one) => one.level === level) ?? [];
  if (techniques && offered.length === 0) return nothing;
  const changed = (event: Event): void => choose((event.target as HTMLSelectElement).value || undefined);
  return html`<label>
      <span class="label">${t("make.technique")}</span>
      <select class="field technique" ?disabled=${!techniques} @change=${changed}>
        <option value="" .selected=${chosen === undefined}>${t("make.any")}</option>
        ${offered.map(
          ({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${name[lang]}</option>`,
        )}
      </select>
    </label>
    ${chosen === undefined ? nothing : html`<p class="note">${t("make.technique-note")}</p>`}`;
}
