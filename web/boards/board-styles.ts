import { css } from "lit";

/**
 * The frame, the lattice and the highlights of every board. The element is as wide as its parent allows,
 * and as high as `--board-height` (default: the window) allows; `--cell` is the side of a cell at any zoom.
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
    overflow: auto;
    scrollbar-width: none;
    touch-action: none;
  }
  .grid {
    --cell: calc(100cqw * var(--zoom, 1) / var(--cols));
    --line: clamp(0.33px, calc(var(--cell) * 0.04), 1px);
    position: relative;
    display: grid;
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    inline-size: calc(100% * var(--zoom, 1));
    block-size: calc(100% * var(--zoom, 1));
    cursor: default;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
    contain: strict;
  }
  .cell {
    position: relative;
    z-index: 0;
    display: grid;
    place-items: center;
    min-inline-size: 0;
    overflow: hidden;
    border: 0 solid var(--rule);
    border-width: var(--line) 0 0 var(--line);
    font-size: calc(var(--cell) * 0.58);
    line-height: 1;
    white-space: nowrap;
  }
  .cell:first-child {
    border-inline-start-width: 0;
  }
  .row:first-child > .cell {
    border-block-start-width: 0;
  }

  .selected {
    outline: max(2px, calc(var(--cell) * 0.07)) solid var(--accent);
    outline-offset: calc(-1 * max(2px, calc(var(--cell) * 0.07)));
  }
  .cell:focus-visible {
    outline: max(3px, calc(var(--cell) * 0.1)) solid var(--accent);
    outline-offset: calc(-1 * max(3px, calc(var(--cell) * 0.1)));
  }

  .tint::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 0 solid transparent;
  }
  .tint {
    --edge-width: max(1.5px, calc(var(--cell) * 0.065));
    color: var(--ink);
  }
  .focus::before {
    border: var(--edge-width) solid var(--ink);
    background: var(--role-focus);
  }
  .premise::before {
    border: var(--edge-width) dashed var(--premise-edge);
    background: var(--role-premise);
  }
  .conclude::before {
    border: calc(var(--edge-width) * 1.25) solid var(--conclude-edge);
    background: var(--role-conclude);
  }
  .conflict::before {
    border-width: 0;
    background: repeating-linear-gradient(
      135deg,
      var(--role-conflict) 0 calc(var(--cell) * 0.1),
      var(--paper) calc(var(--cell) * 0.1) calc(var(--cell) * 0.2)
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
