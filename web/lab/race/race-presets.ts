import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { linkTo } from "../../../engine/play/link.ts";
import type { PresetPuzzle } from "../../kinds/contract/page-kind.ts";
import { PAGE_KINDS } from "../../kinds/pages.ts";

/** Where the puzzle comes from, for its title. */
export type RaceOrigin =
  | { readonly type: "preset"; readonly preset: string }
  | { readonly type: "level"; readonly level: number }
  | { readonly type: "own" };

/** A puzzle to race on, with its place in the app: "/kind/text". */
export interface RacePreset extends PresetPuzzle {
  readonly link: string;
}

/** The puzzles to race on. All were made by this program. */
export function racePresets(): readonly RacePreset[] {
  return PAGE_KINDS.flatMap(({ id: kind, presets }) =>
    presets.map((preset) => ({ ...preset, link: `/${kind}/${preset.text}` })),
  );
}

export function presetOf(id: unknown): RacePreset | undefined {
  return racePresets().find((preset) => preset.id === id);
}

/** The origin of a puzzle that comes by its address: it may be one of the presets. */
export function originOf(kind: PlayKind, puzzle: Puzzle): RaceOrigin {
  const link = linkTo(kind, puzzle).slice(1);
  const preset = racePresets().find((one) => one.link === link);
  return preset ? { type: "preset", preset: preset.id } : { type: "own" };
}
