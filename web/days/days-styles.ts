import { css } from "lit";

/** The calendar: seven columns of at least 44 px on the smallest phone, so it reaches to the edges there. */
export const daysStyles = css`
  main {
    gap: var(--space-4);
  }
  .month {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: var(--text-l);
    line-height: 1.3;
  }
  h2#month {
    text-align: center;
    text-wrap: balance;
  }
  h2#chosen {
    margin-block-end: var(--space-2);
  }
  /* Its room is kept: the marks come later than the days. */
  .legend.idle {
    visibility: hidden;
  }
  .calendar {
    max-inline-size: 34rem;
    margin-inline: calc(-1 * var(--space-4));
  }
  .week,
  ol {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  .week {
    color: var(--ink-note);
    font-size: min(var(--text-s), 22px);
    text-align: center;
  }
  .day {
    display: grid;
    grid-template-rows: 1fr auto;
    place-items: center;
    gap: 2px;
    inline-size: 100%;
    min-block-size: clamp(52px, 3.25rem, 64px);
    padding: var(--space-1) 0;
    border: 2px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    color: var(--ink);
    font: inherit;
    font-size: min(1rem, 26px);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .day.ahead {
    color: var(--ink-note);
  }
  .day[aria-current="date"] .number {
    border-block-end: 3px solid var(--accent);
    font-weight: 700;
  }
  .day[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--same);
  }
  @media (hover: hover) {
    .day:hover {
      background: var(--same);
    }
  }
  .marks {
    display: flex;
    gap: 4px;
    min-block-size: 10px;
  }
  .mark {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid transparent;
    border-radius: 50%;
  }
  .mark.begun {
    border-color: var(--accent);
  }
  .mark.solved {
    border-color: var(--conclude-edge);
    background: var(--conclude-edge);
    forced-color-adjust: none;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-3);
    min-block-size: 112px;
  }
  .puzzle {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 108px;
    padding: var(--space-3);
    border: 1px solid var(--rule);
    border-radius: var(--radius-l);
    background: var(--paper);
    color: inherit;
    text-decoration: none;
  }
  ergo-thumbnail,
  .blank {
    flex: none;
    display: block;
    inline-size: 80px;
    block-size: 80px;
  }
  .facts {
    display: grid;
    min-inline-size: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .done {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--conclude-edge);
    font-weight: 600;
  }
  .done .icon {
    inline-size: 1.1em;
    block-size: 1.1em;
    stroke-width: 3;
  }
  .from-1 {
    grid-column-start: 2;
  }
  .from-2 {
    grid-column-start: 3;
  }
  .from-3 {
    grid-column-start: 4;
  }
  .from-4 {
    grid-column-start: 5;
  }
  .from-5 {
    grid-column-start: 6;
  }
  .from-6 {
    grid-column-start: 7;
  }
`;
