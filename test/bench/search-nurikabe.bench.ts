// How many Nurikabe are decided, each within two seconds of CPU time, and how soon: the parsed puzzle, a new grid,
// two answers looked for; a puzzle is solved again until that lasts a millisecond.
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { SearchResult } from "../../engine/model/search.ts";
import { cpuMicros, measure } from "../../puzzles/terminal/cpu.ts";
import { kindOf, ownPuzzles, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

const LIMITS = { answers: 2, nodes: Number.MAX_SAFE_INTEGER };
const MOST_MICROS = 2_000_000;

const nurikabe = kindOf("nurikabe");

interface Posed {
  readonly puzzle: Puzzle;
  /** What is known of it: "unsat", "multi", "one", or its one answer as sea (#) and land. */
  readonly known: string;
}

interface Published {
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly number[])[];
  readonly status: string;
  readonly bench?: boolean;
  readonly solution?: readonly string[];
}

/** What the search says within the time, or null. */
function decide({ puzzle }: Posed): string | null {
  const job = nurikabe.search(puzzle, gridOf(puzzle), LIMITS);
  const end = cpuMicros() + MOST_MICROS;
  for (;;) {
    const next = job.next();
    if (next.done) return said(next.value);
    if (cpuMicros() > end) return null;
  }
}

function said({ answers }: SearchResult): string {
  if (answers.length !== 1) return answers.length === 0 ? "unsat" : "multi";
  return answers[0].map((owner) => (owner === 0 ? "#" : ".")).join("");
}

/** Tells how a set fared. */
function bench(name: string, set: readonly Posed[]): void {
  if (set.length === 0) return;
  const decided = set.filter((one) => {
    const verdict = decide(one);
    if (verdict === null) return false;
    const isRight = verdict === one.known || (one.known === "one" && /^[#.]+$/.test(verdict));
    assert(isRight, `the verdict on a puzzle of "${name}" is what is known of it`);
    return true;
  });
  const micros = decided.map(({ puzzle }) =>
    measure(() => run(nurikabe.search(puzzle, gridOf(puzzle), LIMITS))),
  );
  tell(`Nurikabe ${name}, decided of ${set.length}`, decided.length);
  tell(`Nurikabe ${name}, median ms`, quantile(micros, 0.5) / 1_000);
  tell(`Nurikabe ${name}, 95th percentile ms`, quantile(micros, 0.95) / 1_000);
  tell(`Nurikabe ${name}, slowest ms`, quantile(micros, 1) / 1_000);
  tell(`Nurikabe ${name}, all together ms`, micros.reduce((sum, one) => sum + one, 0) / 1_000);
}

function own(side: number, count: number): Posed[] {
  return ownPuzzles(nurikabe, side, count).map((text) => {
    const read = nurikabe.play.parse(text);
    assert(read.ok, "what our maker writes can be read");
    return { puzzle: prepared(read.value), known: "one" };
  });
}

function published(file: string, isWanted: (one: Published) => boolean): Posed[] {
  return sharedLines(`nurikabe/${file}.jsonl`)
    .map((line): Published => JSON.parse(line))
    .filter(isWanted)
    .map(({ rows, cols, clues, status, solution }) => ({
      puzzle: prepared(nurikabePuzzle(rows, cols, clues.flat())),
      known: status === "unique" ? (solution ?? []).join("") : status,
    }));
}

function prepared(puzzle: Puzzle): Puzzle {
  return nurikabe.think.prepare(puzzle);
}

bench("own 7x7", own(7, 60));
bench("own 10x10", own(10, 20));
bench(
  "published",
  published("puzzles", ({ status }) => status === "unique"),
);
bench(
  "fixed set",
  published("puzzles", ({ bench }) => bench === true),
);
bench(
  "invalid",
  published("invalid", () => true),
);
