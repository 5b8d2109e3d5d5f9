import type { DuelQuestion } from "../../../worker/api.ts";
import { newQuestion } from "../../state/question.ts";
import type { ActionOf } from "../../state/state.ts";
import type { Store } from "../../state/store.ts";
import { MOST_NODES, WAYS } from "./comparison.ts";
import type { DuelState } from "./duel.ts";
import { questionOf } from "./duel-question.ts";
import { type DuelMatch, isOver, seatOf, turnOf } from "./match.ts";
import { type DuelLane, type Pondered, Pondering } from "./ponder.ts";
import { isPersonsTurn } from "./scene.ts";

/** A move comes within two seconds, whatever the device; milliseconds. */
const PATIENCE_MS = 1_800;
/** A reply is not seen to be one when it comes sooner than this; milliseconds. Who watches two computers wants more time. */
const LEAST_MS = { person: 450, computer: 1_000 } as const;

/** How long it is thought, in milliseconds: at most `patience`, then the best so far will do, and at least `least`. */
interface ThinkingTime {
  readonly patience?: number;
  readonly least?: number;
}

/** Thinks for the duel in a lane of its own, one thought at a time: whichever the state awaits. */
export class DuelThinker {
  /** Nothing is thought while nobody looks. */
  isOpen = false;
  readonly #store: Store;
  readonly #lane: DuelLane;
  #pondering: Pondering | null = null;

  constructor(store: Store, lane: DuelLane) {
    this.#store = store;
    this.#lane = lane;
    store.listen(() => {
      if (this.#pondering && this.#pondering.question !== this.#duel?.thinking?.question) this.#drop();
    });
  }

  /** Starts the computer's next task, if there is one. */
  goOn(): void {
    const { match, choosing, paused, options, verdict } = this.#duel ?? {};
    if (!this.isOpen || this.#pondering || !match || choosing || isOver(match)) return;
    if (seatOf(match, turnOf(match)) === "computer") {
      if (!paused) void this.#move(match);
    } else if (options?.tells && verdict?.match !== match) void this.#think("verdict", match);
  }

  hint(): void {
    const duel = this.#duel;
    if (duel?.match && isPersonsTurn(duel)) void this.#think("hint", duel.match);
  }

  compare(depth: number): void {
    const { match } = this.#duel ?? {};
    if (match && !isOver(match)) void this.#compare(match, depth);
  }

  /** The best so far will do. */
  end(): void {
    this.#pondering?.end();
  }

  leave(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#store.dispatch({ type: "duel/left" });
    this.#lane.end();
  }

  async #move(match: DuelMatch): Promise<void> {
    const least = match.seating === "computer-computer" ? LEAST_MS.computer : LEAST_MS.person;
    const question = newQuestion();
    const asked = { type: "duel/asked", question, about: "move" } as const;
    const span = { patience: PATIENCE_MS, least };
    if (await this.#ponder(asked, questionOf(match, match.strength), span)) this.goOn();
  }

  async #think(about: "hint" | "verdict", match: DuelMatch): Promise<void> {
    const asked = { type: "duel/asked", question: newQuestion(), about } as const;
    if (await this.#ponder(asked, questionOf(match, "best"), { patience: PATIENCE_MS })) this.goOn();
  }

  async #compare(match: DuelMatch, depth: number): Promise<void> {
    for (const way of WAYS) {
      const limits = { depth, nodes: MOST_NODES[way], prunes: way === "pruned" };
      const asked = { type: "duel/compared", question: newQuestion(), way, depth } as const;
      const answer = await this.#ponder(asked, { ...questionOf(match, "best"), ...limits }, {});
      if (!answer) return;
      if (answer.problem || !answer.thought) break;
    }
    this.goOn();
  }

  /** Thinks about a game and reports progress. Null when it was dropped. */
  async #ponder(
    asked: ActionOf<"duel/asked" | "duel/compared">,
    game: DuelQuestion,
    { patience, least = 0 }: ThinkingTime,
  ): Promise<Pondered | null> {
    const { question } = asked;
    const began = performance.now();
    const spent = (): number => performance.now() - began;
    this.#store.dispatch(asked);
    const pondering = new Pondering(question);
    this.#pondering = pondering;
    const pondered = await pondering.ask(this.#lane, game, patience ?? null, (nodes, thought) => {
      const share = Math.max(nodes / game.nodes, patience ? spent() / patience : 0);
      this.#store.dispatch({ type: "duel/told", question, share: Math.min(1, share), thought });
    });
    const { thought, problem } = pondered;
    this.#store.dispatch({ type: "duel/told", question, thought });
    if (!pondering.isStopped) await pondering.rest(least - spent());
    if (pondering.isStopped) return null;
    this.#pondering = null;
    this.#store.dispatch({ type: "duel/answered", question, thought, problem });
    return pondered;
  }

  #drop(): void {
    this.#pondering?.stop();
    this.#pondering = null;
  }

  get #duel(): DuelState | null {
    return this.#store.state.lab?.duel ?? null;
  }
}
