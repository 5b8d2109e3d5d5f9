import { createInterface } from "node:readline";
import { searchesOf, type WholeKind, wholeKind } from "../engine/kinds/think.ts";
import { bench } from "./bench.ts";
import { checkLine } from "./check.ts";
import { explainLine } from "./explain.ts";
import type { LineCommand } from "./line-command.ts";
import { makeLines } from "./make.ts";
import { type Options, readOptions } from "./options.ts";
import { Output } from "./output.ts";
import { raceLine } from "./race.ts";
import { type Line, readLine } from "./read-line.ts";
import { Refusal } from "./refusal.ts";
import { solveLine } from "./solve.ts";

const LINE_COMMANDS: Readonly<Record<string, LineCommand>> = {
  solve: solveLine,
  explain: explainLine,
  check: checkLine,
  race: raceLine,
};

const USAGE = `Usage: ergo <command> <kind> [options]     kinds: sudoku, nurikabe

Puzzles are read from standard input, one a line, in any spelling that Ergo imports;
one JSON object a line is written. A bad line gives {"line","error"} and exit code 1.

  solve   [--answers 2] [--nodes 200000]   count answers up to a number
  explain                                  the ladder's proof, step by step
  check   [--final]                        the laws that a board with marks breaks
  race    [--answers 2] [--nodes 50000] [--events N]    every search, with its counts and CPU time
  bench   [--search fast] [--nodes 200000]              CPU time over all lines, as one object
  make    [--size 9|5x7] [--count 1] [--seed 1] [--level 1..5] [--technique 1..7]
          [--symmetry NAME] [--givens N] [--minimal]    make puzzles (reads nothing)

Without --nodes, boards above 100 cells get fewer nodes, in proportion.
`;

async function main(args: readonly string[]): Promise<number> {
  const [command = "", kindName = "", ...rest] = args;
  const kind = wholeKind(kindName);
  const options = readOptions(rest);
  const byLine = Object.hasOwn(LINE_COMMANDS, command) ? LINE_COMMANDS[command] : undefined;
  if (typeof options === "string") return refuse(`${options}\n\n${USAGE}`);
  if (!kind || !(byLine || command === "make" || command === "bench")) return refuse(USAGE);
  if (byLine) return answerLines(byLine, kind, options);
  return command === "bench" ? benchAll(kind, options) : writeAll(makeLines(kind, options));
}

function refuse(text: string): number {
  process.stderr.write(text);
  return 2;
}

/** The lines of standard input that hold something, by their numbers. */
async function* inputLines(): AsyncGenerator<[number, string]> {
  let number = 0;
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const line = raw.trim();
    if (line !== "") yield [number, line];
  }
}

async function answerLines(command: LineCommand, kind: WholeKind, options: Options): Promise<number> {
  const output = new Output();
  let bad = false;
  for await (const [number, line] of inputLines()) {
    try {
      await output.print({ line: number, ...(await command(kind, line, options)) });
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      bad = true;
      await output.print({ line: number, error: why.message });
    }
  }
  await output.flush();
  return bad ? 1 : 0;
}

async function writeAll(objects: Iterable<object>): Promise<number> {
  const output = new Output();
  let bad = false;
  for (const object of objects) {
    bad ||= "error" in object;
    const written = output.print(object);
    if (written) await written;
  }
  await output.flush();
  return bad ? 1 : 0;
}

/** `bench` over the good lines; each bad one is told on standard error. */
async function benchAll(kind: WholeKind, options: Options): Promise<number> {
  const names = Object.keys(searchesOf(kind));
  if (options.search !== undefined && !names.includes(options.search))
    return refuse(
      `--search needs one of ${names.join(", ")}; "${options.search}" is none of them.\n\n${USAGE}`,
    );
  const lines: Line[] = [];
  let bad = false;
  for await (const [number, line] of inputLines()) {
    try {
      lines.push(await readLine(kind, line));
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      bad = true;
      process.stderr.write(`line ${number}: ${why.message}\n`);
    }
  }
  await writeAll([bench(kind, lines, options)]);
  return bad ? 1 : 0;
}

process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  process.exit(problem.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await main(process.argv.slice(2));
