import { css } from "lit";

/** Board, sentence and player in sight together on a phone, the tree below them; on a wide window the tree beside them. */
export const replayStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .replay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-items: start;
  }
  .player,
  .tree {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    --board-height: min(13rem, 29.5dvh);
  }
  .words {
    min-block-size: 2.7em;
    font-weight: 600;
    line-height: 1.35;
  }
  .reason {
    min-block-size: 2.7em;
    line-height: 1.35;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .counts div {
    display: flex;
    gap: var(--space-1);
  }
  .counts dd {
    color: var(--ink);
    font-weight: 600;
  }
  .track {
    display: grid;
  }
  ergo-replay-skyline {
    margin-inline: 0.625rem;
  }
  input[type="range"] {
    inline-size: 100%;
    min-inline-size: 0;
    block-size: var(--touch);
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
  .track input {
    block-size: 44px;
  }
  .play {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .play .primary {
    flex: 1 1 5.5rem;
    padding-inline: var(--space-2);
  }
  .step {
    flex: none;
    inline-size: var(--touch);
    padding: 0;
  }
  .unit {
    flex: 0 1 auto;
    min-inline-size: 0;
    min-block-size: var(--touch);
    padding: 0 var(--space-2);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    font-size: max(16px, 1rem);
  }
  .step[aria-disabled="true"] {
    color: var(--edge);
  }
  .speed {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: center;
    font-size: var(--text-s);
  }
  .speed input {
    flex: 1 1 5rem;
  }
  .speed output {
    margin-inline-start: auto;
  }
  .looking {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  .looking label {
    flex: 1;
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-s);
  }
  progress {
    inline-size: 100%;
    accent-color: var(--accent);
  }
  .keys {
    display: none;
  }
  @media (hover: hover) {
    .keys {
      display: block;
    }
  }
  @container (min-width: 52rem) {
    .replay {
      grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr);
      gap: var(--space-5);
    }
    .player {
      --board-height: min(24rem, 36dvh);
    }
    .tree {
      --tree-height: 36rem;
    }
  }
`;
