import type { WholeKind } from "../../engine/kinds/load.ts";
import { countBy } from "../../engine/kinds/shared/defaults.ts";
import { cpuMicros, measure } from "../terminal/cpu.ts";
import type { SetCommand } from "../terminal/line-command.ts";
import { namedSearch } from "../terminal/named-search.ts";
import { nodeLimit } from "../terminal/node-limit.ts";
import type { Options } from "../terminal/options.ts";
import type { PuzzleLine } from "../terminal/read-line.ts";
import { type AnswerCount, verdictOf } from "../terminal/verdict.ts";

/** Node limit on small boards where none is asked for. */
const NODES = 200_000;
/** Answers looked for: uniqueness is proved. */
const ANSWERS = 2;
/** CPU time that puzzles are solved for before it counts, and while it does. */
const WARM_UP_MICROS = 500_000;
const MEASURED_MICROS = 1_000_000;

type Solve = () => AnswerCount;

/** `bench`: solves the puzzles again and again; CPU time of one, over whole passes and puzzle by puzzle. */
export function bench(kind: WholeKind, { search = "fast", nodes }: Options): SetCommand {
  namedSearch(kind, search);
  const lines: PuzzleLine[] = [];
  return {
    take(line) {
      lines.push(line);
      return [];
    },
    end: () => [measureAll(kind, search, lines, nodes)],
  };
}

function measureAll(kind: WholeKind, name: string, lines: readonly PuzzleLine[], nodes?: number): object {
  const solves = lines.map((line) => solverOf(kind, name, line, nodes ?? nodeLimit(line.puzzle, NODES)));
  warmUp(solves);
  const verdicts: AnswerCount[] = [];
  let micros = 0;
  let passes = 0;
  const start = cpuMicros();
  while (solves.length > 0 && micros < MEASURED_MICROS) {
    for (let index = 0; index < solves.length; index++) verdicts[index] = solves[index]();
    micros = cpuMicros() - start;
    passes++;
  }
  const each = solves.map(measure).sort((a, b) => a - b);
  const upTo = (share: number) => rounded(each[Math.min(each.length - 1, Math.floor(share * each.length))]);
  const count = (wanted: AnswerCount) => verdicts.filter((verdict) => verdict === wanted).length;
  return {
    puzzles: lines.length,
    unique: count("one"),
    none: count("none"),
    several: count("several"),
    undecided: count("undecided"),
    microsPerPuzzle: rounded(micros / passes / solves.length),
    medianMicros: upTo(0.5),
    p95Micros: upTo(0.95),
    maxMicros: upTo(1),
  };
}

/** The timed function. `fast` is measured by the kind's quickest way to count, any other search from the parsed puzzle and a new grid. */
function solverOf(kind: WholeKind, name: string, { puzzle, text }: PuzzleLine, nodes: number): Solve {
  const search = namedSearch(kind, name);
  const count = name === "fast" ? kind.think.counter(puzzle, text) : countBy(search)(puzzle);
  return () => {
    const answers = count(ANSWERS, nodes);
    return verdictOf(Math.max(answers, 0), answers >= 0, ANSWERS);
  };
}

function warmUp(solves: readonly Solve[]): void {
  const end = cpuMicros() + WARM_UP_MICROS;
  for (let index = 0; solves.length > 0 && cpuMicros() < end; index = (index + 1) % solves.length)
    solves[index]();
}

/** To a thousandth; null where there was nothing to measure. */
function rounded(micros: number | undefined): number | null {
  return micros === undefined || Number.isNaN(micros) ? null : Math.round(micros * 1_000) / 1_000;
}
