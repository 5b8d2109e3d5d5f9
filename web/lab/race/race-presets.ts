import type { Preset } from "../../kinds/contract/page-kind.ts";
import { PAGE_KINDS } from "../../kinds/pages.ts";

/** A puzzle to race on, with its place in the app: "/kind/text". */
export interface RacePreset extends Preset {
  readonly link: string;
}

/** The puzzles to race on, by what they show. All were made by this program. */
export function racePresets(): readonly RacePreset[] {
  return PAGE_KINDS.flatMap(({ id: kind, presets }) =>
    presets.map((preset) => ({ ...preset, link: `/${kind}/${preset.text}` })),
  );
}

export function presetOf(id: unknown): RacePreset | undefined {
  return racePresets().find((preset) => preset.id === id);
}
