import { css } from "lit";

/** A `dl` of figures: a grid of fields, each a large number with its name below. Whoever uses it says how many columns. */
export const figureStyles = css`
  dl {
    display: grid;
    gap: 1px;
    overflow: hidden;
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-m);
    background: var(--rule-soft);
  }
  dl div {
    display: grid;
    align-content: start;
    background: var(--paper);
  }
  dt {
    color: var(--ink-note);
    font-size: var(--text-s);
    line-height: 1.35;
  }
  dd {
    order: -1;
    font-weight: 650;
    line-height: 1.3;
  }
`;
