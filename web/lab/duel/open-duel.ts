import { DUEL_SIZES } from "../../../engine/duel/duel-size.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { DuelMove, DuelQuestion, DuelThought } from "../../../worker/api.ts";
import type { Connection } from "../../storage/connection.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import type { Slice } from "../shared/part.ts";
import { countOf, type DuelComparison, MOST_NODES, WAYS, type Way } from "./comparison.ts";
import type { DuelActs, DuelOptions, DuelState, DuelThinking } from "./duel.ts";
import {
  anyMove,
  type DuelMatch,
  type DuelWish,
  isLegal,
  isOver,
  newMatch,
  seatOf,
  turnOf,
  undoneTo,
  withMove,
} from "./match.ts";
import { DuelMemory } from "./memory.ts";
import { type DuelLane, type Pondered, Pondering } from "./ponder.ts";
import { NO_SUCH_SIZE, refusalOf } from "./problems.ts";
import { questionOf } from "./question.ts";
import { isPersonsTurn, sureIn } from "./scene.ts";
import type { DuelScript } from "./script.ts";

/** A move comes within two seconds, whatever the device; milliseconds. */
const PATIENCE_MS = 1_800;
/** A reply is not seen to be one when it comes sooner than this; milliseconds. Who watches two computers wants more time. */
const LEAST_MS = { person: 450, computer: 1_000 } as const;

export function openDuel(
  slice: Slice<DuelState>,
  connection: Connection,
  lane: DuelLane = new Lane(spawn, { spare: false, here }),
): DuelActs {
  return new Duel(slice, new DuelMemory(connection), lane);
}

/** Plays: whoever is a person is waited for, the computer thinks in a lane of its own, one thought at a time. */
class Duel implements DuelActs {
  readonly #slice: Slice<DuelState>;
  readonly #memory: DuelMemory;
  readonly #lane: DuelLane;
  #pondering: Pondering | null = null;
  /** Nothing is thought while nobody looks. */
  #isOpen = false;

  constructor(slice: Slice<DuelState>, memory: DuelMemory, lane: DuelLane) {
    this.#slice = slice;
    this.#memory = memory;
    this.#lane = lane;
  }

  async open(link: string): Promise<Problem | null> {
    const [, wanted] = /^\/(\d+)$/.exec(link) ?? [];
    this.#isOpen = true;
    const size = DUEL_SIZES.find((one) => String(one) === wanted);
    if (!this.#slice.value) {
      const script = await this.#memory.recall();
      this.#slice.set(this.#slice.value ?? { ...NOTHING, ...script, choosing: script.match === null });
    }
    const { match, wish } = this.#held;
    const isOn = match !== null && match.moves.length > 0 && !isOver(match);
    if (size && !isOn) this.#begin({ ...wish, size });
    else this.#go();
    return link === "" || size ? null : NO_SUCH_SIZE;
  }

  leave(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#drop();
    this.#lane.end();
  }

  choose(choosing: boolean): void {
    this.#drop();
    this.#set({ choosing, ahead: null });
    this.#go();
  }

  wish(change: Partial<DuelWish>): void {
    this.#set({ wish: { ...this.#held.wish, ...change } });
  }

  start(): void {
    this.#begin(this.#held.wish);
  }

  rematch(): void {
    const { match } = this.#held;
    if (match) this.#begin(match);
  }

  select(cells: readonly Cell[]): void {
    this.#set({ selection: cells.slice(-1), problem: null });
  }

  play(move: DuelMove): void {
    const { match } = this.#held;
    if (!match || !isPersonsTurn(this.#held)) return;
    if (isLegal(match, move)) this.#turnTo(withMove(match, move), { paused: false, before: null });
    else this.#set({ problem: refusalOf(match, move) });
  }

  undo(): void {
    const { match, before } = this.#held;
    const left = match && undoneTo(match);
    const change = { told: null, paused: false };
    if (match && left !== null) this.#turnTo({ ...match, moves: match.moves.slice(0, left) }, change);
    else if (before) this.#turnTo(before, { ...change, before: null, selection: [] });
  }

  now(): void {
    this.#pondering?.end();
  }

  stop(): void {
    const { thinking } = this.#held;
    this.#drop();
    if (thinking?.about === "move") this.#set({ paused: true });
    else this.#go();
  }

  goOn(): void {
    this.#set({ paused: false, problem: null, ahead: null });
    this.#go();
  }

  hint(): void {
    const { match } = this.#held;
    if (match && isPersonsTurn(this.#held)) void this.#hint(match);
  }

  look(ahead: number | null): void {
    this.#set({ ahead });
  }

  options(change: Partial<DuelOptions>): void {
    const options = { ...this.#held.options, ...change };
    const { thinking, verdict } = this.#held;
    if (!options.tells && thinking?.about === "verdict") this.#drop();
    this.#set({ options, verdict: options.tells ? verdict : null });
    this.#go();
  }

  compare(depth: number): void {
    const { match } = this.#held;
    if (match && !isOver(match)) void this.#compare(match, depth);
  }

  #begin({ size, seating, strength }: DuelWish): void {
    const wish = { size, seating, strength };
    const { match, before } = this.#held;
    const isLeft = match !== null && undoneTo(match) !== null && !isOver(match);
    this.#turnTo(newMatch(wish), {
      ...{ wish, before: isLeft ? match : before },
      ...{ choosing: false, selection: [], paused: false, told: null },
    });
  }

  /** Goes on with another state of the game; what was thought for the one before is dropped. */
  #turnTo(match: DuelMatch, change: Partial<DuelState> = {}): void {
    if (match === this.#held.match) return;
    this.#drop();
    this.#set({ match, ahead: null, verdict: null, comparison: null, problem: null, ...change });
    this.#go();
  }

  /** Has the computer do what is its to do now, if anything. */
  #go(): void {
    const { match, choosing, paused, options, verdict } = this.#held;
    if (!this.#isOpen || this.#pondering || !match || choosing || isOver(match)) return;
    if (seatOf(match, turnOf(match)) === "computer") {
      if (!paused) void this.#move(match);
    } else if (options.tells && verdict?.match !== match) void this.#judge(match);
  }

  async #move(match: DuelMatch): Promise<void> {
    const least = match.seating === "computer-computer" ? LEAST_MS.computer : LEAST_MS.person;
    const question = questionOf(match, match.strength);
    const answer = await this.#ponder("move", match, question, { patience: PATIENCE_MS, least });
    if (!answer) return;
    const move = answer.thought?.move ?? anyMove(match);
    if (answer.problem) this.#set({ paused: true });
    else if (move) this.#turnTo(withMove(match, move));
  }

  async #hint(match: DuelMatch): Promise<void> {
    const question = questionOf(match, "best");
    const answer = await this.#ponder("hint", match, question, { patience: PATIENCE_MS });
    const move = answer?.thought?.move;
    if (move) this.#set({ ahead: 1, selection: [move.cell] });
    if (answer) this.#go();
  }

  async #judge(match: DuelMatch): Promise<void> {
    const question = questionOf(match, "best");
    const answer = await this.#ponder("verdict", match, question, { patience: PATIENCE_MS });
    if (!answer) return;
    const sure = answer.thought && sureIn(answer.thought, turnOf(match));
    this.#set({ verdict: { match, sure } });
  }

  async #compare(match: DuelMatch, depth: number): Promise<void> {
    this.#drop();
    this.#set({ comparison: { match, depth, running: null, ways: {} }, ahead: null });
    for (const way of WAYS) {
      const limits = { depth, nodes: MOST_NODES[way], prunes: way === "pruned" };
      const question = { ...questionOf(match, "best"), ...limits };
      this.#compared({ running: way });
      const answer = await this.#ponder("comparison", match, question, {
        news: (thought) => this.#compared({ [way]: countOf(thought, depth, false) }),
      });
      if (!answer) return;
      if (answer.problem || !answer.thought) break;
      this.#compared({ [way]: countOf(answer.thought, depth, true) });
    }
    this.#compared({ running: null });
    this.#go();
  }

  /** What is known of the comparison now: what runs, or what a way took so far. */
  #compared({ running, ...ways }: { running?: Way | null } & DuelComparison["ways"]): void {
    const { comparison } = this.#held;
    if (!comparison) return;
    const next = running === undefined ? comparison.running : running;
    this.#set({ comparison: { ...comparison, running: next, ways: { ...comparison.ways, ...ways } } });
  }

  /**
   * Thinks about a game and shows how far it is; what was thought before is dropped. Null when it is dropped itself.
   * After `patience` milliseconds the best so far will do; it takes at least `least`.
   */
  async #ponder(
    about: DuelThinking["about"],
    match: DuelMatch,
    question: DuelQuestion,
    wishes: { patience?: number; least?: number; news?: (thought: DuelThought) => void },
  ): Promise<Pondered | null> {
    this.#drop();
    const pondering = new Pondering();
    this.#pondering = pondering;
    const { patience = null, least = 0, news } = wishes;
    const began = performance.now();
    const spent = (): number => performance.now() - began;
    const tell = (thought: DuelThought | null): void => {
      if (!thought) return;
      if (about === "move" || about === "hint")
        this.#set({ told: { about, match, player: turnOf(match), thought } });
      news?.(thought);
    };
    this.#set({ thinking: { about, share: 0 }, problem: null });
    const pondered = await pondering.ask(this.#lane, question, patience, (nodes, best) => {
      if (pondering.isStopped) return;
      const share = Math.max(nodes / question.nodes, patience === null ? 0 : spent() / patience);
      this.#set({ thinking: { about, share: Math.min(1, share) } });
      tell(best);
    });
    if (!pondering.isStopped) {
      tell(pondered.thought);
      await pondering.rest(least - spent());
    }
    if (pondering.isStopped) return null;
    this.#pondering = null;
    this.#set({ thinking: null, problem: pondered.problem });
    return pondered;
  }

  /** What is being thought is not wanted any more. */
  #drop(): void {
    if (!this.#pondering) return;
    this.#pondering.stop();
    this.#pondering = null;
    const { comparison } = this.#held;
    this.#set({ thinking: null, comparison: comparison && { ...comparison, running: null } });
  }

  get #held(): DuelState {
    const { value } = this.#slice;
    if (!value) throw new Error("the duel was opened before");
    return value;
  }

  #set(change: Partial<DuelState>): void {
    const state = { ...this.#held, ...change };
    this.#slice.set(state);
    this.#memory.remember(state);
  }
}

const NOTHING: Omit<DuelState, keyof DuelScript | "choosing"> = {
  selection: [],
  paused: false,
  thinking: null,
  told: null,
  ahead: null,
  verdict: null,
  comparison: null,
  problem: null,
};
