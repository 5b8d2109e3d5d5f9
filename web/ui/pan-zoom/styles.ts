import { css } from "lit";

/** The window on the picture, and a bar below it. */
export const panZoomStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto;
    min-block-size: 0;
  }
  .view {
    display: grid;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain auto;
    scrollbar-width: thin;
    border: 1px solid var(--rule-soft);
    border-radius: var(--radius-m);
    background: var(--paper);
    cursor: grab;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  .view.dragged {
    cursor: grabbing;
  }
  .view:focus-visible {
    outline-offset: -3px;
  }
  ::slotted(svg) {
    display: block;
    margin: auto;
    max-inline-size: none;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  .beside {
    flex: 1;
    min-inline-size: 0;
  }
  .zoom {
    display: flex;
  }
  .zoom .icon-button {
    inline-size: 44px;
    min-block-size: 44px;
  }
`;
