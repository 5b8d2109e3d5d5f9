import { css } from "lit";

/** The desk: list and text beside each other where there is room, else one of them at a time. */
export const ruleDeskStyles = css`
  :host {
    display: block;
    position: relative;
    container-type: inline-size;
  }
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  .tabs {
    display: flex;
  }
  .tabs .segments {
    flex: 1;
  }
  .tabs .segment {
    min-block-size: clamp(44px, 2.75rem, 56px);
    font-size: min(1rem, 24px);
  }
  .desk > .error {
    grid-column: 1 / -1;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .bar .button {
    flex: 1 1 calc(50% - var(--space-2));
    padding-inline: var(--space-2);
  }
  .side,
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
  }
  ergo-rule-vet {
    padding-block-start: var(--space-4);
  }
  .desk[data-shown="list"] .sheet,
  .desk[data-shown="help"] .sheet,
  .desk[data-shown="text"] .side {
    display: none;
  }
  ergo-rule-editor {
    block-size: max(20rem, 62dvh);
  }
  .state {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.75rem;
    font-size: var(--text-s);
  }
  .state .icon {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .good {
    color: var(--conclude-edge);
  }
  .over {
    position: absolute;
    z-index: 3;
    inset: 0;
    display: grid;
    place-items: start center;
    padding-block-start: var(--space-7);
    border: 3px dashed var(--accent);
    border-radius: var(--radius-l);
    background: var(--paper);
    opacity: 0.95;
    font-size: var(--text-xl);
    pointer-events: none;
  }
  @container (min-inline-size: 52rem) {
    .desk {
      grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
      gap: var(--space-5);
    }
    .tabs .text {
      display: none;
    }
    .desk[data-shown] .side,
    .desk[data-shown] .sheet {
      display: grid;
    }
    .sheet {
      position: sticky;
      inset-block-start: var(--space-4);
    }
    ergo-rule-editor {
      block-size: max(20rem, 70dvh);
    }
  }
`;

/** The list of what is wrong, below the text: each a button that goes there. */
export const problemStyles = css`
  .problems {
    display: grid;
    gap: var(--space-2);
  }
  .problem {
    overflow: hidden;
    border: 1px solid var(--rule);
    border-inline-start: 4px solid var(--conflict-ink);
    border-radius: var(--radius-s);
    background: var(--paper);
  }
  .problem.warning {
    border-inline-start-color: var(--elim);
  }
  .problem > button:first-child {
    display: grid;
    gap: 0.25rem;
    inline-size: 100%;
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }
  .problem > button:first-child:focus-visible {
    outline-offset: -4px;
  }
  .problem .place {
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .problem code {
    font: 0.8125rem / 1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .problem mark {
    border-block-end: 2px solid var(--conflict-ink);
    background: none;
    color: var(--conflict-ink);
    font-weight: 700;
  }
  .problem > .counter {
    padding-inline: var(--space-3);
  }
  @media (hover: hover) {
    .problem > button:first-child:hover {
      background: var(--peer);
    }
  }
`;
