import { css } from "lit";

/** The looks of the selections that a chart compares: a fill and an edge each, told apart without colours too. */
export const seriesStyles = css`
  .swatch {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 0.1875rem;
  }
  .s0 {
    --fill: var(--accent);
    --line: var(--accent);
    --dash: none;
  }
  .s1 {
    --fill: var(--role-conclude);
    --line: var(--conclude-edge);
    --dash: 4 3;
  }
  .s2 {
    --fill: var(--role-focus);
    --line: var(--ink);
    --dash: none;
  }
  .s3 {
    --fill: var(--paper);
    --line: var(--ink);
    --dash: 2 2;
  }
  .swatch {
    border: 1.5px solid var(--line);
    background: var(--fill);
  }
  .swatch.s1 {
    border-style: dashed;
  }
  .swatch.s3 {
    border-style: dotted;
  }
  rect.series {
    fill: var(--fill);
    stroke: var(--line);
    stroke-width: 1.5px;
    stroke-dasharray: var(--dash);
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    .swatch {
      forced-color-adjust: none;
    }
  }
`;
