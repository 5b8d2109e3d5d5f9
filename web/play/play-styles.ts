import { css } from "lit";

/** A phone upright: board above, controls below. A wide window or a phone on its side: board left, controls right. */
export const playStyles = css`
  :host {
    display: block;
    /* The height that is left below a banner; the window's where that would be too little for a board. */
    --room: max(100dvh - var(--banner, 0px), min(20rem, 100dvh));
  }
  main {
    --gap: var(--space-2);
    /* What header, keys and gaps leave of the height; their large text grows only so far. */
    --below: min(18.5rem, 324px);
    /* The keys keep their place where the coordinates are large. */
    --board-height: calc(max(var(--room) - var(--below), min(17rem, 248px)) - max(0px, var(--rim) - 10px));
    display: grid;
    grid-template: "header" auto "board" auto "controls" minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--gap);
    --widest: 52rem;
    max-inline-size: var(--widest);
    min-block-size: var(--room);
    margin-inline: auto;
    padding: 0 max(var(--aside), env(safe-area-inset-right)) 0 max(var(--aside), env(safe-area-inset-left));
  }
  ergo-board-bar {
    flex: 1 1 0;
    min-block-size: 0;
  }
  ergo-play-header {
    grid-area: header;
  }
  .board {
    position: relative;
    grid-area: board;
  }
  /* Until a board's code is there its frame holds the place, with the measures of "boards/board-styles.ts". */
  .board > :first-child:not(:defined) {
    display: block;
    inline-size: min(100%, calc(var(--board-height) * var(--cols) / var(--rows)));
    margin-inline: auto;
    border: 2px solid var(--rule-box);
    border-radius: 0.375rem;
    background: var(--paper);
  }
  .board > :first-child:not(:defined)::before {
    content: "";
    display: block;
    aspect-ratio: var(--cols) / var(--rows);
  }
  .controls {
    grid-area: controls;
    display: flex;
    flex-direction: column;
    gap: var(--gap);
    min-block-size: 0;
    padding-block-end: calc(var(--space-2) + env(safe-area-inset-bottom));
  }
  .paused,
  .elsewhere {
    display: grid;
    gap: var(--space-3);
    justify-items: center;
    padding: var(--space-4);
    text-align: center;
  }
  .paused {
    position: absolute;
    inset: 0;
    place-content: center;
  }
  .paused h2 {
    font-size: var(--text-xl);
  }
  .elsewhere {
    border: 1px solid var(--rule);
    border-radius: var(--radius-l);
    background: var(--paper);
  }
  .controls [inert] {
    opacity: 0.5;
  }
  .solved .board {
    animation: glow 1.4s ease-out;
  }
  @keyframes glow {
    40% {
      filter: drop-shadow(0 0 0.75rem var(--conclude-edge));
    }
  }

  @media (min-height: 43rem) {
    main {
      --below: min(20rem, 360px);
    }
  }

  /* The hint takes the place of the keys, never of the board; a large window has room for both. */
  @media not ((min-aspect-ratio: 1/1) and (min-width: 35rem) and (min-height: 40rem)) {
    .hinting .yields,
    .why .stays {
      display: none;
    }
    @media (max-height: 44rem) {
      .hinting .stays {
        display: none;
      }
    }
  }
  .beside {
    flex: 1;
    margin: var(--space-1) calc(-1 * var(--aside)) calc(-1 * (var(--space-2) + env(safe-area-inset-bottom)));
  }
  @media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
    main,
    main.hinting {
      --gap: var(--space-3);
      --top: max(var(--space-3), var(--rim-type) + 2px);
      --board-height: calc(var(--room) - 2 * var(--top));
      --side: min(clamp(18rem, max(30vw, 100vw - var(--room) - 4rem), 24rem), 50vw, 480px);
      grid-template:
        "board header" auto
        "board controls" minmax(0, 1fr)
        / minmax(0, var(--room)) var(--side);
      justify-content: center;
      gap: var(--space-2) var(--space-5);
      max-inline-size: none;
      block-size: var(--room);
      padding: var(--top) max(var(--space-4), env(safe-area-inset-right)) 0
        max(var(--space-4), 1.25 * var(--rim-type) + 2px, env(safe-area-inset-left));
    }
    main.left {
      grid-template:
        "header board" auto
        "controls board" minmax(0, 1fr)
        / var(--side) minmax(0, var(--room));
    }
    .board {
      align-self: start;
    }
    /* With room for the line around what has the focus. */
    .controls {
      margin: -5px -5px 0;
      padding: 5px 5px 0;
      overflow: auto;
    }
    ergo-board-bar {
      flex: none;
      order: 1;
    }
    .beside {
      --sheet-shadow: none;
      margin: 0;
    }
  }

  @media (min-aspect-ratio: 1/1) and (min-width: 35rem) and (min-height: 40rem) {
    main,
    main.hinting {
      --top: max(var(--space-5), var(--rim-type) + 2px);
    }
    .beside {
      --sheet-radius: var(--radius-l);
      --sheet-grip: none;
      flex: 0 1 auto;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .solved .board {
      animation: none;
    }
  }
`;
