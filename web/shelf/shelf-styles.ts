import { css } from "lit";

/** The shelf: sections below each other, pairs of cards in each; on a wide window two columns of sections. */
export const shelfStyles = css`
  :host {
    display: block;
  }
  .page {
    max-inline-size: 72rem;
    margin: 0 auto;
    padding: 0 max(var(--space-4), env(safe-area-inset-right))
      calc(var(--space-7) + env(safe-area-inset-bottom)) max(var(--space-4), env(safe-area-inset-left));
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: calc(var(--space-2) + env(safe-area-inset-top)) var(--space-2);
  }
  h1 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-xl);
    line-height: 1.2;
    letter-spacing: 0.01em;
  }
  h1:focus-visible,
  h2:focus-visible {
    outline: none;
  }
  .sign {
    inline-size: 2rem;
    block-size: 2rem;
    fill: var(--accent);
  }
  .settings {
    margin-inline-end: calc(-1 * var(--space-3));
  }
  main,
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    align-content: start;
  }
  main {
    padding-block-start: var(--space-1);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
  h2 {
    font-size: var(--text-m);
    line-height: 1.5;
    color: var(--ink-note);
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
    min-block-size: var(--touch);
  }
  .continue {
    gap: 0;
  }
  .all,
  .days {
    margin-inline-end: calc(-1 * var(--space-3));
    padding-inline: var(--space-3);
    gap: 0.3em;
  }
  /* On a line of its own it begins where all else does. */
  .all {
    margin-inline-start: calc(-1 * var(--space-3));
  }
  .all .icon,
  .days .icon {
    inline-size: clamp(20px, 1.25rem, 32px);
    block-size: clamp(20px, 1.25rem, 32px);
  }
  /* A newcomer's first page has nothing beyond its edge. */
  .days {
    margin-inline-end: 0;
    padding-inline: 0;
  }
  .number {
    color: var(--ink-note);
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
    gap: var(--space-3);
  }
  .ways {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr));
  }
  .thinking {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  }
  .way {
    justify-content: flex-start;
    gap: var(--space-3);
    min-block-size: 56px;
    padding-inline: var(--space-3);
    text-align: start;
  }
  /* Balanced lines would break a word of Chinese. */
  .way:lang(zh) {
    text-wrap: wrap;
  }
  .way .icon {
    color: var(--accent);
  }
  .way small {
    display: block;
    margin-block-start: 2px;
    line-height: 1.3;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: var(--space-3);
    align-items: start;
  }
  .welcome {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--space-5);
    align-items: center;
    padding-block: var(--space-4);
  }
  .welcome p {
    max-inline-size: 36rem;
    /* Large text leaves a small phone room for the puzzles beneath. */
    font-size: min(var(--text-xl), 8.5vmin);
    line-height: 1.45;
  }
  .starts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
    gap: var(--space-3);
    max-inline-size: 40rem;
  }
  .start {
    display: grid;
    grid-template-rows: auto 1fr;
    justify-items: center;
    gap: var(--space-4);
    padding: var(--space-4);
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-l);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  .start .button {
    padding-inline: var(--space-2);
  }
  .start .picture {
    inline-size: 100%;
    max-inline-size: 8rem;
  }
  .start:focus-visible {
    outline-offset: 3px;
  }
  .ghost {
    block-size: 106px;
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-l);
    background: linear-gradient(100deg, var(--paper) 40%, var(--rule-soft) 50%, var(--paper) 60%) 0 0 / 200% 100%;
    animation: pass 1.6s linear infinite;
  }
  .ghost.day {
    block-size: calc(116px + 1.35 * (1rem + 2 * var(--text-s)));
  }
  .newcomer {
    margin-block-start: var(--space-2);
    margin-inline-start: calc(-1 * var(--space-4));
  }
  @keyframes pass {
    from {
      background-position: 150% 0;
    }
    to {
      background-position: -50% 0;
    }
  }
  details {
    padding: 0 var(--space-4);
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-l);
    background: var(--paper);
  }
  h3 {
    display: inline;
    font-size: inherit;
  }
  ergo-kind-rules {
    padding-block-end: var(--space-4);
  }
  summary {
    padding-block: var(--space-3);
    min-block-size: var(--touch);
    font-weight: 600;
    cursor: pointer;
  }
  .rule {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: start;
    padding-block-end: var(--space-4);
  }
  .rule .picture {
    flex: none;
    inline-size: 5.5rem;
  }
  .rule p {
    flex: 1 1 10rem;
  }
  @media (prefers-reduced-motion: reduce) {
    .ghost {
      animation: none;
    }
  }
  @media (min-width: 40rem) {
    .welcome p {
      text-wrap: balance;
    }
  }
  @media (min-width: 60rem) {
    .page {
      padding-inline: var(--space-6);
    }
    .again {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-6);
    }
    .column + .column > :first-child > h2 {
      align-content: center;
      /* As high as the heading with a link beside it, which has no gap below. */
      min-block-size: max(var(--touch), 1.2rem + 2 * var(--space-2) + 2px);
      margin-block-end: calc(-1 * var(--space-2));
    }
    .column + .column .kinds {
      grid-template-columns: minmax(0, 1fr);
    }
    .welcome {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
      column-gap: var(--space-3);
      padding-block: var(--space-6);
    }
    .welcome p {
      font-size: 1.75rem;
    }
  }
`;
