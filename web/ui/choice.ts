import { css, html, nothing, type TemplateResult } from "lit";

/** Styles of `choice` and `toggle`. */
export const switchStyles = css`
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: var(--space-2);
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    padding: var(--space-1);
    border-radius: var(--radius-m);
    background: var(--page);
    box-shadow: inset 0 0 0 1px var(--rule-soft);
  }
  .segments label {
    position: relative;
    flex: 1 1 auto;
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    padding: 0.4em var(--space-2);
    border-radius: var(--radius-s);
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  /* Four that do not fit side by side stand two by two, as they would leave one alone; on large text each on its own line. */
  .segments label:first-child:nth-last-child(4),
  .segments label:first-child:nth-last-child(4) ~ label {
    flex-basis: clamp(
      0px,
      (30rem - 100%) * 999,
      max(50% - var(--space-1), clamp(0px, (12rem - 100%) * 999, 100%))
    );
  }
  .segments input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
  .segments .chosen {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .switch {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: var(--touch);
    padding-block: var(--space-1);
    border-radius: var(--radius-s);
    line-height: 1.35;
    cursor: pointer;
  }
  .switch .note {
    display: block;
  }
  .switch input {
    appearance: none;
    flex: none;
    position: relative;
    inline-size: 52px;
    block-size: 32px;
    margin: 0;
    border: 2px solid var(--edge);
    border-radius: 16px;
    background: var(--paper);
    cursor: pointer;
    transition: background-color var(--quick);
  }
  .switch input::before {
    content: "";
    position: absolute;
    inset: 4px auto 4px 4px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--edge);
    transition: transform var(--quick);
  }
  .switch input:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  .switch input:checked::before {
    background: var(--on-accent);
    transform: translateX(20px);
  }
  @supports selector(:has(*)) {
    .switch:has(:focus-visible) {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    .switch input {
      outline: none;
    }
  }
  @media (forced-colors: active) {
    .segments .chosen {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .switch input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** One of a few: radio buttons that look like segments. `name` is the name of the group, unique within its root. */
export function choice<T extends string>(
  name: string,
  label: string,
  options: readonly (readonly [T, string])[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="segments">
      ${options.map(
        ([value, text]) => html`<label class=${value === chosen ? "chosen" : ""}>
          <input
            type="radio"
            name=${name}
            value=${value}
            .checked=${value === chosen}
            @change=${() => choose(value)}
          />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** On or off, with an optional sentence below the label. */
export function toggle(
  label: string,
  on: boolean,
  set: (on: boolean) => void,
  note: string | null = null,
): TemplateResult {
  return html`<label class="switch">
    <span>${label}${note ? html`<span class="note">${note}</span>` : nothing}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${on}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
    />
  </label>`;
}
