import {
  dropBranch,
  type Position,
  play,
  redo,
  renameBranch,
  startBranch,
  switchTo,
  undo,
} from "../../engine/play/game.ts";
import { brokenLaws, isSolved } from "../../engine/play/verdict.ts";
import type { Action, AppState, PlayState } from "./state.ts";

/** The next state. Pure: effects watch what changed and act on it. */
export function reduce(state: AppState, action: Action): AppState {
  switch (action.type) {
    case "route":
      // A toast speaks of the screen it came up on, unless it offers something to do.
      return { ...state, route: action.route, sheet: null, toast: state.toast?.button ? state.toast : null };
    case "sheet":
      return { ...state, sheet: action.sheet, play: told(state, action.sheet) };
    case "shelf":
      return { ...state, shelf: { ...state.shelf, ...action.shelf } };
    case "closed":
      return { ...state, play: null };
    case "settings":
    case "opened":
    case "making":
    case "workbench":
    case "analysis":
    case "lab":
    case "toast":
    case "banner": {
      // What they carry is what changes.
      const { type, ...part } = action;
      return { ...state, ...part };
    }
    case "undelete":
    case "undrop":
    case "rules-back":
      return { ...state, toast: null };
    default: {
      const play = state.play && reducePlay(state.play, action);
      return play === state.play ? state : { ...state, play };
    }
  }
}

/** A hint is gone with its sheet, and so is a question. */
function told({ sheet, play }: AppState, next: AppState["sheet"]): PlayState | null {
  return play && sheet !== next && (sheet === "hint" || sheet === "why") ? { ...play, [sheet]: null } : play;
}

type PlayAction = Exclude<
  Action,
  {
    type:
      | "route"
      | "sheet"
      | "settings"
      | "shelf"
      | "opened"
      | "closed"
      | "making"
      | "workbench"
      | "analysis"
      | "lab"
      | "toast"
      | "undelete"
      | "undrop"
      | "rules-back"
      | "banner";
  }
>;

function reducePlay(state: PlayState, action: PlayAction): PlayState {
  const { position } = state;
  switch (action.type) {
    case "position":
      return standAt(state, action.position);
    case "owner":
      return { ...state, owner: action.owner };
    case "named":
      return { ...state, name: action.name };
    case "truth":
      return action.id === state.id ? { ...state, truth: action.truth } : state;
    case "select":
      return { ...state, selection: action.cells };
    case "tool":
      return { ...state, tool: { ...state.tool, ...action.tool } };
    case "hint-ask":
      return { ...state, hint: { board: position.board, hint: null, tier: 1, step: 0, all: action.all } };
    case "hint-told":
      if (state.hint?.board !== action.board || position.board !== action.board) return state;
      return { ...state, hint: { ...state.hint, hint: action.hint, limited: action.limited } };
    case "hint-show": {
      if (!state.hint) return state;
      const { tier = state.hint.tier, step = state.hint.step, why = false } = action;
      return { ...state, hint: { ...state.hint, tier, step, why } };
    }
    case "why":
      return action.why.board === position.board ? { ...state, why: action.why } : state;
    case "checked":
      return action.board === position.board
        ? { ...state, check: { wrong: action.wrong, shown: action.shown } }
        : state;
    case "check-close":
      return { ...state, check: null };
    case "played":
      return state.paused || state.solved ? state : { ...state, elapsed: state.elapsed + action.ms };
    case "pause":
      return { ...state, paused: action.paused };
    default:
      return state.owner && !state.paused ? standAt(state, moved(position, action)) : state;
  }
}

type GameAction = Extract<
  Action,
  { type: "move" | "undo" | "redo" | "branch-start" | "branch-go" | "branch-rename" | "branch-drop" }
>;

function moved(position: Position, action: GameAction): Position {
  switch (action.type) {
    case "move":
      return play(position, action.move);
    case "undo":
      return undo(position);
    case "redo":
      return redo(position);
    case "branch-start":
      return startBranch(position, action.name, action.mainName);
    case "branch-go":
      return switchTo(position, action.branch);
    case "branch-rename":
      return { ...position, game: renameBranch(position.game, action.branch, action.name) };
    case "branch-drop":
      return { ...position, game: dropBranch(position.game, action.branch) };
  }
}

/** Shows a position; what was derived from another board goes. */
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
