import { css } from "lit";

/**
 * Controls below a board: `.tools`, a row of `.tool` buttons (an icon over a word); `.segments`, a row of choices of which one is in force.
 * Large text grows as far as a row stays a row, so that board and keys are seen together.
 */
export const controlStyles = css`
  .tools,
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  /* The longest word leaves 44 px to each of the other five. */
  @media (max-width: 22rem) {
    .tools {
      gap: 2px;
    }
  }
  .left {
    flex-direction: row-reverse;
  }
  .tool {
    flex: 1 1 0;
    flex-direction: column;
    gap: 2px;
    min-block-size: min(3.25rem, 56px);
    padding: 4px 1px;
    font-size: min(0.75rem, 3.75vmin, 18px);
    white-space: nowrap;
  }
  .tool.primary:disabled {
    border-color: var(--rule);
    background: var(--paper);
    font-weight: 400;
  }
  .tool .icon {
    inline-size: min(1.375rem, 26px);
    block-size: min(1.375rem, 26px);
  }
  .segments {
    flex: 1;
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
