import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { emptyBoard, type Move } from "../../engine/model/board.ts";
import type { RuleChoice } from "../../engine/model/choice.ts";
import { type Cell, cellOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Problem } from "../../engine/model/result.ts";
import { linkTo, readLink } from "../../engine/play/link.ts";
import { frame } from "../effects/frame.ts";
import { nameInAddress } from "../effects/navigate.ts";
import { boardOf, isMark } from "../state/bench-board.ts";
import { framesOf } from "../state/frames.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { Corpus } from "../storage/corpus.ts";
import { type RuleChoices, ruleChoicesOn } from "../storage/rule-choices.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import { cutTo, factsOf, firstRounds, wholeRounds, withMark, without, withPart } from "./journal.ts";
import { BenchMemory } from "./memory.ts";
import { newBench } from "./new-bench.ts";
import type { BenchScript } from "./script.ts";
import type { BenchActs, BenchView, Workbench } from "./workbench.ts";
import { workbenchReducers } from "./workbench.ts";

/** Cells for each firing that a part of a run may take, so that a board fills in some dozen frames. */
const CELLS_A_STEP = 8;

const LOST: Problem = {
  code: "lost",
  text: { en: "The reasoner broke off. Please go on once more.", zh: "推理中断了，请再继续一次。" },
};
const NO_PUZZLE: Problem = {
  code: "no-puzzle",
  text: { en: "This address holds no puzzle.", zh: "这个地址里没有题目。" },
};

/** Brings the workbench to life: it waits for storage, and puts nothing on the bench yet. */
export async function openWorkbench(store: Store, connection: Connection): Promise<BenchActs> {
  store.extend(workbenchReducers, { of: (state) => state, into: (_state, next) => next });
  await connection.ready;
  return new Bench(store, connection);
}

/**
 * Asks the worker for what follows, part by part, and keeps the journal. The worker is there while the screen
 * is; a part that was called off changes nothing, so the journal is always one that the rules agree with.
 */
class Bench implements BenchActs {
  readonly #store: Store;
  readonly #memory: BenchMemory;
  readonly #choices: RuleChoices;
  readonly #corpus: Corpus;
  readonly #lane = new Lane(spawn, { spare: false, here });
  #stop = new AbortController();
  /** The question about wrong marks that counts: the newest. */
  #checked = 0;
  /** What was remembered is being done over: it must not be forgotten halfway. */
  #replays = false;

  constructor(store: Store, connection: Connection) {
    this.#store = store;
    this.#memory = new BenchMemory(connection);
    this.#choices = ruleChoicesOn(connection);
    this.#corpus = new Corpus(connection);
    this.#choices.watch((kind, choice) => {
      if (this.#bench?.kind.id === kind) this.#turnTo(choice);
    });
    store.listen((state, before, action) => {
      if (action.type === "rules-back") this.#choices.save(action.kind, action.choice);
      const leaves = before.route.screen === "workbench" && state.route.screen !== "workbench";
      if (leaves) queueMicrotask(() => this.#leave());
    });
  }

  async open(link: string): Promise<Problem | null> {
    if (link === "") {
      if (!this.#bench) await this.#comeBack();
      else void this.#readRules();
      return null;
    }
    const read = readLink(PLAY_KINDS, link);
    if (!read?.ok) return read ? read.problem : NO_PUZZLE;
    const { kind: id, puzzle, marks } = read.value;
    const kind = playKind(id);
    if (!kind) return NO_PUZZLE;
    const text = kind.format(puzzle);
    if (!marks && this.#bench?.text === text) void this.#readRules();
    else if (marks || !(await this.#comeBack(text))) await this.#put(kind, puzzle, marks);
    this.#address();
    return null;
  }

  async pick(id: string, level: number): Promise<void> {
    const kind = playKind(id);
    const texts = await this.#corpus.texts(id, level);
    const others = texts.filter((text) => text !== this.#bench?.text);
    const read = kind?.parse(others[Math.floor(Math.random() * others.length)] ?? "");
    if (!kind || !read?.ok) return;
    await this.#put(kind, read.value, null);
    this.#address();
  }

  async run(): Promise<void> {
    await this.#goOn("run");
  }

  async step(): Promise<void> {
    await this.#goOn("step");
  }

  stop(): void {
    this.#stop.abort();
    if (this.#bench?.running) this.#set({ running: null });
  }

  restart(): void {
    this.cut(0);
  }

  write(move: Move): void {
    const bench = this.#bench;
    if (!bench || move.type !== "mark") return;
    this.stop();
    const { kind, puzzle, journal } = bench;
    const { marks } = boardOf(kind, puzzle, factsOf(journal));
    const cells = new Set(move.cells.filter((cell) => marks[cell] !== move.mark));
    if (cells.size === 0) return;
    const stood = ({ adds }: Workbench["journal"][number]): boolean =>
      adds.some((fact) => cells.has(cellOf(fact)) && isMark(kind, puzzle, fact));
    const cleared = [...cells].some((cell) => marks[cell] !== 0) ? without(bench, stood) : bench;
    const board = emptyBoard(puzzle.cells);
    const written = board.marks.map((_, cell) => (cells.has(cell) ? move.mark : 0));
    const adds = kind.read(puzzle, { ...board, marks: written });
    this.#show({ ...(adds.length > 0 ? withMark(cleared, adds) : cleared), running: null });
    void this.#check();
  }

  cut(entries: number): void {
    this.stop();
    if (!this.#bench || entries >= this.#bench.journal.length) return;
    this.#show(cutTo(this.#bench, entries));
    void this.#check();
  }

  async doubt(cell: Cell): Promise<void> {
    const bench = this.#bench;
    if (!bench) return;
    this.#set({ doubt: { cell, why: null } });
    const { kind, text, choice } = bench;
    const question = {
      kind: kind.id,
      text,
      board: this.#board(bench),
      truth: null,
      rules: choice,
      cell,
      value: null,
    };
    const reply = await this.#lane.ask("why", question).catch(() => null);
    if (this.#bench?.doubt?.cell !== cell || this.#bench.journal !== bench.journal) return;
    this.#set({ doubt: { cell, why: reply?.ok ? reply.value : { type: "unknown" } } });
  }

  set(change: Parameters<BenchActs["set"]>[0]): void {
    if (this.#bench) this.#set(change);
  }

  choose(choice: RuleChoice): void {
    if (this.#bench) this.#choices.save(this.#bench.kind.id, choice);
  }

  readonly ask: BenchActs["ask"] = (name, question, options) => this.#lane.ask(name, question, options);

  get #bench(): Workbench | null {
    return this.#store.state.workbench ?? null;
  }

  /** Puts a puzzle on the bench, with the marks that come along as the player's. */
  async #put(kind: PlayKind, puzzle: Puzzle, marks: readonly number[] | null): Promise<void> {
    this.stop();
    const choice = await this.#choices.load(kind.id);
    const bench = newBench(kind, puzzle, choice, this.#bench ?? {});
    const adds = marks ? kind.read(puzzle, { ...emptyBoard(puzzle.cells), marks }) : [];
    this.#show(adds.length > 0 ? withMark(bench, adds) : bench);
    void this.#readRules();
    void this.#check();
  }

  /** Brings back what was remembered, if it is of this puzzle or any will do: what the rules had concluded is concluded anew. */
  async #comeBack(text: string | null = null): Promise<boolean> {
    const script = await this.#memory.recall();
    if (!script || (text !== null && script.kind.format(script.puzzle) !== text)) return false;
    const { kind, puzzle, wont } = script;
    const choice = await this.#choices.load(kind.id);
    this.#replays = true;
    this.#dispatch(newBench(kind, puzzle, choice, wont));
    void this.#readRules();
    void this.#replay(script).then(() => this.#check());
    return true;
  }

  async #replay({ acts, over }: BenchScript): Promise<void> {
    let isUndisturbed = true;
    for (const act of acts) {
      if (typeof act !== "number") this.#dispatch(withMark(this.#held, act));
      else isUndisturbed = await this.#goOn("run", act);
      if (!isUndisturbed) break;
    }
    if (isUndisturbed && over) await this.#goOn("run");
    this.#replays = false;
    this.#memory.remember(this.#held);
  }

  /** Goes on part by part until one round, so many entries, or all that follows is there; false when it was stopped. */
  async #goOn(running: "run" | "step", entries = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (!this.#bench || this.#bench.running) return false;
    const stop = new AbortController();
    this.#stop = stop;
    this.#set({ running, view: null, doubt: null, problem: null });
    let problem: Problem | null = null;
    let left = entries;
    const before = this.#held.journal.length;
    try {
      for (let steps = this.#pace(); left > 0; ) {
        const reply = await this.#part(Math.min(left, steps), stop.signal);
        if (!reply.ok) {
          problem = reply.problem;
          break;
        }
        const whole = left <= steps ? reply.value : wholeRounds(reply.value);
        if (!whole) {
          steps *= 2;
          continue;
        }
        const part = running === "step" ? firstRounds(whole, 1) : whole;
        left -= part.entries.length;
        steps = Math.max(this.#pace(), Math.ceil(steps / 2)); // a first round may be long; the others seldom are
        this.#dispatch(withPart(this.#held, part));
        if (part.end !== "limit" || part.entries.length === 0 || running === "step") break;
        await frame();
        if (stop.signal.aborted) return false;
      }
    } catch {
      if (stop.signal.aborted) return false;
      problem = LOST;
    }
    const view = running === "step" ? this.#lastNamed(before) : null;
    this.#set({ running: null, problem, view });
    return problem === null;
  }

  /** The last conclusion that has a name among the entries from one on, to be looked at. */
  #lastNamed(from: number): BenchView | null {
    const { journal } = this.#held;
    const entry = journal.findLastIndex(({ step }, at) => at >= from && (step?.level ?? 0) > 0);
    const { step } = journal[entry] ?? {};
    return step ? { entry, frame: framesOf([step]).length - 1 } : null;
  }

  /** Firings that a part may take. */
  #pace(): number {
    return Math.ceil(this.#held.puzzle.cells / CELLS_A_STEP);
  }

  #part(steps: number, signal: AbortSignal) {
    const { kind, text, journal, choice, strategy } = this.#held;
    const facts = factsOf(journal);
    return this.#lane.ask("run", { kind: kind.id, text, facts, rules: choice, strategy, steps }, { signal });
  }

  /** Which of the player's marks are wrong, as far as it is known. */
  async #check(): Promise<void> {
    const bench = this.#bench;
    const checked = ++this.#checked;
    if (!bench) return;
    if (bench.journal.every(({ step }) => step)) {
      if (bench.wrong.length > 0) this.#set({ wrong: [] });
      return;
    }
    const question = { kind: bench.kind.id, text: bench.text, board: this.#board(bench), truth: null };
    const reply = await this.#lane.ask("mistakes", question).catch(() => null);
    if (checked === this.#checked && this.#bench?.text === bench.text)
      this.#set({ wrong: reply?.ok ? (reply.value?.cells ?? []) : [] });
  }

  async #readRules(): Promise<void> {
    const bench = this.#bench;
    if (!bench) return;
    const { kind, choice } = bench;
    const reply = await this.#lane.ask("rules", { kind: kind.id, text: choice.text }).catch(() => null);
    if (reply?.ok && this.#bench?.choice === choice) this.#set({ rules: reply.value });
  }

  /** Goes on with other rules from what is known; what the ones before had concluded stays. */
  #turnTo(choice: RuleChoice): void {
    if (choice === this.#held.choice) return;
    this.stop();
    this.#set({ choice, end: null, suspended: [], problem: null });
    // The desk of the rules pane asks about its text itself, once typing rests.
    if (this.#held.pane !== "rules") void this.#readRules();
  }

  #leave(): void {
    this.stop();
    this.#lane.end();
  }

  #board({ kind, puzzle, journal }: Workbench) {
    return boardOf(kind, puzzle, factsOf(journal));
  }

  /** The address names the puzzle on the bench without what came along, so that a reload brings back what was done since. */
  #address(): void {
    const { kind, puzzle } = this.#held;
    nameInAddress(this.#store, { screen: "workbench", link: linkTo(kind, puzzle).slice(1) });
  }

  get #held(): Workbench {
    const bench = this.#bench;
    if (!bench) throw new Error("a puzzle was put on the bench before");
    return bench;
  }

  #set(change: Partial<Workbench>): void {
    this.#dispatch({ ...this.#held, ...change });
  }

  /** Shows another journal. */
  #show(bench: Workbench): void {
    this.#dispatch({ ...bench, wrong: bench.wrong.filter((cell) => this.#board(bench).marks[cell] !== 0) });
  }

  #dispatch(workbench: Workbench): void {
    this.#store.dispatch({ type: "workbench", workbench });
    if (!workbench.running && !this.#replays) this.#memory.remember(workbench);
  }
}
