import type { Name } from "../read/syntax.ts";
import { type Complaints, Unknown } from "./complaints.ts";
import type { Term, Variable } from "./terms.ts";
import type { Type } from "./vocabulary.ts";

/** The variables of a rule, and those of them that are in scope. */
export class Bindings {
  readonly #wrong: Complaints;
  #scope = new Map<string, Variable>();
  /** Number of variables so far, in all scopes. */
  count = 0;

  constructor(wrong: Complaints) {
    this.#wrong = wrong;
  }

  get(name: string): Variable | undefined {
    return this.#scope.get(name);
  }

  /** The names in scope. */
  get names(): readonly string[] {
    return [...this.#scope.keys()];
  }

  /** The variables in scope. */
  get variables(): readonly Variable[] {
    return [...this.#scope.values()];
  }

  /** Where the value has a fault, the names are still declared, so that they are not reported as well. */
  recovering<T>(names: readonly Name[], check: () => T): T {
    try {
      return check();
    } catch (why) {
      for (const { name, span } of names)
        this.#scope.set(name, { name, span, type: { is: "truth" }, index: -1, means: null });
      throw why;
    }
  }

  /** Binds a name to the members of a set. */
  member(name: Name, set: Term): Variable {
    if (set.type.is !== "set") throw new Unknown();
    return this.bind(name, { is: "member", sort: set.type.sort }, null);
  }

  bind({ name, span }: Name, type: Type, means: Term | null): Variable {
    if (this.#scope.has(name))
      this.#wrong.report("twice", span, `"${name}" already stands for something.`, `“${name}”已经有所指。`);
    const variable: Variable = { name, span, type, index: this.count++, means };
    this.#scope.set(name, variable);
    return variable;
  }

  /** Names that are bound within are forgotten behind it. */
  within<T>(check: () => T): T {
    const outside = this.#scope;
    this.#scope = new Map(outside);
    try {
      return check();
    } finally {
      this.#scope = outside;
    }
  }
}
