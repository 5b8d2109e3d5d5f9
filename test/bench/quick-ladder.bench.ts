// What rating costs: the complete ladder with quick suppositions from the givens to the end, each puzzle's answer known before. CPU time of
// single runs, warm; Sudoku by set, Nurikabe up to 20x20 and above. ERGO_EVERY=10 takes each tenth puzzle of a set.
import type { WholeKind } from "../../engine/kinds/load.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { run } from "../../engine/model/job.ts";
import { assert } from "../../engine/model/result.ts";
import { rate } from "../../engine/rate/rate.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import { kindOf, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

const NODES = 200_000;
const WARM = 100;
/** Longest side of the boards that count as "up to 20x20". */
const SIDE = 20;
/** The hardest level of a puzzle that counts as light. */
const LIGHT = 3;
const every = Number(process.env.ERGO_EVERY ?? 1);

interface Published {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly number[])[];
  readonly status: string;
}

/** Milliseconds of CPU time and the level of one rating; null where the puzzle does not have one answer that is known. */
function rated(kind: WholeKind, text: string): { ms: number; level: number | null } | null {
  const parsed = kind.play.parse(text);
  assert(parsed.ok, "the set can be read");
  const puzzle = kind.think.prepare(parsed.value);
  const truth = run(judge(puzzle, kind.search, NODES));
  if (truth.answers !== "one") return null;
  const start = cpuMicros();
  const rating = run(rate(kind, puzzle, truth));
  return { ms: (cpuMicros() - start) / 1_000, level: rating?.level ?? null };
}

function bench(name: string, kind: WholeKind, texts: readonly string[]): void {
  const some = texts.filter((_, at) => at % every === 0);
  for (const text of some.slice(0, WARM)) rated(kind, text);
  const all = some.flatMap((text) => rated(kind, text) ?? []);
  const light = all.filter(({ level }) => level !== null && level <= LIGHT);
  tellTimes(name, all);
  tellTimes(`${name}, level 1 to ${LIGHT}`, light);
}

function tellTimes(name: string, some: readonly { readonly ms: number }[]): void {
  if (some.length === 0) return;
  const times = some.map(({ ms }) => ms);
  tell(`Quick ladder, ${name}, puzzles`, some.length);
  tell(`Quick ladder, ${name}, median ms`, quantile(times, 0.5));
  tell(`Quick ladder, ${name}, mean ms`, times.reduce((sum, ms) => sum + ms, 0) / times.length);
  tell(`Quick ladder, ${name}, slowest ms`, quantile(times, 1));
}

const sudoku = kindOf("sudoku");
for (const set of ["minimal", "top1465", "hardest1106"]) bench(set, sudoku, sharedLines(`sudoku/${set}.txt`));

const nurikabe = kindOf("nurikabe");
const published = sharedLines("nurikabe/puzzles.jsonl")
  .map((line): Published => JSON.parse(line))
  .filter(({ status }) => status === "unique");
const textOf = ({ rows, cols, clues }: Published): string =>
  nurikabe.play.format(nurikabePuzzle(rows, cols, clues.flat()));
const isSmall = ({ rows, cols }: Published): boolean => Math.max(rows, cols) <= SIDE;
bench("Nurikabe up to 20x20", nurikabe, published.filter(isSmall).map(textOf));
bench("larger Nurikabe", nurikabe, published.filter((one) => !isSmall(one)).map(textOf));
