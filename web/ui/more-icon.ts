import type { TemplateResult } from "lit";
import { drawn, type FirstIconName, icon as firstIcon } from "./icon.ts";

/** Further paths on the same field, for parts fetched after the first board. */
const LINES = {
  next: "M9 5l7 7-7 7",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  unlock: "M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.6-1.6",
  pencil: "M4 20l1-4.6L15.9 4.5a2 2 0 0 1 2.8 0l.8.8a2 2 0 0 1 0 2.8L8.6 19zM14 6.4l3.6 3.6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.25a2.75 2.75 0 1 0 .01 0",
  share: "M12 15V3.5M8 7.5l4-4 4 4M6 11H5v9.5h14V11h-1",
  import: "M3 12h11M10 8l4 4-4 4M13 4h7v16h-7",
  download: "M12 3.5V15M8 11l4 4 4-4M4 16v4.5h16V16",
  settings: "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 .01 0M9 14.5a2.5 2.5 0 1 0 .01 0",
  grid: "M4.5 4.5h4v4h-4zM15.5 4.5h4v4h-4zM4.5 15.5h4v4h-4zM15.5 15.5h4v4h-4z",
  search: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.3 15.3 20 20",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10 11v5.5M14 11v5.5",
  print: "M7 8.5V4h10v4.5M7 17.5H4v-9h16v9h-3M7 14h10v6.5H7z",
  make: "M12 4.5v15M4.5 12h15",
  bench: "M4 4.5h7v7H4zM13 12.5h7v7h-7zM11 8h5.5v4.5M13 16H7.5v-4.5",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
  code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14",
  gears: "M4 6h9M4 12h5M4 18h9M16 3.5v5M12 9.5v5M16 15.5v5M16 6h4M12 12h8M16 18h4",
  chart: "M4 20h16M7 20v-7M12 20V5M17 20v-10",
  lab: "M9.5 3.5h5M10.5 3.5v6L5 18.5a1.5 1.5 0 0 0 1.3 2.3h11.4a1.5 1.5 0 0 0 1.3-2.3L13.5 9.5v-6M7.7 15h8.6",
  methods: "M6.5 3.5h8l3.5 3.5v13.5H6.5zM9.5 9.5h5.5M9.5 13h5.5M9.5 16.5h3.5",
  race: "M5 21V4h6l1 2h7v8h-6l-1-2H5",
  tree: "M12 3.5a2 2 0 1 0 .01 0M6 16.5a2 2 0 1 0 .01 0M18 16.5a2 2 0 1 0 .01 0M11 7.2 7 16.6M13 7.2l4 9.4",
  duel: "M8 4a3 3 0 1 0 .01 0M16 4a3 3 0 1 0 .01 0M3 20v-3a5 5 0 0 1 8-4M21 20v-3a5 5 0 0 0-8-4",
  camera: "M4 8h4l1.5-2.5h5L16 8h4v11.5H4zM12 10.25a3.25 3.25 0 1 0 .01 0",
  star: "M12 3.9l2.5 5.1 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z",
  calendar: "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8",
  learn: "M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2zM12 6.5v14",
  copy: "M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5",
} as const;

export type IconName = FirstIconName | keyof typeof LINES;

/** Any drawn icon for a button; see `icon.ts`. */
export function icon(name: IconName): TemplateResult {
  return Object.hasOwn(LINES, name)
    ? drawn(LINES[name as keyof typeof LINES], true)
    : firstIcon(name as FirstIconName);
}
