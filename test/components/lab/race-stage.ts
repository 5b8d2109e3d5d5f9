import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import { ok, type Result } from "../../../engine/model/result.ts";
import type { Lab } from "../../../web/lab/lab.ts";
import { openRace, type RaceLanes } from "../../../web/lab/race/open-race.ts";
import type { RaceActs, RaceState } from "../../../web/lab/race/race.ts";
import type { RacePane } from "../../../web/lab/race/race-pane.ts";
import type { AppState } from "../../../web/state/state.ts";
import { Connection } from "../../../web/storage/connection.ts";
import type { AskOptions, Lane } from "../../../web/thinking/engine-client.ts";
import type { Questions, RaceEnd, RaceNews } from "../../../worker/api.ts";
import "../../../web/lab/race/race-pane.ts";
import type { Problem } from "../../../engine/model/result.ts";
import { find, settled, until } from "../look.ts";
import { appWith } from "../shell.ts";

/** A search that was asked to race, in the hands of the test. */
export interface Asked {
  readonly question: Questions["race"]["ask"];
  tell(news: RaceNews): void;
  end(reply: Result<RaceEnd>): Promise<void>;
  die(): void;
}

/** A lane that asks the test instead of a worker. It knows the searches and warms up by itself. */
export class ScriptedLane implements Pick<Lane, "ask" | "end"> {
  readonly names = ["brute", "backtrack", "forward", "fast"];
  /** The searches that race, in the order in which they were asked. */
  readonly asked: Asked[] = [];
  /** Names of the searches that were warmed up. */
  readonly warmed: string[] = [];
  ends = 0;

  // The answers of a script fit what the test asks.
  readonly ask = ((name: string, question: Questions["race"]["ask"], options: AskOptions<RaceNews> = {}) => {
    if (name === "searches") return Promise.resolve(ok([...this.names]));
    if (question.events === 0) {
      this.warmed.push(question.search);
      return Promise.resolve(ok({ ...news(), complete: true }));
    }
    return new Promise((resolve, reject) => {
      const { signal, tick } = options;
      signal?.addEventListener("abort", () => reject(new Error("called off")));
      this.asked.push({
        question,
        tell: (news) => tick?.(1, news),
        end: async (reply) => {
          resolve(reply);
          await new Promise((rest) => setTimeout(rest));
        },
        die: () => reject(new Error("died")),
      });
    });
  }) as unknown as Lane["ask"];

  end(): void {
    this.ends++;
  }

  search(name: string): Asked {
    const found = this.asked.findLast(({ question }) => question.search === name);
    if (!found) throw new Error(`${name} was not asked to race`);
    return found;
  }
}

export function news(change: Partial<RaceNews> = {}): RaceNews {
  const counts = { nodes: 1_234, checks: 20, backtracks: 5, depth: 3 };
  return { ...{ counts, events: 0, packed: new Int32Array(), facts: [], answers: [], ms: 12 }, ...change };
}

/** The race part on the page. */
export interface RaceStage {
  readonly main: HTMLElement;
  readonly pane: RacePane;
  readonly app: ReturnType<typeof appWith>;
  readonly acts: RaceActs;
  /** What opening the address came to. */
  readonly problem: Problem | null;
  readonly race: RaceState;
  press(text: string, selector?: string): Promise<void>;
  until(met: () => boolean): Promise<void>;
}

const EMPTY: Lab = { part: "race", race: null, table: null, tree: null, duel: null, methods: null };

/** Opens the race part at the rest of an address; without lanes of the test's own it asks real workers. */
export async function raceStage(
  link = "",
  wishes: {
    readonly lanes?: RaceLanes;
    readonly name?: string;
    readonly state?: Partial<AppState>;
    readonly race?: Partial<RaceState>;
  } = {},
): Promise<RaceStage> {
  fixtureCleanup();
  const { lanes, name = `race-${Math.random()}`, state = {}, race = {} } = wishes;
  const connection = new Connection(() => {}, name);
  await connection.ready;
  const app: ReturnType<typeof appWith> = appWith(
    { route: { screen: "lab", link: "/race" }, ...state },
    { sheet: (sheet) => app.store.dispatch({ type: "sheet", sheet }) },
  );
  const acts = openRace(app.store, connection, lanes);
  const problem = await acts.open(link);
  const held = (): RaceState => {
    const held = app.store.state.lab?.race;
    if (!held) throw new Error("the race part was not opened");
    return held;
  };
  await until(() => held().names.length > 0);
  app.store.dispatch({ type: "set", set: { lab: { ...EMPTY, race: { ...held(), ...race } } } });
  const main = await fixture<HTMLElement>(html`<main>
    <h1>Lab</h1>
    <h2>Race</h2>
    <ergo-race-pane .app=${app} .acts=${acts}></ergo-race-pane>
  </main>`);
  main.style.paddingInline = "12px"; // as the lab's screen has it on a phone
  const pane = find<RacePane>(main, "ergo-race-pane");
  await settled(pane);
  return {
    ...{ main, pane, app, acts, problem, until },
    get race() {
      return held();
    },
    async press(text, selector = "button") {
      find(pane, selector, text).click();
      await settled(pane);
    },
  };
}
