import { css } from "lit";

/** Styles of `.points`, spans with a dot between two on the same line; at the start of a line the dot is out of sight. */
export const pointStyles = css`
  .points {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1em;
    overflow: clip;
  }
  .points > * {
    position: relative;
  }
  .points > * + *::before {
    content: "";
    position: absolute;
    inset: 0.6em auto auto -0.6em;
    inline-size: 0.18em;
    block-size: 0.18em;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** The look of a bar of progress across its box, `--bar` high. */
export const progressStyles = css`
  progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: var(--bar, 0.5rem);
    overflow: hidden;
    border: 0;
    border-radius: 0.25rem;
    background: var(--rule-soft);
  }
  progress::-webkit-progress-bar {
    background: var(--rule-soft);
  }
  progress::-webkit-progress-value {
    background: var(--accent);
  }
  progress::-moz-progress-bar {
    background: var(--accent);
  }
  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
    progress::-webkit-progress-value {
      background: Highlight;
    }
    progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
