import type { Fact, Value } from "../../engine/model/fact.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { SearchWatch } from "../../engine/model/search.ts";
import { SearchStanding } from "../../engine/search/standing.ts";
import type { RaceNews } from "../api.ts";
import { Profile } from "./profile.ts";
import { Tape } from "./tape.ts";

/** Watches a search and reports it as news: events one by one up to a number, then only their sums. */
export class SearchReporter implements SearchWatch {
  readonly #puzzle: Puzzle;
  readonly #most: number;
  readonly #standing = new SearchStanding();
  readonly #tape: Tape;
  readonly #profile = new Profile();
  #answers: (readonly Value[])[] = [];

  /** @param most events reported one by one. */
  constructor(puzzle: Puzzle, most: number) {
    this.#puzzle = puzzle;
    this.#most = most;
    this.#tape = new Tape(0, most);
  }

  decision(fact: Fact): void {
    this.#standing.decision(fact);
    this.#tape.decision(fact);
    this.#pass();
  }

  propagated(fact: Fact): void {
    this.#standing.propagated(fact);
    this.#tape.propagated(fact);
    this.#pass();
  }

  checked(times: number): void {
    this.#standing.checked(times);
    this.#tape.checked(times);
    this.#pass();
  }

  backtrack(): void {
    this.#standing.backtrack();
    this.#tape.backtrack();
    this.#pass();
  }

  answered(): void {
    const grid = gridOf(this.#puzzle, this.#standing.facts());
    this.#answers.push(this.#puzzle.answer(grid));
    this.#tape.answered();
    this.#pass(true);
  }

  /** Behind the events that are reported one by one, records the depth of the search. */
  #pass(isAnswer = false): void {
    const { passed } = this.#tape;
    if (passed > this.#most) this.#profile.note(passed - 1, this.#standing.depth, isAnswer);
  }

  /** Everything since the last call. */
  news(ms: number): RaceNews {
    const grid = gridOf(this.#puzzle);
    const answers = this.#answers;
    this.#answers = [];
    return {
      counts: this.#standing.counts(),
      events: this.#tape.passed,
      packed: this.#tape.take(),
      profile: this.#profile.take(),
      facts: this.#standing.facts().filter((fact) => grid.add(fact)),
      answers,
      ms,
    };
  }
}
