import { css } from "lit";

/**
 * The frame, the lattice and the highlights of every board. The element is as wide as its parent allows,
 * and as high as `--board-height` (default: the window) allows. In the grid 1em is the size of a digit, 0.58 of
 * a cell (or as `--digit` says) at any zoom; nothing else depends on the size, since a pinch lays all cells out in each frame.
 * Rows and cells are flex boxes: as grids they take twice as long to lay out. Each cell's width is rounded down; by
 * growing they share what is left, or a seam would stand at the end of a row.
 */
export const boardStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
    block-size: fit-content;
    inline-size: min(100%, calc(var(--board-height, 100dvh) * var(--cols) / var(--rows)));
    margin-inline: auto;
    border: 2px solid var(--rule-box);
    border-radius: 0.375rem;
    overflow: clip;
    background: var(--paper);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }
  .view {
    container-type: size;
    inline-size: 100%;
    aspect-ratio: var(--cols) / var(--rows);
    overflow: clip;
    touch-action: none;
  }
  .grid {
    position: relative;
    display: grid;
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    inline-size: 100%;
    block-size: 100%;
    font-size: calc(var(--digit, 58cqw) / var(--cols));
    line-height: 1;
    transform-origin: 0 0;
    cursor: default;
  }
  .grid[inert] {
    visibility: hidden;
  }
  .row {
    display: flex;
    contain: size layout;
  }
  .cell {
    position: relative;
    z-index: 0;
    display: flex;
    flex: 1 calc(100% / var(--cols));
    min-inline-size: 0;
    place-content: center;
    place-items: center;
    overflow: hidden;
    border: 0 solid var(--rule);
    border-width: clamp(0.33px, 0.07em, 1px) 0 0 clamp(0.33px, 0.07em, 1px);
    white-space: nowrap;
  }
  .cell:first-child {
    border-inline-start-width: 0;
  }
  .row:first-child > .cell {
    border-block-start-width: 0;
  }

  .selected {
    outline: clamp(2px, 0.12em, 4px) solid var(--accent);
    outline-offset: calc(-1 * clamp(2px, 0.12em, 4px));
  }
  .cell:focus-visible {
    outline: clamp(3px, 0.17em, 6px) solid var(--accent);
    outline-offset: calc(-1 * clamp(3px, 0.17em, 6px));
  }

  .tint::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 0 solid transparent;
  }
  .tint {
    color: var(--ink);
  }
  .over {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .over path {
    vector-effect: non-scaling-stroke;
  }
  .outline {
    stroke: var(--accent);
    stroke-width: max(4px, 0.19em);
    stroke-linecap: square;
  }
  .area::before {
    background: var(--peer);
  }
  .set-1::before {
    background: var(--role-premise);
  }
  .set-2::before {
    background: var(--role-focus);
  }
  .set-3::before {
    background: var(--same);
  }
  .suppose::before {
    border: max(2px, 0.12em) dotted var(--ink);
  }
  .focus::before {
    border: max(1.5px, 0.11em) solid var(--ink);
    background: var(--role-focus);
  }
  .premise::before {
    border: max(1.5px, 0.11em) dashed var(--premise-edge);
    background: var(--role-premise);
  }
  .conclude::before {
    border: max(2px, 0.14em) solid var(--conclude-edge);
    background: var(--role-conclude);
  }
  .conflict::before {
    border-width: 0;
    background: repeating-linear-gradient(
      135deg,
      var(--role-conflict) 0 0.17em,
      var(--paper) 0.17em 0.34em
    );
  }
  .conflict {
    color: var(--conflict-ink);
  }

  @media (forced-colors: active) {
    .focus::before {
      border: 3px double CanvasText;
    }
    .conflict::before {
      forced-color-adjust: none;
      background: repeating-linear-gradient(135deg, GrayText 0 2px, Canvas 2px 6px);
    }
    .conflict {
      text-decoration: underline wavy;
    }
  }
`;
