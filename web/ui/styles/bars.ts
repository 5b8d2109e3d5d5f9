import { css } from "lit";

/** `.bar`: the controls and progress of a part of the lab, above the tabs at the thumb on a phone, in its place on a wide window. */
export const barStyles = css`
  .bar {
    position: sticky;
    z-index: 2;
    inset-block-end: calc(var(--tabs, 3.75rem) + env(safe-area-inset-bottom));
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--space-3));
    padding: var(--space-2) var(--space-3);
    border-block-start: 1px solid var(--rule-soft);
    background: var(--page);
  }
  .bar p {
    flex: 1 1 8rem;
    min-inline-size: 0;
    color: var(--ink-note);
    font-size: min(var(--text-s), 18px);
    line-height: 1.3;
  }
  /* Large text leaves a small phone room for the page. */
  .bar .button {
    padding-inline: var(--space-3);
    font-size: min(1rem, 18px);
  }
  .bar .primary {
    flex: 1 1 auto;
  }
  @media (min-width: 60rem) {
    .bar {
      position: static;
      margin: 0;
      padding: 0;
      border: 0;
    }
    .bar .primary {
      flex: 0 0 auto;
      min-inline-size: 10rem;
    }
  }
  @media (max-width: 59.99rem) {
    .bar {
      order: 1;
      margin-block-end: calc(-1 * var(--space-6)); /* the room that the lab leaves below its parts */
    }
  }
`;
