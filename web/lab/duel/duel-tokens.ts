import { css, html, type TemplateResult } from "lit";
import type { Player } from "./match.ts";

/** Styles of `token`: the one who begins has a blue disc, the other a yellow square. */
export const tokenStyles = css`
  .token {
    flex: none;
    display: inline-block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid var(--premise-edge);
    border-radius: 50%;
    background: var(--role-premise);
  }
  .token.second {
    border-color: var(--ink);
    border-radius: 22%;
    background: var(--role-focus);
  }
`;

/** The sign of a player, beside words that say who it is. */
export function token(player: Player): TemplateResult {
  return html`<span class="token ${player === 0 ? "first" : "second"}" aria-hidden="true"></span>`;
}
