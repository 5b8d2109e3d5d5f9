import { css } from "lit";

/** A page to read or to set things on: `.page` with a `header` (a button and an h1) and a `main` of blocks. */
export const pageStyles = css`
  :host {
    display: block;
  }
  .page {
    max-inline-size: 44rem;
    margin: 0 auto;
    padding: 0 max(var(--space-4), env(safe-area-inset-right))
      calc(var(--space-7) + env(safe-area-inset-bottom)) max(var(--space-4), env(safe-area-inset-left));
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-block: calc(var(--space-2) + env(safe-area-inset-top)) var(--space-2);
  }
  header .icon-button:first-child {
    margin-inline-start: calc(-1 * var(--space-3));
  }
  h1 {
    font-size: var(--text-xl);
    line-height: 1.3;
  }
  h1:focus-visible {
    outline: none;
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    padding-block-start: var(--space-2);
  }
`;
