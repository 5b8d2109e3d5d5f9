import { css } from "lit";

/**
 * A phone: board, controls, the pane, and the tabs at the thumb. On its side: the board, and all else beside it. A wide window: board and
 * controls left, panes right.
 */
export const workbenchStyles = css`
  :host {
    display: block;
  }
  .bench {
    --board-height: max(100dvh - 19rem, 15rem);
    --page-side: var(--space-2);
    grid-template-rows: auto auto 1fr auto;
  }
  h1 {
    flex: 1;
    min-inline-size: 0;
    font-size: min(var(--text-l), max(17px, 5.6vmin));
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .puzzle {
    flex: 0 1 auto;
    min-inline-size: 0;
    padding-inline: var(--space-3);
    font-size: min(1rem, max(16px, 5vmin), 20px);
    white-space: nowrap;
  }
  .puzzle .icon {
    inline-size: 20px;
    block-size: 20px;
  }
  @media (max-width: 22rem) {
    .puzzle .icon {
      display: none;
    }
  }
  .work {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding-block-start: var(--space-1);
  }
  .work > * {
    flex: none;
  }
  /* A board that is still being fetched has its room, or a press on what lies below it would meet the board. */
  .board > :not(:defined) {
    display: block;
    inline-size: min(100%, calc(var(--board-height) * var(--cols) / var(--rows)));
    aspect-ratio: var(--cols) / var(--rows);
    margin-inline: auto;
  }
  .moment {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--touch);
    padding-inline: var(--space-3) 0;
    border: 1px solid var(--rule-soft);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius-s);
    background: var(--paper);
    font-size: var(--text-s);
    line-height: 1.35;
  }
  .moment p {
    flex: 1;
    min-inline-size: 0;
  }
  .moment.doubt {
    display: block;
    border-inline-start-color: var(--conflict-ink);
  }
  .moment p {
    padding-block: var(--space-2);
  }
  .moment .icon {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--ink-note);
  }
  .state {
    min-block-size: 1.5rem;
    padding-inline: var(--space-1);
  }
  .pane {
    display: block;
    min-inline-size: 0;
    min-block-size: 78dvh;
    padding: var(--space-4) var(--space-1) var(--space-5);
  }
  .pane:focus-visible {
    outline-offset: -3px;
  }
  @media (max-width: 39.99rem), (max-width: 59.99rem) and (min-height: 30.01rem) {
    .bench.keyed {
      --board-height: max(100dvh - 24rem, 15rem);
    }
    /* What is long is read below a board that leaves it half of the screen. */
    .bench:not(.keyed):is([data-pane="log"], [data-pane="rules"], [data-pane="compiled"], [data-pane="analysis"]) {
      --board-height: max(100dvh - 31rem, 13rem);
    }
    /* What is asked of the board is read beside it. */
    .bench[data-pane="query"] .board {
      position: sticky;
      z-index: 2;
      inset-block-start: 0;
      margin-inline: calc(-1 * var(--space-2));
      padding: var(--space-1) var(--space-2);
      background: var(--page);
    }
    .bench[data-pane="query"] {
      --board-height: max(100dvh - 29rem, 14rem);
    }
    .bench[data-pane="query"] .work {
      display: contents;
    }
    .bench[data-pane="query"] ergo-pane-controls {
      margin-block-start: var(--space-2);
    }
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) and (max-height: 30rem) {
    .bench {
      --board-height: calc(100dvh - 2 * var(--space-2));
      grid-template:
        "board header" auto
        "board moment" auto
        "board controls" auto
        "board pane" minmax(0, 1fr)
        "board tabs" auto
        / minmax(0, min(50%, 100dvh)) minmax(0, 1fr);
      column-gap: var(--space-3);
      max-inline-size: none;
    }
    .bench[data-pane="none"] {
      display: block;
    }
    header {
      grid-area: header;
    }
    .work {
      display: contents;
    }
    .board {
      grid-area: board;
      align-self: start;
      position: sticky;
      inset-block-start: 0;
      padding-block: var(--space-2);
    }
    .work > :is(.moment, .state) {
      grid-area: moment;
    }
    .work > ergo-pane-controls {
      grid-area: controls;
    }
    .pane {
      grid-area: pane;
      min-block-size: 0;
    }
    .tabs {
      grid-area: tabs;
      margin-inline-start: 0;
    }
  }
  @media (min-width: 60rem) {
    .bench {
      --board-height: max(100dvh - 14.75rem, 17rem);
      grid-template: "header header" auto "work tabs" auto "work pane" minmax(0, 1fr) /
        minmax(0, min(52%, 100dvh - 12rem)) minmax(0, 1fr);
      column-gap: var(--space-6);
      max-inline-size: 88rem;
      block-size: 100dvh;
      padding-inline: var(--space-6);
    }
    .bench.keyed {
      --board-height: max(100dvh - 18.5rem, 17rem);
    }
    .bench.unfolded {
      --board-height: max(100dvh - 27rem, 17rem);
    }
    header {
      grid-area: header;
      padding-block: var(--space-2);
    }
    .work {
      grid-area: work;
      gap: var(--space-3);
      overflow: auto;
      scrollbar-gutter: stable;
      margin-inline: -4px;
      padding: 4px 4px var(--space-4);
    }
    .state {
      min-block-size: var(--touch);
      align-content: center;
    }
    .tabs {
      grid-area: tabs;
    }
    /* What is for the ear alone, far down in them, does not lengthen the page. */
    .work,
    .pane {
      position: relative;
    }
    .pane {
      grid-area: pane;
      min-block-size: 0;
      overflow: hidden auto;
      margin-inline: calc(-1 * var(--space-2));
      padding: var(--space-5) var(--space-2) var(--space-6);
    }
  }
  .welcome {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--space-4);
    min-block-size: 60dvh;
    padding: var(--space-5);
    text-align: center;
  }
  .welcome p {
    max-inline-size: 30rem;
    font-size: var(--text-l);
    line-height: 1.45;
    text-wrap: balance;
  }
`;
