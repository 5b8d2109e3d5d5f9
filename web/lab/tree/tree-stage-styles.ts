import { css } from "lit";

/** Picture, sentence and player; on a phone all three are in sight together. */
export const treeStageStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-content: start;
  }
  ergo-pan-zoom {
    /* Where large text leaves a low window too little, the words below are scrolled to. */
    block-size: clamp(max(220px, min(50dvh, 284px)), 100dvh - 26rem, 1.25 * var(--natural, 16rem) + 3rem);
  }
  .entered {
    color: var(--ink-note);
    font-size: min(var(--text-s), 16px);
    line-height: 1.3;
  }
  .words {
    min-block-size: 6.4rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--rule-soft);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius-s);
    background: var(--paper);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .words.cut {
    border-inline-start-color: var(--conflict-ink);
  }
  .player {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
  .track {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .track input {
    flex: 1;
    min-inline-size: 4rem;
    block-size: 44px;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
  .count {
    min-inline-size: 3.25rem;
    color: var(--ink-note);
    font-size: var(--text-s);
    text-align: end;
    white-space: nowrap;
  }
  select {
    min-block-size: 44px;
    padding-inline: var(--space-1);
    border: 1px solid var(--rule);
    border-radius: var(--radius-s);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    /* Safari zooms the page for a smaller one. */
    font-size: max(16px, 1rem);
  }
  .buttons {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.375rem;
  }
  .buttons .button {
    padding: 0;
  }
  .buttons [aria-disabled="true"] {
    color: var(--edge);
    cursor: default;
  }
  .none {
    display: grid;
    place-content: center;
    gap: var(--space-2);
    min-block-size: 14rem;
    padding: var(--space-5);
    border: 1px dashed var(--rule);
    border-radius: var(--radius-m);
    color: var(--ink-note);
    text-align: center;
  }
  .none .button {
    justify-self: center;
  }
  .none strong {
    color: var(--ink);
  }
  @media (min-width: 60rem) {
    ergo-pan-zoom {
      block-size: clamp(300px, 100dvh - 26.5rem, 1.25 * var(--natural, 16rem) + 3rem);
    }
    .buttons {
      justify-self: center;
      inline-size: min(100%, 34rem);
    }
    .words {
      min-block-size: 4.1rem;
      font-size: var(--text-m);
    }
  }
`;
