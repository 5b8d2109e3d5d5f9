import { css } from "lit";

/** The words of a sentence that `phrase` made: its legend. */
export const phraseStyles = css`
  /* The words are the legend: they look as the cells on the board do. */
  .name {
    color: var(--ink);
    white-space: nowrap;
    font-weight: 600;
  }
  /* Names of several houses are longer than a narrow line. */
  .name.several {
    white-space: normal;
    word-break: keep-all;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  .name:is(.conclude, .premise, .fin, .focus, .suppose, .conflict, .house, .set-1, .set-2, .set-3) {
    padding: 0 0.2em;
    border-radius: 0.25em;
    /* As far as the outline reaches out: else it lies on a colon that follows. */
    margin-inline: 1px;
  }
  /* Chinese has no spaces, so the frame keeps clear of its neighbours by itself. */
  .name:is(.conclude, .premise, .fin, .focus, .suppose, .conflict, .house, .set-1, .set-2, .set-3):lang(zh) {
    margin-inline: 0.125em;
  }
  .name.conclude {
    outline: 2px solid var(--conclude-edge);
    outline-offset: -1px;
    background: var(--role-conclude);
  }
  .name.premise {
    outline: 1.5px dashed var(--premise-edge);
    outline-offset: -1px;
    background: var(--role-premise);
  }
  .name.fin {
    outline: 1.5px dashed var(--ink);
    outline-offset: -1px;
    border-radius: 1em;
    background: var(--role-focus);
  }
  .name.focus {
    outline: 1.5px solid var(--ink);
    outline-offset: -1px;
    background: var(--role-focus);
  }
  .name.set-1 {
    outline: 1.5px solid var(--accent);
    outline-offset: -1px;
    background: var(--role-premise);
  }
  .name.set-2 {
    outline: 1.5px dashed var(--ink);
    outline-offset: -1px;
    background: var(--role-focus);
  }
  .name.set-3 {
    outline: 1.5px dotted var(--ink);
    outline-offset: -1px;
    background: var(--same);
  }
  .name.suppose {
    outline: 2px dotted var(--ink);
    outline-offset: -1px;
  }
  .name.conflict {
    background: repeating-linear-gradient(135deg, var(--role-conflict) 0 3px, var(--paper) 3px 6px);
    color: var(--conflict-ink);
    text-shadow: 0 0 2px var(--paper), 0 0 3px var(--paper);
  }
  .name.house {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  .digit {
    font-weight: 700;
  }
  .digit.put {
    color: var(--conclude-edge);
  }
`;
