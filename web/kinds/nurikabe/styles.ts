import { css } from "lit";

/** Sea, islands, clues and dots; a highlight on the sea is a plate on it, so that the sea stays to be seen. */
export const nurikabeStyles = css`
  /* A little high, so that a count below it stands clear. */
  .clue {
    padding-block-end: 0.18em;
    font-weight: 700;
  }
  .long {
    font-size: 0.8em;
    letter-spacing: -0.03em;
  }
  .wall {
    background: var(--sea);
    border-color: color-mix(in srgb, var(--sea) 72%, var(--paper));
  }
  .done {
    background: var(--island-done);
  }
  .dot::after,
  .becomes-land::after,
  .becomes-sea::after {
    content: "";
    inline-size: max(3px, 0.38em);
    block-size: max(3px, 0.38em);
    border-radius: 50%;
    background: var(--dot);
  }
  .wall.tried {
    border-radius: 30%;
    background: color-mix(in srgb, var(--sea) 35%, var(--ink-try));
  }
  .dot.tried::after {
    inline-size: 0.52em;
    block-size: 0.52em;
    border: max(1.5px, 0.1em) solid var(--ink-try);
    background: transparent;
  }
  .tint.dot::after {
    background: var(--ink);
  }
  .becomes-land::after {
    background: var(--conclude-edge);
  }
  .becomes-sea::after {
    inline-size: 46%;
    block-size: 46%;
    border-radius: 10%;
    background: var(--sea);
  }
  [class*="supposed-"]::after {
    content: "";
    inline-size: 54%;
    block-size: 54%;
    border: max(1.5px, 0.1em) dotted var(--ink);
    border-radius: 10%;
  }
  .supposed-sea::after {
    background: repeating-linear-gradient(45deg, var(--sea) 0 0.1em, transparent 0.1em 0.24em);
  }
  .supposed-land::after {
    border-radius: 50%;
  }
  .wall.tint::before {
    inset: 17%;
  }
  .wall.conflict::before {
    inset: 0;
    background: repeating-linear-gradient(
      135deg,
      var(--role-conflict) 0 0.24em,
      var(--sea) 0.24em 0.48em
    );
  }
  .wall.selected,
  .wall:focus-visible {
    box-shadow: inset 0 0 0 clamp(4.5px, 0.2em, 7.5px) var(--paper);
  }
  @media (forced-colors: active) {
    .wall,
    .dot::after,
    .becomes-land::after,
    .becomes-sea::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .wall.tried {
      background: CanvasText;
    }
    .wall {
      border-color: Canvas;
      outline-color: Highlight;
    }
    .wall.tint::before {
      border-color: CanvasText;
      background: Canvas;
    }
    .wall.conflict::before {
      background: repeating-linear-gradient(135deg, Canvas 0 2px, CanvasText 2px 6px);
    }
    .done {
      border-style: dotted;
    }
  }
`;
