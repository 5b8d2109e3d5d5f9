import { createInterface } from "node:readline";
import type { WholeKind } from "../engine/kinds/think.ts";
import { wholeKind } from "../engine/kinds/think.ts";
import { checkLine } from "./check.ts";
import { explainLine } from "./explain.ts";
import type { LineCommand } from "./line-command.ts";
import { makeLines } from "./make.ts";
import { type Options, readOptions } from "./options.ts";
import { Refusal } from "./refusal.ts";
import { solveLine } from "./solve.ts";

const LINE_COMMANDS: Readonly<Record<string, LineCommand>> = {
  solve: solveLine,
  explain: explainLine,
  check: checkLine,
};

const USAGE = `Usage: ergo <command> <kind> [options]     kinds: sudoku, nurikabe

Puzzles are read from standard input, one a line, in any spelling that Ergo imports;
one JSON object a line is written. A bad line gives {"line","error"} and exit code 1.

  solve   [--answers 2] [--nodes 200000]   count answers up to a number
  explain                                  the ladder's proof, step by step
  check   [--final]                        the laws that a board with marks breaks
  make    [--size 9|5x7] [--count 1] [--seed 1] [--level 1..5] [--technique 1..7]
          [--symmetry NAME] [--givens N] [--minimal]   make puzzles (reads nothing)
`;

async function main(args: readonly string[]): Promise<number> {
  const [command = "", kindName = "", ...rest] = args;
  const kind = wholeKind(kindName);
  const options = readOptions(rest);
  const byLine = Object.hasOwn(LINE_COMMANDS, command) ? LINE_COMMANDS[command] : undefined;
  if (typeof options === "string" || !kind || !(byLine || command === "make")) {
    process.stderr.write(typeof options === "string" ? `${options}\n\n${USAGE}` : USAGE);
    return 2;
  }
  if (byLine) return answerLines(byLine, kind, options);
  return writeAll(makeLines(kind, options));
}

async function answerLines(command: LineCommand, kind: WholeKind, options: Options): Promise<number> {
  let number = 0;
  let bad = false;
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const line = raw.trim();
    if (line === "") continue;
    try {
      await write({ line: number, ...(await command(kind, line, options)) });
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      bad = true;
      await write({ line: number, error: why.message });
    }
  }
  return bad ? 1 : 0;
}

async function writeAll(objects: Iterable<object>): Promise<number> {
  let bad = false;
  for (const object of objects) {
    bad ||= "error" in object;
    await write(object);
  }
  return bad ? 1 : 0;
}

/** One JSON object a line; waits while the reader is slow. */
function write(object: object): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(object)}\n`, (problem) => (problem ? reject(problem) : resolve()));
  });
}

process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  process.exit(problem.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await main(process.argv.slice(2));
