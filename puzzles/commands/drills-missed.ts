import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Drill, DrillSet, Miss } from "../../engine/learn/drill-set.ts";
import { rulesOnWay } from "../../engine/learn/moment.ts";
import { missedFacts, oneStepOn, openFacts, plainestFirst, stepWith } from "../../engine/learn/near-miss.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { holdsIn, type Truth } from "../../engine/reason/chain/mistake.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import { truthOf } from "../terminal/truth.ts";

/** Near misses of one position that are looked at; puzzles of other techniques that are tried; moments of a proof, and facts at moments, that are. */
const SEEN = 6;
const OTHERS = 24;
const MOMENTS = 12;
const TRIES = 400;
/** Entries of a proof before a step of the technique that are looked at for what the step rests on. */
const BACK = 60;
const FIRINGS = 8;
const LACKING = 4;

interface Seen {
  readonly miss: Miss;
  readonly step: Step;
  /** What the technique would conclude is not so. */
  readonly isWrong: boolean;
}

/** Where near misses are looked for, one after the other. */
type Place = "standstill" | "silent moment" | "any moment";
const PLACES: readonly Place[] = ["standstill", "silent moment", "any moment"];

/**
 * A near miss of each technique that has one: a fact that is not known on a position, with which the technique would take a step, and which
 * the rules up to its level do not give in one step, nor what it would conclude. `known` is kept where it still is one. Standstills of these
 * rules are tried first, on the technique's own puzzles and on others; then moments of proofs, those first at which the technique says
 * nothing at all. What would be wrong to conclude comes first, then the step with the fewest premises. Where there is none of these, the
 * moment of a proof is taken at which one premise of the technique's own step is not known yet, though an easier rule may give it.
 */
export function missesOf(
  kind: WholeKind,
  drills: DrillSet,
  known: ReadonlyMap<string, Miss>,
  tell: (line: string) => void,
): ReadonlyMap<string, Miss> {
  const misses = new Map<string, Miss>();
  const every = [...new Set([...drills.values()].flatMap((list) => list.map(({ text }) => text)))];
  for (const rule of ownLadder(kind.think).rules) {
    if (rule.level === 0) continue;
    const before = known.get(rule.id);
    const isKept = before !== undefined && holds(kind, rule, before);
    const miss = isKept ? before : missOf(kind, rule, drills.get(rule.id) ?? [], every);
    if (miss) misses.set(rule.id, miss);
    tell(`${rule.id}: ${miss ? `${miss.after ?? "standstill"} ${miss.fact} ${miss.text}` : "no near miss"}`);
  }
  return misses;
}

function missOf(kind: WholeKind, rule: Rule, own: readonly Drill[], every: readonly string[]): Miss | null {
  const texts = own.map(({ text }) => text);
  const others = every.filter((text) => !texts.includes(text));
  const all = [...texts, ...others.slice(0, OTHERS)];
  for (const place of PLACES) {
    const tries = { left: place === "standstill" ? Number.POSITIVE_INFINITY : TRIES };
    for (const text of all) {
      if (tries.left <= 0) break;
      const [best] = missesOn(kind, text, rule, place, tries).sort(
        (a, b) => Number(b.isWrong) - Number(a.isWrong) || a.step.because.length - b.step.because.length,
      );
      if (best) return best.miss;
    }
  }
  for (const drill of own) {
    const miss = lastOpen(kind, drill, rule);
    if (miss) return miss;
  }
  return null;
}

/** The last moment on the way to a technique at which one premise of its step was not known, and nothing that it concludes. */
function lastOpen(kind: WholeKind, { text, way }: Drill, rule: Rule): Miss | null {
  const read = kind.play.parse(text);
  if (!read.ok) return null;
  const { value: puzzle } = read;
  const truth = truthOf(kind, puzzle);
  const chain = new Chain(puzzle, gridOf(puzzle), rulesOnWay(kind.think, rule, way), { truth });
  const { entries } = chain.journal;
  const isIts = (at: number): boolean => chain.rules[entries[at].rule]?.id === rule.id;
  run(chain.run({ until: () => isIts(entries.length - 1) }));
  const at = entries.length - 1;
  if (at < 1 || !isIts(at)) return null;
  const factsAfter = (after: number) => entries.slice(0, after).flatMap(({ firing }) => firing.adds);
  const asked = chain.rules.filter(({ id, level }) => level === 0 || id === rule.id);
  const { firings } = run(findAll(puzzle, factsAfter(at), asked, { truth }));
  const plainest = plainestFirst(firings).slice(0, FIRINGS);
  for (let after = at - 1; after > Math.max(0, at - BACK); after--) {
    if (chain.rules[entries[after].rule].level === 0) continue; // bookkeeping is not done yet
    const facts = factsAfter(after);
    for (const { because } of plainest) {
      // Bookkeeping may give the others with the one.
      for (const fact of because.filter((one) => isOpen(puzzle, facts, [one])).slice(0, LACKING)) {
        const step = run(stepWith(kind.think, puzzle, rule, facts, fact, truth));
        if (step && isOpen(puzzle, facts, step.adds)) return { text, after, way, fact };
      }
    }
  }
  return null;
}

/** Some near misses of a technique on the first position of a puzzle that has any. */
function missesOn(kind: WholeKind, text: string, rule: Rule, place: Place, tries: { left: number }): Seen[] {
  const read = kind.play.parse(text);
  if (!read.ok) return [];
  const { value: puzzle } = read;
  const truth = truthOf(kind, puzzle);
  for (const after of place === "standstill" ? [null] : momentsOf(kind, puzzle, rule, truth)) {
    const facts = run(missedFacts(kind.think, puzzle, rule, { after, way: "ladder" }, truth));
    const soon = facts && run(oneStepOn(kind.think, puzzle, rule, facts, truth));
    if (!soon || (place !== "any moment" && !soon.isSilent)) continue;
    const seen: Seen[] = [];
    for (const fact of inTurn(openFacts(puzzle, soon.facts, valuesOf(kind, puzzle)))) {
      tries.left--;
      const step = run(stepWith(kind.think, puzzle, rule, facts, fact, truth));
      if (step && isOpen(puzzle, soon.facts, step.adds))
        seen.push({ miss: { text, fact, after, way: "ladder" }, step, isWrong: isWrong(step, truth) });
      if (seen.length === SEEN) break;
    }
    if (seen.length > 0) return seen;
  }
  return [];
}

/** Whether a near miss is one by the rules as they are. */
function holds(kind: WholeKind, rule: Rule, miss: Miss): boolean {
  const { text, fact } = miss;
  const read = kind.play.parse(text);
  if (!read.ok) return false;
  const { value: puzzle } = read;
  const truth = truthOf(kind, puzzle);
  const facts = run(missedFacts(kind.think, puzzle, rule, miss, truth));
  const step = facts && run(stepWith(kind.think, puzzle, rule, facts, fact, truth));
  return step !== null && facts !== null && isOpen(puzzle, facts, [fact, ...step.adds]);
}

/** Whether none of some facts is known. */
function isOpen(puzzle: Puzzle, known: readonly Fact[], facts: readonly Fact[]): boolean {
  const grid = gridOf(puzzle, known);
  return facts.every((fact) => !grid.knows(fact));
}

/** Moments of the standard proof, by how many entries stand before each: those of the hardest steps first. */
function momentsOf(kind: WholeKind, puzzle: Puzzle, { level }: Rule, truth: Truth): readonly number[] {
  const { rules } = ownLadder(kind.think);
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { truth });
  run(chain.run());
  const levels = chain.journal.entries.map(({ rule }) => chain.rules[rule].level);
  const named = levels.flatMap((of, at) => (of > 0 && at > 0 ? [at] : []));
  const rank = (at: number): number => Math.min(levels[at], level);
  return named.sort((a, b) => rank(b) - rank(a) || b - a).slice(0, MOMENTS);
}

const isWrong = ({ adds }: Step, truth: Truth): boolean =>
  truth.answers === "one" && adds.some((fact) => !holdsIn(truth.answer, fact));

/** The values that a player writes: digits, or wall and its opposite. */
const valuesOf = ({ play }: WholeKind, { values }: Puzzle): readonly number[] =>
  play.hand === "digits" ? Array.from({ length: values - 1 }, (_, at) => at + 1) : [0];

/** The same facts, far ones after each other, so that the first few come from all over the board. */
function inTurn(facts: readonly Fact[]): readonly Fact[] {
  const stride = 7;
  return Array.from({ length: stride }, (_, first) => facts.filter((_, at) => at % stride === first)).flat();
}
