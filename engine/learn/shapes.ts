import type { GeneralForm } from "../kinds/contract/general-form.ts";
import type { ThinkKind } from "../kinds/contract/kind.ts";
import { compileRules } from "../language/run/compile.ts";
import type { CompiledRule } from "../language/run/compiled-rule.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";

/** Level of a learnt rule: as hard as the supposition that it stands for. */
const LEVEL = 6;

/** A rule that was made of suppositions of one form. */
export interface Shape {
  readonly form: GeneralForm;
  /** Suppositions that have it, and puzzles that they were met in. */
  met: number;
  readonly puzzles: Set<number>;
  /** The rules within the supposition, in their order. */
  readonly within: readonly string[];
}

/** The forms of suppositions, as they come; the same text is the same form. */
export class Shapes<P extends Puzzle = Puzzle> {
  readonly #think: ThinkKind<P>;
  readonly #shapes = new Map<string, Shape>();
  /** Puzzles that have a supposition without a form. */
  readonly #open = new Set<number>();

  constructor(think: ThinkKind<P>) {
    this.#think = think;
  }

  /** Takes a step by supposition that was met in the puzzle of that number. */
  add(puzzle: P, step: Step, number: number): void {
    const form = this.#think.general?.(puzzle, step);
    if (!form) {
      this.#open.add(number);
      return;
    }
    const within = step.supposed?.[0]?.steps.map(({ rule }) => rule) ?? [];
    const shape = this.#shapes.get(form.body) ?? { form, met: 0, puzzles: new Set<number>(), within };
    shape.met++;
    shape.puzzles.add(number);
    this.#shapes.set(form.body, shape);
  }

  /** All forms: those of puzzles in which every supposition has one come first, then those that were met in the most puzzles. */
  all(): readonly Shape[] {
    const closes = new Map(
      [...this.#shapes.values()].map((shape) => [
        shape,
        [...shape.puzzles].some((number) => !this.#open.has(number)),
      ]),
    );
    return [...this.#shapes.values()].sort(
      (a, b) =>
        Number(closes.get(b)) - Number(closes.get(a)) || b.puzzles.size - a.puzzles.size || b.met - a.met,
    );
  }
}

/** The text of a learnt rule under a number. */
export function learntText(form: GeneralForm, number: number): string {
  return `rule "Shortcut ${number}" zh "捷径 ${number}" ${learntBody(form)}`;
}

/** The text of a learnt rule behind its names. */
export function learntBody({ body, say, laws }: GeneralForm): string {
  const leans = laws.length > 0 ? ` law ${laws.join(", ")}` : "";
  return `level ${LEVEL} advanced${leans}
${body}
  say  en "${say.en}"
       zh "${say.zh}"
`;
}

/** The rule of a text; null where the language refuses it. */
export function learntRule<P extends Puzzle>({ vocabulary }: ThinkKind<P>, text: string): Rule<P> | null {
  const { rules, problems } = compileRules(text, vocabulary, { judged: true });
  return problems.length === 0 && rules[0] ? asApart(rules[0]) : null;
}

/** The rule, not to be asked within a supposition: it stands for one, and what it looks at made suppositions take five times as long. */
function asApart<P extends Puzzle>(rule: CompiledRule<P>): Rule<P> {
  const { id, name, level, advanced, text } = rule;
  return {
    ...{ id, name, level, advanced, text, apart: true },
    find: (puzzle, grid) => rule.find(puzzle, grid),
    on: (puzzle) => rule.on(puzzle),
  };
}
