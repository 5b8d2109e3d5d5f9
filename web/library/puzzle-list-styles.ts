import { css } from "lit";

/** The rows of the library: all of one height, so that a place in the list can be told from its number. */
export const puzzleListStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  ol {
    position: relative;
    gap: var(--space-2);
  }
  /* Nothing in a row can move what is outside it. */
  li {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc((100% + var(--space-2)) * var(--column, 0) / var(--columns, 1));
    inline-size: calc((100% + var(--space-2)) / var(--columns, 1) - var(--space-2));
    block-size: max(6rem, 88px);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-m);
    background: var(--paper);
    contain: layout size style;
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    block-size: 100%;
    min-inline-size: 0;
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    color: inherit;
    text-decoration: none;
    overflow: hidden;
  }
  @media (hover: hover) {
    li:hover {
      border-color: var(--edge);
    }
  }
  .picture {
    flex: none;
    inline-size: 68px;
    block-size: 68px;
    outline: 1px solid var(--rule-soft);
    outline-offset: -1px;
    contain: strict;
  }
  /* Neither seen nor laid out, and there again at once. */
  .wanting {
    content-visibility: hidden;
  }
  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    line-height: 1.3;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .begun {
    color: var(--accent);
    font-size: var(--text-s);
  }
  .solved {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--conclude-edge);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .solved .icon {
    inline-size: 1.1em;
    block-size: 1.1em;
    stroke-width: 3;
  }
  .star {
    margin-inline-end: var(--space-1);
    color: var(--ink-note);
  }
  .star[aria-pressed="true"] {
    border-color: transparent;
    background: transparent;
    color: var(--accent);
  }
  .star[aria-pressed="true"] .icon {
    fill: currentColor;
  }
  /* Large text on a small screen: the picture gives way to the words. */
  @container (max-width: 13rem) {
    li {
      block-size: 6.5rem;
    }
    .picture {
      display: none;
    }
  }
`;
