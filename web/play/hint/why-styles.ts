import { css } from "lit";

/** Additions of the question's sheet to the look of the hint sheet. */
export const whyStyles = css`
  .other {
    margin-inline: calc(-1 * var(--space-3)) 0;
  }
  h2 {
    color: var(--ink-note);
    font-size: min(var(--text-m), 19px);
    font-weight: 500;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    margin-block: var(--space-2) var(--space-1);
    font-size: min(var(--text-m), 20px);
    line-height: 1.2;
  }
  .text .verdict {
    font-weight: 600;
  }
  /* A low window: the answer is short, so that the sentence below it is whole. */
  @media (max-height: 26rem) {
    .text .sentence {
      font-size: min(1.125rem, max(17px, 6vh));
    }
    .text .verdict {
      font-size: min(1.125rem, 18px);
    }
    h3 {
      margin-block: var(--space-1);
      font-size: min(1rem, 17px);
    }
  }
  .wide {
    margin-block: var(--space-1);
  }
  .text .label {
    margin-block: var(--space-2) var(--space-1);
    color: var(--ink-note);
    font-size: min(var(--text-s), 18px);
  }
  .others {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: 0.25rem;
    padding-block-end: 0.25rem;
  }
  /* Two rows, so that none is narrower than a thumb. */
  .many {
    grid-template-columns: repeat(5, 1fr);
    grid-auto-flow: row;
  }
  .wide,
  .others .button {
    font-size: min(1rem, 22px);
  }
  .others .button {
    padding-inline: 0;
  }
`;
