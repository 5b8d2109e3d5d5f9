import { css } from "lit";

/** What the parts of Learn have in common. */
export const learnStyles = css`
  :host {
    display: block;
  }
  .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
  h1 {
    text-wrap: balance;
  }
  h2 {
    font-size: var(--text-l);
    line-height: 1.3;
  }
  h3 {
    font-size: var(--text-m);
    line-height: 1.4;
    color: var(--ink-note);
  }
  p {
    line-height: 1.45;
    text-wrap: pretty;
  }
  .idea {
    font-size: var(--text-l);
    line-height: 1.4;
  }
  .board {
    --board-height: min(60dvh, 30rem);
    min-block-size: 4rem;
  }
  .board > :not(:defined) {
    display: block;
    inline-size: min(100%, var(--board-height));
    aspect-ratio: 1;
    margin-inline: auto;
  }
  .ghost {
    inline-size: min(100%, min(60dvh, 30rem));
    aspect-ratio: 1;
    margin-inline: auto;
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-m);
  }
  .small .board {
    --board-height: min(50dvh, 26rem);
  }
  .small .board > * {
    margin-inline: 0;
  }
  .says {
    min-block-size: 4.4em;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .row .button {
    flex: 1 1 auto;
  }
  .count {
    color: var(--ink-note);
    font-variant-numeric: tabular-nums;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--touch);
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .answers .button {
    min-inline-size: 3.4rem;
  }
  .verdict {
    padding-inline-start: var(--space-3);
    border-inline-start: 4px solid var(--rule);
  }
  .verdict.right {
    border-color: var(--conclude-edge);
  }
  .verdict.wrong {
    border-color: var(--conflict-ink);
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  @media (min-width: 60rem) {
    .page:is([data-part="page"], [data-part="find"]) {
      max-inline-size: 58rem;
    }
    /* Board and keys are no wider than what is said of them, and all of it stands in the middle. */
    .page[data-part="lesson"] {
      max-inline-size: calc(40rem + 2 * var(--space-4));
    }
    .beside {
      grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
      align-items: start;
      gap: var(--space-5);
    }
    .beside.small {
      grid-template-columns: minmax(0, min(50dvh, 26rem)) minmax(0, 1fr);
    }
    .beside.small .note {
      color: inherit;
      font-size: inherit;
    }
    .parts > section > p,
    .parts > section.row {
      max-inline-size: 40rem;
    }
    .parts > section > p {
      text-wrap: balance;
    }
  }
`;
