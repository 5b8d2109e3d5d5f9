import { css, html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { t } from "../../words/more.ts";

/** Styles of `treeLegend`, beside those of the picture. */
export const treeLegendStyles = css`
  .legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
    gap: var(--space-1) var(--space-4);
    color: var(--ink-note);
    font-size: var(--text-s);
    line-height: 1.3;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2rem;
  }
  .legend svg {
    flex: none;
    inline-size: 2.25rem;
    block-size: 1.75rem;
  }
`;

const SAMPLES: readonly (readonly [Parameters<typeof t>[0], SVGTemplateResult])[] = [
  ["tree.max-name", svg`<g class="done"><polygon class="shape" points="18,4 30,24 6,24"></polygon></g>`],
  ["tree.min-name", svg`<g class="done"><polygon class="shape" points="18,24 30,4 6,4"></polygon></g>`],
  [
    "tree.leaf",
    svg`<g class="done"><rect class="shape" x="8" y="4" width="20" height="20" rx="4"></rect></g>`,
  ],
  [
    "tree.key-at",
    svg`<g class="open"><rect class="shape" x="9" y="5" width="18" height="18" rx="4"></rect><rect class="ring" x="4" y="1.5" width="28" height="25" rx="5"></rect></g>`,
  ],
  ["tree.key-way", svg`<path class="edge way" d="M6 4 30 24"></path>`],
  [
    "tree.key-cut",
    svg`<path class="edge cut" d="M6 4 30 24"></path><path class="cross" d="M12 21 24 7"></path>`,
  ],
  [
    "tree.key-below",
    svg`<g class="below"><rect class="shape" x="8" y="4" width="20" height="20" rx="4"></rect></g>`,
  ],
  [
    "tree.key-ahead",
    svg`<g class="ahead"><rect class="shape" x="8" y="4" width="20" height="20" rx="4"></rect></g>`,
  ],
  ["tree.key-bound", svg`<text x="18" y="19">≤ ≥</text>`],
  [
    "tree.key-minimax",
    svg`<rect class="pill" x="5" y="6" width="26" height="15" rx="7.5"></rect><text class="minimax" x="18" y="17.5">3</text>`,
  ],
];

/** The meaning of the picture's shapes and strokes. */
export function treeLegend(): TemplateResult {
  return html`<ul class="legend">
    ${SAMPLES.map(
      ([key, sample]) =>
        html`<li><svg class="tree" viewBox="0 0 36 28" aria-hidden="true">${sample}</svg>${t(key)}</li>`,
    )}
  </ul>`;
}
