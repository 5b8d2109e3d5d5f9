import { css } from "lit";
import { fieldStyles } from "../ui/styles/sheet.ts";

/** Figures side by side, tables below, a curve as wide as the page. */
export const statisticsStyles = [
  fieldStyles,
  css`
    h2 {
      margin-block-end: var(--space-2);
      font-size: var(--text-l);
      line-height: 1.3;
    }
    .sums {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
      gap: var(--space-3);
    }
    .sums div {
      padding: var(--space-3);
      border: 1px solid var(--rule-soft);
      border-radius: var(--radius-m);
      background: var(--paper);
    }
    dt {
      color: var(--ink-note);
      font-size: var(--text-s);
      line-height: 1.3;
    }
    dd {
      font-size: var(--text-xl);
      font-weight: 650;
      font-variant-numeric: tabular-nums;
    }
    /* Large text leaves a small phone room for whole words. */
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font-size: min(1rem, max(16px, 6vw));
      font-variant-numeric: tabular-nums;
      line-height: 1.35;
    }
    th,
    td {
      padding: var(--space-2) 0 var(--space-2) var(--space-2);
      border-block-end: 1px solid var(--rule-soft);
      font-weight: 400;
      text-align: end;
      overflow-wrap: break-word;
    }
    td,
    thead th {
      white-space: nowrap;
    }
    th:first-child {
      padding-inline-start: 0;
      text-align: start;
    }
    thead th,
    th .note {
      color: var(--ink-note);
      font-size: min(var(--text-s), max(13px, 5vw));
    }
    figure {
      margin-block-start: var(--space-3);
    }
    .plot {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-2);
    }
    .scale {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      color: var(--ink-note);
      font-size: var(--text-s);
      font-variant-numeric: tabular-nums;
      line-height: 1.3;
      text-align: end;
    }
    .curve {
      display: block;
      inline-size: 100%;
      max-block-size: 16rem;
      fill: var(--accent);
    }
    figcaption {
      padding-block-start: var(--space-2);
    }
    polyline,
    .ground {
      fill: none;
      stroke: var(--accent);
      stroke-width: 1.5px;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }
    .ground {
      stroke: var(--rule);
      stroke-width: 1px;
    }
    summary {
      display: list-item;
      min-block-size: var(--touch);
      padding-block: var(--space-3);
      color: var(--accent);
      cursor: pointer;
    }
    .export {
      display: grid;
      justify-items: start;
      gap: var(--space-2);
    }
  `,
];
