import { css } from "lit";

/**
 * Controls below a board: `.tools`, a row of `.tool` buttons (an icon over a word). Large text grows as far as a row stays a
 * row, so that board and keys are seen together.
 */
export const controlStyles = css`
  .tools {
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
`;
