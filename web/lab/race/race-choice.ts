import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS, playKind } from "../../../engine/kinds/play.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { assert } from "../../../engine/model/result.ts";
import { readLink } from "../../../engine/play/link.ts";
import { fields } from "../../state/stored.ts";
import { presetOf, type RaceOrigin } from "./race-presets.ts";

/** The node limits that can be chosen. */
export const NODE_LIMITS = [10_000, 100_000, 1_000_000, 10_000_000] as const;

/** The numbers of answers that can be looked for. */
export const ANSWER_LIMITS = [1, 2, 100] as const;

/** A puzzle and the choices to race on it, as they are stored. */
export interface RaceChoice {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly origin: RaceOrigin;
  /** Empty: all searches of the kind. */
  readonly chosen: readonly string[];
  readonly nodes: number;
  readonly answers: number;
}

/** The puzzle before any choice: hard for some searches, not for all. */
const FIRST_PRESET = "hard";

/** The choices before any was made. */
export const FIRST_CHOICE: RaceChoice = firstChoice();

/** The stored choices; an unsound part is as at first. Never throws. */
export function readChoice(stored: unknown): RaceChoice {
  const { kind: id, text, origin, chosen, nodes, answers } = fields(stored);
  const kind = typeof id === "string" ? playKind(id) : undefined;
  const read = kind && typeof text === "string" ? kind.parse(text) : null;
  const put =
    kind && read?.ok
      ? { kind, puzzle: read.value, origin: readOrigin(origin) }
      : { kind: FIRST_CHOICE.kind, puzzle: FIRST_CHOICE.puzzle, origin: FIRST_CHOICE.origin };
  return {
    ...put,
    chosen: Array.isArray(chosen) ? chosen.filter((name) => typeof name === "string") : [],
    nodes: NODE_LIMITS.find((one) => one === nodes) ?? FIRST_CHOICE.nodes,
    answers: ANSWER_LIMITS.find((one) => one === answers) ?? FIRST_CHOICE.answers,
  };
}

/** The stored form of a choice among the searches with these names; plain data. */
export function choiceToKeep(choice: RaceChoice, names: readonly string[] = []): object {
  const { kind, puzzle, origin, nodes, answers } = choice;
  const chosen = choice.chosen.length === names.length ? [] : choice.chosen;
  return { kind: kind.id, text: kind.format(puzzle), origin, chosen, nodes, answers };
}

function readOrigin(stored: unknown): RaceOrigin {
  const { type, preset, level } = fields(stored);
  const known = presetOf(preset);
  if (type === "preset" && known) return { type, preset: known.id };
  if (type === "level" && typeof level === "number" && Number.isInteger(level)) return { type, level };
  return { type: "own" };
}

function firstChoice(): RaceChoice {
  const preset = presetOf(FIRST_PRESET);
  const read = preset ? readLink(PLAY_KINDS, preset.link) : null;
  assert(read?.ok === true, "a preset is a puzzle");
  const kind = playKind(read.value.kind);
  assert(kind !== undefined, "a preset has a kind");
  const origin: RaceOrigin = { type: "preset", preset: FIRST_PRESET };
  return { kind, puzzle: read.value.puzzle, origin, chosen: [], nodes: 1_000_000, answers: 1 };
}
