import { css } from "lit";

/** A `progress` in a thin `.track` that keeps its room. */
export const progressStyles = css`
  .track {
    block-size: 4px;
    border-radius: 2px;
    overflow: hidden;
  }
  progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
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
    }
    progress::-webkit-progress-value {
      background: Highlight;
    }
  }
`;
