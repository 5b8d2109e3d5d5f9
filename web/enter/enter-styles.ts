import { css } from "lit";

/** A phone upright: board above, verdict and keys below. A wide window: board left, the rest right. */
export const enterStyles = css`
  :host {
    display: block;
  }
  main {
    /* What header, verdict, keys and gaps leave of the height. */
    --board-height: calc(max(100dvh - 20.5rem, 15rem) - var(--rim));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    max-inline-size: 44rem;
    margin-inline: auto;
    padding: 0 max(var(--space-2), env(safe-area-inset-right)) calc(var(--space-5) + env(safe-area-inset-bottom))
      max(var(--space-2), env(safe-area-inset-left));
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    padding-block: calc(var(--space-1) + env(safe-area-inset-top)) 0;
  }
  .what {
    flex: 1 1 7rem;
    min-inline-size: 0;
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    padding: 0 var(--space-2);
    border-color: transparent;
    background: none;
    text-align: start;
  }
  .what .note {
    line-height: 1.2;
  }
  .what strong {
    line-height: 1.3;
  }
  .what strong::after {
    content: "";
    display: inline-block;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline-start: 0.5em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15em) rotate(45deg);
  }
  .what[aria-expanded="true"] strong::after {
    transform: translateY(0.1em) rotate(225deg);
  }
  .play {
    flex: 0 1 auto;
    margin-inline-start: auto;
    padding-inline: var(--space-3);
    font-weight: 600;
  }
  /* A low window keeps its height for the keys. */
  @media (max-height: 26rem) {
    header .button {
      font-size: min(1rem, 20px);
    }
    header .note {
      font-size: min(var(--text-s), 16px);
    }
  }
  .board {
    position: relative;
    min-inline-size: 0;
  }
  @media not ((min-aspect-ratio: 1/1) and (min-width: 35rem)) {
    .rimmed .board {
      margin-inline: calc(-1 * var(--space-2));
    }
    /* The board reaches both edges of the window, and a "10" beside it does not. */
    .rimmed.strokes {
      --aside: max(var(--space-4), 1.8 * var(--rim-type));
    }
  }
  /* A board that is still being fetched has its room. */
  .board > :not(:defined) {
    display: block;
    inline-size: min(100%, calc(var(--board-height) * var(--cols) / var(--rows)));
    aspect-ratio: var(--cols) / var(--rows);
    margin-inline: auto;
  }
  .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-content: start;
  }
  ergo-verdict-line {
    padding-inline: var(--space-1);
  }
  /* While a picture is read, the verdict is of another board; then it stands above the picture, to be in sight. */
  .reading {
    visibility: hidden;
  }
  .read {
    order: -1;
  }
  .more {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr));
    gap: 0.375rem;
    margin-block-start: var(--space-2);
  }
  .more .button {
    padding-inline: var(--space-2);
  }
  /* One that is left over has the row to itself. */
  .more > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  .switches {
    display: grid;
    gap: var(--space-1);
    padding-inline: var(--space-1);
  }

  @media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
    main {
      --top: max(var(--space-4), var(--rim-type) + 2px);
      --board-height: calc(100dvh - 2 * var(--top));
      /* All that a square board leaves. */
      --side: min(clamp(18rem, max(34vw, 100vw - 100dvh - 3.5rem), 24rem), 50vw);
      grid-template:
        "board header" auto
        "board setup" auto
        "board rest" minmax(0, 1fr)
        / minmax(0, 100dvh) var(--side);
      justify-content: center;
      gap: var(--space-2) var(--space-5);
      max-inline-size: none;
      padding: var(--top) max(var(--space-4), env(safe-area-inset-right)) var(--space-4)
        max(var(--space-4), 1.6 * var(--rim-type), env(safe-area-inset-left));
    }
    header {
      grid-area: header;
    }
    ergo-enter-setup {
      grid-area: setup;
    }
    .board {
      grid-area: board;
      align-self: start;
      position: sticky;
      inset-block-start: var(--top);
    }
    .rest {
      grid-area: rest;
    }
  }
`;
