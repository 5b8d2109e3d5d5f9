import type { Made } from "../../engine/kinds/contract/wish.ts";
import { playKind } from "../../engine/kinds/play.ts";
import type { Problem } from "../../engine/model/result.ts";
import type { Navigation } from "../effects/navigate.ts";
import { gameId, openPlay } from "../state/open.ts";
import type { Origin, PlayState, Sheet } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import type { Database } from "../storage/database.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import { count, t } from "../words/more.ts";
import type { Batch, MadePuzzle, Making, MakingActs, Order } from "./making.ts";
import { makingReducers } from "./making.ts";
import {
  madeId,
  newestFirst,
  type Remembered,
  readRemembered,
  together,
  wishOf,
  withPuzzle,
} from "./order.ts";

/** Where the database remembers it. */
const KEY = "making";
/** So many known puzzles in a row, and there are hardly others like it. */
const MOST_AGAIN = 100;
/** So many attempts in a row without a puzzle, and none is expected. */
const MOST_VAIN = 2;

const NONE_FOUND: Problem = {
  code: "none-made",
  text: {
    en: "No such puzzle came out. Fewer wishes, another level or another size may do better.",
    zh: "没能做出这样的题目，放宽些要求，或换个难度、大小试试。",
  },
};
const NO_MORE: Problem = {
  code: "no-more",
  text: {
    en: "There are hardly any other puzzles like this.",
    zh: "这样的题目几乎没有更多了。",
  },
};
const LOST: Problem = {
  code: "lost",
  text: {
    en: "Making broke off. Please try once more.",
    zh: "出题中断了，请再试一次。",
  },
};

/** Brings what is remembered of making into the state. */
export async function openWorkshop(
  store: Store,
  navigation: Navigation,
  connection: Connection,
): Promise<MakingActs> {
  store.extend(makingReducers, { of: (state) => state, into: (_state, next) => next });
  const stored = await connection.ask((database) => database.get("settings", KEY));
  const making: Making = { ...readRemembered(stored), run: null, problem: null };
  store.dispatch({ type: "making", making });
  return new Workshop(store, navigation, connection, stored !== undefined);
}

/**
 * Makes puzzles, one question each with seeds that count up, in a worker that is there only meanwhile: so hints
 * and verdicts never wait for it, and to stop is to end the worker.
 */
class Workshop implements MakingActs {
  readonly #store: Store;
  readonly #navigation: Navigation;
  readonly #connection: Connection;
  #stop = new AbortController();
  /** Whether the order is that of the person, and not just the first. */
  #isOrdered: boolean;
  /** What this page stored last, spelled. */
  #written = "";
  /** What was removed here, by `madeId`. */
  readonly #removed = new Set<string>();

  constructor(store: Store, navigation: Navigation, connection: Connection, isOrdered: boolean) {
    this.#isOrdered = isOrdered;
    this.#store = store;
    this.#navigation = navigation;
    this.#connection = connection;
    store.listen((_state, _before, action) => action.type === "undrop" && this.#undrop(action.batch));
  }

  order(change: Partial<Order>): void {
    this.#isOrdered = true;
    this.#set({ order: { ...this.#making.order, ...change }, problem: null });
    this.#remember();
  }

  async make(): Promise<void> {
    const { order, run } = this.#making;
    if (run) return;
    const made = await this.#carryOut({ kind: order.kind, wish: wishOf(order), puzzles: [] }, order.count);
    // Who went elsewhere meanwhile is told that it is done.
    const { route, toast } = this.#store.state;
    if (route.screen === "make" || toast?.button || made.length === 0) return;
    this.#store.dispatch({ type: "toast", toast: { text: count("make.ended", made.length) } });
  }

  stop(): void {
    this.#stop.abort();
  }

  play(kind: string, puzzle: MadePuzzle): void {
    const read = playKind(kind)?.parse(puzzle.text);
    if (!read?.ok) return;
    void this.#navigation.enter({
      route: { screen: "play", kind, text: puzzle.text },
      puzzle: read.value,
      marks: null,
      origin: originOf(puzzle),
    });
  }

  show(sheet: Sheet, kind: string, puzzles: readonly MadePuzzle[]): void {
    this.#store.dispatch({
      type: "picked",
      picked: puzzles.flatMap((puzzle) => gameOf(kind, puzzle) ?? []),
    });
    this.#navigation.sheet(sheet);
  }

  drop(batch: Batch): void {
    for (const puzzle of batch.puzzles) this.#removed.add(madeId(batch.kind, puzzle));
    this.#set({ batches: this.#making.batches.filter((one) => one !== batch) });
    this.#remember();
    const text = count("make.dropped", batch.puzzles.length);
    const button = { label: t("play.undo"), action: { type: "undrop", batch } } as const;
    this.#store.dispatch({ type: "toast", toast: { text, button } });
  }

  /** Brings a batch back to where it was: the newest is first. */
  #undrop(batch: Batch): void {
    for (const puzzle of batch.puzzles) this.#removed.delete(madeId(batch.kind, puzzle));
    this.#set({ batches: [...this.#making.batches, batch].sort(newestFirst) });
    this.#remember();
  }

  async next(): Promise<void> {
    const { play, shelf } = this.#store.state;
    const { batches, run } = this.#making;
    if (!play || run) return;
    const kind = play.kind.id;
    const isHere = ({ text }: Made): boolean => text === play.text;
    const at = batches.find((batch) => batch.kind === kind && batch.puzzles.some(isHere));
    const begun = new Set(shelf.games?.map(({ id }) => id));
    const left = at?.puzzles
      .slice(at.puzzles.findIndex(isHere) + 1)
      .find(({ text }) => !begun.has(gameId(kind, text)));
    if (left) {
      this.play(kind, left);
      return;
    }
    const wish = at?.wish ?? this.#making.order.wishes[kind];
    const [made] = await this.#carryOut(at ?? { kind, wish, puzzles: [] }, 1);
    if (this.#store.state.play?.id !== play.id) return;
    const { problem } = this.#making;
    if (made) this.play(kind, made);
    else if (problem)
      this.#store.dispatch({ type: "toast", toast: { text: problem.text[this.#store.state.lang] } });
  }

  /** Makes so many puzzles into a batch; those that came out. */
  async #carryOut(batch: Batch, wanted: number): Promise<readonly MadePuzzle[]> {
    const stop = new AbortController();
    this.#stop = stop;
    const lane = new Lane(spawn, { spare: false, here });
    // Stopping ends the worker itself: it may be amid work that cannot be broken off.
    stop.signal.addEventListener("abort", () => lane.end());
    const began = Date.now();
    const made: MadePuzzle[] = [];
    let at = batch;
    const tell = (nodes: number): void => this.#set({ run: { wanted, done: made.length, nodes, began } });
    this.#set({ problem: null });
    tell(0);
    let problem: Problem | null = null;
    try {
      const asked = (seed: number) =>
        lane.ask("make", { kind: batch.kind, wish: batch.wish, seed }, { signal: stop.signal, tick: tell });
      let vain = 0;
      let again = 0;
      for (let seed = randomSeed(); made.length < wanted && !problem; seed++) {
        const reply = await asked(seed);
        if (!reply.ok) problem = reply.problem;
        else if (!reply.value) problem = ++vain < MOST_VAIN ? null : NONE_FOUND;
        else if (this.#knows(reply.value)) problem = ++again < MOST_AGAIN ? null : NO_MORE;
        else {
          [vain, again] = [0, 0];
          const puzzle = { ...reply.value, number: this.#making.next };
          made.push(puzzle);
          at = this.#add(at, puzzle);
          tell(0);
        }
      }
    } catch {
      problem = stop.signal.aborted ? null : LOST;
    } finally {
      lane.end();
      this.#set({ run: null, problem });
    }
    return made;
  }

  /** What was removed from the list meanwhile stays removed. */
  #add(batch: Batch, puzzle: MadePuzzle): Batch {
    const into = this.#making.batches.includes(batch) ? batch : { ...batch, puzzles: [] };
    const batches = withPuzzle(this.#making.batches, into, puzzle);
    this.#set({ batches, next: puzzle.number + 1 });
    this.#remember();
    return batches.find(({ puzzles }) => puzzles.includes(puzzle)) ?? batch;
  }

  #knows({ text }: Made): boolean {
    return this.#making.batches.some(({ puzzles }) => puzzles.some((one) => one.text === text));
  }

  get #making(): Making {
    const { making } = this.#store.state;
    if (!making) throw new Error("making was brought into the state before the workshop opened");
    return making;
  }

  #set(change: Partial<Making>): void {
    this.#store.dispatch({ type: "making", making: { ...this.#making, ...change } });
  }

  /** Without storage it lasts as long as the page. */
  #remember(): void {
    const { database } = this.#connection;
    if (database) this.#write(database).catch(() => {});
  }

  async #write(database: Database): Promise<void> {
    const transaction = database.transaction("settings", "readwrite");
    const stored = await transaction.store.get(KEY);
    if (JSON.stringify(stored) !== this.#written) this.#take(readRemembered(stored));
    const { order, batches, next } = this.#making;
    const record = { order, batches, next };
    this.#written = JSON.stringify(record);
    await Promise.all([transaction.store.put(record, KEY), transaction.done]);
  }

  /** What lies in storage besides is kept, and comes into the state. */
  #take(stored: Remembered): void {
    const { order, batches, next } = together(this.#making, stored, this.#removed);
    this.#set({ order: this.#isOrdered ? order : stored.order, batches, next });
    this.#isOrdered = true;
  }
}

function originOf({ level, number }: MadePuzzle): Origin {
  return { level: level ?? 0, number, made: true };
}

/** A made puzzle as a game in which nothing was done. */
function gameOf(id: string, puzzle: MadePuzzle): PlayState | null {
  const kind = playKind(id);
  const read = kind?.parse(puzzle.text);
  return kind && read?.ok ? openPlay(kind, read.value, { origin: originOf(puzzle) }) : null;
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
