import { css } from "lit";

/**
 * `.shape-1` to `.shape-3`: a disc, a square and a ring behind a candidate.
 * `.colour-1` to `.colour-8`: a fill and a pattern of its own each, so that no two differ by hue alone.
 * Patterns scale with the size of the text.
 */
export const colourStyles = css`
  [class*="colour-"] {
    --stripe: color-mix(in srgb, var(--ink) 20%, transparent);
    --pitch: 0.34em;
    background-position: center;
  }
  .colour-1 {
    background-color: var(--light, #f6c9c4) var(--dark, #5c2a2a);
    background-image: repeating-linear-gradient(45deg, var(--stripe) 0 1px, transparent 1px var(--pitch));
  }
  .colour-2 {
    background-color: var(--light, #f8dcb0) var(--dark, #57401b);
    background-image: radial-gradient(circle, var(--stripe) 22%, transparent 26%);
    background-size: var(--pitch) var(--pitch);
  }
  .colour-3 {
    background-color: var(--light, #f2eda6) var(--dark, #4a4a14);
    background-image: repeating-linear-gradient(0deg, var(--stripe) 0 1px, transparent 1px var(--pitch));
  }
  .colour-4 {
    background-color: var(--light, #cdeac0) var(--dark, #23491f);
    background-image: repeating-linear-gradient(-45deg, var(--stripe) 0 1px, transparent 1px var(--pitch));
  }
  .colour-5 {
    background-color: var(--light, #bfeae6) var(--dark, #134a4a);
    background-image: repeating-linear-gradient(90deg, var(--stripe) 0 1px, transparent 1px var(--pitch));
  }
  .colour-6 {
    background-color: var(--light, #c6dcfa) var(--dark, #223f6b);
    background-image:
      repeating-linear-gradient(0deg, var(--stripe) 0 1px, transparent 1px var(--pitch)),
      repeating-linear-gradient(90deg, var(--stripe) 0 1px, transparent 1px var(--pitch));
  }
  .colour-7 {
    background-color: var(--light, #dfcff6) var(--dark, #422e66);
    background-image:
      repeating-linear-gradient(45deg, var(--stripe) 0 1px, transparent 1px var(--pitch)),
      repeating-linear-gradient(-45deg, var(--stripe) 0 1px, transparent 1px var(--pitch));
  }
  .colour-8 {
    background-color: var(--light, #dcdcdc) var(--dark, #454b54);
    background-image: conic-gradient(var(--stripe) 25%, transparent 0 50%, var(--stripe) 0 75%, transparent 0);
    background-size: var(--pitch) var(--pitch);
  }
  .shape-1,
  .shape-2,
  .shape-3 {
    --shape: var(--accent);
    border-radius: 50%;
    background: color-mix(in srgb, var(--shape) 28%, var(--paper));
    box-shadow: inset 0 0 0 max(1px, 0.07em) var(--shape);
    color: var(--ink);
  }
  .shape-2 {
    --shape: var(--ink-try);
    border-radius: 0;
  }
  .shape-3 {
    background: var(--paper);
    box-shadow: inset 0 0 0 max(1.5px, 0.15em) var(--conclude-edge);
  }
  @media (forced-colors: active) {
    .shape-1,
    .shape-2,
    .shape-3 {
      forced-color-adjust: none;
      --shape: CanvasText;
    }
    [class*="colour-"] {
      --stripe: color-mix(in srgb, CanvasText 50%, Canvas);
      forced-color-adjust: none;
      background-color: Canvas;
    }
  }
`;
