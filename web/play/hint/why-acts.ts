import { type Cell, cellOf } from "../../../engine/model/fact.ts";
import type { Navigation } from "../../effects/navigate.ts";
import type { Acts } from "../../state/app.ts";
import type { Store } from "../../state/store.ts";
import type { WhyState, WhySubject } from "../../state/why.ts";
import { NobodyThinks } from "../../thinking/engine-client.ts";
import type { Thinking } from "../../thinking/think.ts";
import { t } from "../../words/more.ts";

/** Asks why: opens the sheet, has the worker answer, and cancels outdated questions. */
export function whyActs(
  store: Store,
  thinking: () => Promise<Thinking>,
  navigation: Navigation,
): Pick<Acts, "why"> {
  let stop = new AbortController();
  const shown = (): WhyState | null => store.state.play?.why ?? null;
  store.listen((state, before) => {
    const [now, then] = [state.play?.why, before.play?.why];
    if (now?.cell !== then?.cell || now?.asked !== then?.asked || now?.board !== then?.board) stop.abort();
  });

  const answer = async (question: WhyState): Promise<void> => {
    stop = new AbortController();
    const { signal } = stop;
    try {
      const told = await (await thinking()).why(question, signal);
      if (shown() === question) store.dispatch({ type: "why", why: { ...question, answer: told } });
    } catch (why) {
      if (signal.aborted || shown() !== question) return;
      navigation.sheet(null); // it must not think for ever
      tellLost(store, why);
    }
  };

  return {
    why(cell, asked = cell === null ? undefined : obvious(store, cell)) {
      const { play } = store.state;
      if (!play) return;
      const { board } = play.position;
      const question: WhyState = { board, cell, asked, answer: null, step: 0, whole: false };
      store.dispatch({ type: "why", why: question });
      navigation.sheet("why");
      if (asked !== undefined) void answer(question);
    },
  };
}

/** Says why there is no answer: the worker was lost over the question, or nothing can think at all. */
export function tellLost(store: Store, why: unknown): void {
  const text = t(why instanceof NobodyThinks ? "play.nobody-thinks" : "play.lost");
  store.dispatch({ type: "toast", toast: { text } });
}

/** Of a cell that shows something there is one question to begin with: why that? */
function obvious({ state }: Store, cell: Cell): WhySubject | undefined {
  const { play } = state;
  if (!play) return undefined;
  const { puzzle, position } = play;
  const isWritten = position.board.marks[cell] !== 0 || puzzle.givens.some((fact) => cellOf(fact) === cell);
  return isWritten ? null : undefined;
}
