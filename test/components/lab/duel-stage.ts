import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import { ok, type Result } from "../../../engine/model/result.ts";
import type { DuelBoard } from "../../../web/lab/duel/duel-board.ts";
import type { DuelPane } from "../../../web/lab/duel/duel-pane.ts";
import { openDuel } from "../../../web/lab/duel/open-duel.ts";
import type { DuelLane } from "../../../web/lab/duel/ponder.ts";
import { Connection } from "../../../web/storage/connection.ts";
import "../../../web/lab/duel/duel-pane.ts";
import type { DuelActs, DuelState } from "../../../web/lab/duel/duel.ts";
import type { Lab } from "../../../web/lab/lab.ts";
import type { AppState } from "../../../web/state/state.ts";
import type { DuelQuestion, DuelThought } from "../../../worker/api.ts";
import { tap } from "../board-hand.ts";
import { all, find, settled, textIn, until } from "../look.ts";
import { appWith } from "../shell.ts";

const LAB: Lab = { part: "duel", race: null, table: null, tree: null, duel: null, methods: null };

/** A question that the duel asked, to be answered by the test. */
export interface DuelAsked {
  readonly question: DuelQuestion;
  /** Called off by who asked. */
  readonly isOff: () => boolean;
  news(nodes: number, thought: DuelThought): void;
  answer(thought: DuelThought): void;
  /** The worker is lost. */
  lose(): void;
}

/** A lane whose answers a test gives. */
export class ScriptedLane {
  readonly asked: DuelAsked[] = [];
  ended = 0;

  get last(): DuelAsked {
    const last = this.asked.at(-1);
    if (!last) throw new Error("nothing was asked");
    return last;
  }

  readonly ask = (
    _name: string,
    question: DuelQuestion,
    { signal, tick }: { signal?: AbortSignal; tick?: (nodes: number, news?: DuelThought) => void } = {},
  ): Promise<Result<DuelThought>> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("called off")));
      this.asked.push({
        question,
        isOff: () => signal?.aborted ?? false,
        news: (nodes, thought) => tick?.(nodes, thought),
        answer: (thought) => resolve(ok(thought)),
        lose: () => reject(new Error("lost")),
      });
    });

  end(): void {
    this.ended++;
  }
}

/** A thought whose line is these moves, written "cell=digit". */
export function thoughtOf(line: readonly string[], change: Partial<DuelThought> = {}): DuelThought {
  const moves = line.map((move) => {
    const [cell, digit] = move.split("=").map(Number);
    return { cell, digit };
  });
  return {
    ...{ move: moves[0] ?? null, line: moves, score: 0, proved: null },
    ...{ depth: moves.length, nodes: 1234, known: 56, cuts: 78, ...change },
  };
}

/** The duel on the page. */
export interface DuelStage {
  readonly pane: DuelPane;
  readonly app: ReturnType<typeof appWith>;
  readonly acts: DuelActs;
  readonly lane: ScriptedLane;
  readonly connection: Connection;
  readonly duel: DuelState;
  readonly board: DuelBoard;
  /** The digits on the board, as one text. */
  readonly digits: string;
  press(text: string, selector?: string): Promise<void>;
  /** Has the computer answer what it was asked, and make its move. */
  reply(line: readonly string[], change?: Partial<DuelThought>): Promise<void>;
}

/** Opens the duel with an address's rest; storage of another name begins empty. */
export async function duelStage(
  link = "",
  name = `duel-${Math.random()}`,
  state: Partial<AppState> = {},
  lane: ScriptedLane = new ScriptedLane(),
): Promise<DuelStage> {
  fixtureCleanup();
  const connection = new Connection(() => {}, name);
  await connection.ready;
  const app = appWith({ route: { screen: "lab", link: "/duel" }, lab: LAB, ...state });
  const acts = openDuel(app.store, connection, lane as unknown as DuelLane);
  await acts.open(link);
  const main = await fixture(html`<main><h1>Ergo</h1></main>`);
  const pane = document.createElement("ergo-duel-pane");
  pane.app = app;
  pane.acts = acts;
  main.append(pane);
  await settled(pane);
  const stage: DuelStage = {
    ...{ pane, app, acts, lane, connection },
    get duel() {
      const { duel } = app.store.state.lab ?? {};
      if (!duel) throw new Error("the duel was not opened");
      return duel;
    },
    get board() {
      return find<DuelBoard>(pane, "ergo-duel-board");
    },
    get digits() {
      return stage.board.board.marks.join("");
    },
    async press(text, selector = "button") {
      find(pane, selector, text).click();
      await settled(pane);
    },
    async reply(line, change) {
      const { match } = stage.duel;
      lane.last.answer(thoughtOf(line, change));
      await until(() => stage.duel.match !== match);
      await settled(pane);
    },
  };
  return stage;
}

/** The key that writes a digit. */
export function keyOf(on: DuelStage, digit: number): HTMLElement {
  return find(on.pane, ".key", `Write ${digit}`);
}

/** The digits that can be written now. */
export function openKeys(on: DuelStage): (string | null)[] {
  return all(on.pane, ".key")
    .filter((key) => key.getAttribute("aria-disabled") === "false")
    .map(({ textContent }) => textContent);
}

/** All that is told below the board. */
export function told(on: DuelStage): string {
  return textIn(find(on.pane, "ergo-duel-strip"));
}

/** Writes a digit as a finger does. */
export async function write(on: DuelStage, cell: number, digit: number): Promise<void> {
  await tap(on.board, cell);
  await settled(on.pane);
  keyOf(on, digit).click();
  await settled(on.pane);
}
