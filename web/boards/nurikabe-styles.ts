import { css } from "lit";

/** Sea, islands, clues and dots; a highlight on the sea is a plate on it, so that the sea stays to be seen. */
export const nurikabeStyles = css`
  .clue {
    font-weight: 700;
  }
  .long {
    font-size: calc(var(--cell) * 0.46);
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
    inline-size: max(3px, calc(var(--cell) * 0.22));
    block-size: max(3px, calc(var(--cell) * 0.22));
    border-radius: 50%;
    background: var(--dot);
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
  .wall.tint::before {
    inset: 17%;
  }
  .wall.conflict::before {
    inset: 0;
    background: repeating-linear-gradient(
      135deg,
      var(--role-conflict) 0 calc(var(--cell) * 0.14),
      var(--sea) calc(var(--cell) * 0.14) calc(var(--cell) * 0.28)
    );
  }
  .wall.selected,
  .wall:focus-visible {
    box-shadow: inset 0 0 0 calc(max(3px, var(--cell) * 0.1) + 1.5px) var(--paper);
  }
  @media (forced-colors: active) {
    .wall,
    .dot::after,
    .becomes-land::after,
    .becomes-sea::after {
      forced-color-adjust: none;
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
