import type { CellNames } from "../../engine/model/lattice.ts";
import type { Lang } from "../../engine/model/words.ts";

/** A person's settings; undo does not touch them. */
export interface Settings {
  readonly lang: Lang | "auto";
  readonly theme: "auto" | "light" | "dark" | "black";
  /** Stronger lines and colours; those who ask their system for more contrast have them anyway. */
  readonly contrast: boolean;
  /** Size of all texts, and of the digits on a board, in percent. */
  readonly text: "100" | "115" | "130";
  readonly digits: "100" | "115" | "130";
  /** Broken laws are marked as they happen, when asked for, or never. */
  readonly errors: "live" | "asked" | "never";
  /** The result of "check": the number of wrong marks, or the marks themselves. */
  readonly check: "count" | "show";
  /** Hints and reasons come from the puzzle's own rules, or from those that the player has set on the workbench. */
  readonly rules: "own" | "workbench";
  /** How much a hint tells at first: as much as the one before it, where to look, what to use, or the whole step. */
  readonly hintsFrom: "last" | "where" | "what" | "step";
  /** Where digits are written: pick a cell first, or a digit first. */
  readonly input: "cell" | "digit";
  readonly peers: boolean;
  readonly same: boolean;
  /** The keys show how often each digit is still to be written. */
  readonly counts: boolean;
  /** A digit that is written takes its notes from the cells that share a law with it. */
  readonly tidy: boolean;
  /** A note is refused where the same digit is in sight. */
  readonly strict: boolean;
  /** On painted boards, the effect of a tap: cycle through unknown, wall, dot; or write the chosen tool. */
  readonly tap: "cycle" | "tool";
  /** Each clue shows how large its island is, until it is complete. */
  readonly islands: boolean;
  /** The cells of the last stroke are marked. */
  readonly recent: boolean;
  /** Two fingers move the board and never zoom it. */
  readonly zoomLock: boolean;
  /** What cells are called by. */
  readonly cells: CellNames;
  /** Coordinates on the rim of a board: while cells are spoken of, always or never. */
  readonly rim: "spoken" | "always" | "never";
  readonly leftHanded: boolean;
  readonly timer: boolean;
  readonly awake: boolean;
  /** A short buzz for each mark that is written. */
  readonly vibrate: boolean;
}

/** The choices of each setting; the first is its default. */
const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  lang: ["auto", "en", "zh"],
  theme: ["auto", "light", "dark", "black"],
  contrast: [false, true],
  text: ["100", "115", "130"],
  digits: ["100", "115", "130"],
  errors: ["live", "asked", "never"],
  check: ["count", "show"],
  rules: ["own", "workbench"],
  hintsFrom: ["last", "where", "what", "step"],
  input: ["cell", "digit"],
  peers: [true, false],
  same: [true, false],
  counts: [true, false],
  tidy: [false, true],
  strict: [true, false],
  tap: ["cycle", "tool"],
  islands: [true, false],
  recent: [true, false],
  zoomLock: [false, true],
  cells: ["rows", "letters"],
  rim: ["spoken", "always", "never"],
  leftHanded: [false, true],
  timer: [true, false],
  awake: [false, true],
  vibrate: [false, true],
};

/** Settings from storage or a backup: each value that is not a known choice falls back to its default. */
export function readSettings(stored: unknown): Settings {
  const found = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = Object.entries(CHOICES).map(([name, choices]) => {
    const value = found[name];
    return [name, (choices as readonly unknown[]).includes(value) ? value : choices[0]];
  });
  return Object.fromEntries(read) as Settings;
}

export const DEFAULT_SETTINGS = readSettings(null);

/** The language in force: the one that was set, else the browser's first that we have. */
export function langOf(settings: Settings, browser: readonly string[]): Lang {
  if (settings.lang !== "auto") return settings.lang;
  const first = browser.find((tag) => /^(en|zh)\b/i.test(tag));
  return first?.toLowerCase().startsWith("zh") ? "zh" : "en";
}
