import { createInterface } from "node:readline";
import { loadMaker, loadWhole, type WholeKind } from "../engine/kinds/load.ts";
import { answerTree, readTreeArguments } from "./commands/alphabeta.ts";
import { analyseLines } from "./commands/analyse.ts";
import { bench } from "./commands/bench.ts";
import { checkLine } from "./commands/check.ts";
import { checkRules } from "./commands/check-rules.ts";
import { explainLine } from "./commands/explain.ts";
import { findLine } from "./commands/find.ts";
import { readLadder, readTechniques } from "./commands/ladder.ts";
import { makeLines } from "./commands/make.ts";
import { raceLine } from "./commands/race.ts";
import { rateLine } from "./commands/rate.ts";
import { solveLine } from "./commands/solve.ts";
import { verifyLines } from "./commands/verify.ts";
import type { LineCommand } from "./terminal/line-command.ts";
import { type Options, readOptions } from "./terminal/options.ts";
import { Output } from "./terminal/output.ts";
import { type PuzzleLine, readLine } from "./terminal/read-line.ts";
import { Misuse, Refusal } from "./terminal/refusal.ts";
import { usage, wishFields } from "./terminal/usage.ts";

/** Commands that answer each line with one object. */
const LINE_COMMANDS: Readonly<Record<string, (kind: WholeKind, options: Options) => LineCommand>> = {
  solve: () => solveLine,
  check: () => checkLine,
  race: () => raceLine,
  rate: () => rateLine,
  explain: (kind, options) => explainLine(readLadder(kind, options), options),
  find: (kind, options) => findLine(readTechniques(kind, options)),
};

/** Answers all good lines together. */
type SetCommand = (lines: readonly PuzzleLine[]) => Iterable<object>;

/** Commands that answer once all lines are read; a bad line is reported on standard error. */
const SET_COMMANDS: Readonly<Record<string, (kind: WholeKind, options: Options) => SetCommand>> = {
  bench,
  analyse: (kind, options) => analyseLines(kind, readLadder(kind, options)),
  verify: (kind, options) => verifyLines(kind, readLadder(kind, options), options.proofs),
};

async function main(args: readonly string[]): Promise<number> {
  const [command = "", kindName = "", ...rest] = args;
  if (command === "rules" && kindName === "check") return checkFile(rest);
  if (command === "alphabeta") return searchOneTree(args.slice(1));
  const kind = await loadWhole(kindName);
  const options = readOptions(rest, await wishFields(), command);
  if (typeof options === "string") throw new Misuse(options);
  if (!kind) return refuse(await usage());
  if (command === "make") return writeAll(makeLines(kind, await loadMaker(kind.play.id), options));
  if (Object.hasOwn(LINE_COMMANDS, command))
    return answerLines(LINE_COMMANDS[command](kind, options), kind, options);
  if (Object.hasOwn(SET_COMMANDS, command)) return answerSet(SET_COMMANDS[command](kind, options), kind);
  return refuse(await usage());
}

function refuse(text: string): number {
  process.stderr.write(text);
  return 2;
}

/** `rules check`: text for a person, not objects. */
async function checkFile([path = "", ...rest]: readonly string[]): Promise<number> {
  const options = readOptions(rest, await wishFields());
  if (typeof options === "string") throw new Misuse(options);
  const kind = await loadWhole(options.kind);
  if (!kind || path === "") return refuse(await usage());
  let good = true;
  for (const { text, isGood } of checkRules(kind, await loadMaker(kind.play.id), path)) {
    process.stdout.write(text);
    good &&= isGood;
  }
  return good ? 0 : 1;
}

/** `alphabeta`: one tree, from the command line or from standard input. */
async function searchOneTree(args: readonly string[]): Promise<number> {
  const asked = readTreeArguments(args);
  if (!asked) return refuse(await usage());
  const answer = answerTree(asked.text ?? (await inputText()), asked.root);
  if (typeof answer !== "string") return writeAll([answer]);
  process.stderr.write(`${answer}\n`);
  return 1;
}

async function inputText(): Promise<string> {
  let text = "";
  for await (const part of process.stdin.setEncoding("utf8")) text += part;
  return text;
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

async function answerSet(command: SetCommand, kind: WholeKind): Promise<number> {
  const lines: PuzzleLine[] = [];
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
  return Math.max(bad ? 1 : 0, await writeAll(command(lines)));
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

process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  process.exit(problem.code === "EPIPE" ? 0 : 1);
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (why) {
  if (!(why instanceof Refusal)) throw why;
  process.exitCode = refuse(`${why.message}\n${why instanceof Misuse ? `\n${await usage()}` : ""}`);
}
