import { css } from "lit";

/**
 * `.edges`: what scrolls sideways has a shade at an edge beyond which it goes on. The cover of the shade has the colour `--under` that lies
 * behind it, and moves with what scrolls.
 */
export const edgeStyles = css`
  .edges {
    background:
      linear-gradient(to right, var(--under, var(--page)) 40%, transparent) 0 0 / 3rem 100% no-repeat local,
      linear-gradient(to left, var(--under, var(--page)) 40%, transparent) 100% 0 / 3rem 100% no-repeat local,
      linear-gradient(to right, var(--rule), transparent) 0 0 / 1.25rem 100% no-repeat,
      linear-gradient(to left, var(--rule), transparent) 100% 0 / 1.25rem 100% no-repeat,
      var(--under, transparent);
  }
`;
