import { html, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { Ears } from "../boards/board.ts";
import { PLAIN } from "../boards/board.ts";
import { outlined } from "../boards/outline.ts";
import { frameTints, tintsOf } from "../boards/tint.ts";
import type { Tints } from "../boards/tints.ts";
import { showBoard } from "../kinds/boards.ts";
import type { App } from "../state/app.ts";
import { boardOf, candidatesOn } from "../state/bench-board.ts";
import { framesOf, wholeFrame } from "../state/frames.ts";
import { chunkLost } from "../state/reload.ts";

/** Above this level candidates are shown: below it a player needs none. */
const BARE = 1;

/** The pictures of a worked example: the board, what the step rests on, the step, and the links of a chain. */
export interface Stage {
  readonly tints: Tints;
  /** Its sentence; null for the first two, which have words of their own. */
  readonly text: ExplainedStep["text"] | null;
  readonly type: "board" | "cause" | "step" | "link";
}

/** A step, picture by picture. */
export function stagesOf(step: ExplainedStep): readonly Stage[] {
  const frames = framesOf([step]);
  const whole = frames[wholeFrame(step)];
  const links = frames.filter(({ type }) => type === "link");
  return [
    { type: "board", tints: lookAt(step), text: null },
    { type: "cause", tints: causeOf(unlinked(step)), text: null },
    { type: "step", tints: frameTints(whole), text: step.text },
    ...links.map(
      (frame): Stage => ({ type: "link", tints: frameTints(frame), text: frame.link?.text ?? null }),
    ),
  ];
}

/** What a step rests on, without its conclusion: also what it rests on because of that. */
export function causeOf(step: ExplainedStep): Tints {
  const whole = framesOf([step])[wholeFrame(step)];
  const tints = frameTints({ ...whole, step: { ...step, adds: [] } });
  const others = [...frameTints(whole).cells].filter(([, roles]) => !roles.includes("conclude"));
  return withoutConclusion({ ...tints, cells: new Map([...others, ...tints.cells]) });
}

const unlinked = ({ links: _, ...step }: ExplainedStep): ExplainedStep => step;

/** Where a hint would say to look. */
function lookAt(step: ExplainedStep): Tints {
  const [fact] = step.adds;
  const hint = { type: "step" as const, steps: [step], fact, move: { type: "auto" as const, on: true } };
  return tintsOf({ board: { ...EMPTY }, hint, tier: 1, step: 0 });
}

const EMPTY = { marks: [], corner: [], centre: [], struck: [], colours: [], shapes: [], auto: false };

function withoutConclusion(tints: Tints): Tints {
  return { ...tints, shows: new Map(), struck: new Map() };
}

/** A board of a position to learn from: what is known, with the candidates that are left from the second level on. */
export function positionBoard(
  app: App,
  {
    puzzle,
    facts,
    level,
    tints,
    selection = [],
  }: {
    readonly puzzle: Puzzle;
    readonly facts: readonly Fact[];
    readonly level: number;
    readonly tints: Tints;
    readonly selection?: readonly number[];
  },
  ears?: Ears,
): TemplateResult {
  const kind = playKind(puzzle.kind);
  assert(kind !== undefined, "a puzzle is of a kind");
  const { store } = app;
  const candidates = kind.hand === "digits" && level > BARE ? candidatesOn(puzzle, facts) : null;
  const shown = {
    ...{ puzzle, selection, lang: store.state.lang, tool: "pan" as const, readonly: true },
    look: { ...PLAIN, same: selection.length > 0, cells: store.state.settings.cells },
    board: boardOf(kind, puzzle, facts),
    // What was ruled out before is not among the candidates, where they are shown.
    tints: outlined(candidates ? { ...tints, gone: new Map() } : tints, puzzle),
    candidates,
  };
  return html`<div class="board">${showBoard(shown, () => chunkLost(store), ears)}</div>`;
}
