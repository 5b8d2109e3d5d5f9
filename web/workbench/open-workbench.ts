import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { emptyBoard, type Move } from "../../engine/model/board.ts";
import type { RuleChoice } from "../../engine/model/choice.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Problem } from "../../engine/model/result.ts";
import { linkTo, readLink } from "../../engine/play/link.ts";
import { nameInAddress } from "../effects/navigate.ts";
import type { Report } from "../kinds/contract/report.ts";
import { reportedKinds, reportOf } from "../kinds/reports.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { Corpus } from "../storage/corpus.ts";
import { type RuleChoices, ruleChoicesOn } from "../storage/rule-choices.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import { BenchAsking } from "./bench/asking.ts";
import { BenchMemory } from "./bench/memory.ts";
import { NO_PUZZLE } from "./bench/problems.ts";
import { extendByWorkbench } from "./bench/reduce.ts";
import { reportedChoice } from "./bench/reported.ts";
import { RuleRun } from "./bench/running.ts";
import type { BenchActs, BenchStart, BenchWont, Workbench } from "./bench/workbench.ts";

/** Brings the workbench to life: it waits for storage, and puts nothing on the bench yet. */
export async function openWorkbench(
  store: Store,
  connection: Connection,
  library: Library,
): Promise<BenchActs> {
  extendByWorkbench(store);
  await connection.ready;
  return new Bench(store, connection, library);
}

/** The texts of the library's puzzles. */
export type Library = () => Promise<{ texts(kind: string, level: number): Promise<readonly string[]> }>;

/** Levels on which suppositions are met, and the puzzles of both together that stand for the library. */
const HARD_LEVELS = [6, 7];
const SAMPLE = 24;

/** The puzzle on the bench, as addresses, storage and the corpus have it. The worker is there while the screen is. */
class Bench implements BenchActs {
  readonly #store: Store;
  readonly #memory: BenchMemory;
  readonly #choices: RuleChoices;
  readonly #corpus: Corpus;
  readonly #library: Library;
  readonly #lane = new Lane(spawn, { spare: false, here });
  readonly #running: RuleRun;
  readonly #asking: BenchAsking;
  /** The stored run is being replayed: it must not be forgotten halfway. */
  #replays = false;

  constructor(store: Store, connection: Connection, library: Library) {
    this.#store = store;
    this.#library = library;
    this.#memory = new BenchMemory(connection);
    this.#choices = ruleChoicesOn(connection);
    this.#corpus = new Corpus(connection);
    this.#running = new RuleRun(store, this.#lane);
    this.#asking = new BenchAsking(store, this.#lane);
    this.#choices.watch((kind, choice) => {
      if (this.#bench?.kind.id === kind) this.#turnTo(choice);
    });
    store.listen((state, before, action) => {
      if (action.type === "rules-back") this.#choices.save(action.kind, action.choice);
      if (state.workbench !== before.workbench) this.#remember();
      const leaves = before.route.screen === "workbench" && state.route.screen !== "workbench";
      if (leaves) queueMicrotask(() => this.#leave());
    });
  }

  async open(link: string): Promise<Problem | null> {
    if (link === "") {
      if (this.#bench) void this.#asking.rules();
      else if (!(await this.#comeBack())) await this.#putExample();
      return null;
    }
    const read = readLink(PLAY_KINDS, link);
    if (!read?.ok) return read ? read.problem : NO_PUZZLE;
    const { kind: id, puzzle, marks } = read.value;
    const kind = playKind(id);
    if (!kind) return NO_PUZZLE;
    const text = kind.format(puzzle);
    const adds = marks ? kind.read(puzzle, { ...emptyBoard(puzzle.cells), marks }) : [];
    if (!marks && this.#bench?.text === text) void this.#asking.rules();
    else if (marks || !(await this.#comeBack(text))) await this.#put({ kind, puzzle, adds });
    this.#address();
    return null;
  }

  async pick(id: string, level: number): Promise<void> {
    const kind = playKind(id);
    const texts = await this.#corpus.texts(id, level);
    const others = texts.filter((text) => text !== this.#bench?.text);
    const read = kind?.parse(others[Math.floor(Math.random() * others.length)] ?? "");
    if (!kind || !read?.ok) return;
    await this.#put({ kind, puzzle: read.value, adds: [] });
    this.#address();
  }

  async run(): Promise<void> {
    await this.#running.goOn("run");
  }

  async step(): Promise<void> {
    await this.#running.goOn("step");
  }

  async runReported(): Promise<void> {
    const report = this.#bench?.report;
    if (!report) return;
    this.restart();
    this.choose(reportedChoice(report));
    this.set({ strategy: "rounds", pane: "log" });
    await this.run();
  }

  stop(): void {
    this.#running.stop();
  }

  restart(): void {
    this.cut(0);
  }

  write(move: Move): void {
    if (move.type !== "mark") return;
    this.stop();
    this.#changed(() => this.#store.dispatch({ type: "bench/wrote", move }));
  }

  cut(entries: number): void {
    this.stop();
    this.#changed(() => this.#store.dispatch({ type: "bench/cut", entries }));
  }

  async doubt(cell: Cell): Promise<void> {
    await this.#asking.why(cell);
  }

  set(change: Partial<BenchWont>): void {
    this.#store.dispatch({ type: "bench/set", change });
  }

  choose(choice: RuleChoice): void {
    if (this.#bench) this.#choices.save(this.#bench.kind.id, choice);
  }

  async hard(kind: string): Promise<readonly string[]> {
    const library = await this.#library();
    const levels = await Promise.all(HARD_LEVELS.map((level) => library.texts(kind, level)));
    return levels.flatMap((texts) => texts.slice(0, SAMPLE / HARD_LEVELS.length));
  }

  readonly ask: BenchActs["ask"] = (name, question, options) => this.#lane.ask(name, question, options);

  get #bench(): Workbench | null {
    return this.#store.state.workbench ?? null;
  }

  /** The example of a report, where nothing else was on the bench before. */
  async #putExample(): Promise<void> {
    const [id] = reportedKinds();
    const kind = playKind(id ?? "");
    const read = kind?.parse((await reportOf(id ?? ""))?.text ?? "");
    if (kind && read?.ok) await this.#put({ kind, puzzle: read.value, adds: [] });
  }

  async #put(start: Omit<BenchStart, "choice">): Promise<void> {
    this.stop();
    const [choice, report] = await this.#told(start.kind.id);
    this.#store.dispatch({ type: "bench/put", ...start, choice, report });
    void this.#asking.rules();
    void this.#asking.wrong();
  }

  /** Restores the stored bench, if it is of this puzzle or any will do. */
  async #comeBack(text: string | null = null): Promise<boolean> {
    const script = await this.#memory.recall();
    if (!script || (text !== null && script.kind.format(script.puzzle) !== text)) return false;
    const { kind, puzzle, wont } = script;
    const [choice, report] = await this.#told(kind.id);
    this.#replays = true;
    this.#store.dispatch({ type: "bench/put", kind, puzzle, choice, adds: [], wont, report });
    void this.#asking.rules();
    void this.#running.replay(script).then(() => {
      this.#replays = false;
      this.#remember();
      void this.#asking.wrong();
    });
    return true;
  }

  /** What the bench needs to know of a kind: the rules that were chosen, and the report of a first system. */
  #told(kind: string): Promise<[RuleChoice, Report | null]> {
    return Promise.all([this.#choices.load(kind), reportOf(kind)]);
  }

  /** Looks for wrong marks where the journal is another than before. */
  #changed(change: () => void): void {
    const journal = this.#bench?.journal;
    change();
    if (this.#bench?.journal !== journal) void this.#asking.wrong();
  }

  /** Continues with other rules from the known facts. */
  #turnTo(choice: RuleChoice): void {
    if (choice === this.#bench?.choice) return;
    this.stop();
    this.#store.dispatch({ type: "bench/chose", choice });
    // The desk of the rules pane asks about its text itself, once typing rests.
    if (this.#bench?.pane !== "rules") void this.#asking.rules();
  }

  #leave(): void {
    this.stop();
    this.#lane.end();
  }

  #remember(): void {
    const bench = this.#bench;
    if (bench && !bench.running && !this.#replays) this.#memory.remember(bench);
  }

  /** The address names the puzzle on the bench without its marks, so that a reload restores later work. */
  #address(): void {
    const bench = this.#bench;
    if (!bench) return;
    nameInAddress(this.#store, { screen: "workbench", link: linkTo(bench.kind, bench.puzzle).slice(1) });
  }
}
