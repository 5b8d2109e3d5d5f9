import { css } from "lit";

/** The play screen upright beside a sheet: the board gives room to the sentence; it shrinks, then shows the part that is spoken of. */
export const besideStyles = css`
  .snug .stays,
  .deep ergo-board-bar,
  .low ergo-board-bar {
    display: none;
  }
  @media not ((min-aspect-ratio: 1/1) and (min-width: 35rem) and (min-height: 40rem)) {
    .low ergo-play-header {
      display: none;
    }
  }
  @media not ((min-aspect-ratio: 1/1) and (min-width: 35rem)) {
    main.hinting {
      --window: 104px;
      --board-full: calc(min(var(--board-height), (min(var(--widest), 100vw) - 2 * var(--aside)) * var(--rows) / var(--cols) + 4px) + var(--rim));
      grid-template-rows: auto minmax(var(--window), var(--board-full)) minmax(min-content, 1fr);
      block-size: var(--room);
    }
    /* A derivation is scrolled: the board that it speaks of keeps two fifths of the window, and less of it beside large text. */
    main.deep {
      --window: max(190px, min(40dvh, 100dvh - min(20rem, 380px)));
    }
    .deep .stays {
      display: none;
    }
    .hinting .board {
      /* The frame is not in proportion to the cells. */
      --board-height: max(100cqb - 4px * (1 - var(--rows) / var(--cols)), var(--least, 0px));
      container-type: size;
      overflow: hidden;
    }
    /* A dotted edge, where the board goes on. */
    [data-cut~="above"]::before,
    [data-cut~="below"]::after {
      content: "";
      position: sticky;
      z-index: 1;
      inset-block: 0;
      display: block;
      inline-size: min(100%, calc(var(--board-height) * var(--cols) / var(--rows)));
      margin: 0 auto -2px;
      border-block-start: 2px dotted var(--rule-box);
    }
    .hinting .controls {
      max-block-size: calc(var(--room) - var(--window) - 72px);
    }
    .low .controls {
      max-block-size: calc(var(--room) - var(--window) - 24px);
    }
  }
`;
