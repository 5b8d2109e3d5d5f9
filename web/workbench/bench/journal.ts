import { cellOf, type Fact, isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { RuleTally, RunPart } from "../../../worker/api.ts";
import type { BenchEntry, Workbench } from "./workbench.ts";

/** All that is known beside the givens, in the order in which it came. */
export function factsOf(journal: readonly BenchEntry[]): Fact[] {
  return journal.flatMap(({ adds }) => adds);
}

/** The part with its first so many rounds only, as if its limit had been there; the part itself where it has no more. */
export function firstRounds(part: RunPart, rounds: number): RunPart {
  const entries = part.entries.filter(({ round }) => round <= rounds);
  if (entries.length === part.entries.length) return part;
  return { ...part, entries, rounds: part.rounds.slice(0, rounds), end: "limit" };
}

/**
 * The part without the round that its limit broke off, so that going on from it is as if there had been no
 * limit; null where it has no whole round.
 */
export function wholeRounds(part: RunPart): RunPart | null {
  if (part.end !== "limit") return part;
  const last = part.entries.at(-1)?.round ?? 1;
  return last > 1 ? firstRounds(part, last - 1) : null;
}

/** The bench with the entries of a run. */
export function withPart(bench: Workbench, part: RunPart): Workbench {
  const before = bench.rounds.length;
  let next = nextNumber(bench.journal);
  const added = part.entries.map(({ round, step }): BenchEntry => {
    const first = next;
    next += step.adds.length;
    return { first, adds: step.adds, round: before + round, step };
  });
  return {
    ...bench,
    ran: bench.ran ?? bench.choice,
    journal: added.length > 0 ? [...bench.journal, ...added] : bench.journal,
    tallies: summed(bench.tallies, part.rules),
    rounds: [...bench.rounds, ...part.rounds],
    // Each part finds an unsound rule anew, or never comes to ask it: the first moment is shown.
    suspended: [
      ...bench.suspended,
      ...part.suspended.filter(({ rule }) => bench.suspended.every((one) => one.rule !== rule)),
    ],
    end: part.end,
  };
}

/** The bench with a mark of the player; the result of a run is open again. */
export function withMark(bench: Workbench, adds: readonly Fact[]): Workbench {
  const entry: BenchEntry = { first: nextNumber(bench.journal), adds, round: 0, step: null };
  return { ...bench, journal: [...bench.journal, entry], end: null, view: null, doubt: null };
}

/** The bench as it was with so many entries. */
export function cutTo(bench: Workbench, entries: number): Workbench {
  return rid(bench, bench.journal.slice(0, entries));
}

/** The bench without some entries and all that rests on them: the rest is numbered anew. */
export function without(bench: Workbench, gone: (entry: BenchEntry) => boolean): Workbench {
  const lost = new Set<Fact>();
  const kept: BenchEntry[] = [];
  let next = 1;
  for (const entry of bench.journal) {
    const rests = entry.step?.because.some((fact) => saysLost(fact, lost)) ?? false;
    if (rests || gone(entry)) {
      for (const fact of entry.adds) lost.add(fact);
      continue;
    }
    kept.push({ ...entry, first: next });
    next += entry.adds.length;
  }
  return rid(bench, kept);
}

/** The entry before `end` that first added the fact, or one that implies it ("of island 2" says "not sea"); -1 for a given or an unknown fact. */
export function originOf(journal: readonly BenchEntry[], fact: Fact, end = journal.length): number {
  const first = (holds: (added: Fact) => boolean): number =>
    journal.findIndex(({ adds }, at) => at < end && adds.some(holds));
  const said = first((added) => added === fact);
  return said >= 0 ? said : first((added) => says(added, fact));
}

/** The entry that holds the fact of a number, from 1; -1 where there is none. */
export function entryOf(journal: readonly BenchEntry[], number: number): number {
  return journal.findIndex(({ first, adds }) => number >= first && number < first + adds.length);
}

/** How many facts the journal holds. */
export function factCount(journal: readonly BenchEntry[]): number {
  return nextNumber(journal) - 1;
}

/** Firings and facts of each rule in the journal, with the time that the rule took; undone entries do not count. */
export function tally({ journal, tallies }: Pick<Workbench, "journal" | "tallies">): readonly RuleTally[] {
  const fired = new Map<string, { fired: number; facts: number; tally: RuleTally }>();
  for (const one of tallies) fired.set(one.rule, { fired: 0, facts: 0, tally: one });
  for (const { step, adds } of journal) {
    if (!step) continue;
    const { rule, name } = step;
    const one = fired.get(rule) ?? {
      ...{ fired: 0, facts: 0 },
      tally: { rule, name, number: null, fired: 0, facts: 0, ms: 0 },
    };
    one.fired++;
    one.facts += adds.length;
    fired.set(rule, one);
  }
  return [...fired.values()].map(({ fired, facts, tally }) => ({ ...tally, fired, facts }));
}

/** Whether the rules are others than those that the run began with: what it holds is no longer theirs alone. */
export function hasOtherRules({ ran, choice }: Pick<Workbench, "ran" | "choice">): boolean {
  return ran !== null && ran !== choice && JSON.stringify(ran) !== JSON.stringify(choice);
}

/** How often each rule fired in each round, in the order of the rounds; rules that never fired have no row. */
export function firedByRound({
  journal,
  rounds,
}: Pick<Workbench, "journal" | "rounds">): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (const { step, round } of journal) {
    if (!step || round < 1) continue;
    const row = rows.get(step.rule) ?? rounds.map(() => 0);
    row[round - 1]++;
    rows.set(step.rule, row);
  }
  return rows;
}

function says(known: Fact, fact: Fact): boolean {
  if (known === fact) return true;
  return (
    isNegative(fact) &&
    !isNegative(known) &&
    cellOf(known) === cellOf(fact) &&
    valueOf(known) !== valueOf(fact)
  );
}

function saysLost(fact: Fact, lost: ReadonlySet<Fact>): boolean {
  if (lost.has(fact)) return true;
  return isNegative(fact) && [...lost].some((one) => says(one, fact));
}

function nextNumber(journal: readonly BenchEntry[]): number {
  const last = journal.at(-1);
  return last ? last.first + last.adds.length : 1;
}

/** Drops the results of the longer journal: its end, its view, rounds that are no more. */
function rid(bench: Workbench, journal: readonly BenchEntry[]): Workbench {
  const rounds = journal.reduce((most, { round }) => Math.max(most, round), 0);
  return {
    ...bench,
    journal,
    rounds: bench.rounds.slice(0, rounds),
    ...(journal.length === 0 && { ran: null, tallies: [], suspended: [] }),
    ...{ end: null, view: null, doubt: null },
  };
}

function summed(before: readonly RuleTally[], more: readonly RuleTally[]): readonly RuleTally[] {
  const known = new Map(before.map((one) => [one.rule, one]));
  for (const one of more) {
    const { fired = 0, facts = 0, ms = 0 } = known.get(one.rule) ?? {};
    known.set(one.rule, { ...one, fired: fired + one.fired, facts: facts + one.facts, ms: ms + one.ms });
  }
  return [...known.values()];
}
