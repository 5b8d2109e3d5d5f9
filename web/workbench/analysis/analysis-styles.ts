import { css } from "lit";

/** The look of the Analysis pane: the order, its progress, and its results. */
export const analysisStyles = css`
  :host {
    container-type: inline-size;
  }
  ergo-analysis-order {
    gap: var(--space-4);
  }
  .lead {
    max-inline-size: 38rem;
    color: var(--ink-note);
  }
  .levels {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr));
    gap: var(--space-2);
  }
  .level {
    flex-direction: column;
    gap: 0;
    padding-inline: var(--space-2);
  }
  .level small {
    font-size: var(--text-s);
    font-weight: 400;
  }
  textarea.field {
    resize: vertical;
    font-family: ui-monospace, monospace;
    line-height: 1.45;
    white-space: pre;
    overflow-x: auto;
  }
  .file {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding-inline-start: var(--space-4);
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
    overflow-wrap: anywhere;
  }
  .go {
    justify-self: start;
    min-inline-size: min(100%, 12rem);
  }
  .progress {
    display: grid;
    gap: var(--space-1);
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-3);
  }
  /* Cards beside each other have their shares level, however long a name is. */
  .figure {
    grid-row: span 4;
    display: grid;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-content: start;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-m);
    background: var(--paper);
    line-height: 1.35;
  }
  .figure .named {
    display: flex;
    align-items: baseline;
    gap: 0.375rem;
    margin-block-end: var(--space-2);
    font-weight: 600;
    line-height: 1.25;
  }
  .figure .share {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: var(--space-2);
  }
  .figure strong {
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.3;
  }
  tbody th,
  tfoot th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--page);
    white-space: nowrap;
  }
  .by-technique tbody th {
    white-space: normal;
  }
  /* What is for the ear alone stays within, so that it does not widen the page. */
  thead th {
    position: relative;
    white-space: nowrap;
  }
  /* A rule before the two columns of each selection, whose swatch stands over both. */
  .several .first {
    border-inline-start: 1px solid var(--rule-soft);
  }
  thead th[scope="colgroup"] {
    text-align: center;
  }
  thead .swatch {
    display: inline-block;
    vertical-align: middle;
  }
  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: 600;
  }
  .list li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-block-size: var(--touch);
    border-block-end: 1px solid var(--rule-soft);
  }
  .list li > :nth-child(2) {
    flex: 1;
  }
  .list .button {
    padding-inline: var(--space-2);
  }
  .bad li {
    flex-wrap: nowrap;
    align-items: baseline;
    padding-block: var(--space-2);
  }
  .bad li > :first-child {
    flex: none;
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
  .error {
    color: var(--conflict-ink);
    font-size: var(--text-s);
  }
`;
