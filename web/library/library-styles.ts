import { css } from "lit";

/** The lists of games and of puzzles: one column on a phone, side by side where there is room. */
export const libraryStyles = css`
  .page {
    max-inline-size: 72rem;
  }
  .on {
    margin-block-end: var(--space-4);
  }
  @media (min-width: 60rem) {
    .page {
      padding-inline: var(--space-6);
    }
  }
`;
