import { css } from "lit";
import { edgeStyles } from "./edges.ts";

/** Shared styles of the panes of the workbench: blocks below each other, small headings, tables of figures, cards. */
export const paneStyles = [
  edgeStyles,
  css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
      align-content: start;
    }
    h2 {
      font-size: var(--text-xl);
      line-height: 1.3;
    }
    h2:focus-visible {
      outline: none;
    }
    h3 {
      font-size: var(--text-m);
      font-weight: 650;
      line-height: 1.4;
    }
    section,
    .block {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2);
    }
    .card {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
      padding: var(--space-4);
      border: 1px solid var(--rule-soft);
      border-radius: var(--radius-m);
      background: var(--paper);
    }
    .badge {
      display: inline-block;
      min-inline-size: 1.75rem;
      padding: 0 var(--space-1);
      border: 1px solid var(--rule);
      border-radius: 0.375rem;
      color: var(--ink-note);
      font-size: var(--text-s);
      line-height: 1.5;
      text-align: center;
      white-space: nowrap;
    }
    /* A number and what it numbers; the words wrap beside it. */
    .numbered {
      display: flex;
      align-items: baseline;
      gap: var(--space-1);
    }
    .numbered .badge {
      flex: none;
    }
    .number {
      color: var(--ink-note);
      font-size: var(--text-s);
      font-variant-numeric: tabular-nums;
    }
    .link {
      min-block-size: var(--touch);
      margin: 0;
      padding: var(--space-1) 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      cursor: pointer;
    }
    summary {
      display: flex;
      align-items: center;
      min-block-size: var(--touch);
      color: var(--accent);
      cursor: pointer;
    }
    .scroll {
      overflow-x: auto;
    }
    .card {
      --under: var(--paper);
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: var(--space-2) var(--space-1);
      border-block-end: 1px solid var(--rule-soft);
      font-weight: 400;
      line-height: 1.3;
      text-align: end;
      vertical-align: baseline;
    }
    th:first-child,
    td:first-child {
      padding-inline-start: 0;
      text-align: start;
    }
    thead th {
      padding-block: 0;
      border-block-end-color: var(--rule);
      color: var(--ink-note);
      font-size: var(--text-s);
    }
    .none {
      color: var(--ink-note);
    }
  `,
];
