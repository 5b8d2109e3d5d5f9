import { css } from "lit";

/** The lists of games and of puzzles: one column on a phone, side by side where there is room. */
export const libraryStyles = css`
  .page {
    max-inline-size: 72rem;
  }
  /* It belongs to the games that follow. */
  .on {
    margin-block-end: calc(-1 * var(--space-2));
  }
  @media (min-width: 60rem) {
    .page {
      padding-inline: var(--space-6);
    }
  }
`;
