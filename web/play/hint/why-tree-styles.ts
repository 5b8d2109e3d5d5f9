import { css } from "lit";

/** A tree of sentences: each level a line further in, down to a depth that a phone has room for. */
export const treeStyles = css`
  :host {
    display: block;
    font-size: min(1rem, max(16px, 6vmin));
  }
  .node {
    display: flex;
    gap: var(--space-1);
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0.375rem var(--space-2) 0.375rem 0;
    border: 0;
    border-radius: var(--radius-s);
    background: transparent;
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  .node.shown {
    background: var(--same);
    box-shadow: inset 3px 0 var(--accent);
  }
  @media (hover: hover) {
    .node:hover {
      background: var(--same);
    }
  }
  .node .icon {
    inline-size: 1.25em;
    block-size: 1.5em;
    margin-inline-start: 0.125rem;
    color: var(--ink-note);
    transition: transform var(--quick);
  }
  .node[aria-expanded="true"] .icon {
    transform: rotate(90deg);
  }
  .link {
    align-items: center;
    padding-inline-start: var(--space-2);
    font-size: 0.9375em;
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-note);
    font-size: min(var(--text-s), 18px);
  }
  .below {
    margin-inline-start: 0.6875rem;
    padding: 0 0 var(--space-2) var(--space-3);
    border-inline-start: 1.5px solid var(--rule);
  }
  .below p {
    padding-block: var(--space-1);
  }
  .suppose:not(:lang(zh)) {
    font-style: italic;
  }
  .leaf {
    padding-block: 0.1875rem;
    color: var(--ink-note);
    font-size: 0.9375em;
  }
  .broken {
    color: var(--conflict-ink);
  }
  em {
    display: inline-block;
    margin-inline-end: var(--space-1);
    padding: 0 0.375rem;
    border: 1px solid var(--rule);
    border-radius: 0.375rem;
    color: var(--ink);
    font-size: min(var(--text-s), 18px);
    font-style: normal;
  }
  .written {
    border-style: dashed;
    color: var(--ink-user);
  }
  .supposed {
    border: 1.5px dotted var(--ink);
  }
  /* Deeper levels stand under each other. */
  ul ul ul ul ul ul ul .below {
    margin-inline-start: 0;
    padding-inline-start: var(--space-1);
  }
`;
