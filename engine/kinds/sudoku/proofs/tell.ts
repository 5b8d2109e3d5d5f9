import type { Argument, ArgumentLine, Demand, Statement } from "../../../model/argument.ts";
import { type Fact, is, isNot, negate } from "../../../model/fact.ts";
import { assert } from "../../../model/result.ts";
import type { Step } from "../../../model/rule.ts";
import { housesOf, type SudokuSize } from "../puzzle/houses.ts";
import type { Draft, DraftLine, Literal } from "./draft.ts";
import type { OpenBoard } from "./open-board.ts";
import { pruned } from "./prune.ts";

/** The id that a step by argument names as its rule. */
const ARGUMENT = "argument";

/** Statements that were told, and the facts that their proofs need, all known since. */
export type Told = Map<Draft, readonly Fact[]>;

/** The step that a proof makes: what its last statement refutes does not hold. Its statements are then told. */
export function stepOf(board: OpenBoard, drafts: readonly Draft[], told: Told): Step {
  const all = neededOf(board, drafts[drafts.length - 1], told);
  const argument: Argument = all.map((draft) => statementOf(board, all, draft, told.get(draft)));
  for (const [at, draft] of all.entries()) told.set(draft, argument[at].because);
  const goal = argument[argument.length - 1];
  assert(goal.when.length === 1 && goal.so.length === 0, "the last statement refutes one supposition");
  const because = new Set(argument.flatMap((statement) => statement.because));
  const demands = argument.flatMap(({ lines }) => lines.flatMap(({ demand }) => demand ?? []));
  return {
    rule: ARGUMENT,
    adds: [negate(goal.when[0])],
    because: [...because].sort((a, b) => a - b),
    laws: [...new Set(demands.map(({ by }) => (by.as === "house" ? by.law : "cell")))],
    bindings: {},
    argument,
  };
}

/** A draft with all that it cites, each before it is cited, and none with a needless line. */
function neededOf(board: OpenBoard, last: Draft, told: Told): Draft[] {
  const anew = new Map<Draft, Draft>();
  for (const draft of withCited(last)) {
    const lines = draft.lines.map((line) => citing(line, anew));
    const own = { ...draft, lines };
    anew.set(draft, told.has(draft) ? draft : (alreadyRefuted(own) ?? pruned(board, own)));
  }
  return withCited(anew.get(last) ?? last);
}

/** What a refutation cites, where that refutes the same: a case that came to its contradiction without its own candidate. */
function alreadyRefuted({ when, so, lines }: Draft): Draft | null {
  if (so.length > 0) return null;
  const isEnough = (cited: Draft): boolean =>
    cited.so.length === 0 && cited.when.every((one) => when.includes(one));
  return lines.flatMap(({ cites }) => cites ?? []).find(isEnough) ?? null;
}

/** The line with the new form of what it cites: it gives no more than that says. */
function citing(line: DraftLine, anew: ReadonlyMap<Draft, Draft>): DraftLine {
  const cites = line.cites && (anew.get(line.cites) ?? null);
  if (!cites || cites.so.length === 0) return { ...line, cites };
  return { ...line, cites, gives: line.gives.filter((literal) => cites.so.includes(literal)) };
}

/** A draft with all that it cites, each before it is cited. */
function withCited(last: Draft): Draft[] {
  const all = new Set<Draft>();
  const add = (draft: Draft): void => {
    for (const { cites } of draft.lines) if (cites && !all.has(cites)) add(cites);
    all.add(draft);
  };
  add(last);
  return [...all];
}

function statementOf(
  board: OpenBoard,
  drafts: readonly Draft[],
  draft: Draft,
  premises?: readonly Fact[],
): Statement {
  const fact = (literal: Literal): Fact => factOf(board, literal);
  const lines = draft.lines.map(
    ({ demand, cites, gives }): ArgumentLine => ({
      ...(cites ? { cites: drafts.indexOf(cites) } : { demand: demandAt(board.demands.size, demand) }),
      gives: gives.map(fact),
    }),
  );
  const because = premises ?? premisesOf(board, draft);
  return {
    ...{ when: inOrder(drafts, draft).map(fact), so: draft.so.map(fact), lines, because },
    ...(premises && { isKept: true }),
  };
}

/** What a statement supposes as a reader thinks of it: first what the step refutes, last what is refuted where it is cited. */
function inOrder(drafts: readonly Draft[], draft: Draft): readonly Literal[] {
  const [goal] = drafts[drafts.length - 1].when;
  const citing = drafts.flatMap(({ lines }) => lines.filter(({ cites }) => cites === draft));
  const refuted = new Set(citing.flatMap(({ gives }) => gives).map((literal) => -1 - literal));
  const place = (literal: Literal): number => (literal === goal ? 0 : refuted.has(literal) ? 2 : 1);
  return draft.when.toSorted((one, other) => place(one) - place(other));
}

function factOf({ demands: { size } }: OpenBoard, literal: Literal): Fact {
  const candidate = literal < 0 ? -1 - literal : literal;
  const make = literal < 0 ? isNot : is;
  return make(Math.floor(candidate / size), (candidate % size) + 1);
}

/** A demand by its number on boards of a size. */
function demandAt(size: SudokuSize, demand: number): Demand {
  const cells = size * size;
  if (demand < cells) return { by: { as: "cell", of: demand } };
  const { law, number } = housesOf(size).all[Math.floor((demand - cells) / size)];
  return { by: { as: "house", law, of: number }, value: ((demand - cells) % size) + 1 };
}

/** What must be known to be out, line by line, as nothing above rules it out. */
function premisesOf(board: OpenBoard, { when, lines }: Draft): Fact[] {
  const { members, size, peers } = board.demands;
  const out = new Set<number>();
  const conclude = (literal: Literal): void => {
    if (literal < 0) out.add(-1 - literal);
    else for (const peer of peers[literal]) out.add(peer);
  };
  const because = new Set<number>();
  for (const literal of when) conclude(literal);
  for (const { demand, gives } of lines) {
    const own = demand < 0 ? [] : members.subarray(demand * size, (demand + 1) * size);
    const struck = gives.filter((literal) => literal < 0).map((literal) => -1 - literal);
    for (const candidate of own) {
      const sees = struck.length > 0 && struck.every((one) => peers[one].includes(candidate));
      if (!sees && !out.has(candidate) && board.isOpen[candidate] === 0) because.add(candidate);
    }
    for (const literal of gives) conclude(literal);
  }
  return [...because].sort((a, b) => a - b).map((candidate) => factOf(board, -1 - candidate));
}
