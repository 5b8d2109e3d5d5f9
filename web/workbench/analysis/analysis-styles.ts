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
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .level {
    flex: 1 1 5.5rem;
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
  .own {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 0 var(--space-5);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  .rule {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  .rule input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .rule .name {
    flex: 1;
    line-height: 1.25;
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
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .figure {
    flex: 1 1 9rem;
    display: grid;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-m);
    background: var(--paper);
    line-height: 1.35;
  }
  .figure strong {
    font-size: 1.75rem;
    font-weight: 650;
    line-height: 1.2;
  }
  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
  }
  .axis {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    margin-block: -0.5em;
    color: var(--ink-note);
    font-size: var(--text-s);
    line-height: 1;
    text-align: end;
  }
  .axis i {
    font-style: normal;
  }
  .levels-chart {
    display: block;
    inline-size: 100%;
    block-size: 10rem;
    border-block-end: 1px solid var(--edge);
  }
  .levels-chart .grid {
    fill: none;
    stroke: var(--rule-soft);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .levels-chart .track {
    fill: transparent;
  }
  .levels-chart .of-puzzles {
    fill: var(--accent);
  }
  .levels-chart .of-cells {
    fill: var(--role-conclude);
    stroke: var(--conclude-edge);
    stroke-width: 1.5px;
    stroke-dasharray: 4 3;
    vector-effect: non-scaling-stroke;
  }
  .names {
    display: flex;
    margin-inline-start: 2.75rem;
    font-size: var(--text-s);
    line-height: 1.25;
    text-align: center;
  }
  .names span {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-block-start: var(--space-1);
    overflow-wrap: anywhere;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin: var(--space-2) 0 0 2.75rem;
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  figcaption span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .swatch {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 0.1875rem;
  }
  .swatch.of-puzzles {
    background: var(--accent);
  }
  .swatch.of-cells {
    border: 1.5px dashed var(--conclude-edge);
    background: var(--role-conclude);
  }
  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: 600;
  }
  .wide-only {
    display: none;
  }
  @container (min-width: 30rem) {
    .wide-only {
      display: table-cell;
    }
    .narrow-only {
      display: none;
    }
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
  @media (forced-colors: active) {
    .levels-chart .of-puzzles {
      fill: CanvasText;
    }
    .levels-chart .of-cells {
      fill: none;
      stroke: CanvasText;
    }
  }
`;
