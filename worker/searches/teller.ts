import type { Fact, Value } from "../../engine/model/fact.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Watch } from "../../engine/model/search.ts";
import { Standing } from "../../engine/search/standing.ts";
import type { RaceNews } from "../api.ts";
import { Profile } from "./profile.ts";
import { Tape } from "./tape.ts";

/** Watches a search and has news of it: all events up to a number, then only what they come to. */
export class Teller implements Watch {
  readonly #puzzle: Puzzle;
  readonly #most: number;
  readonly #standing = new Standing();
  readonly #tape: Tape;
  readonly #profile = new Profile();
  #answers: (readonly Value[])[] = [];

  /** @param most events told one by one. */
  constructor(puzzle: Puzzle, most: number) {
    this.#puzzle = puzzle;
    this.#most = most;
    this.#tape = new Tape(0, most);
  }

  tried(fact: Fact): void {
    this.#standing.tried(fact);
    this.#tape.tried(fact);
    this.#pass();
  }

  forced(fact: Fact): void {
    this.#standing.forced(fact);
    this.#tape.forced(fact);
    this.#pass();
  }

  checked(times: number): void {
    this.#standing.checked(times);
    this.#tape.checked(times);
    this.#pass();
  }

  undone(): void {
    this.#standing.undone();
    this.#tape.undone();
    this.#pass();
  }

  answered(): void {
    const grid = gridOf(this.#puzzle, this.#standing.facts());
    this.#answers.push(this.#puzzle.answer(grid));
    this.#tape.answered();
    this.#pass(true);
  }

  /** Where events are told no more, at least how deep the search is. */
  #pass(isAnswer = false): void {
    const { passed } = this.#tape;
    if (passed > this.#most) this.#profile.note(passed - 1, this.#standing.depth, isAnswer);
  }

  /** What is new since it was last asked; it is told once. */
  news(ms: number): RaceNews {
    const grid = gridOf(this.#puzzle);
    const answers = this.#answers;
    this.#answers = [];
    return {
      counts: this.#standing.counts(),
      events: this.#tape.passed,
      told: this.#tape.take(),
      profile: this.#profile.take(),
      facts: this.#standing.facts().filter((fact) => grid.add(fact)),
      answers,
      ms,
    };
  }
}
