import { DUEL_SIZES } from "../../../engine/duel/duel-size.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { DuelMove } from "../../../worker/api.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import type { DuelActs, DuelOptions, DuelState } from "./duel.ts";
import { type DuelWish, isOver } from "./match.ts";
import { DuelMemory } from "./memory.ts";
import type { DuelLane } from "./ponder.ts";
import { NO_SUCH_SIZE } from "./problems.ts";
import { DuelThinker } from "./thoughts.ts";

export function openDuel(
  store: Store,
  connection: Connection,
  lane: DuelLane = new Lane(spawn, { spare: false, here }),
): DuelActs {
  return new Duel(store, new DuelMemory(connection), lane);
}

/** Plays: whoever is a person is waited for, and the computer thinks when it is its turn. */
class Duel implements DuelActs {
  readonly #store: Store;
  readonly #memory: DuelMemory;
  readonly #thoughts: DuelThinker;

  constructor(store: Store, memory: DuelMemory, lane: DuelLane) {
    this.#store = store;
    this.#memory = memory;
    this.#thoughts = new DuelThinker(store, lane);
    store.listen((_state, { lab: was }) => {
      const { duel } = store.state.lab ?? {};
      if (duel && was?.duel && duel !== was.duel) this.#memory.remember(duel);
    });
  }

  async open(link: string): Promise<Problem | null> {
    const [, wanted] = /^\/(\d+)$/.exec(link) ?? [];
    this.#thoughts.isOpen = true;
    const size = DUEL_SIZES.find((one) => String(one) === wanted);
    if (!this.#store.state.lab?.duel) {
      const script = await this.#memory.recall();
      if (!this.#store.state.lab?.duel) this.#store.dispatch({ type: "duel/opened", script });
    }
    const { match, wish } = this.#held;
    const isOn = match !== null && match.moves.length > 0 && !isOver(match);
    if (size && !isOn) this.#begin({ ...wish, size });
    else this.#thoughts.goOn();
    return link === "" || size ? null : NO_SUCH_SIZE;
  }

  leave(): void {
    this.#thoughts.leave();
  }

  choose(choosing: boolean): void {
    this.#store.dispatch({ type: "duel/choosing", choosing });
    this.#thoughts.goOn();
  }

  wish(change: Partial<DuelWish>): void {
    this.#store.dispatch({ type: "duel/wished", change });
  }

  start(): void {
    this.#begin(this.#held.wish);
  }

  rematch(): void {
    const { match } = this.#held;
    if (match) this.#begin(match);
  }

  select(cells: readonly Cell[]): void {
    this.#store.dispatch({ type: "duel/selected", cells });
  }

  play(move: DuelMove): void {
    this.#store.dispatch({ type: "duel/played", move });
    this.#thoughts.goOn();
  }

  undo(): void {
    this.#store.dispatch({ type: "duel/undone" });
    this.#thoughts.goOn();
  }

  now(): void {
    this.#thoughts.end();
  }

  stop(): void {
    this.#store.dispatch({ type: "duel/stopped" });
    this.#thoughts.goOn();
  }

  goOn(): void {
    this.#store.dispatch({ type: "duel/went-on" });
    this.#thoughts.goOn();
  }

  hint(): void {
    this.#thoughts.hint();
  }

  look(ahead: number | null): void {
    this.#store.dispatch({ type: "duel/looked", ahead });
  }

  options(change: Partial<DuelOptions>): void {
    this.#store.dispatch({ type: "duel/options", change });
    this.#thoughts.goOn();
  }

  compare(depth: number): void {
    this.#thoughts.compare(depth);
  }

  #begin(wish: DuelWish): void {
    this.#store.dispatch({ type: "duel/began", wish });
    this.#thoughts.goOn();
  }

  get #held(): DuelState {
    const { duel } = this.#store.state.lab ?? {};
    if (!duel) throw new Error("the duel was opened before");
    return duel;
  }
}
