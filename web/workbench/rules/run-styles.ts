import { css } from "lit";

/** The look of a check that runs: what it does now, how far it is, a button to stop it. */
export const runStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  .run {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .run p {
    flex: 1;
    min-inline-size: 0;
  }
  progress {
    display: block;
    inline-size: 100%;
    block-size: 0.5rem;
    margin-block-start: var(--space-1);
    accent-color: var(--accent);
  }
  .error {
    color: var(--conflict-ink);
  }
`;
