import { emptyBoard } from "../../engine/model/board.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { applyMove } from "../../engine/model/move.ts";
import type { Hint } from "../../engine/reason/hint.ts";
import type { Navigation } from "../effects/navigate.ts";
import type { Acts } from "../state/app.ts";
import { linesBackFor, withBranching } from "../state/branching.ts";
import { offerOn } from "../state/put-right.ts";
import type { PlayState } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Thinking } from "../thinking/think.ts";
import { t } from "../words/more.ts";
import { after, firstTier } from "./hint/hint-tiers.ts";
import { tellLost, whyActs } from "./hint/why-acts.ts";

/** Resolves in a task of its own: between two tasks a frame may be drawn, and a slow phone draws the sheet before it asks. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What the move of a hint writes: all of its marks; of notes its first conclusion. */
function writtenBy(
  { kind, puzzle, position: { board } }: PlayState,
  { move, fact }: Extract<Hint, { type: "step" }>,
): readonly Fact[] {
  const before = new Set(kind.read(puzzle, board));
  const written = kind.read(puzzle, applyMove(board, move)).filter((one) => !before.has(one));
  return written.length > 0 ? written : [fact];
}

export type PlayActs = Pick<
  Acts,
  "why" | "hint" | "hintByAllRules" | "takeHint" | "putRight" | "check" | "restart" | "showAnswer"
>;

/** The acts of the play screen that ask the worker or the history. */
export function playActs(store: Store, thinking: () => Promise<Thinking>, navigation: Navigation): PlayActs {
  const lost = (why: unknown): void => tellLost(store, why);
  const answer = (): void => {
    const board = store.state.play?.hint?.board;
    Promise.all([thinking(), nextTask()])
      .then(([mind]) => mind.hint())
      .catch((why) => {
        if (store.state.play?.hint?.board !== board) return;
        navigation.sheet(null); // it must not think for ever
        lost(why);
      });
  };
  return {
    ...whyActs(store, thinking, navigation),

    hint() {
      const { play, settings } = store.state;
      if (!play || play.solved) return;
      const shown = play.hint;
      const next = shown && after(shown);
      if (next) store.dispatch({ type: "hint-show", ...next });
      if (shown && shown.written === undefined && !shown.fixed) return;
      store.dispatch({ type: "hint-ask", tier: firstTier(settings, shown) });
      if (!shown) navigation.sheet("hint");
      answer();
    },

    hintByAllRules() {
      const { play, settings } = store.state;
      if (!play?.hint) return;
      store.dispatch({ type: "hint-ask", all: true, tier: firstTier(settings, play.hint) });
      answer();
    },

    takeHint() {
      const { play } = store.state;
      const hint = play?.hint?.hint;
      if (!play || hint?.type !== "step") {
        navigation.sheet(null);
        return;
      }
      const { move } = hint;
      store.dispatch({ type: "move", move });
      if ("cells" in move) store.dispatch({ type: "select", cells: move.cells.slice(0, 1) });
      if (store.state.play?.solved) navigation.sheet(null);
      else store.dispatch({ type: "hint-written", facts: writtenBy(play, hint) });
    },

    putRight(how) {
      const { play } = withBranching(store).state;
      if (!play?.hint) return;
      const { facts, move, before } = offerOn(play);
      const marks = facts.length;
      if (how === "before" && before !== null) {
        const names = { later: t("branch.mistaken"), mainName: t("branch.main") };
        store.dispatch({ type: "go-back", node: before, ...names });
        store.dispatch({ type: "hint-fixed", fixed: { how, marks, back: linesBackFor(play) } });
      } else if (move) {
        store.dispatch({ type: "move", move });
        store.dispatch({ type: "hint-fixed", fixed: { how: "taken", marks, back: { type: "undo" } } });
      }
    },

    check(shown) {
      thinking()
        .then((mind) => mind.check())
        .then((checked) => {
          if (checked) store.dispatch({ type: "checked", shown, ...checked });
        }, lost);
    },

    restart() {
      const { play } = store.state;
      if (!play) return;
      const { marks } = emptyBoard(play.puzzle.cells);
      navigation.sheet(null);
      store.dispatch({ type: "move", move: { type: "set", marks, why: "restart" } });
    },

    showAnswer() {
      const { play } = store.state;
      if (!play) return;
      navigation.sheet(null);
      thinking()
        .then((mind) => mind.answer())
        .then((answer) => {
          if (store.state.play?.id !== play.id) return;
          if (!answer) {
            store.dispatch({ type: "toast", toast: { text: t("play.no-answer") } });
            return;
          }
          const marks = play.kind.marksOf(play.puzzle, answer);
          store.dispatch({ type: "move", move: { type: "set", marks, why: "answer" } });
        }, lost);
    },
  };
}
