import type { Board } from "../../engine/model/board.ts";
import { type Position, play, redo, undo } from "../../engine/play/game.ts";
import { brokenLaws, isSolved } from "../../engine/play/verdict.ts";
import type { Hint } from "../../engine/reason/hint.ts";
import type { ActionOf, Actions, AppState, CoreActions, PlayState, Reducers } from "./state.ts";

/**
 * Reducers of the core of the state. Pure: effects watch the changes and act on them. Features bring reducers
 * of their own slices; see `Store.extend`.
 */
export const CORE: Reducers<keyof CoreActions> = {
  // A toast speaks of the screen it came up on, unless it offers something to do.
  route: (state, { route }) => ({
    ...{ ...state, route, sheet: null },
    toast: state.toast?.button ? state.toast : null,
  }),
  sheet: (state, { sheet }) => ({ ...state, sheet, play: afterSheet(state, sheet) }),
  shelf: (state, { shelf }) => ({ ...state, shelf: { ...state.shelf, ...shelf } }),
  settings: (state, { settings, lang }) => ({ ...state, settings, lang }),
  opened: (state, { play }) => ({ ...state, play }),
  closed: (state) => ({ ...state, play: null }),
  picked: (state, { picked }) => ({ ...state, picked }),
  toast: (state, { toast }) => ({ ...state, toast }),
  banner: (state, { banner }) => ({ ...state, banner }),
  undelete: answered,
  "rules-back": answered,

  position: playing((play, { position }) => standAt(play, position)),
  owner: playing((play, { owner }) => ({ ...play, owner })),
  named: playing((play, { name }) => ({ ...play, name })),
  truth: playing((play, { id, truth }) => (id === play.id ? { ...play, truth } : play)),
  select: playing((play, { cells }) => ({ ...play, selection: cells })),
  tool: playing((play, { tool }) => ({ ...play, tool: { ...play.tool, ...tool } })),
  "hint-ask": playing((play, { all = false, tier = 1 }) => ({
    ...play,
    hint: { board: play.position.board, hint: null, tier, step: 0, all },
  })),
  "hint-written": playing((play, { facts }) => ({
    ...play,
    hint: { board: play.position.board, hint: null, tier: 3, step: 0, written: facts },
  })),
  "hint-told": playing((play, { board, hint, limited = false }) => {
    const isStale = play.hint?.board !== board || play.position.board !== board;
    return isStale ? play : { ...play, ...counted(play, board, hint), hint: { ...play.hint, hint, limited } };
  }),
  "hint-show": playing((play, action) => {
    if (!play.hint) return play;
    const { tier = play.hint.tier, step = play.hint.step, why = false } = action;
    return { ...play, hint: { ...play.hint, tier, step, why } };
  }),
  why: playing((play, { why }) => (why.board === play.position.board ? { ...play, why } : play)),
  checked: playing((play, { board, wrong, shown }) =>
    board === play.position.board ? { ...play, check: { wrong, shown } } : play,
  ),
  "check-close": playing((play) => ({ ...play, check: null, hushed: play.position.board })),
  played: playing((play, { ms }) =>
    play.paused || play.solved ? play : { ...play, elapsed: play.elapsed + ms },
  ),
  pause: playing((play, { paused }) => ({ ...play, paused })),

  move: moving((position, { move }) => play(position, move)),
  undo: moving(undo),
  redo: moving(redo),
};

/** The next state, or the next slice. An action without a reducer changes nothing. */
export function reduce<Type extends keyof Actions, Slice>(
  reducers: Partial<Reducers<keyof Actions, Slice>>,
  state: Slice,
  action: ActionOf<Type>,
): Slice {
  const own: Reducers<keyof Actions, Slice>[Type] | undefined = reducers[action.type];
  return own ? own(state, action) : state;
}

/** The toast's button was pressed. */
function answered(state: AppState): AppState {
  return { ...state, toast: null };
}

/** A hint is gone with its sheet, and so is a question. */
function afterSheet({ sheet, play }: AppState, next: AppState["sheet"]): PlayState | null {
  return play && sheet !== next && (sheet === "hint" || sheet === "why") ? { ...play, [sheet]: null } : play;
}

/** Reduces the current game; nothing where there is none. */
function playing<Action>(next: (play: PlayState, action: Action) => PlayState) {
  return (state: AppState, action: Action): AppState => {
    const play = state.play && next(state.play, action);
    return play === state.play ? state : { ...state, play };
  };
}

/** Reduces the game's log, unless another tab has the game or it is paused. */
export function moving<Action>(next: (position: Position, action: Action) => Position) {
  return playing((play: PlayState, action: Action) =>
    play.owner && !play.paused ? standAt(play, next(play.position, action)) : play,
  );
}

/** The count of hints, with a step that is shown on a board for the first time. */
function counted({ hints, hinted }: PlayState, board: Board, { type }: Hint): Partial<PlayState> {
  return type === "step" && hinted !== board ? { hints: hints + 1, hinted: board } : {};
}

/** Shows a position; data derived from another board goes. */
function standAt(state: PlayState, position: Position): PlayState {
  if (position === state.position) return state;
  if (position.board === state.position.board) return { ...state, position };
  const { kind, puzzle } = state;
  return {
    ...state,
    position,
    hint: null,
    why: null,
    check: null,
    broken: brokenLaws(kind, puzzle, position.board),
    solved: isSolved(kind, puzzle, position.board),
  };
}
