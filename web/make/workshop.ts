import { playKind } from "../../engine/kinds/play.ts";
import type { Navigation } from "../effects/navigate.ts";
import { gameId, openPlay } from "../state/open.ts";
import type { Origin, PlayState, SheetName } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import { count, t } from "../words/more.ts";
import { Carrying } from "./carrying.ts";
import type { Batch, MadePuzzle, Making, MakingActs, MakingOrder } from "./making.ts";
import { MakingMemory } from "./memory.ts";
import { easiestFirst, wishOf } from "./order.ts";
import { extendByMaking } from "./reduce.ts";

/** Brings the record of making into the state. */
export async function openWorkshop(
  store: Store,
  navigation: Navigation,
  connection: Connection,
): Promise<MakingActs> {
  extendByMaking(store);
  await new MakingMemory(store, connection).recall();
  return new Workshop(store, navigation);
}

/** Acts on orders and made puzzles. */
class Workshop implements MakingActs {
  readonly #store: Store;
  readonly #navigation: Navigation;
  readonly #carrying: Carrying;
  /** Kinds whose techniques were asked for. */
  readonly #asked = new Set<string>();

  constructor(store: Store, navigation: Navigation) {
    this.#store = store;
    this.#navigation = navigation;
    this.#carrying = new Carrying(store);
  }

  order(change: Partial<MakingOrder>): void {
    this.#store.dispatch({ type: "making/ordered", change });
  }

  async techniques(kind: string): Promise<void> {
    if (this.#making.techniques[kind] || this.#asked.has(kind)) return;
    this.#asked.add(kind);
    const lane = new Lane(spawn, { spare: false, here, standing: "last" });
    try {
      const reply = await lane.ask("rules", { kind, text: null });
      if (!reply.ok) return;
      const techniques = reply.value.rules
        .filter(({ level, seldom }) => level > 0 && !seldom)
        .map(({ id, name, level }) => ({ id, name, level }));
      this.#store.dispatch({ type: "making/techniques", kind, techniques });
    } catch {
      // Without the list a level can still be wished for.
      this.#asked.delete(kind);
    } finally {
      lane.end();
    }
  }

  async make(): Promise<void> {
    const { order, run } = this.#making;
    if (run) return;
    const batch = { kind: order.kind, wish: wishOf(order), puzzles: [] };
    const made = await this.#carrying.out(batch, order.count);
    // A person who went elsewhere meanwhile gets a toast.
    const { route, toast } = this.#store.state;
    if (route.screen === "make" || toast?.button || made.length === 0) return;
    this.#store.dispatch({ type: "toast", toast: { text: count("make.ended", made.length) } });
  }

  stop(): void {
    this.#carrying.stop();
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

  show(sheet: SheetName, kind: string, puzzles: readonly MadePuzzle[]): void {
    this.#store.dispatch({
      type: "picked",
      picked: puzzles.flatMap((puzzle) => gameOf(kind, puzzle) ?? []),
    });
    this.#navigation.sheet(sheet);
  }

  drop(batch: Batch): void {
    this.#store.dispatch({ type: "making/dropped", batch });
    const text = count("make.dropped", batch.puzzles.length);
    const button = { label: t("play.undo"), action: { type: "undrop", batch } } as const;
    this.#store.dispatch({ type: "toast", toast: { text, button } });
  }

  async next(): Promise<void> {
    const { play, shelf } = this.#store.state;
    const { batches, run } = this.#making;
    if (!play || run) return;
    const kind = play.kind.id;
    const isHere = ({ text }: MadePuzzle): boolean => text === play.text;
    const at = batches.find((batch) => batch.kind === kind && batch.puzzles.some(isHere));
    const begun = new Set(shelf.games?.map(({ id }) => id));
    const listed = easiestFirst(at?.puzzles ?? []);
    const left = listed
      .slice(listed.findIndex(isHere) + 1)
      .find(({ text }) => !begun.has(gameId(kind, text)));
    if (left) {
      this.play(kind, left);
      return;
    }
    const wish = at?.wish ?? this.#making.order.wishes[kind];
    const [made] = await this.#carrying.out(at ?? { kind, wish, puzzles: [] }, 1);
    if (this.#store.state.play?.id !== play.id) return;
    const { problem } = this.#making;
    if (made) this.play(kind, made);
    else if (problem)
      this.#store.dispatch({ type: "toast", toast: { text: problem.text[this.#store.state.lang] } });
  }

  get #making(): Making {
    const { making } = this.#store.state;
    if (!making) throw new Error("making was brought into the state before the workshop opened");
    return making;
  }
}

function originOf({ rating, number }: MadePuzzle): Origin {
  return rating ? { level: rating.level, number, made: true, rated: true } : { level: 0, number, made: true };
}

/** A made puzzle as a game in which nothing was done. */
function gameOf(id: string, puzzle: MadePuzzle): PlayState | null {
  const kind = playKind(id);
  const read = kind?.parse(puzzle.text);
  return kind && read?.ok ? openPlay(kind, read.value, { origin: originOf(puzzle) }) : null;
}
