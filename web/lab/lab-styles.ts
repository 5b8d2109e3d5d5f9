import { css } from "lit";

/** A phone: the part, and the tabs at the thumb. A wide window: tabs below the heading, the part across the window. */
export const labStyles = css`
  :host {
    display: block;
  }
  .lab {
    --page-side: var(--space-3);
    grid-template-rows: auto 1fr auto;
  }
  .problem {
    margin-block-end: var(--space-4);
    padding: var(--space-3);
    border-inline-start: 4px solid var(--conflict-ink);
    border-radius: var(--radius-s);
    background: var(--paper);
  }
  .pane {
    display: block;
    min-inline-size: 0;
    padding-block: var(--space-2) var(--space-6);
  }
  .pane:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 60rem) {
    .lab {
      grid-template-rows: auto auto 1fr;
      max-inline-size: 80rem;
      padding-inline: var(--space-6);
    }
    header {
      padding-block: var(--space-2);
    }
    .pane {
      padding-block: var(--space-5) var(--space-6);
    }
  }
`;
