import { css } from "lit";

/** The parts of the help, each behind its heading, and lists of what is explained. */
export const helpStyles = css`
  details {
    border-block-start: 1px solid var(--rule-soft);
  }
  details:first-of-type {
    border-block-start: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--touch);
    border-radius: var(--radius-s);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary .icon {
    color: var(--ink-note);
    transition: transform var(--quick);
  }
  [open] > summary .icon {
    transform: rotate(90deg);
  }
  h3 {
    font-size: var(--text-m);
    line-height: 1.3;
  }
  .part {
    padding-block-end: var(--space-5);
  }
  dl {
    display: grid;
    gap: var(--space-4);
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
    line-height: 1.35;
  }
  dt .icon {
    color: var(--accent);
  }
  dd {
    line-height: 1.4;
  }
  .keys {
    gap: var(--space-2);
  }
  .keys div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
  }
  .keys dt {
    flex: 1 1 9.5rem;
    flex-wrap: wrap;
    gap: var(--space-1);
    font-weight: inherit;
  }
  .keys dd {
    flex: 1 1 8rem;
  }
  kbd {
    padding: 0.0625rem var(--space-2);
    border: 1px solid var(--rule);
    border-block-end-width: 2px;
    border-radius: 0.375rem;
    font: inherit;
    font-size: var(--text-s);
  }
  @media (prefers-reduced-motion: reduce) {
    summary .icon {
      transition: none;
    }
  }
`;
