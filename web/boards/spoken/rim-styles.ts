import { css } from "lit";

/**
 * The room that a `main` of class "rimmed" keeps for the coordinates around its `.board`; of class "strokes" where numbers
 * of two digits can stand there. They grow with the window and the text as far as a phone can spare the room. A `main` whose board
 * stands beside the controls has at least `--rim-type` and 2px of padding: there the coordinates stand in it.
 */
export const rimStyles = css`
  main {
    --aside: var(--space-2);
    --rim-type: 0px;
    --rim: var(--rim-type);
  }
  .rimmed {
    --rim-type: clamp(10px, max(0.625rem, 1.7vmin), max(14px, 2.4vmin));
  }
  @media not ((min-aspect-ratio: 1/1) and (min-width: 35rem)) {
    /* A stroke that begins at the edge of the window would go back. */
    .strokes {
      --aside: var(--space-4);
    }
    /* Coordinates stand in the frame of the board, which reaches the edges of the window. */
    .rimmed {
      --aside: max(var(--space-2), 1.25 * var(--rim-type) - 4.5px);
    }
    .rimmed.strokes {
      --aside: max(var(--space-4), 1.6 * var(--rim-type) - 3px);
    }
    .rimmed .board {
      margin: -4px calc(-1 * var(--aside)) 0;
      padding: var(--rim) var(--aside) 0;
    }
  }
  @media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
    main {
      --aside: 0px;
      --rim: 0px;
    }
  }
`;
