import { playKind } from "../../engine/kinds/play.ts";
import { type Drill, type Lessons, readLessons } from "../../engine/learn/drill-set.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Doubted, QuestionName, Questions, TechniqueInfo } from "../../worker/api.ts";
import type { Navigation } from "../effects/navigate.ts";
import { readTopics, type TechniqueText, topicOf } from "../kinds/contract/technique-text.ts";
import { learnOf } from "../kinds/learn.ts";
import { dayOf, drilled, type LearnRecord, NOTHING, nameOf, played } from "../state/learnt.ts";
import type { AppState } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { learnKeeperOn } from "../storage/learn-keeper.ts";
import { Lane } from "../thinking/engine-client.ts";
import { here, spawn } from "../thinking/spawn.ts";
import type { Learn, LearnActs, Missed, Position } from "./learn.ts";

/** Positions that are kept, so that going back and forth asks nobody. */
const MOST_KEPT = 12;

/** Brings what was learnt into the state. */
export async function openLearn(
  store: Store,
  navigation: Navigation,
  connection: Connection,
): Promise<LearnActs> {
  const of = ({ learn }: AppState): Learn => learn ?? { record: NOTHING, techniques: {} };
  store.extend(
    {
      "learn/recorded": (learn: Learn, { record }) => ({ ...learn, record }),
      "learn/listed": (learn: Learn, { kind, techniques }) => ({
        ...learn,
        techniques: { ...learn.techniques, [kind]: techniques },
      }),
    },
    { of, into: (state, learn) => ({ ...state, learn }) },
  );
  const keeper = learnKeeperOn(connection);
  const tell = (record: LearnRecord): void => store.dispatch({ type: "learn/recorded", record });
  keeper.listen(tell);
  tell(await keeper.load());
  return new Teacher(store, navigation, connection);
}

function puzzleOf(kind: string, text: string): Puzzle {
  const read = playKind(kind)?.parse(text);
  assert(read?.ok === true, "a position to learn from is a puzzle");
  return read.value;
}

class Teacher implements LearnActs {
  readonly #store: Store;
  readonly #navigation: Navigation;
  readonly #connection: Connection;
  readonly #lane = new Lane(spawn, { spare: false, here });
  readonly #positions = new Map<string, Promise<Position | null>>();

  constructor(store: Store, navigation: Navigation, connection: Connection) {
    this.#store = store;
    this.#navigation = navigation;
    this.#connection = connection;
  }

  async list(kind: string): Promise<readonly TechniqueInfo[]> {
    const known = this.#store.state.learn?.techniques[kind];
    if (known) return known;
    const techniques = await this.#ask("techniques", { kind });
    this.#store.dispatch({ type: "learn/listed", kind, techniques });
    return techniques;
  }

  async text(kind: string, rule: string): Promise<TechniqueText | null> {
    const texts = await learnOf(kind)?.texts[this.#store.state.lang]();
    return texts === undefined ? null : (readTopics(texts).get(topicOf(rule)) ?? null);
  }

  async drills(kind: string, rule: string): Promise<readonly Drill[]> {
    return (await this.#lessons(kind))?.drills.get(rule) ?? [];
  }

  async missed(kind: string, rule: string): Promise<Missed | null> {
    const miss = (await this.#lessons(kind))?.misses.get(rule);
    if (!miss) return null;
    const moment = await this.#ask("miss", { kind, rule, ...miss });
    return moment && { puzzle: puzzleOf(kind, miss.text), miss, moment };
  }

  async #lessons(kind: string): Promise<Lessons | null> {
    const spelled = await learnOf(kind)?.drills();
    return spelled === undefined ? null : readLessons(spelled, playKind(kind)?.hand === "digits");
  }

  position(kind: string, rule: string, drill: Drill): Promise<Position | null> {
    const key = [kind, rule, drill.text].join();
    const known = this.#positions.get(key) ?? this.#found(kind, rule, drill);
    this.#positions.delete(key);
    this.#positions.set(key, known);
    known.catch(() => this.#positions.delete(key));
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > MOST_KEPT) this.#positions.delete(oldest);
    return known;
  }

  async #found(kind: string, rule: string, drill: Drill): Promise<Position | null> {
    const { text, way } = drill;
    const puzzle = puzzleOf(kind, text);
    const moment = await this.#ask("moment", { kind, text, rule, way });
    return moment && { puzzle, drill, moment };
  }

  doubt({ puzzle, drill, moment }: Position, fact: Fact): Promise<Doubted> {
    return this.#ask("doubt", { kind: puzzle.kind, text: drill.text, facts: moment.facts, fact });
  }

  drilled(kind: string, rule: string, place: number, size: number, isRight: boolean): void {
    const today = dayOf(new Date());
    this.#change((record) => drilled(record, nameOf(kind, rule), { place, size, isRight, today }));
  }

  played(kind: string, boards: number): void {
    this.#change((record) => played(record, kind, boards));
  }

  practise(kind: string, text: string): void {
    const read = playKind(kind)?.parse(text);
    if (read?.ok)
      void this.#navigation.enter({ route: { screen: "play", kind, text }, puzzle: read.value, marks: null });
  }

  #change(next: (record: LearnRecord) => LearnRecord): void {
    void learnKeeperOn(this.#connection).change(next);
  }

  async #ask<N extends QuestionName>(
    name: N,
    question: Questions[N]["ask"],
  ): Promise<Questions[N]["answer"]> {
    const reply = await this.#lane.ask(name, question);
    if (!reply.ok) throw new Error(reply.problem.text.en);
    return reply.value;
  }
}
