import { css } from "lit";

/** The base of every shadow root: sizes include borders, `hidden` hides, one focus ring. */
export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
  .note {
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  /* The name of a cell is not torn apart. */
  .whole {
    white-space: nowrap;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** `.button`, with `.primary`, `.quiet`, `.danger` or `.wide`; `.icon-button` for an icon alone; `aria-pressed` shows as chosen. */
export const buttonStyles = css`
  .button,
  .icon-button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--touch);
    margin: 0;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    transition: background-color var(--quick), border-color var(--quick);
  }
  .icon-button {
    flex: none;
    inline-size: var(--touch);
    padding: 0;
    border-color: transparent;
    background: transparent;
  }
  /* A label of two lines begins beside its icon. */
  .button:has(> .icon) {
    text-align: start;
  }
  .button.wide {
    inline-size: 100%;
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
    color: var(--accent);
  }
  .button.primary,
  .button[aria-pressed="true"],
  .icon-button[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .button.primary {
    font-weight: 600;
  }
  .button.danger {
    color: var(--conflict-ink);
  }
  .button:disabled,
  .icon-button:disabled {
    color: var(--edge);
    cursor: default;
  }
  .button.primary:disabled {
    border-color: transparent;
    background: var(--rule-soft);
  }
  @media (hover: hover) {
    .button:hover:enabled,
    a.button:hover {
      border-color: var(--edge);
    }
    .button.quiet:hover:enabled,
    .icon-button:hover:enabled {
      border-color: transparent;
      background: var(--same);
    }
    .button.primary:hover:enabled,
    .button[aria-pressed="true"]:hover:enabled,
    .icon-button[aria-pressed="true"]:hover:enabled {
      border-color: var(--accent-strong);
      background: var(--accent-strong);
    }
  }
  @media (forced-colors: active) {
    .button,
    .icon-button {
      border-color: ButtonText;
    }
    .button.primary,
    .button[aria-pressed="true"],
    .icon-button[aria-pressed="true"] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .icon {
    flex: none;
    inline-size: clamp(24px, 1.5rem, 32px);
    block-size: clamp(24px, 1.5rem, 32px);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon.solid {
    fill: currentColor;
  }
`;
