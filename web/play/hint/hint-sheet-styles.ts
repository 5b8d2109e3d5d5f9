import { css } from "lit";

/** The look of the hint sheet; its words repeat the shapes of the board's highlights. */
export const hintSheetStyles = css`
  :host {
    display: flex;
    min-block-size: 0;
    transform: translateY(var(--pushed, 0));
  }
  :host([hidden]) {
    display: none;
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
    inline-size: 40px;
    block-size: 4px;
    margin: 2px auto;
    border-radius: 2px;
    background: var(--rule);
  }
  header {
    display: flex;
    align-items: center;
    padding-block: 2px;
  }
  /* Two lines of a name stand clear of the grip. */
  @media (min-height: 44rem) {
    header {
      padding-block: 6px;
    }
  }
  .names {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-inline-size: 0;
  }
  h2:focus-visible {
    outline: none;
  }
  h2 {
    font-size: min(var(--text-m), 22px, 6.25vw);
    font-weight: 650;
    line-height: 1.2;
    text-wrap: balance;
  }
  .level,
  .step {
    color: var(--ink-note);
    font-size: min(var(--text-s), 17px);
    font-weight: 400;
    line-height: 1.2;
  }
  header > :last-child {
    margin-inline-end: calc(-1 * var(--space-3));
  }
  /* Gives way as a whole where there is little room: into a column beside, out of sight. */
  .progress {
    display: flex;
    flex: 0 1000 1.25rem;
    flex-flow: column wrap;
    min-block-size: 0;
    overflow: clip;
  }
  .progress::before {
    content: "";
  }
  .progress::before,
  .line {
    inline-size: 100%;
  }
  .line {
    min-block-size: 0.75rem;
    column-gap: var(--space-3);
  }
  .place {
    display: none;
  }
  @media (max-height: 26rem) {
    .counted {
      display: none;
    }
    .place {
      display: inline;
    }
  }
  .undo {
    color: var(--ink-note);
  }
  /* There the toolbar stays in sight. */
  @media (min-aspect-ratio: 1/1) and (min-width: 35rem) and (min-height: 40rem) {
    .undo {
      display: none;
    }
  }
  .line,
  .segments {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  .segments {
    flex: 1;
  }
  .segments span {
    flex: 1;
    block-size: 0.25rem;
    border-radius: 0.125rem;
    background: var(--rule);
  }
  .segments .told {
    background: linear-gradient(90deg, var(--accent) var(--part), var(--rule) 0);
  }
  .text {
    flex: 1 1 auto;
    min-block-size: 1.5em;
    overflow: auto;
    overscroll-behavior: contain;
    /* Outlines of chips stand outside their lines, and a scrollbar beside them. */
    margin-inline: calc(-1 * var(--space-2));
    padding: 2px var(--space-2) var(--space-2);
    /* A line where it goes on: what covers it moves with the text. It lies 1 px within: both are rounded to pixels, each by itself. */
    background:
      linear-gradient(var(--paper), var(--paper)) top / 100% 4px no-repeat local,
      linear-gradient(var(--paper), var(--paper)) bottom / 100% 4px no-repeat local,
      linear-gradient(var(--rule), var(--rule)) left top 1px / 100% 1px no-repeat,
      linear-gradient(var(--rule), var(--rule)) left bottom 1px / 100% 1px no-repeat;
  }
  .text p + p {
    margin-block-start: var(--space-1);
  }
  .text p {
    color: var(--ink-note);
    font-size: min(1rem, max(16px, 7vmin));
    line-height: 1.4;
  }
  /* The first sentence is read at arm's length; large text has the width of the phone. */
  .text .sentence {
    color: var(--ink);
    font-size: min(1.125rem, max(18px, 8.5vw));
    line-height: 1.35;
    text-wrap: pretty;
  }
  .text .context + .sentence {
    margin-block-start: var(--space-2);
  }
  .text .context {
    line-height: 1.35;
  }
  /* Chinese has no italics: slanted signs are hard to read. */
  .text .context:not(:lang(zh)) {
    font-style: italic;
  }
  @media (max-height: 26rem) {
    .text .sentence {
      font-size: min(1.125rem, max(17px, 7vh));
      line-height: 1.3;
    }
    .text .context {
      font-size: min(1rem, max(16px, 6vh));
    }
  }
  .mistakes li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
    padding-block-start: var(--space-1);
    font-size: min(1rem, 20px);
    border-block-start: 1px solid var(--rule-soft);
  }
  .mistakes {
    margin-block-start: var(--space-2);
  }
  .mistakes .button {
    flex: none;
    margin-inline-start: auto;
    padding-inline: var(--space-2) 0;
    font-size: inherit;
    font-weight: 600;
  }
  .buttons {
    display: flex;
    gap: var(--space-2);
  }
  .buttons:has(:nth-child(4)) {
    gap: var(--space-1);
  }
  .buttons .button {
    flex: 1 1 auto;
    padding-inline: var(--space-1);
    font-size: min(1rem, 20px, max(16px, 5.4vw));
  }
  .buttons .back {
    flex: none;
    inline-size: var(--touch);
    padding: 0;
  }
  .buttons .primary {
    flex-grow: 3;
  }
  .thinking {
    block-size: 0.25rem;
    margin-block: var(--space-2);
    overflow: hidden;
    border-radius: 0.125rem;
  }
  /* It moves as a whole: a browser does that without the page's thread. */
  .thinking::before {
    content: "";
    display: block;
    inline-size: 300%;
    block-size: 100%;
    background: linear-gradient(90deg, var(--rule) 35%, var(--accent) 50%, var(--rule) 65%);
    animation: think 1.6s linear infinite;
  }
  @keyframes think {
    from {
      transform: translateX(-66.67%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .thinking::before {
      animation: none;
    }
  }
`;
