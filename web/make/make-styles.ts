import { css } from "lit";

/** The order above, the made puzzles below, the bar at the thumb; side by side where there is room. */
export const makeStyles = css`
  main {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    min-block-size: calc(100dvh - 5rem);
  }
  /* As long as the window, so that a scrollbar does not come with the form. */
  main[aria-busy="true"] {
    min-block-size: 100dvh;
  }
  .page {
    padding-block-end: 0;
  }
  .order {
    display: contents;
  }
  .made {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
    padding-block-end: var(--space-5);
    scroll-margin-block-start: var(--space-3);
  }
  /* Room for what is being made to come to the top. */
  .filled {
    min-block-size: calc(100dvh - 5.5rem);
  }
  h2 {
    font-size: var(--text-xl);
    line-height: 1.3;
  }
  ergo-make-form[inert] {
    opacity: 0.5;
  }
  ergo-make-bar {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    order: 1;
    margin-inline: calc(-1 * var(--space-4));
  }
  @media (min-width: 60rem) {
    .page {
      max-inline-size: 76rem;
      padding-inline: var(--space-6);
    }
    main {
      display: grid;
      grid-template-columns: 25rem minmax(0, 1fr);
      gap: var(--space-6);
    }
    .order {
      display: flex;
      flex-direction: column;
    }
    .made {
      min-block-size: 0;
      padding-block-end: var(--space-7);
    }
    ergo-make-bar {
      margin-inline: 0;
    }
  }
`;
