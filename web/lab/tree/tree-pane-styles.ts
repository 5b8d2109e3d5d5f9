import { css } from "lit";

/** A phone: the tree with its controls, then the rest. A wide window: the tree left, the rest right. */
export const treePaneStyles = css`
  .columns,
  .work,
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  .columns {
    gap: var(--space-5);
  }
  .work {
    gap: var(--space-2);
  }
  .side {
    gap: var(--space-5);
  }
  .lead {
    color: var(--ink-note);
  }
  .which {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .which select {
    flex: 1 1 7rem;
    min-inline-size: 0;
  }
  .segments {
    display: flex;
    gap: 2px;
    padding: 1px;
    border: 1px solid var(--rule);
    border-radius: var(--radius-s);
    background: var(--paper);
  }
  .segment {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: 7px;
    background: none;
    color: var(--ink);
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
    touch-action: manipulation;
  }
  .segment[aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .busy {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .busy progress {
    flex: 1;
    min-inline-size: 0;
    accent-color: var(--accent);
  }
  .keys {
    padding-block: var(--space-2);
  }
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) 24rem;
      gap: var(--space-6);
    }
  }
  @media (forced-colors: active) {
    .segment[aria-pressed="true"] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
