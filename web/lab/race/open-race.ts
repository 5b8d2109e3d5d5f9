import { PLAY_KINDS, playKind } from "../../../engine/kinds/play.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Limits } from "../../../engine/model/search.ts";
import { linkTo, readLink } from "../../../engine/play/link.ts";
import type { Trace, WatchedMaking } from "../../../worker/api.ts";
import { nameInAddress } from "../../effects/navigate.ts";
import { pageKind } from "../../kinds/pages.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Corpus } from "../../storage/corpus.ts";
import { overFirst, Remembered } from "../../storage/remembered.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import type { TraceOptions } from "../shared/tracer.ts";
import { NO_NAMES, NO_PUZZLE, NO_SEARCH } from "./problems.ts";
import type { RaceActs, RaceSection, RaceStart, RaceState } from "./race.ts";
import { choiceToKeep, FIRST_CHOICE, readChoice } from "./race-choice.ts";
import { originOf, presetOf } from "./race-presets.ts";
import { RaceRun } from "./running.ts";

/** The worker that the searches of a race share, and another for later traces. */
export interface RaceLanes {
  readonly race: Pick<Lane, "ask" | "end">;
  readonly trace: Pick<Lane, "ask" | "end">;
}

/** An address of a replay: the search, the event, the puzzle. */
const REPLAY = /^\/replay\/([a-z-]{1,20})\/(\d{1,12})(\/.+)$/s;

/** Brings the race part to life; the database has been waited for. */
export function openRace(
  store: Store,
  connection: Connection,
  lanes: RaceLanes = {
    race: new Lane(spawn, { spare: false, here }),
    trace: new Lane(spawn, { spare: false, here }),
  },
): RaceActs {
  return new Race(store, connection, lanes);
}

/** The puzzle is one thing. */
const TOGETHER = overFirst(choiceToKeep(FIRST_CHOICE), ["kind", "text", "origin"]);

/** The puzzle of the race with its choices, as addresses, storage and the corpus have it. */
class Race implements RaceActs {
  readonly #store: Store;
  /** The puzzle and its choices. */
  readonly #record: Remembered;
  readonly #corpus: Corpus;
  readonly #lanes: RaceLanes;
  readonly #running: RaceRun;
  #trace = new AbortController();

  constructor(store: Store, connection: Connection, lanes: RaceLanes) {
    this.#store = store;
    this.#record = new Remembered(connection, "race", TOGETHER);
    this.#corpus = new Corpus(connection);
    this.#lanes = lanes;
    this.#running = new RaceRun(store, lanes.race);
  }

  async open(link: string): Promise<Problem | null> {
    if (link === "") {
      if (this.#race) void this.#readNames();
      else {
        const choice = readChoice(await this.#record.recall());
        const { kind, puzzle, origin } = choice;
        if (!this.#race) this.#put({ kind, puzzle, origin, choice });
      }
      return null;
    }
    const replay = REPLAY.exec(link);
    if (replay) return this.#openAt(replay[3], replay[1], Number(replay[2]));
    const read = readLink(PLAY_KINDS, link);
    const problem = read ? (read.ok ? null : read.problem) : NO_PUZZLE;
    if (problem || !read?.ok) {
      await this.open("");
      return problem;
    }
    const kind = playKind(read.value.kind);
    if (!kind) return NO_PUZZLE;
    const { puzzle } = read.value;
    const text = kind.format(puzzle);
    if (this.#race?.text !== text || this.#race.kind !== kind) {
      const choice = readChoice(await this.#record.recall());
      const isKnown = choice.kind === kind && kind.format(choice.puzzle) === text;
      this.#put({ kind, puzzle, origin: isKnown ? choice.origin : originOf(kind, puzzle), choice });
    }
    this.#address();
    return null;
  }

  /** Runs one search of a puzzle and shows its replay at an event. The searches that were chosen stay so. */
  async #openAt(link: string, search: string, wanted: number): Promise<Problem | null> {
    const problem = await this.open(link);
    if (problem) return problem;
    await this.#readNames();
    const { names, chosen } = this.#held;
    if (!names.includes(search)) return NO_SEARCH;
    this.stop();
    this.#store.dispatch({ type: "race/chose", searches: [search] });
    void this.start();
    this.#store.dispatch({ type: "race/chose", searches: chosen });
    this.#store.dispatch({ type: "race/replayed", search, wanted });
    return null;
  }

  linkAt(search: string, at: number): string {
    const { kind, puzzle } = this.#held;
    const base = new URL("./", document.baseURI);
    base.hash = `/lab/race/replay/${search}/${at}${linkTo(kind, puzzle).slice(1)}`;
    return base.href;
  }

  async pick(id: string, level: number): Promise<void> {
    const kind = playKind(id);
    const texts = await this.#corpus.texts(id, level);
    const others = texts.filter((text) => text !== this.#race?.text);
    const read = kind?.parse(others[Math.floor(Math.random() * others.length)] ?? "");
    if (!kind || !read?.ok) return;
    this.#put({ kind, puzzle: read.value, origin: { type: "level", level } });
    this.#address();
  }

  async preset(preset: string): Promise<void> {
    await this.open(presetOf(preset)?.link ?? "");
  }

  choose(searches: readonly string[]): void {
    this.#store.dispatch({ type: "race/chose", searches });
    this.#remember();
  }

  limit(limits: Partial<Limits>): void {
    this.#store.dispatch({ type: "race/limited", limits });
    this.#remember();
  }

  async start(): Promise<void> {
    const { chosen, running } = this.#held;
    if (!running && chosen.length > 0) await this.#running.start();
  }

  stop(): void {
    this.#running.stop();
  }

  show(section: RaceSection): void {
    this.#store.dispatch({ type: "race/turned", section });
  }

  async watchMaking(kind: string, seed: number): Promise<WatchedMaking | null> {
    this.#trace.abort();
    const stop = new AbortController();
    this.#trace = stop;
    const wish = pageKind(kind).timed;
    const reply = await this.#lanes.trace
      .ask("watchMaking", { kind, wish, seed }, { signal: stop.signal })
      .catch(() => null);
    return reply?.ok ? reply.value : null;
  }

  replay(search: string): void {
    this.#store.dispatch({ type: "race/replayed", search });
  }

  async trace(
    search: string,
    from: number,
    count: number,
    options: TraceOptions = {},
  ): Promise<Trace | null> {
    const { kind, text, lanes } = this.#held;
    const lane = lanes.find((one) => one.search === search);
    if (!lane) return null;
    this.#trace.abort();
    const stop = new AbortController();
    this.#trace = stop;
    const { signal } = stop;
    options.signal?.addEventListener("abort", () => stop.abort(), { signal });
    const question = { kind: kind.id, text, search, ...lane.limits, from, count };
    const reply = await this.#lanes.trace
      .ask("trace", question, { signal, tick: options.tick })
      .catch(() => null);
    return reply?.ok ? reply.value : null;
  }

  leave(): void {
    this.stop();
    this.#trace.abort();
    this.#lanes.race.end();
    this.#lanes.trace.end();
  }

  #put(start: RaceStart): void {
    this.stop();
    this.#trace.abort();
    this.#store.dispatch({ type: "race/put", ...start });
    this.#remember();
    void this.#readNames();
  }

  async #readNames(): Promise<void> {
    const { kind, names } = this.#held;
    if (names.length > 0) return;
    const question = newQuestion();
    this.#store.dispatch({ type: "race/asked-names", question });
    const reply = await this.#lanes.race.ask("searches", { kind: kind.id }).catch(() => null);
    if (reply?.ok) this.#store.dispatch({ type: "race/told-names", question, names: reply.value });
    // Whoever has gone on ended the worker; coming back asks again.
    else if (this.#store.state.lab?.part === "race")
      this.#store.dispatch({ type: "race/no-names", question, problem: NO_NAMES });
  }

  #remember(): void {
    this.#record.keep(choiceToKeep(this.#held, this.#held.names));
  }

  /** The address names the puzzle. */
  #address(): void {
    const { kind, puzzle } = this.#held;
    nameInAddress(this.#store, { screen: "lab", link: `/race${linkTo(kind, puzzle).slice(1)}` });
  }

  get #race(): RaceState | null {
    return this.#store.state.lab?.race ?? null;
  }

  get #held(): RaceState {
    const race = this.#race;
    if (!race) throw new Error("the race part was opened before");
    return race;
  }
}
