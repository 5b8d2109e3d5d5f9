import { css, html, nothing, type TemplateResult } from "lit";

/** The head of a column that a table can be sorted by. */
export interface SortHead {
  readonly text: string;
  readonly sorted: "ascending" | "descending" | null;
  sort(): void;
}

export function sortHead({ text, sorted, sort }: SortHead): TemplateResult {
  const arrow = sorted === null ? "" : sorted === "ascending" ? "↑" : "↓";
  return html`<th scope="col" aria-sort=${sorted ?? nothing}>
    <button @click=${sort}>${text}<span class="arrow" aria-hidden="true">${arrow}</span></button>
  </th>`;
}

export const sortStyles = css`
  thead button {
    display: inline-flex;
    align-items: center;
    justify-content: flex-end;
    gap: 0.125rem;
    inline-size: 100%;
    min-inline-size: var(--touch);
    min-block-size: var(--touch);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  thead th:first-child button {
    justify-content: flex-start;
  }
  [aria-sort] button {
    color: var(--accent);
    font-weight: 650;
  }
  .arrow {
    inline-size: 0.75em;
    white-space: nowrap;
  }
  /* One that is empty has a line too, or its word would stand lower than those of other heads. */
  .arrow::before {
    content: "\\200b";
  }
  /* Before the word where figures stand below its end. */
  thead th:not(:first-child) button {
    flex-direction: row-reverse;
    justify-content: flex-start;
  }
  thead th:not(:first-child) .arrow {
    text-align: end;
  }
`;
