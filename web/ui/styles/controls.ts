import { css } from "lit";

/** Controls below a board: `.tools`, a row of `.tool` buttons (an icon over a word); `.segments`, a row of choices of which one is in force. */
export const controlStyles = css`
  .tools,
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .left {
    flex-direction: row-reverse;
  }
  .tool {
    flex: 1 1 0;
    flex-direction: column;
    gap: 0.125rem;
    min-block-size: 3.25rem;
    padding: 0.25rem 0.125rem;
    font-size: 0.75rem;
    white-space: nowrap;
  }
  .tool.primary:disabled {
    border-color: var(--rule);
    background: var(--paper);
    font-weight: 400;
  }
  .tool .icon {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
  .segments {
    flex: 1;
    gap: 0.125rem;
    padding: 1px 0.1875rem;
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
    min-block-size: max(44px, 2.5rem);
    padding: 0.125rem 0.375rem;
    border: 0;
    border-radius: calc(var(--radius-m) - 0.1875rem);
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-size: 0.875rem;
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
