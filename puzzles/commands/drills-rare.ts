import { readFileSync } from "node:fs";
import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { readLessons, spellLessons } from "../../engine/learn/drill-set.ts";
import { momentBefore } from "../../engine/learn/moment.ts";
import { WAYS, type Way } from "../../engine/learn/way.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { Rule } from "../../engine/model/rule.ts";
import type { Packed } from "../../engine/pack/pack.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import { openPack, packsIn } from "../corpus/packs.ts";
import { truthOf } from "../terminal/truth.ts";
import { type Collected, inOrder, takeStandstills, WANTED } from "./drills.ts";
import { missesOf } from "./drills-missed.ts";
import { rearranged } from "./rearranged.ts";

/** Packs up to this level hold nothing that is rare. */
const SIMPLE = 3;
/** Puzzles close to known ones that are tried for a technique. */
const BRED = 3000;

interface Rare extends Collected {
  /** Puzzles that need the technique, though no way leads to it. */
  readonly near: string[];
}

/** A pack's puzzle, and the level that it is sorted by. */
interface Sorted {
  readonly level: number;
  readonly packed: Packed;
}

/** The module of positions in a file with near misses where it has none that hold. */
export function withMisses(kind: WholeKind, module: string, tell: (line: string) => void): string {
  const { head, drills, misses, isDense } = readModule(kind, module);
  return `${head}\`\n${spellLessons({ drills, misses: missesOf(kind, drills, misses, tell) }, isDense)}\n\`;\n`;
}

function readModule(kind: WholeKind, module: string) {
  const [head = "", spelled = ""] = readFileSync(module, "utf8").split("`\n");
  const isDense = kind.play.hand === "digits";
  return { head, isDense, ...readLessons(spelled.split("\n`")[0], isDense) };
}

/**
 * The module of positions in a file, with some added of techniques of which it has too few: out of puzzles of packs, and where they do not
 * have enough, of puzzles close to those, whose rows, columns and digits are exchanged so that no two look alike.
 */
export function withRareDrills(
  kind: WholeKind,
  making: MakeKind,
  from: Readonly<Record<"module" | "packs", string>>,
  tell: (line: string) => void,
): string {
  const { head, isDense, drills, misses } = readModule(kind, from.module);
  const set = new Map(drills);
  const { rules } = ownLadder(kind.think);
  const all = new Map(
    rules.flatMap((rule): [string, Rare][] => {
      const known = set.get(rule.id) ?? [];
      return rule.level > 0 && known.length < WANTED
        ? [[rule.id, { rule, drills: [...known], near: [] }]]
        : [];
    }),
  );
  for (const { level, packed } of hardestFirst(kind, from.packs)) {
    if (tooFew(all).length === 0) break;
    takePacked(kind, packed, level, all);
  }
  for (const rare of tooFew(all)) {
    const { rule, drills } = rare;
    const before = drills.length;
    breed(kind, making, rare);
    tell(`${rule.id}: ${before}, with those close to them ${drills.length}`);
  }
  for (const [id, { drills }] of all) set.set(id, inOrder(drills));
  return `${head}\`\n${spellLessons({ drills: set, misses: missesOf(kind, set, misses, tell) }, isDense)}\n\`;\n`;
}

const tooFew = (all: ReadonlyMap<string, Rare>): readonly Rare[] =>
  [...all.values()].filter(({ drills }) => drills.length < WANTED);

/** The puzzles of a folder of packs. */
function* hardestFirst(kind: WholeKind, folder: string): Iterable<Sorted> {
  const own = packsIn(folder).filter((one) => one.kind === kind.play.id && one.level > SIMPLE);
  for (const named of own.sort((a, b) => b.level - a.level))
    for (const packed of openPack(kind, folder, named).puzzles()) yield { level: named.level, packed };
}

function takePacked(
  kind: WholeKind,
  { puzzle, needs }: Packed,
  level: number,
  all: ReadonlyMap<string, Rare>,
): void {
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") return;
  const wanted = tooFew(all);
  const text = kind.play.format(puzzle);
  for (const { rule, drills, near } of wanted) {
    if (!needs.includes(rule.id) || drills.some((one) => one.text === text)) continue;
    const fires = run(momentBefore(kind.think, puzzle, rule, "ladder", truth)) !== null;
    if (fires) drills.push({ text, way: "ladder", isPractice: false });
    else near.push(text);
  }
  if (wanted.some(({ rule }) => rule.level <= level)) takeStandstills(kind, puzzle, truth, all, "level");
  takeStandstills(kind, puzzle, truth, all, "simple");
}

/** Adds positions of puzzles close to those that are known, and to those that need the technique after a supposition. */
function breed(kind: WholeKind, making: MakeKind, { rule, drills, near }: Rare): void {
  const random: Random = randomFrom(1);
  const isLate = drills.every(({ way }) => way === "ladder");
  for (let tried = 0; tried < BRED && drills.length < WANTED; tried++) {
    const parents = [...drills.map(({ text }) => text), ...near];
    if (parents.length === 0 || !making.vary) return;
    const parent = kind.play.parse(parents[random.below(parents.length)]);
    if (!parent.ok) return;
    const next = run(making.vary({ rows: parent.value.rows, cols: parent.value.cols }, parent.value, random));
    if (!next) continue;
    const text = rearranged(kind.play.format(next), random);
    const read = kind.play.parse(text);
    const way = read.ok && strictestWay(kind, read.value, rule, isLate);
    if (way && !drills.some((one) => one.text === text)) drills.push({ text, way, isPractice: false });
  }
}

/** The strictest way on which a technique fires; a late one fires on the way of the whole ladder alone. */
function strictestWay(kind: WholeKind, puzzle: Puzzle, rule: Rule, isLate: boolean): Way | null {
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") return null;
  let strictest: Way | null = null;
  for (const way of isLate ? (["ladder"] as const) : WAYS.toReversed()) {
    if (!run(momentBefore(kind.think, puzzle, rule, way, truth))) break;
    strictest = way;
  }
  return strictest;
}
