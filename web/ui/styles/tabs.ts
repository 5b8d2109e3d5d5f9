import { css } from "lit";
import { edgeStyles } from "./edges.ts";

/**
 * Styles of a `.tabbed` screen with a `header` and `tabs`; `--page-side` is the room beside it. A phone: tabs are icons over words at the
 * thumb. A wide window: a row below the heading.
 */
export const tabStyles = [
  edgeStyles,
  css`
    .tabbed {
      /* What the row of tabs takes of a phone's height. */
      --tabs: calc(
        max(min(3.25rem, 60px), min(1.375rem, 28px) + 2px + 1.2 * min(0.75rem, 17px) + 2 * var(--space-1)) +
          2 * var(--space-1) + 1px
      );
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      max-inline-size: 44rem;
      min-block-size: 100dvh;
      margin-inline: auto;
      padding-inline: max(var(--page-side), env(safe-area-inset-right))
        max(var(--page-side), env(safe-area-inset-left));
    }
    header {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      min-block-size: var(--touch);
      padding-block-start: max(4px, env(safe-area-inset-top));
    }
    header .icon-button {
      margin-inline-start: calc(-1 * var(--page-side));
    }
    h1 {
      font-size: var(--text-l);
      line-height: 1.3;
    }
    h1:focus-visible {
      outline: none;
    }
    .tabs {
      position: sticky;
      z-index: 3;
      inset-block-end: 0;
      order: 1;
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: calc(-1 * var(--page-side));
      padding: var(--space-1) var(--space-1) calc(var(--space-1) + env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--rule);
      --under: var(--paper);
    }
    .tab {
      position: relative;
      flex: 1 0 auto;
      display: grid;
      justify-items: center;
      align-content: center;
      gap: 2px;
      min-inline-size: min(3.25rem, 52px);
      min-block-size: min(3.25rem, 60px);
      padding: var(--space-1);
      border: 0;
      border-radius: var(--radius-s);
      background: transparent;
      color: var(--ink-note);
      font: inherit;
      /* Large text leaves a small phone room for the page. */
      font-size: min(0.75rem, 17px);
      line-height: 1.2;
      white-space: nowrap;
      cursor: pointer;
      touch-action: manipulation;
    }
    .tab .icon {
      inline-size: min(1.375rem, 28px);
      block-size: min(1.375rem, 28px);
    }
    .tab:focus-visible {
      outline-offset: -3px;
    }
    .tab[aria-selected="true"] {
      color: var(--accent);
      font-weight: 650;
    }
    .tab[aria-selected="true"]::before {
      content: "";
      position: absolute;
      inset: calc(-1 * var(--space-1) - 1px) 0.75rem auto;
      block-size: 3px;
      border-radius: 0 0 3px 3px;
      background: var(--accent);
    }
    @media (hover: hover) {
      .tab:hover {
        background: var(--same);
      }
    }
    @media (min-width: 60rem) {
      .tabs {
        position: static;
        order: 0;
        flex-wrap: wrap;
        overflow: visible;
        margin: 0 calc(-1 * var(--space-2));
        padding: 0;
        border: 0;
        border-block-end: 1px solid var(--rule);
        background: none;
      }
      .tab {
        flex: 0 0 auto;
        grid-auto-flow: column;
        align-items: center;
        gap: var(--space-1);
        min-block-size: var(--touch);
        padding-inline: var(--space-2);
        font-size: var(--text-m);
      }
      .tab .icon {
        inline-size: 1.125rem;
        block-size: 1.125rem;
      }
      .tab[aria-selected="true"]::before {
        inset: auto var(--space-2) -1px;
        border-radius: 3px 3px 0 0;
      }
    }
    @media (forced-colors: active) {
      .tab[aria-selected="true"]::before {
        background: Highlight;
      }
    }
  `,
];
