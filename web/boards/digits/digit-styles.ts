import { css } from "lit";

/** Digits, notes, blocks, selection and the highlights of equal digits and of peers. */
export const digitStyles = css`
  .blocks {
    stroke: var(--rule-box);
    stroke-width: 2px;
    shape-rendering: crispEdges;
  }
  .given {
    font-weight: 700;
  }
  .yours {
    color: var(--ink-user);
    font-weight: 500;
  }
  .tried {
    color: var(--ink-try);
    font-style: italic;
    text-decoration: underline dotted max(1.5px, 0.07em);
    text-underline-offset: 0.14em;
  }
  .peer {
    background-color: var(--peer);
  }
  .same:not(.tint)::after {
    content: "";
    position: absolute;
    inset: 10%;
    z-index: -1;
    border: max(1px, 0.06em) solid color-mix(in srgb, var(--accent) 45%, transparent);
    border-radius: 22%;
    background: var(--same);
  }
  .selected:not([class*="colour-"]) {
    background-color: color-mix(in srgb, var(--accent) 16%, var(--paper));
  }
  .conflict.yours,
  .conflict.given {
    color: var(--conflict-ink);
    text-decoration: underline wavy;
    text-decoration-thickness: max(1px, 0.07em);
    text-underline-offset: 0.12em;
  }
  .yours.premise,
  .yours.focus {
    color: var(--ink);
  }
  .fin::before {
    border: max(1.5px, 0.11em) dashed;
    border-radius: 34%;
    background: var(--role-focus);
  }
  .ghost {
    color: var(--conclude-edge);
    font-weight: 700;
  }

  .supposed {
    font-style: italic;
  }
  .supposed::after {
    content: "";
    position: absolute;
    inset: 12%;
    border: max(1.5px, 0.08em) dotted;
    border-radius: 50%;
  }

  .keypad {
    position: absolute;
    inset: 4%;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    grid-auto-rows: 1fr;
    place-items: center;
    color: var(--ink-note);
    font-size: 0.45em;
  }
  .conclude .keypad {
    inset: 11% 9% 7%;
  }
  .keypad [class*="shape-"] {
    padding: 0.06em 0.28em 0;
    line-height: 1.06;
  }
  .up-to-4 {
    grid-template-columns: repeat(2, 1fr);
    font-size: 0.52em;
  }
  .up-to-6 {
    inset-block: 14%;
  }
  i {
    font-style: normal;
  }
  i[data-digit]::before {
    content: attr(data-digit);
  }

  /* What is struck out is read first, and a line goes through it. */
  .keypad i:is(.out, .gone) {
    font-size: 1.4em;
    line-height: 0.8;
  }
  /* Within the frame of its cell, and clear of the line that ends at it. */
  .conclude .keypad i:is(.out, .gone) {
    font-size: 1.15em;
  }
  .alone {
    display: flex;
    gap: 0.22em;
    color: var(--ink-note);
    font-size: 0.78em;
  }
  .alone > :only-child {
    font-size: 1.12em;
  }
  .alone > :nth-last-child(3),
  .alone > :nth-last-child(3) ~ i {
    font-size: 0.78em;
  }

  .corner {
    position: absolute;
    inset: 5% 6% auto;
    color: var(--ink-note);
    font-size: 0.38em;
    letter-spacing: 0.08em;
  }
  .centre {
    max-inline-size: 96%;
    color: var(--ink-note);
    font-size: 0.5em;
    text-align: center;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .corner ~ .centre {
    padding-block-start: 14%;
  }
  .centre [class*="shape-"] {
    padding-inline: 0.1em;
  }
  .many {
    font-size: 0.4em;
  }
  .tint :is(.keypad, .corner, .centre, .alone),
  [class*="colour-"] :is(.keypad, .corner, .centre, .alone) {
    color: var(--ink);
  }
  i.like {
    color: var(--ink);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.1em;
  }
  i.out {
    color: var(--elim) !important;
    font-weight: 700;
  }
  /* Aslant, against the strokes of 2, 4 and 7: a level line through a 4 would lie on its bar. */
  :is(.out, .gone) {
    position: relative;
  }
  :is(.out, .gone)::after {
    content: "";
    position: absolute;
    inset: 46% -0.22em auto;
    border-block-start: max(1px, 0.1em) solid;
    rotate: 40deg;
  }
  @media (forced-colors: active) {
    .given {
      text-decoration: none;
      font-weight: 900;
    }
    .same:not(.tint)::after {
      border: 1px dotted CanvasText;
      background: Canvas;
    }
  }
`;
