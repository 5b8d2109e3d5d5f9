import { css } from "lit";

/** How a board of a first lesson and what is said of it look. */
export const lessonStyles = css`
  /* A finger has more room than its line takes. */
  .count .button {
    float: inline-end;
    margin: calc(-1 * var(--space-3));
  }
  h2:focus-visible {
    outline: none;
  }
  .board {
    --board-height: min(42dvh, 24rem);
  }
  .plain {
    --island-done: transparent;
  }
  /* The longest of its sentences keeps its room, so that nothing below moves when one comes; with large text, as far as the keys stay near. */
  .told {
    display: grid;
  }
  .told > *,
  .told::after {
    grid-area: 1 / 1;
  }
  .told::after {
    content: attr(data-longest);
    visibility: hidden;
    max-block-size: 20dvh;
    overflow: hidden;
    padding-inline-start: calc(var(--space-3) + 4px);
    line-height: 1.45;
    text-wrap: pretty;
  }
  .keys {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.4rem, 1fr));
    gap: var(--space-2);
  }
`;
