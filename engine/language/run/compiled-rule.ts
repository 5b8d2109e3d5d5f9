import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import { assert } from "../../model/result.ts";
import { type Asker, type Firing, ONE_ANSWER, type Rule, type Step } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";
import { CONCLUDED } from "../check/checked-rule.ts";
import { nextFrom } from "./bits.ts";
import { Machine, type Program } from "./machine.ts";
import { shrink } from "./shrink.ts";

/** Steps that a rule may spend between two times it begins at the front. */
export const BUDGET = 2_000_000;

/** Times that many steps, all in all, after which a rule gives up for good; hard boards need a small part of it. */
const PASSES = 50;

/** Where the variables stand in a derivation, and its premises. */
interface Derived {
  readonly at: readonly number[];
  readonly because: readonly Fact[];
}

/** A rule of a text. */
export class CompiledRule<P extends Puzzle = Puzzle> implements Rule<P> {
  readonly id: string;
  readonly number?: number;
  readonly name: Words;
  readonly level: number;
  readonly advanced: boolean;
  readonly needsOneAnswer: boolean;
  readonly text: Words;
  /** Where it stands in the text: offsets, end not included. */
  readonly span: { readonly from: number; readonly to: number };
  readonly program: Program;
  /** Steps of evaluation that all questions about one puzzle may take together. */
  readonly budget: number;
  readonly #machines = new WeakMap<object, Machine>();

  constructor(program: Program, text: Words, budget: number) {
    const { node, id, laws } = program.rule;
    this.id = id;
    if (node.number !== null) this.number = node.number;
    this.name = { en: node.name, zh: node.zh ?? node.name };
    this.level = node.level;
    this.advanced = node.advanced;
    this.needsOneAnswer = laws.includes(ONE_ANSWER);
    this.text = text;
    this.span = node.span;
    this.program = program;
    this.budget = budget;
  }

  /** The rule worked out for puzzles of this shape; the same one each time. */
  machine(puzzle: P): Machine {
    const shape = this.program.vocabulary.shape(puzzle);
    let machine = this.#machines.get(shape);
    if (!machine) {
      machine = new Machine(this.program, puzzle);
      this.#machines.set(shape, machine);
    }
    return machine;
  }

  on(puzzle: P): Asker {
    return new RuleAsker(this, puzzle);
  }

  *find(puzzle: P, grid: Grid): Iterable<Step> {
    const asker = this.on(puzzle);
    for (let firing = asker.next(grid); firing; firing = asker.next(grid)) yield asker.explain(grid, firing);
  }
}

/** A compiled rule at work on one puzzle: only keys that a change touched are asked again. */
export class RuleAsker<P extends Puzzle> implements Asker {
  spent = 0;
  trouble: Words | null = null;
  readonly puzzle: P;
  readonly machine: Machine;
  readonly #rule: CompiledRule<P>;
  /** Keys that may have something to add. */
  readonly #dirty: Int32Array;
  #isDirty = true;
  #key = 0;
  /** Where it last came to something, while its key is not through. */
  #at: readonly number[] | null = null;
  /** Steps spent since it began at the front. */
  #pass = 0;
  isWaiting = false;
  /** Nothing was found, and nothing changed, since it began at the front. */
  isQuiet = true;

  constructor(rule: CompiledRule<P>, puzzle: P) {
    this.#rule = rule;
    this.puzzle = puzzle;
    this.machine = rule.machine(puzzle);
    this.#dirty = this.machine.noKeys().fill(-1);
  }

  touch(facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    this.#isDirty = true;
    this.isQuiet = false;
    if (this.machine.touches.isWide) this.#dirty.fill(-1);
    else for (const fact of facts) this.machine.touch(this.#dirty, fact);
  }

  calm(): void {
    this.#isDirty = false;
    this.#dirty.fill(0);
    this.rewind();
  }

  rewind(): void {
    this.#key = 0;
    this.#at = null;
    this.#pass = 0;
    this.isWaiting = false;
    this.isQuiet = true;
  }

  next(grid: Grid, patience = Number.POSITIVE_INFINITY): Firing | null {
    this.isWaiting = false;
    if (!this.#isDirty || this.trouble) return null;
    const machine = this.machine;
    const { scope } = machine;
    machine.look(this.puzzle, grid);
    const before = scope.spent;
    scope.limit = before + this.#rule.budget - this.#pass;
    scope.pause = before + patience;
    const firing = this.#search();
    const spent = scope.spent - before + 1;
    this.spent += spent;
    this.#pass += spent;
    scope.limit = Number.POSITIVE_INFINITY;
    scope.pause = Number.POSITIVE_INFINITY;
    if (firing) this.isQuiet = false;
    if (this.#pass <= this.#rule.budget && this.spent <= PASSES * this.#rule.budget) return firing;
    this.isWaiting = false;
    this.trouble = this.#giveUp();
    return null;
  }

  #search(): Firing | null {
    const machine = this.machine;
    const { scope, keys } = machine;
    if (this.#at) {
      machine.restore(this.#at);
      machine.load(this.#key);
      const firing = this.#askKey(true);
      if (firing || this.isWaiting) return firing;
      if (this.isQuiet) this.#clean();
      this.#at = null;
      this.#key++;
    }
    for (
      let key = nextFrom(this.#dirty, this.#key);
      key >= 0 && key < keys.count;
      key = nextFrom(this.#dirty, key + 1)
    ) {
      this.#key = key;
      machine.load(key);
      scope.spent++;
      const firing = this.#askKey(false);
      if (firing || this.isWaiting || scope.spent > scope.limit) return firing;
      this.#clean();
      if (scope.spent <= scope.pause) continue;
      this.#key++;
      this.isWaiting = true;
      return null;
    }
    this.#key = keys.count;
    if (this.isQuiet) this.#isDirty = false;
    return null;
  }

  /** The next firing of the key; where it pauses, it can be resumed. */
  #askKey(resume: boolean): Firing | null {
    const machine = this.machine;
    const { scope } = machine;
    scope.isPaused = false;
    const firing = machine.ask(resume);
    if (firing) this.#at = firing.at;
    else if (scope.isPaused) this.#at = machine.position();
    this.isWaiting = !firing && scope.isPaused;
    scope.isPaused = false;
    return firing;
  }

  /** The key has nothing to add. */
  #clean(): void {
    this.#dirty[this.#key >> 5] &= ~(1 << (this.#key & 31));
  }

  #giveUp(): Words {
    const { named } = this.#rule.program.rule;
    const where = named.map(({ name }) => name).join(", ");
    const [key, keys] = [Math.min(this.#key + 1, this.machine.keys.count), this.machine.keys.count];
    return {
      en: `It looked at more than ${this.#rule.budget} combinations of ${where} (at ${key} of ${keys} beginnings) and was stopped.`,
      zh: `它查看了 ${where} 的 ${this.#rule.budget} 多种组合（第 ${key} 个起点，共 ${keys} 个），已被停下。`,
    };
  }

  explain(grid: Grid, firing: Firing): Step {
    const { at, because } = this.#derived(grid, firing);
    const step = this.machine.step(at, firing.adds, because);
    if (!this.#rule.text.en.includes(`{${CONCLUDED}}`)) return step;
    return { ...step, bindings: { [CONCLUDED]: { as: "facts", of: step.adds }, ...step.bindings } };
  }

  premises(grid: Grid, firing: Firing): readonly Fact[] {
    return this.#derived(grid, firing).because;
  }

  /** Where the variables stand, and exact premises. */
  #derived(grid: Grid, { adds, at }: Firing): Derived {
    const machine = this.machine;
    machine.look(this.puzzle, grid);
    let place: readonly number[] | null = at;
    let because = machine.reasons(at, adds);
    if (!because) {
      place = machine.concluding(adds, machine.spoken, at);
      because = place && machine.reasons(place, adds);
    }
    assert(place !== null && because !== null, "a rule tells what it found");
    return machine.isLoose ? this.#exactly(adds, place, because) : machine.fewest(adds, place, because);
  }

  /** The derivation with the fewest of the premises; facts of the puzzle itself are free. */
  #exactly(adds: readonly Fact[], at: readonly number[], facts: readonly Fact[]): Derived {
    const machine = this.machine;
    const { spoken } = machine;
    const puzzle = this.puzzle;
    const { vocabulary } = this.#rule.program;
    const parts = puzzle.givens.filter((fact) => vocabulary.isPart?.(puzzle, fact));
    const before = machine.scope.spent;
    const again = (kept: readonly Fact[]): readonly number[] | null => {
      const grid = puzzle.blank();
      for (const fact of parts) grid.add(fact);
      for (const fact of kept) grid.add(fact);
      machine.look(puzzle, grid);
      return machine.concluding(adds, spoken, at);
    };
    const because = shrink(facts, (kept) => again(kept) !== null);
    const place = again(because) ?? at;
    this.spent += machine.scope.spent - before;
    return { at: place, because };
  }
}
