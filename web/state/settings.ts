import type { Lang } from "../../engine/model/words.ts";

/** A person's settings; undo does not touch them. */
export interface Settings {
  readonly lang: Lang | "auto";
  readonly theme: "auto" | "light" | "dark";
  /** Broken laws are marked as they happen, when asked for, or never. */
  readonly errors: "live" | "asked" | "never";
  /** The result of "check": the number of wrong marks, or the marks themselves. */
  readonly check: "count" | "show";
  /** Hints and reasons come from the puzzle's own rules, or from those that the player has set on the workbench. */
  readonly rules: "own" | "workbench";
  /** Where digits are written: pick a cell first, or a digit first. */
  readonly input: "cell" | "digit";
  readonly peers: boolean;
  readonly same: boolean;
  /** On painted boards, the effect of a tap: cycle through unknown, wall, dot; or write the chosen tool. */
  readonly tap: "cycle" | "tool";
  readonly leftHanded: boolean;
  readonly timer: boolean;
  readonly awake: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  lang: "auto",
  theme: "auto",
  errors: "live",
  check: "count",
  rules: "own",
  input: "cell",
  peers: true,
  same: true,
  tap: "cycle",
  leftHanded: false,
  timer: true,
  awake: false,
};

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  lang: ["auto", "en", "zh"],
  theme: ["auto", "light", "dark"],
  errors: ["live", "asked", "never"],
  check: ["count", "show"],
  rules: ["own", "workbench"],
  input: ["cell", "digit"],
  peers: [true, false],
  same: [true, false],
  tap: ["cycle", "tool"],
  leftHanded: [false, true],
  timer: [true, false],
  awake: [false, true],
};

/** Settings from storage or a backup: each value that is not a known choice falls back to its default. */
export function readSettings(stored: unknown): Settings {
  const found = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = Object.entries(CHOICES).map(([name, choices]) => {
    const value = found[name];
    const known = (choices as readonly unknown[]).includes(value);
    return [name, known ? value : DEFAULT_SETTINGS[name as keyof Settings]];
  });
  return Object.fromEntries(read) as Settings;
}

/** The language in force: the one that was set, else the browser's first that we have. */
export function langOf(settings: Settings, browser: readonly string[]): Lang {
  if (settings.lang !== "auto") return settings.lang;
  const first = browser.find((tag) => /^(en|zh)\b/i.test(tag));
  return first?.toLowerCase().startsWith("zh") ? "zh" : "en";
}
