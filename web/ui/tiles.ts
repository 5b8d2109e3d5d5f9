import { css, html, type TemplateResult } from "lit";

/** Styles of `tiles`; the pictures bring their own. */
export const tileStyles = css`
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--tile, 8rem)), 1fr));
    gap: var(--space-2);
  }
  .tile {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    justify-items: center;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-1);
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  .tile input {
    position: absolute;
    inset: -1px;
    appearance: none;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
  .tile.chosen {
    border-color: var(--accent);
    background: var(--same);
    box-shadow: inset 0 0 0 1px var(--accent);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .tile.chosen {
      border: 3px solid Highlight;
    }
  }
`;

/** One of a few, each with a picture over its name: radio buttons that look like tiles. */
export function tiles<T extends string>(
  name: string,
  label: string,
  options: readonly { readonly value: T; readonly text: string; readonly picture: TemplateResult }[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="tiles ${name}">
      ${options.map(
        ({ value, text, picture }) => html`<label class="tile ${value === chosen ? "chosen" : ""}">
          <input
            type="radio"
            name=${name}
            value=${value}
            .checked=${value === chosen}
            @change=${() => choose(value)}
          />
          ${picture}
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
