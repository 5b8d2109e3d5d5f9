import { css } from "lit";

/** The lists of games and of puzzles: one column on a phone, side by side where there is room. */
export const libraryStyles = css`
  .page {
    max-inline-size: 72rem;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: var(--space-4);
    align-items: start;
  }
  @media (min-width: 60rem) {
    .page {
      padding-inline: var(--space-6);
    }
  }
`;
