import { playKind } from "../../engine/kinds/play.ts";
import type { Acts } from "../state/app.ts";
import { gameId } from "../state/open.ts";
import type { Origin } from "../state/state.ts";
import type { Corpus } from "../storage/corpus.ts";
import type { GameShelf } from "../storage/game-shelf.ts";

type State = "new" | "begun" | "finished";

/**
 * The acts on the puzzles that come with the app. `open` shows a puzzle with its place in the corpus, `lost`
 * reports that it could not be fetched.
 */
export function corpusActs(
  corpus: Corpus,
  shelf: GameShelf,
  open: (kind: string, text: string, origin: Origin) => void | Promise<void>,
  lost: () => void | Promise<void>,
): Pick<Acts, "openCorpus" | "corpusStates"> {
  /** A game belongs to the puzzle that it is of, wherever it was opened from. */
  const stateOf = (kind: string, text: string): State => {
    const head = shelf.head(gameId(kind, text));
    if (!head || head.deleted !== null) return "new";
    return head.finished ? "finished" : "begun";
  };

  const corpusStates = async (kind: string, level: number): Promise<State[]> =>
    (await corpus.texts(kind, level)).map((text) => stateOf(kind, text));

  const firstNew = async (kind: string, level: number): Promise<number> => {
    const states = await corpusStates(kind, level);
    const numbers = [states.indexOf("new"), states.indexOf("begun"), 0];
    return 1 + (numbers.find((index) => index >= 0) ?? 0);
  };

  return {
    corpusStates,
    async openCorpus(kind, level, number) {
      const chosen = number ?? (await firstNew(kind, level));
      const text = await corpus.puzzle(kind, level, chosen);
      if (text && playKind(kind)?.parse(text).ok) await open(kind, text, { level, number: chosen });
      else await lost();
    },
  };
}
