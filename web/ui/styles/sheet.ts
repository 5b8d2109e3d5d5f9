import { css } from "lit";

/** `.field` for text inputs and areas; a `label` above is `.label`, a sentence below `.note` or `.error`. */
export const fieldStyles = css`
  .field {
    inline-size: 100%;
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    /* iOS zooms into fields with smaller type. */
    font-size: max(16px, 1rem);
  }
  /* Browsers draw it fainter than text may be. */
  .field::placeholder {
    color: var(--ink-note);
    opacity: 1;
  }
  /* A list's choice stands in one line: large text leaves a small phone room for its words. */
  select.field {
    font-size: max(16px, min(1rem, 7vw));
    text-overflow: ellipsis;
  }
  .label {
    display: block;
    margin-block-end: var(--space-1);
    font-weight: 600;
  }
  .error {
    color: var(--conflict-ink);
  }
`;

/** The content of a sheet: `.stack` sets blocks below each other, `.row` buttons side by side, `.menu` a list of wide choices. */
export const sheetStyles = css`
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .row > .button {
    flex: 1 1 auto;
  }
  .menu .button {
    inline-size: 100%;
    justify-content: flex-start;
    border-color: transparent;
    text-align: start;
  }
`;
