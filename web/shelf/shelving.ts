import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { dailyPuzzle, dayOf } from "../../engine/pack/daily.ts";
import type { Navigation } from "../effects/navigate.ts";
import { PackStore } from "../packs/pack-store.ts";
import { Packs } from "../packs/packs.ts";
import { Puzzles } from "../packs/puzzles.ts";
import type { Acts } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { Corpus } from "../storage/corpus.ts";
import type { Keeping } from "../storage/keep.ts";
import { putSetting } from "../storage/remembered.ts";
import type { Thinking } from "../thinking/think.ts";
import { withWords } from "../words/words.ts";
import { corpusActs } from "./corpus-acts.ts";
import { type DayPuzzle, extendByHome, isPlayedOn, isSamePlace, readLevels } from "./home.ts";
import { type CorpusPlace, puzzleOf } from "./today.ts";

/** The record of the levels that the player begins with. */
const LEVELS = "levels";

/** The puzzles of the library: on the shelf, opened, and kept in databases. */
export class Shelving {
  readonly acts: Pick<Acts, "openCorpus" | "dailyPuzzles">;
  readonly packs: Packs;
  readonly puzzles: Puzzles;
  readonly #store: Store;
  readonly #connection: Connection;
  readonly #corpus: Corpus;
  /** Packs came or went since the puzzles of the day were chosen. */
  #hasNews = false;

  constructor(store: Store, keeping: Keeping, navigation: Navigation, thinking: () => Promise<Thinking>) {
    extendByHome(store);
    this.#store = store;
    this.#connection = keeping.keeper.connection;
    this.#corpus = new Corpus(this.#connection);
    this.packs = new Packs(store, new PackStore(), thinking);
    this.puzzles = new Puzzles(this.#corpus, this.packs);
    const acts = corpusActs(this.puzzles, keeping.shelf, {
      open(kind, text, origin) {
        const puzzle = playKind(kind)?.parse(text);
        if (!puzzle?.ok) return;
        const route = { screen: "play", kind, text } as const;
        return navigation.enter({ route, puzzle: puzzle.value, marks: null, origin });
      },
      level: (kind, level) => store.dispatch({ type: "home/level", kind, level }),
      lost: () => this.#lost(),
    });
    this.acts = { ...acts, dailyPuzzles: (day) => this.#puzzlesOf(day) };
    store.listen((state, before, action) => {
      if (action.type === "home/level") this.#keepLevels();
      if (state.route !== before.route) this.#turn();
      if (state.shelf.games && !before.shelf.games && state.home?.today) void this.#showDay(state.home.day);
      if (state.shelf.corpus && state.packs?.kept !== before.packs?.kept) {
        this.#hasNews = true;
        void this.#refill();
      }
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

  /** The places of the puzzles of a day, for each kind that has some. */
  async #placesOf(day: number): Promise<CorpusPlace[]> {
    const places = await Promise.all(PLAY_KINDS.map(({ id }) => this.#placeOf(day, id)));
    return places.flatMap((place) => place ?? []);
  }

  /**
   * That of the packs, the same for everyone; while its pack is not here, one of those that come with the app. Who began
   * that one keeps it for the day.
   */
  async #placeOf(day: number, id: string): Promise<CorpusPlace | null> {
    const { packs, shelf } = this.#store.state;
    const levels = await this.#corpus.shelves();
    const spare = puzzleOf(
      day,
      levels.filter(({ kind }) => kind === id),
    );
    const daily = dailyPuzzle(day, packs?.offered?.filter(({ kind }) => kind === id) ?? []);
    const pack = packs?.kept.find(({ sha256 }) => sha256 === daily?.pack.sha256);
    if (!daily || !pack || (spare && isPlayedOn(day, shelf.games ?? [], spare))) return spare;
    const before = await this.puzzles.before(id, pack.level);
    return { kind: id, level: pack.level, number: before + daily.number };
  }

  async #puzzlesOf(day: number): Promise<readonly DayPuzzle[]> {
    await this.packs.ready;
    const places = await this.#placesOf(day);
    return Promise.all(
      places.map(async (place) => ({
        ...place,
        text: await this.puzzles.puzzle(place.kind, place.level, place.number),
      })),
    );
  }

  /** The places are shown at once, so that each has its room before its picture comes. */
  async #showDay(day: number, pause?: () => Promise<void>): Promise<void> {
    this.#hasNews = false;
    const places = await this.#placesOf(day);
    const tell = (today: readonly DayPuzzle[]): void =>
      this.#store.dispatch({ type: "home/told", home: { day, today } });
    const { home } = this.#store.state;
    const old = (home?.day === day && home.today) || [];
    tell(places.map((place) => old.find((one) => isSamePlace(one, place)) ?? { ...place, text: null }));
    await pause?.();
    const texts = await Promise.all(
      places.map(({ kind, level, number }) => this.puzzles.puzzle(kind, level, number)),
    );
    if (this.#store.state.home?.day === day) tell(places.map((place, at) => ({ ...place, text: texts[at] })));
  }

  /** At midnight, or when packs came, the next puzzles take their place, when the player looks again. */
  #turn(): void {
    const { home, shelf } = this.#store.state;
    const day = dayOf(new Date());
    if (home && shelf.corpus && (home.day !== day || this.#hasNews)) void this.#showDay(day);
  }

  /** A level that was chosen meanwhile stays. */
  async #recallLevels(): Promise<void> {
    const stored = await this.#connection.ask((database) => database.get("settings", LEVELS));
    const levels = { ...readLevels(stored), ...this.#store.state.home?.levels };
    this.#store.dispatch({ type: "home/told", home: { levels } });
  }

  #keepLevels(): void {
    const levels = this.#store.state.home?.levels;
    if (levels) void this.#connection.ask((database) => putSetting(database, LEVELS, levels));
  }
}
