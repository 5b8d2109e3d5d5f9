import { html, type TemplateResult } from "lit";

/** Paths on a 24 x 24 field, drawn with a round pen of 1.75. */
const LINES = {
  back: "M15 5l-7 7 7 7",
  undo: "M8 4 3.5 8.5 8 13M3.5 8.5H14a5.75 5.75 0 0 1 0 11.5h-4",
  redo: "M16 4l4.5 4.5L16 13M20.5 8.5H10A5.75 5.75 0 0 0 10 20h4",
  hint: "M9.5 18h5M10.5 21h3M9.5 18v-1.4c0-.7-.4-1.3-1-1.8a6 6 0 1 1 7 0c-.6.5-1 1.1-1 1.8V18",
  why: "M8 9a4 4 0 1 1 6 3.5c-1.3.8-2 1.5-2 3M12 19.5h.01",
  branch: "M7 8v8M7 16a2 2 0 1 0 .01 0M7 4a2 2 0 1 0 .01 0M17 4a2 2 0 1 0 .01 0M17 8c0 5-10 3-10 8",
  erase: "M9 5.5h11v13H9L3.5 12zM12 9.5l5 5M17 9.5l-5 5",
  restart: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4 9M4 4v5h5",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  check: "M5 12.5l4.5 4.5L19 7.5",
  pause: "M9 5.5v13M15 5.5v13",
  close: "M6 6l12 12M18 6 6 18",
} as const;

/** Filled shapes on the same field. */
const SOLIDS = {
  more: "M5 11.5a.5.5 0 1 0 .01 0M12 11.5a.5.5 0 1 0 .01 0M19 11.5a.5.5 0 1 0 .01 0",
  play: "M8 5.5v13l10.5-6.5z",
  wall: "M5.5 5.5h13v13h-13z",
  dot: "M12 9a3 3 0 1 0 .01 0",
} as const;

export type FirstIconName = keyof typeof LINES | keyof typeof SOLIDS;

/** A drawn icon for a button, of those that a first board shows; the button's own label describes it. Needs `buttonStyles`. */
export function icon(name: FirstIconName): TemplateResult {
  const line = (LINES as Partial<Record<FirstIconName, string>>)[name];
  return drawn(line ?? SOLIDS[name as keyof typeof SOLIDS], line !== undefined);
}

/** An icon of a path, drawn by the pen or filled. */
export function drawn(path: string, isLine: boolean): TemplateResult {
  return html`<svg class="icon ${isLine ? "" : "solid"}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}
