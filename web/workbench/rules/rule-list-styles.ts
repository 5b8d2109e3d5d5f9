import { css } from "lit";

/** The list of rules: `.group` with a heading, `.rule` rows, `.badge` for a rule's properties. */
export const ruleListStyles = css`
  :host {
    display: block;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: var(--space-1) var(--space-5);
    align-items: end;
  }
  .settings > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  select.field {
    appearance: none;
    padding-inline-end: 2.5rem;
    background-image:
      linear-gradient(45deg, transparent 50%, var(--ink) 50%),
      linear-gradient(-45deg, transparent 50%, var(--ink) 50%);
    background-position:
      right 1.2rem center,
      right 0.85rem center;
    background-size: 0.375rem 0.375rem;
    background-repeat: no-repeat;
    text-overflow: ellipsis;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  .head .note {
    flex: 1 1 7rem;
  }
  .head .button.quiet {
    min-inline-size: var(--touch);
  }
  .head .button.quiet:not([aria-pressed="true"]) {
    padding-inline: 0;
  }
  .group {
    overflow: hidden;
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  h3 {
    padding: var(--space-3) var(--space-4) var(--space-2);
    color: var(--ink-note);
    font-size: var(--text-s);
    font-weight: 600;
  }
  h3 .note {
    font-weight: 400;
  }
  .rule {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-block-size: 3.5rem;
    border-block-start: 1px solid var(--rule-soft);
  }
  .rule[data-target="before"] {
    box-shadow: inset 0 3px var(--accent);
  }
  .rule[data-target="after"] {
    box-shadow: inset 0 -3px var(--accent);
  }
  .rule[data-dragged] {
    background: var(--same);
  }
  /* Where a word of large text leaves no room beside it, the switch stands below. */
  .name {
    flex: 1 1 min-content;
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    align-items: baseline;
    gap: 0 var(--space-2);
    min-block-size: 3.5rem;
    align-content: center;
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  .name:focus-visible {
    outline-offset: -4px;
  }
  .no {
    color: var(--ink-note);
    font-size: var(--text-s);
    text-align: end;
  }
  .off .title {
    color: var(--ink-note);
  }
  .about {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem var(--space-2);
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    padding: 0 0.4375rem;
    border: 1px solid currentColor;
    border-radius: 1rem;
    color: var(--elim);
    font-weight: 600;
  }
  .badge.error {
    color: var(--conflict-ink);
  }
  .ends {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
    padding-inline-end: var(--space-3);
  }
  .ends .switch {
    padding-inline-start: var(--space-2);
  }
  .ends .icon-button {
    inline-size: 44px;
  }
  .ends .icon-button[aria-disabled="true"] {
    color: var(--rule);
    cursor: default;
  }
  .handle {
    cursor: grab;
    touch-action: none;
  }
  .why {
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    padding: 0 var(--space-3) var(--space-2) calc(1.75rem + var(--space-3) + var(--space-2));
    font-size: var(--text-s);
  }
  .why p {
    flex: 1 1 12rem;
  }
  .why .counter {
    flex: 1 1 100%;
  }
  @media (hover: hover) {
    .name:hover {
      background: var(--peer);
    }
  }
  @media (forced-colors: active) {
    .rule[data-dragged] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
