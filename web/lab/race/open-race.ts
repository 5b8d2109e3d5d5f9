import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS, playKind } from "../../../engine/kinds/play.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Limits } from "../../../engine/model/search.ts";
import { linkTo, readLink } from "../../../engine/play/link.ts";
import type { RaceNews, Trace } from "../../../worker/api.ts";
import { nameInAddress } from "../../effects/navigate.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Corpus } from "../../storage/corpus.ts";
import { Remembered } from "../../storage/remembered.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import { MOST_EVENTS, newLane, type RaceLane, told } from "../shared/lane.ts";
import type { Slice } from "../shared/part.ts";
import type { TraceOptions } from "../shared/tracer.ts";
import {
  type RaceActs,
  type RaceOrigin,
  type RaceSection,
  type RaceState,
  stopped,
  withLane,
} from "./race.ts";
import { FIRST_CHOICE, type RaceChoice, readChoice } from "./race-choice.ts";
import { presetOf, racePresets } from "./race-presets.ts";

/** Nodes that each search tries before a race begins, and how long all of them may take over it, in milliseconds. */
const WARMING = 5_000;
const WARMING_MS = 150;

const NO_PUZZLE: Problem = {
  code: "no-puzzle",
  text: { en: "This address holds no puzzle.", zh: "这个地址里没有题目。" },
};
const LOST: Problem = {
  code: "lost",
  text: { en: "A search broke off. Please start once more.", zh: "搜索中断了，请再开始一次。" },
};
const NO_NAMES: Problem = {
  code: "no-searches",
  text: {
    en: "The searches could not be loaded. Turn to another part of the lab and back to try again.",
    zh: "没能载入搜索方法。切换到实验室的其他部分再回来，即可重试。",
  },
};

/** The worker that the searches of a race share, and another for what is traced afterwards. */
export interface RaceLanes {
  readonly race: Pick<Lane, "ask" | "end">;
  readonly trace: Pick<Lane, "ask" | "end">;
}

/** Brings the race part to life; the database has been waited for. */
export function openRace(
  store: Store,
  slice: Slice<RaceState>,
  connection: Connection,
  lanes: RaceLanes = {
    race: new Lane(spawn, { spare: false, here }),
    trace: new Lane(spawn, { spare: false, here }),
  },
): RaceActs {
  return new Race(store, slice, connection, lanes);
}

/**
 * Asks one worker for all searches of a race at once: it takes them in turn, slice by slice, so that their
 * times compare. To stop is to end that worker.
 */
class Race implements RaceActs {
  readonly #store: Store;
  readonly #slice: Slice<RaceState>;
  /** The puzzle and what was chosen. */
  readonly #record: Remembered;
  readonly #corpus: Corpus;
  readonly #lanes: RaceLanes;
  /** Calls off what the race has asked; another object for each race. */
  #stop = new AbortController();
  #trace = new AbortController();

  constructor(store: Store, slice: Slice<RaceState>, connection: Connection, lanes: RaceLanes) {
    this.#store = store;
    this.#slice = slice;
    this.#record = new Remembered(connection, "race");
    this.#corpus = new Corpus(connection);
    this.#lanes = lanes;
  }

  async open(link: string): Promise<Problem | null> {
    if (link === "") {
      if (this.#slice.value) void this.#readNames();
      else {
        const choice = await this.#recall();
        if (!this.#slice.value) this.#put(choice.kind, choice.puzzle, choice.origin, choice);
      }
      return null;
    }
    const read = readLink(PLAY_KINDS, link);
    const problem = read ? (read.ok ? null : read.problem) : NO_PUZZLE;
    if (problem || !read?.ok) {
      await this.open("");
      return problem;
    }
    const kind = playKind(read.value.kind);
    if (!kind) return NO_PUZZLE;
    const { puzzle } = read.value;
    if (this.#slice.value?.text !== kind.format(puzzle) || this.#slice.value.kind !== kind) {
      const choice = await this.#recall();
      const isKnown = choice.kind === kind && kind.format(choice.puzzle) === kind.format(puzzle);
      this.#put(kind, puzzle, isKnown ? choice.origin : originOf(kind, puzzle), choice);
    }
    this.#address();
    return null;
  }

  async pick(id: string, level: number): Promise<void> {
    const kind = playKind(id);
    const texts = await this.#corpus.texts(id, level);
    const others = texts.filter((text) => text !== this.#slice.value?.text);
    const read = kind?.parse(others[Math.floor(Math.random() * others.length)] ?? "");
    if (!kind || !read?.ok) return;
    this.#put(kind, read.value, { type: "level", level });
    this.#address();
  }

  async preset(preset: string): Promise<void> {
    await this.open(presetOf(preset)?.link ?? "");
  }

  choose(searches: readonly string[]): void {
    const { names } = this.#held;
    this.#set({ chosen: names.filter((name) => searches.includes(name)) });
    this.#remember();
  }

  limit({ nodes, answers }: Partial<Limits>): void {
    const race = this.#held;
    this.#set({ nodes: nodes ?? race.nodes, answers: answers ?? race.answers });
    this.#remember();
  }

  async start(): Promise<void> {
    const { chosen, nodes, answers, running } = this.#held;
    if (running || chosen.length === 0) return;
    const stop = new AbortController();
    this.#stop = stop;
    const lanes = chosen.map((search) => newLane(search, { nodes, answers }));
    this.#set({ lanes, running: true, problem: null, shown: "race", replayed: null });
    await this.#warm(lanes, stop.signal);
    if (stop.signal.aborted) return;
    await Promise.all(lanes.map((lane) => this.#race(lane, stop.signal)));
    if (!stop.signal.aborted) this.#set({ running: false });
  }

  stop(): void {
    const race = this.#slice.value;
    if (!race?.running) return;
    this.#stop.abort();
    this.#lanes.race.end();
    this.#slice.set(stopped(race));
  }

  show(shown: RaceSection): void {
    this.#set({ shown });
  }

  replay(search: string): void {
    this.#set({ shown: "replay", replayed: search });
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

  /** A first run is slow: the worker fetches, compiles and builds its tables. It is done before, and not counted. */
  async #warm(lanes: readonly RaceLane[], stop: AbortSignal): Promise<void> {
    const { kind, text } = this.#held;
    const enough = new AbortController();
    const { signal } = enough;
    const late = setTimeout(() => enough.abort(), WARMING_MS);
    stop.addEventListener("abort", () => enough.abort(), { signal });
    const asked = lanes.map(({ search }) => {
      const question = { kind: kind.id, text, search, answers: 1, nodes: WARMING, events: 0 };
      return this.#lanes.race.ask("race", question, { signal }).catch(() => null);
    });
    await Promise.all(asked);
    clearTimeout(late);
  }

  async #race({ search, limits }: RaceLane, signal: AbortSignal): Promise<void> {
    const { kind, text } = this.#held;
    const question = { kind: kind.id, text, search, ...limits, events: MOST_EVENTS };
    const hear = (news: RaceNews): void => {
      if (!signal.aborted) this.#slice.set(withLane(this.#held, search, (lane) => told(lane, news)));
    };
    const tick = (_nodes: number, news?: RaceNews): void => void (news && hear(news));
    try {
      const reply = await this.#lanes.race.ask("race", question, { signal, tick });
      if (reply.ok) hear(reply.value);
      else if (!signal.aborted) this.#fail(reply.problem);
    } catch {
      if (!signal.aborted) this.#fail(LOST);
    }
  }

  /** One search that breaks off takes the others with it: they share a worker. */
  #fail(problem: Problem): void {
    this.#stop.abort();
    this.#lanes.race.end();
    this.#slice.set({ ...stopped(this.#held, "lost"), problem });
  }

  #put(kind: PlayKind, puzzle: Puzzle, origin: RaceOrigin, choice: RaceChoice | null = null): void {
    this.stop();
    this.#trace.abort();
    const before = this.#slice.value;
    const { nodes, answers, ...last } = before ?? choice ?? FIRST_CHOICE;
    const names = before?.kind === kind ? before.names : [];
    const wasAll = before !== null && before.kind !== kind && before.chosen.length === before.names.length;
    const chosen = wasAll ? [] : last.chosen;
    this.#slice.set({
      ...{ kind, puzzle, text: kind.format(puzzle), origin, names, chosen, nodes, answers },
      ...{ lanes: [], running: false, problem: null, shown: before?.shown ?? "race", replayed: null },
    });
    this.#remember();
    void this.#readNames();
  }

  /** The searches of the kind; a choice that names none of them is all of them. */
  async #readNames(): Promise<void> {
    const { kind, names: known } = this.#held;
    if (known.length > 0) return;
    const reply = await this.#lanes.race.ask("searches", { kind: kind.id }).catch(() => null);
    const race = this.#slice.value;
    if (race?.kind !== kind || race.names.length > 0) return;
    if (!reply?.ok) {
      // Whoever has gone on ended the worker; coming back asks again.
      if (this.#store.state.lab?.part === "race") this.#set({ problem: NO_NAMES });
      return;
    }
    const names = reply.value;
    const chosen = names.filter((name) => race.chosen.includes(name));
    this.#set({ names, chosen: chosen.length > 0 ? chosen : names, problem: null });
  }

  async #recall(): Promise<RaceChoice> {
    return readChoice(await this.#record.recall());
  }

  #remember(): void {
    const { kind, text, origin, chosen, nodes, answers } = this.#held;
    this.#record.keep({ kind: kind.id, text, origin, chosen, nodes, answers });
  }

  /** The address names the puzzle. */
  #address(): void {
    const { kind, puzzle } = this.#held;
    nameInAddress(this.#store, { screen: "lab", link: `/race${linkTo(kind, puzzle).slice(1)}` });
  }

  get #held(): RaceState {
    const race = this.#slice.value;
    if (!race) throw new Error("the race part was opened before");
    return race;
  }

  #set(change: Partial<RaceState>): void {
    this.#slice.set({ ...this.#held, ...change });
  }
}

/** A puzzle that comes by its address may be one of the presets. */
function originOf(kind: PlayKind, puzzle: Puzzle): RaceOrigin {
  const link = linkTo(kind, puzzle).slice(1);
  const preset = racePresets().find((one) => one.link === link);
  return preset ? { type: "preset", preset: preset.id } : { type: "own" };
}
