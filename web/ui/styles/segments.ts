import { css } from "lit";

/** `.segments`, a row of choices of which one is in force, each a `.segment`; large text grows as far as the row stays one. */
export const segmentStyles = css`
  .segments {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 2px;
    padding: 1px 3px;
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  .segment {
    display: inline-flex;
    flex: 1 1 0;
    align-items: center;
    justify-content: center;
    gap: 0.25rem;
    min-block-size: clamp(44px, 2.5rem, 48px);
    padding: 2px 4px;
    border: 0;
    border-radius: calc(var(--radius-m) - 0.1875rem);
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-size: min(0.875rem, 4.4vmin, 18px);
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--quick);
  }
  .segment .icon {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  .segment[aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  @media (hover: hover) {
    .segment[aria-pressed="false"]:hover {
      background: var(--same);
    }
  }
  @media (forced-colors: active) {
    .segment[aria-pressed="true"] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
