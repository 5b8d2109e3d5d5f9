import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import type { Navigation } from "../effects/navigate.ts";
import { PackStore } from "../packs/pack-store.ts";
import { Packs } from "../packs/packs.ts";
import { Puzzles } from "../packs/puzzles.ts";
import type { Acts } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { Corpus } from "../storage/corpus.ts";
import type { Keeping } from "../storage/keep.ts";
import type { Thinking } from "../thinking/think.ts";
import { withWords } from "../words/words.ts";
import { corpusActs } from "./corpus-acts.ts";
import { type DayPuzzle, extendByHome, readLevels } from "./home.ts";
import { dayOf, puzzleOf } from "./today.ts";

/** The record of the levels that the player begins with. */
const LEVELS = "levels";

/** The puzzles of the library: on the shelf, opened, and kept in databases. */
export class Shelving {
  readonly acts: Pick<Acts, "openCorpus">;
  readonly packs: Packs;
  readonly puzzles: Puzzles;
  readonly #store: Store;
  readonly #connection: Connection;
  readonly #corpus: Corpus;

  constructor(store: Store, keeping: Keeping, navigation: Navigation, thinking: () => Promise<Thinking>) {
    extendByHome(store);
    this.#store = store;
    this.#connection = keeping.keeper.connection;
    this.#corpus = new Corpus(this.#connection);
    this.packs = new Packs(store, new PackStore(), thinking);
    this.puzzles = new Puzzles(this.#corpus, this.packs);
    this.acts = corpusActs(this.puzzles, keeping.shelf, {
      open(kind, text, origin) {
        const puzzle = playKind(kind)?.parse(text);
        if (!puzzle?.ok) return;
        const route = { screen: "play", kind, text } as const;
        return navigation.enter({ route, puzzle: puzzle.value, marks: null, origin });
      },
      level: (kind, level) => store.dispatch({ type: "home/level", kind, level }),
      lost: () => this.#lost(),
    });
    store.listen((state, before, action) => {
      if (action.type === "home/level") this.#keepLevels();
      if (state.route !== before.route) this.#turn();
      if (state.shelf.corpus && state.packs?.kept !== before.packs?.kept) void this.#refill();
    });
    document.addEventListener("visibilitychange", () => this.#turn());
  }

  async #lost(): Promise<void> {
    const { t } = await withWords(import("./words.ts"));
    this.#store.dispatch({ type: "toast", toast: { text: t("shelf.lost") } });
  }

  /** Puts the levels on the shelf, and the puzzles of the day; their texts are read after a `pause`. */
  async show(pause: () => Promise<void>): Promise<void> {
    void this.#recallLevels();
    await this.#refill();
    void this.#showDay(dayOf(new Date()), pause);
  }

  /** Copies the missing puzzles into the database, `pause` between the levels. */
  store(pause: () => Promise<void>): Promise<void> {
    return this.#corpus.store(pause);
  }

  /** The levels as they are now: packs came or went. */
  async #refill(): Promise<void> {
    const corpus = await this.puzzles.shelves();
    this.#store.dispatch({ type: "shelf", shelf: { corpus } });
  }

  /** The places are shown at once, so that each has its room before its picture comes. */
  async #showDay(day: number, pause?: () => Promise<void>): Promise<void> {
    const levels = this.#store.state.shelf.corpus ?? [];
    const places = PLAY_KINDS.flatMap(
      ({ id }) =>
        puzzleOf(
          day,
          levels.filter(({ kind }) => kind === id),
        ) ?? [],
    );
    const tell = (today: readonly DayPuzzle[]): void =>
      this.#store.dispatch({ type: "home/told", home: { day, today } });
    tell(places.map((place) => ({ ...place, text: null })));
    await pause?.();
    const texts = await Promise.all(
      places.map(({ kind, level, number }) => this.puzzles.puzzle(kind, level, number)),
    );
    if (this.#store.state.home?.day === day) tell(places.map((place, at) => ({ ...place, text: texts[at] })));
  }

  /** At midnight the next puzzles take their place, when the player looks again. */
  #turn(): void {
    const { home, shelf } = this.#store.state;
    const day = dayOf(new Date());
    if (home && shelf.corpus && home.day !== day) void this.#showDay(day);
  }

  /** A level that was chosen meanwhile stays. */
  async #recallLevels(): Promise<void> {
    const stored = await this.#connection.ask((database) => database.get("settings", LEVELS));
    const levels = { ...readLevels(stored), ...this.#store.state.home?.levels };
    this.#store.dispatch({ type: "home/told", home: { levels } });
  }

  #keepLevels(): void {
    const levels = this.#store.state.home?.levels;
    if (levels) void this.#connection.ask((database) => database.put("settings", levels, LEVELS));
  }
}
