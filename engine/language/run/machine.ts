import { cellOf, type Fact, isNegative, valueOf } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Binding, Firing, Role, Step } from "../../model/rule.ts";
import type { CheckedRule } from "../check/checked-rule.ts";
import {
  type CheckedLine,
  type CheckedOutcome,
  type Term,
  type Test,
  type Variable,
  visit,
} from "../check/terms.ts";
import type { Bits, Vocabulary } from "../check/vocabulary.ts";
import { emptySet, membersOf } from "./bits.ts";
import { type Keys, keysOf, Touches } from "./keys.ts";
import { type LinePart, linePart, type Walk } from "./line-part.ts";
import { hoisted } from "./order.ts";
import { chain, type OutcomePart, outcomePart } from "./outcome-part.ts";
import { PartBuilder } from "./part.ts";
import { pruned } from "./prune.ts";
import { Scope } from "./scope.ts";

/** Values of a puzzle up to which a change is followed by cell and value, beyond it by cell. */
const MOST_VALUES = 32;

/** A rule as it is worked out: its lines and outcomes, perhaps rewritten. */
export interface Program {
  readonly rule: CheckedRule;
  readonly vocabulary: Vocabulary;
  readonly lines: readonly CheckedLine[];
  readonly outcomes: readonly CheckedOutcome[];
  readonly variables: number;
  /** As written, evaluated everywhere every time: the reference for the fast way. */
  readonly isPlain: boolean;
}

/** A rule ready for one shape of puzzles. It keeps nothing of a puzzle or a grid between two calls. */
export class Machine {
  readonly scope: Scope;
  readonly keys: Keys;
  readonly touches: Touches;
  /** Most choices that asking all keys can look at. */
  readonly cost: number;
  readonly #program: Program;
  readonly #lines: readonly LinePart[];
  readonly #outcomes: readonly OutcomePart[];
  readonly #marks: readonly { readonly role: Role; readonly get: () => Bits }[];
  /** Null where they depend on the value of a variable. */
  readonly #laws: readonly string[] | null;
  readonly #body: Walk;
  readonly #ends: Walk;
  /** A member that a variable must stand for, or -1. */
  readonly #pins: Int32Array;
  #adds: Fact[] = [];
  /** The place where every line was evaluated last, as long as nothing has moved since. */
  #evaluated: readonly number[] | null = null;

  constructor(program: Program, puzzle: Puzzle) {
    const { lines, outcomes, variables, isPlain, rule } = program;
    this.#program = program;
    this.scope = new Scope(puzzle, variables);
    this.#pins = new Int32Array(variables).fill(-1);
    const builder = new PartBuilder(this.scope, isPlain, program.vocabulary.mostIn);
    this.#lines = (isPlain ? lines : pruned(hoisted(lines))).map((line) =>
      linePart(builder, line, this.#pins),
    );
    this.#outcomes = outcomes.map((outcome) => outcomePart(builder, outcome, this.#pins));
    this.#laws = rule.laws.every((law) => typeof law === "string") ? lawsIn(rule, {}) : null;
    this.#marks = rule.marks.map(({ role, cells }) => ({ role, get: builder.set(cells).get }));
    this.keys = isPlain
      ? { lines: 0, count: 1, variables: [], values: new Int32Array(0) }
      : keysOf(this.scope, this.#lines);
    const named = this.#lines.slice(0, this.keys.lines).filter(isNaming);
    const end: Walk = (resume) => {
      if (resume) return false;
      this.#adds = [];
      const { pause } = this.scope;
      this.scope.pause = Number.POSITIVE_INFINITY;
      for (const outcome of this.#outcomes) outcome.draw(this.#adds);
      this.scope.pause = pause;
      return this.#adds.length > 0;
    };
    this.#body = chain([...named, ...this.#lines.slice(this.keys.lines)], end);
    this.#ends = chain(this.#lines, end);
    const values = puzzle.values <= MOST_VALUES ? puzzle.values : 1;
    this.touches = new Touches(puzzle.cells, values, isPlain ? Number.POSITIVE_INFINITY : this.keys.count);
    this.cost = this.#survey();
  }

  get id(): string {
    return this.#program.rule.id;
  }

  /** Indexes the keys by the facts that they rest on. */
  #survey(): number {
    const { scope, keys, touches } = this;
    const rest = this.#lines.slice(keys.lines);
    const each = rest.reduce((most, { line }) => Math.max(most, walks(line, scope)), 1);
    let cost = 0;
    let choices = 0;
    for (let key = 0; key < keys.count; key++) {
      if (!touches.isWide || key === 0) {
        scope.read = (cells, values, facts) => touches.add(key, cells, values, facts);
        this.load(key);
        scope.pinned.fill(0);
        for (const { index } of keys.variables) scope.pinned[index] = 1;
        choices = rest.reduce((product, line) => product * line.reads(), 1);
        for (const outcome of this.#outcomes) outcome.reads();
      }
      cost += choices * each;
    }
    if (!touches.isWide) touches.close();
    return cost;
  }

  /** Binds the variables of a key. */
  load(key: number): void {
    const { members } = this.scope;
    const { variables, values } = this.keys;
    for (let at = 0; at < variables.length; at++)
      members[variables[at].index] = values[key * variables.length + at];
  }

  /** The key's next firing, from its front or behind the variables' present values. */
  ask(resume: boolean): Firing | null {
    if (!this.#body(resume)) return null;
    return { adds: this.#adds, at: this.position() };
  }

  /** Where the variables stand. */
  position(): number[] {
    const at: number[] = [];
    for (const line of this.#lines) line.save(at);
    return at;
  }

  /** Lets the variables that choose stand where they did. */
  restore(at: readonly number[]): void {
    this.#evaluated = null;
    let from = 0;
    for (const line of this.#lines) from = line.restore(at, from);
  }

  /** A firing anywhere that adds all of these facts: where it stands, or null. */
  concluding(
    adds: readonly Fact[],
    pinned: readonly Variable[],
    at: readonly number[],
  ): readonly number[] | null {
    this.restore(at);
    for (const { index } of pinned) this.#pins[index] = this.scope.members[index];
    let found: number[] | null = null;
    for (let resume = false; this.#ends(resume); resume = true) {
      if (!adds.every((fact) => this.#adds.includes(fact))) continue;
      found = this.position();
      break;
    }
    this.#pins.fill(-1);
    return found;
  }

  /**
   * The derivation of these facts with the fewest premises: its values, and its premises. Facts of the puzzle
   * itself cost nothing, so that another derivation than the first may need only some of the facts that the
   * first one needs.
   */
  fewest(
    adds: readonly Fact[],
    at: readonly number[],
    because: readonly Fact[],
  ): { at: readonly number[]; because: readonly Fact[] } {
    let best = { at, because };
    if (because.length === 0 || !this.#program.vocabulary.isPart) return best;
    this.restore(at);
    for (const { index } of this.spoken) this.#pins[index] = this.scope.members[index];
    for (let resume = false; this.#ends(resume); resume = true) {
      if (!adds.every((fact) => this.#adds.includes(fact))) continue;
      const place = this.position();
      const reasons = this.reasons(place, adds);
      if (reasons && reasons.length < best.because.length) best = { at: place, because: reasons };
    }
    this.#evaluated = null;
    this.#pins.fill(-1);
    return best;
  }

  /** Why the rule adds these facts where the variables stand so; null if it does not. */
  reasons(at: readonly number[], adds: readonly Fact[]): Fact[] | null {
    const { scope } = this;
    const { vocabulary } = this.#program;
    this.restore(at);
    for (const line of this.#lines) if (!line.holds()) return null;
    const facts = new Set<Fact>();
    const { puzzle } = scope.here;
    const { isPart } = vocabulary;
    scope.isLoose = false;
    scope.collect = (fact) => {
      if (isPart?.(puzzle, fact)) return;
      facts.add(fact);
      scope.collected++;
    };
    for (const line of this.#lines) line.why();
    const wanted = new Set(adds);
    const met = new Set<Fact>();
    for (const outcome of this.#outcomes) outcome.why(wanted, met);
    if (met.size < wanted.size) return null;
    this.#evaluated = at;
    return [...facts].sort((a, b) => a - b);
  }

  /** The step that the firing is, on the grid at hand; its premises are given. */
  step(at: readonly number[], adds: readonly Fact[], because: readonly Fact[]): Step {
    const { rule } = this.#program;
    if (this.#evaluated !== at) {
      this.restore(at);
      for (const line of this.#lines) line.holds();
    }
    const bindings: Record<string, Binding> = {};
    for (const variable of rule.named) {
      const binding = this.#binding(variable);
      if (binding) bindings[variable.name] = binding;
    }
    const laws = this.#laws ?? lawsIn(rule, bindings);
    if (this.#marks.length === 0) return { rule: rule.id, adds, because, laws, bindings };
    const marks: Partial<Record<Role, number[]>> = {};
    for (const { role, get } of this.#marks) {
      const cells = membersOf(get());
      marks[role] = marks[role]?.concat(cells) ?? cells;
    }
    return { rule: rule.id, adds, because, laws, bindings, marks };
  }

  #binding({ index, type }: Variable): Binding | null {
    const { members, numbers, sets, here } = this.scope;
    if (type.is === "number") return { as: "number", of: numbers[index] };
    if (type.is === "member") return type.sort.binding?.(here.puzzle, members[index]) ?? null;
    if (type.is === "set") return type.sort.bindingOfSet?.(here.puzzle, membersOf(sets[index])) ?? null;
    return null;
  }

  /** Whether the reasons that were asked for last may be more than are needed. */
  get isLoose(): boolean {
    return this.scope.isLoose;
  }

  /** Variables that its conclusions speak of by name: with these the same conclusion can only come again. */
  get spoken(): Variable[] {
    const chosen = this.#lines.flatMap(({ line }) => (line.op === "each" ? [line.variable] : []));
    const { outcomes } = this.#program;
    return chosen.filter((variable) =>
      outcomes.every(({ subject, object }) =>
        [subject, object].some((term) => term?.op === "variable" && term.variable === variable),
      ),
    );
  }

  look(puzzle: Puzzle, grid: Grid): void {
    this.scope.here.puzzle = puzzle;
    this.scope.here.grid = grid;
  }

  /** Marks the keys to be asked again after the fact. */
  touch(dirty: Bits, fact: Fact): void {
    this.touches.touch(dirty, cellOf(fact), valueOf(fact), isNegative(fact));
  }

  /** A set of keys, none of them in it. */
  noKeys(): Bits {
    return emptySet(this.keys.count);
  }
}

/** The laws that the rule leans on, each once. */
function lawsIn({ laws }: CheckedRule, bindings: Step["bindings"]): string[] {
  const ids = laws.flatMap((law) => {
    if (typeof law === "string") return [law];
    const binding = bindings[law.name];
    return binding?.as === "house" ? [binding.law] : [];
  });
  return [...new Set(ids)];
}

function isNaming({ line }: LinePart): boolean {
  return line.op === "let" && line.variable.type.is !== "member";
}

/** How many choices of its own a line goes through each time it is asked. */
function walks(line: CheckedLine, { here }: Scope): number {
  let most = 1;
  const tell = (part: Term | Test): void => {
    if (part.op !== "some" && part.op !== "count" && part.op !== "image") return;
    const [{ type }] = part.variables;
    if (type.is === "member") most = Math.max(most, type.sort.size(here.puzzle) ** part.variables.length);
  };
  if (line.op === "if") visit(line.test, tell);
  else visit("value" in line ? line.value : line.set, tell);
  return most;
}
