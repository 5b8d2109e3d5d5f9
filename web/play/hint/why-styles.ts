import { css } from "lit";

/** Additions of the question's sheet to the look of the hint sheet. */
export const whyStyles = css`
  .other {
    margin-inline: calc(-1 * var(--space-3)) 0;
  }
  h2 {
    font-size: var(--text-m);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    font-size: var(--text-m);
  }
  .text .verdict {
    font-weight: 600;
  }
  .text h3 {
    margin-block-start: var(--space-1);
  }
  .wide {
    margin-block: var(--space-1);
  }
  .text .label {
    margin-block: var(--space-2) var(--space-1);
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    padding-block-end: 0.25rem;
  }
  .others .button {
    flex: 1 1 0;
    min-inline-size: 1.75rem;
    padding-inline: 0;
  }
`;
