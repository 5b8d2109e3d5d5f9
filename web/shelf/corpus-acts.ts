import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzles } from "../packs/puzzles.ts";
import type { Acts } from "../state/app.ts";
import { gameId } from "../state/open.ts";
import type { Origin } from "../state/state.ts";
import type { GameShelf } from "../storage/game-shelf.ts";
import { nearest } from "./home.ts";

type State = "new" | "begun" | "finished";

/** What follows from opening a puzzle of the corpus. */
interface Opening {
  /** Shows a puzzle with its place in the corpus. */
  open(kind: string, text: string, origin: Origin): void | Promise<void>;
  /** The player goes on with a level. */
  level(kind: string, level: number): void;
  /** The puzzle could not be fetched. */
  lost(): void | Promise<void>;
}

/** The acts on the puzzles of the library. */
export function corpusActs(
  corpus: Pick<Puzzles, "shelves" | "puzzle" | "texts">,
  shelf: GameShelf,
  opening: Opening,
): Pick<Acts, "openCorpus"> {
  /** A game belongs to the puzzle that it is of, wherever it was opened from. */
  const stateOf = (kind: string, text: string): State => {
    const head = shelf.head(gameId(kind, text));
    if (!head || head.deleted !== null) return "new";
    return head.finished ? "finished" : "begun";
  };

  const firstNew = async (kind: string, level: number): Promise<number> => {
    const states = (await corpus.texts(kind, level)).map((text) => stateOf(kind, text));
    const numbers = [states.indexOf("new"), states.indexOf("begun"), 0];
    return 1 + (numbers.find((index) => index >= 0) ?? 0);
  };

  return {
    async openCorpus(kind, level, number) {
      const near = nearest(await corpus.shelves(), kind, level) ?? level;
      const chosen = number ?? (await firstNew(kind, near));
      const text = await corpus.puzzle(kind, near, chosen);
      if (!text || !playKind(kind)?.parse(text).ok) return opening.lost();
      if (number === undefined) opening.level(kind, near);
      await opening.open(kind, text, { level: near, number: chosen });
    },
  };
}
