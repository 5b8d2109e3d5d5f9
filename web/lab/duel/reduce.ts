import { answering } from "../../state/question.ts";
import type { Reducers } from "../../state/state.ts";
import { countOf, type DuelComparison, WAYS } from "./comparison.ts";
import type { DuelActions, DuelScript, DuelState } from "./duel.ts";
import { anyMove, type DuelMatch, isLegal, isOver, newMatch, turnOf, undoneTo, withMove } from "./match.ts";
import { refusalOf } from "./problems.ts";
import { isPersonsTurn, sureIn } from "./scene.ts";

type DuelNews = DuelActions["duel/told"];
type Answered = DuelActions["duel/answered"];

/** The thought that is awaited. */
const thinking = (duel: DuelState): number | undefined => duel.thinking?.question;

/** Reducers of the duel. */
export const DUEL: Reducers<keyof DuelActions, DuelState> = {
  "duel/choosing": (duel, { choosing }) => ({ ...dropped(duel), choosing, ahead: null }),
  "duel/wished": (duel, { change }) => ({ ...duel, wish: { ...duel.wish, ...change } }),
  "duel/began": (duel, { wish: { size, seating, strength } }) => {
    const { match, before } = duel;
    const wish = { size, seating, strength };
    const isLeft = match !== null && undoneTo(match) !== null && !isOver(match);
    return turnedTo(duel, newMatch(wish), {
      ...{ wish, before: isLeft ? match : before },
      ...{ choosing: false, selection: [], paused: false, told: null },
    });
  },
  "duel/selected": (duel, { cells }) => ({ ...duel, selection: cells.slice(-1), problem: null }),
  "duel/played": (duel, { move }) => {
    const { match } = duel;
    if (!match || !isPersonsTurn(duel)) return duel;
    if (!isLegal(match, move)) return { ...duel, problem: refusalOf(match, move) };
    return turnedTo(duel, withMove(match, move), { paused: false, before: null });
  },
  "duel/undone": (duel) => {
    const { match, before } = duel;
    const left = match && undoneTo(match);
    const change = { told: null, paused: false };
    if (match && left !== null)
      return turnedTo(duel, { ...match, moves: match.moves.slice(0, left) }, change);
    return before ? turnedTo(duel, before, { ...change, before: null, selection: [] }) : duel;
  },
  "duel/stopped": (duel) => {
    const paused = duel.paused || duel.thinking?.about === "move";
    return { ...dropped(duel), paused };
  },
  "duel/went-on": (duel) => ({ ...duel, paused: false, problem: null, ahead: null }),
  "duel/looked": (duel, { ahead }) => ({ ...duel, ahead }),
  "duel/options": (duel, { change }) => {
    const options = { ...duel.options, ...change };
    const isVain = !options.tells && duel.thinking?.about === "verdict";
    return { ...(isVain ? dropped(duel) : duel), options, verdict: options.tells ? duel.verdict : null };
  },

  "duel/asked": (duel, { question, about }) => ({
    ...dropped(duel),
    ...{ thinking: { question, about, share: 0 }, problem: null },
  }),
  "duel/compared": (duel, { question, way, depth }) => {
    const { match, comparison } = duel;
    if (!match) return duel;
    const begun = way === WAYS[0] || !comparison ? { match, depth, ways: {} } : comparison;
    return {
      ...{ ...duel, ahead: null, problem: null },
      ...{ thinking: { question, about: "comparison", share: 0 }, comparison: { ...begun, running: way } },
    };
  },
  "duel/told": answering(thinking, (duel, told) => thoughtIn(duel, told)),
  "duel/answered": answering(thinking, (duel, answer) =>
    answered({ ...duel, thinking: null, problem: answer.problem }, duel, answer),
  ),
  "duel/left": (duel) => dropped(duel),
};

/** The duel as it was remembered. */
export function duelOf(script: DuelScript): DuelState {
  return {
    ...{ ...script, choosing: script.match === null, selection: [], paused: false, thinking: null },
    ...{ told: null, ahead: null, verdict: null, comparison: null, problem: null },
  };
}

/** Drops the present thought. */
function dropped(duel: DuelState): DuelState {
  const { thinking, comparison } = duel;
  return thinking ? { ...duel, thinking: null, comparison: ended(comparison) } : duel;
}

function ended(comparison: DuelComparison | null): DuelComparison | null {
  return comparison && { ...comparison, running: null };
}

/** Continues with another state of the game; thoughts about the one before are dropped. */
function turnedTo(duel: DuelState, match: DuelMatch, change: Partial<DuelState> = {}): DuelState {
  if (match === duel.match) return duel;
  const fresh = { ahead: null, verdict: null, comparison: null, problem: null };
  return { ...dropped(duel), match, ...fresh, ...change };
}

/** Progress of a thought, and its best so far. */
function thoughtIn(duel: DuelState, { share, thought }: DuelNews): DuelState {
  const { match, thinking } = duel;
  if (!match || !thinking) return duel;
  const further = { ...duel, thinking: { ...thinking, share: share ?? thinking.share } };
  if (!thought || thinking.about === "verdict") return further;
  if (thinking.about === "comparison") return counted(further, thought, false);
  return { ...further, told: { about: thinking.about, match, player: turnOf(match), thought } };
}

/** Applies a finished thought: the move, its first picture, who must win, or a count. */
function answered(duel: DuelState, { thinking }: DuelState, { thought, problem }: Answered): DuelState {
  const { match } = duel;
  if (!match) return duel;
  switch (thinking?.about) {
    case "move": {
      const move = thought?.move ?? anyMove(match);
      if (problem) return { ...duel, paused: true };
      return move ? turnedTo(duel, withMove(match, move)) : duel;
    }
    case "hint":
      return thought?.move ? { ...duel, ahead: 1, selection: [thought.move.cell] } : duel;
    case "verdict":
      return { ...duel, verdict: { match, sure: thought && sureIn(thought, turnOf(match)) } };
    default: {
      const next = thought && !problem ? counted(duel, thought, true) : duel;
      return { ...next, comparison: ended(next.comparison) };
    }
  }
}

/** Counts of the running way so far. */
function counted(duel: DuelState, thought: NonNullable<DuelNews["thought"]>, isOver: boolean): DuelState {
  const { comparison } = duel;
  if (!comparison?.running) return duel;
  const count = countOf(thought, comparison.depth, isOver);
  return {
    ...duel,
    comparison: { ...comparison, ways: { ...comparison.ways, [comparison.running]: count } },
  };
}
