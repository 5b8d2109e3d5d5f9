import type { Move } from "../../engine/model/board.ts";
import { type Position, play, renameBranch, startBranch, switchTo } from "../../engine/play/game.ts";
import { dropBranch, goBack, keepBranch, type Lines, withLines } from "../../engine/play/lines.ts";
import { t } from "../words/words.ts";
import { moving } from "./reduce.ts";
import type { Action, ActionOf, AppState, Fixed, HintState, PlayState, Reducers } from "./state.ts";
import type { Store } from "./store.ts";

/** Actions on the lines of the game, and what goes with them; whoever dispatches one calls `withBranching` before. */
export interface BranchActions {
  /** Begins a branch; `move` is its first. */
  "branch-start": { readonly name: string; readonly mainName: string; readonly move?: Move };
  "branch-go": { readonly branch: number };
  "branch-rename": { readonly branch: number; readonly name: string };
  "branch-drop": { readonly branch: number };
  /** Takes the branch that is played over into the main line; `other` names the way the main line went meanwhile. */
  "branch-keep": { readonly other: string };
  /** Goes back to an earlier node; `later` names what came after. */
  "go-back": { readonly node: number; readonly later: string; readonly mainName: string };
  /** Takes back a change of the lines of a game; see `withLines`. */
  "lines-back": {
    readonly id: string;
    readonly lines: Lines;
    readonly size: number;
    readonly left: string;
  };
  /** A mistake was put right; the next hint is a tap away. */
  "hint-fixed": { readonly fixed: Fixed };
}

declare module "./state.ts" {
  interface Actions extends BranchActions {}
}

/** Reducers of the lines; no first board needs them. */
const BRANCHING: Reducers<keyof BranchActions> = {
  "branch-start": moving((position: Position, { name, mainName, move }) => {
    const started = startBranch(position, name, mainName);
    return move ? play(started, move) : started;
  }),
  "branch-go": moving((position, { branch }) => switchTo(position, branch)),
  "branch-rename": moving((position, { branch, name }) => ({
    ...position,
    game: renameBranch(position.game, branch, name),
  })),
  "branch-drop": moving((position, { branch }) => dropBranch(position, branch)),
  "branch-keep": moving((position, { other }) => keepBranch(position, other)),
  "go-back": moving((position, { node, later, mainName }) => goBack(position, node, later, mainName)),
  "hint-fixed": (state, { fixed }) => {
    const { play } = state;
    if (!play) return state;
    const hint: HintState = { board: play.position.board, hint: null, tier: 1, step: 0, fixed };
    return { ...state, play: { ...play, hint } };
  },
  "lines-back": (state, action) => (state.play?.id === action.id ? linesBack(state, action) : state),
};

const linesBack = moving((position, { lines, size, left }: BranchActions["lines-back"]) =>
  withLines(position, lines, size, left),
);

const WHOLE = { of: (state: AppState) => state, into: (_: AppState, next: AppState) => next };

/** The action that takes a change of the lines back which is about to be made. */
export function linesBackFor({ id, position }: PlayState): Action {
  const { log, ...lines } = position.game;
  return { type: "lines-back", id, lines, size: log.length, left: t("branch.earlier") };
}

/** Changes the lines, and offers to take that back. */
export function changeLines(store: Store, action: ActionOf<keyof BranchActions>, text: string): void {
  const { play } = withBranching(store).state;
  if (!play) return;
  store.dispatch(action);
  if (store.state.play?.position === play.position) return;
  const button = { label: t("play.undo"), action: linesBackFor(play) };
  store.dispatch({ type: "toast", toast: { text, button, inTitle: true } });
}

/** The store, with these reducers. */
export function withBranching(store: Store): Store {
  store.extend(BRANCHING, WHOLE);
  return store;
}
