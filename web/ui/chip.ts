import { css } from "lit";

/** `.chip`: a small toggle of a row of them; `aria-pressed` shows as chosen, by weight and a thicker edge. */
export const chipStyles = css`
  .chip {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--touch);
    padding: var(--space-1) var(--space-4);
    border: 1px solid var(--rule);
    border-radius: var(--touch);
    background: transparent;
    color: var(--ink);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .chip .number {
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .chip[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--same);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  @media (forced-colors: active) {
    .chip[aria-pressed="true"] {
      border-width: 4px;
    }
  }
`;
