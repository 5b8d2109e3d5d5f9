import { playKind } from "../../engine/kinds/play.ts";
import type { Navigation } from "../effects/navigate.ts";
import type { Acts } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import { Corpus } from "../storage/corpus.ts";
import type { Keeping } from "../storage/keep.ts";
import { withWords } from "../words/words.ts";
import { corpusActs } from "./corpus-acts.ts";

/** The puzzles that come with the app: on the shelf, opened, and copied into the database. */
export class Shelving {
  readonly acts: Pick<Acts, "openCorpus" | "corpusStates">;
  readonly #store: Store;
  readonly #corpus: Corpus;

  constructor(store: Store, keeping: Keeping, navigation: Navigation) {
    this.#store = store;
    this.#corpus = new Corpus(keeping.keeper.connection);
    this.acts = corpusActs(
      this.#corpus,
      keeping.shelf,
      (kind, text, origin) => {
        const puzzle = playKind(kind)?.parse(text);
        if (!puzzle?.ok) return;
        const route = { screen: "play", kind, text } as const;
        return navigation.enter({ route, puzzle: puzzle.value, marks: null, origin });
      },
      () => this.#lost(),
    );
  }

  async #lost(): Promise<void> {
    const { t } = await withWords(import("./words.ts"));
    this.#store.dispatch({ type: "toast", toast: { text: t("shelf.lost") } });
  }

  /** Puts the levels on the shelf. */
  async show(): Promise<void> {
    this.#store.dispatch({ type: "shelf", shelf: { corpus: await this.#corpus.shelves() } });
  }

  /** Copies the missing puzzles into the database, `pause` between the levels. */
  store(pause: () => Promise<void>): Promise<void> {
    return this.#corpus.store(pause);
  }
}
