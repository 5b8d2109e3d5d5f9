import { css } from "lit";
import { progressStyles as barStyles } from "../../ui/styles/progress.ts";

/** A `progress` in a thin `.track` that keeps its room. */
export const progressStyles = [
  barStyles,
  css`
    .track {
      block-size: 4px;
      border-radius: 2px;
      overflow: hidden;
    }
    progress {
      --bar: 100%;
      border-radius: 0;
    }
  `,
];
