import { css } from "lit";

/** A mark for each search of a chart, around 0/0: a square, a triangle, a diamond, a cross, a circle, a triangle upside down, two bars. */
export const MARKS = [
  "M-4-4h8v8h-8z",
  "M0-5 5 4h-10z",
  "M0-5.5 5.5 0 0 5.5-5.5 0z",
  "M-5-1.5h3.5V-5h3v3.5H5v3H1.5V5h-3V1.5H-5z",
  "M0-4.5a4.5 4.5 0 1 0 .01 0z",
  "M0 5-5-4h10z",
  "M-5-2.5h10v5h-10z",
  "M-2.5-5h5v10h-5z",
];

/** `.line`, with `.line-0` and so on for the dash of each search; `.marker`, or `.open` where nothing is claimed. */
export const markStyles = css`
  .line {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  .line-1 {
    stroke-dasharray: 7 3;
  }
  .line-2 {
    stroke-dasharray: 2 3;
  }
  .line-3 {
    stroke-dasharray: 9 3 2 3;
  }
  .line-4 {
    stroke-dasharray: 4 2;
  }
  .line-5 {
    stroke-dasharray: 1 4;
  }
  .line-6 {
    stroke-dasharray: 12 2;
  }
  .line-7 {
    stroke-dasharray: 6 2 1 2 1 2;
  }
  .marker {
    fill: var(--accent);
    stroke: var(--page);
    stroke-width: 1.5px;
  }
  .open {
    fill: var(--page);
    stroke: var(--accent);
    stroke-width: 2px;
  }
  @media (forced-colors: active) {
    .line,
    .open {
      stroke: CanvasText;
    }
    .marker {
      fill: CanvasText;
    }
  }
`;
