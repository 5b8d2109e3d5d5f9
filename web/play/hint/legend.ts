import { html, nothing, type TemplateResult } from "lit";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { FrameWords } from "../../boards/frame-words.ts";
import type { TintRole, Tints } from "../../boards/tints.ts";
import { levelName } from "../../state/title.ts";
import { t } from "../../words/more.ts";

const ROLES = ["suppose", "area", "premise", "conclude", "conflict"] as const satisfies readonly TintRole[];

/** The number and level of the rule that is named, and the names of the highlights that the board shows. */
export function legend(
  hand: PlayKind["hand"],
  tints: Tints,
  { level, number }: Pick<FrameWords, "level" | "number">,
): TemplateResult | typeof nothing {
  const roles = rolesOf(hand, tints);
  if (!level && roles.length === 0) return nothing;
  return html`<ul class="legend">
    ${number === null ? nothing : html`<li class="level">${t("why.rule", { n: number })}</li>`}
    ${level ? html`<li class="level">${levelName(level)}</li>` : nothing}
    ${roles.map(
      (role) => html`<li><span class="swatch ${role}" aria-hidden="true"></span>${t(`hint.${role}`)}</li>`,
    )}
  </ul>`;
}

/** On painted boards an excluded value shows as the mark that the cell becomes. */
function rolesOf(
  hand: PlayKind["hand"],
  { cells, struck, supposed }: Tints,
): readonly ((typeof ROLES)[number] | "struck")[] {
  const shown = new Set([...cells.values()].flat());
  const roles = ROLES.filter((role) => shown.has(role) || (role === "suppose" && supposed?.size));
  return hand === "digits" && struck.size > 0 ? [...roles, "struck"] : roles;
}
