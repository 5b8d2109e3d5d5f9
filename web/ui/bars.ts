import { css, html, svg, type TemplateResult } from "lit";

/** Styles of `bars` and `columns`. */
export const chartStyles = css`
  .bars {
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(30%, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    font-size: var(--text-s);
  }
  .bars li {
    display: contents;
  }
  .bars svg {
    inline-size: 100%;
    block-size: 0.75rem;
  }
  .bars .value {
    text-align: end;
    /* A Chinese word is not torn apart. */
    word-break: keep-all;
  }
  .bars .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* On a phone names would be cut: name and value stand above their bar. */
  @media (max-width: 40rem) {
    .bars {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2);
    }
    .bars li {
      display: grid;
      grid-template: "name value" "bar bar" / minmax(min-content, 1fr) auto;
      gap: 0.125rem var(--space-3);
      align-items: baseline;
    }
    .bars svg {
      grid-area: bar;
      block-size: 0.5rem;
    }
    .bars .name {
      white-space: normal;
      overflow-wrap: break-word;
    }
    .bars .value {
      max-inline-size: 60vw;
    }
  }
  .columns {
    display: block;
    inline-size: 100%;
    block-size: 6rem;
    border-block-end: 1px solid var(--rule);
  }
  .bar {
    fill: var(--accent);
  }
  .track {
    fill: var(--rule-soft);
  }
  @media (forced-colors: active) {
    .bar {
      fill: Highlight;
    }
    .track {
      fill: none;
      stroke: CanvasText;
    }
  }
`;

/** One bar of a chart. */
export interface Bar {
  readonly name: string;
  /** Its length, in the unit of the whole. */
  readonly share: number;
  readonly value: string;
}

/** A chart of bars, each with its name and value beside it, so that it is readable as text. A full track is the whole, or else the longest. */
export function bars(all: readonly Bar[], whole?: number): TemplateResult {
  const longest = whole ?? Math.max(...all.map(({ share }) => share), Number.MIN_VALUE);
  return html`<ul class="bars">
    ${all.map(
      ({ name, share, value }) => html`<li>
        <span class="name">${name}</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          ${svg`<rect class="track" width="100" height="10" rx="2"></rect>
            <rect class="bar" width=${Math.max(1, (100 * share) / longest)} height="10" rx="2"></rect>`}
        </svg>
        <span class="value">${value}</span>
      </li>`,
    )}
  </ul>`;
}

/** A chart of columns side by side; a table beside it says the same in figures. `label` names it. */
export function columns(values: readonly number[], label: string): TemplateResult {
  const most = Math.max(...values, Number.MIN_VALUE);
  const wide = Math.max(values.length, 12);
  return html`<svg
    class="columns"
    viewBox="0 0 ${wide} 100"
    preserveAspectRatio="none"
    role="img"
    aria-label=${label}
  >
    ${values.map((value, at) => {
      const high = Math.max(value > 0 ? 1.5 : 0, (98 * value) / most);
      return svg`<rect class="bar" x=${at + 0.1} y=${100 - high} width="0.8" height=${high}></rect>`;
    })}
  </svg>`;
}
