import { css } from "lit";

/** The look of the hint sheet; its swatches repeat the shapes of the board's highlights. */
export const hintSheetStyles = css`
  :host {
    display: flex;
    min-block-size: 0;
    transform: translateY(var(--pushed, 0));
  }
  section {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-1);
    min-inline-size: 0;
    min-block-size: 0;
    padding: var(--space-1) var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));
    border: 1px solid var(--rule-soft);
    border-radius: var(--sheet-radius, var(--radius-l) var(--radius-l) 0 0);
    background: var(--paper);
    box-shadow: var(--sheet-shadow, var(--shadow));
    animation: rise var(--calm) ease-out;
  }
  @keyframes rise {
    from {
      transform: translateY(1.5rem);
      opacity: 0;
    }
  }
  .grip {
    touch-action: none;
  }
  .grip::before {
    content: "";
    display: var(--sheet-grip, block);
    inline-size: 2.5rem;
    block-size: 0.25rem;
    margin: 0.125rem auto 0;
    border-radius: 0.125rem;
    background: var(--rule);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  h2:focus-visible {
    outline: none;
  }
  h2 {
    flex: 1;
    font-size: var(--text-l);
    line-height: 1.3;
  }
  .step {
    font-size: var(--text-s);
    line-height: 1;
  }
  .level {
    padding: 0 var(--space-2);
    border: 1px solid var(--rule);
    border-radius: 1rem;
  }
  .icon-button {
    margin-inline-end: calc(-1 * var(--space-3));
  }
  .tight {
    padding-inline: var(--space-2);
  }
  .undo {
    margin-inline-end: calc(-1 * var(--space-2));
    color: var(--ink-note);
  }
  /* There the toolbar stays in sight. */
  @media (min-aspect-ratio: 1/1) and (min-width: 35rem) and (min-height: 40rem) {
    .undo {
      display: none;
    }
  }
  .progress,
  .segments {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.375rem;
  }
  .progress {
    column-gap: var(--space-3);
    min-block-size: 1rem;
  }
  .segments span {
    flex: 1;
    block-size: 0.25rem;
    border-radius: 0.125rem;
    background: var(--rule);
  }
  .segments .told {
    background: var(--accent);
  }
  .text {
    flex: 1 1 auto;
    min-block-size: 1.5em;
    overflow: auto;
    overscroll-behavior: contain;
    padding-block-end: 0.75rem;
    font-size: 1.0625rem;
    /* What goes on below fades out. */
    mask-image: linear-gradient(#000 calc(100% - 0.75rem), transparent);
  }
  .text p + p {
    margin-block-start: var(--space-1);
    color: var(--ink-note);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin-block-end: var(--space-2);
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .swatch {
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 0.1875rem;
  }
  .area {
    border: 1px solid var(--edge);
    background: var(--peer);
  }
  .suppose {
    border: 2px dotted var(--ink);
    border-radius: 50%;
  }
  .premise {
    border: 1.5px dashed var(--premise-edge);
    background: var(--role-premise);
  }
  .conclude {
    border: 2px solid var(--conclude-edge);
    background: var(--role-conclude);
  }
  .conflict {
    background: repeating-linear-gradient(135deg, var(--role-conflict) 0 3px, var(--paper) 3px 6px);
    border: 1px solid var(--role-conflict);
  }
  .struck {
    background: linear-gradient(var(--elim), var(--elim)) center / 100% 2px no-repeat;
  }
  .context {
    color: var(--ink-note);
    font-style: italic;
  }
  .text .context + p {
    color: var(--ink);
  }
  .mistakes li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    border-block-start: 1px solid var(--rule-soft);
  }
  .mistakes {
    margin-block-start: var(--space-2);
  }
  .mistakes .button {
    flex: none;
    padding-inline: var(--space-2);
    font-weight: 600;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .buttons .button {
    flex: 1 1 0;
    padding-inline: var(--space-2);
    white-space: nowrap;
  }
  .buttons .primary {
    flex-grow: 2;
  }
  .thinking {
    block-size: 0.25rem;
    margin-block: var(--space-2);
    overflow: hidden;
    border-radius: 0.125rem;
    background: linear-gradient(90deg, var(--rule) 35%, var(--accent) 50%, var(--rule) 65%) 0 0 / 300% 100%;
    animation: think 1.6s linear infinite;
  }
  @keyframes think {
    from {
      background-position: 100% 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .thinking {
      animation: none;
    }
  }
`;
