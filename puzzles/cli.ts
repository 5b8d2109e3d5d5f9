import { loadMaker, loadWhole, type WholeKind } from "../engine/kinds/load.ts";
import { answerTree, readTreeArguments } from "./commands/alphabeta.ts";
import { analyseLines } from "./commands/analyse.ts";
import { bench } from "./commands/bench.ts";
import { canonLine } from "./commands/canon.ts";
import { checkLine } from "./commands/check.ts";
import { checkRules } from "./commands/check-rules.ts";
import { corpus, jobLines } from "./commands/corpus.ts";
import { dedupe } from "./commands/dedupe.ts";
import { drillModule } from "./commands/drills.ts";
import { withMisses, withRareDrills } from "./commands/drills-rare.ts";
import { explainLine } from "./commands/explain.ts";
import { findLine } from "./commands/find.ts";
import { readLadder, readTechniques } from "./commands/ladder.ts";
import { learnLines } from "./commands/learn.ts";
import { makeLines } from "./commands/make.ts";
import { packLines, unpackLines } from "./commands/pack.ts";
import { raceLine } from "./commands/race.ts";
import { rateLine } from "./commands/rate.ts";
import { solveLine } from "./commands/solve.ts";
import { verifyLines } from "./commands/verify.ts";
import { EXIT, type ExitCode } from "./files/exit.ts";
import { fieldsIn, tellsError } from "./files/fields.ts";
import { inputLines } from "./files/input-lines.ts";
import { Output } from "./files/output.ts";
import { Failure, Misuse, Refusal } from "./files/refusal.ts";
import { type Command, endOfSame, hashOf } from "./files/whole-file.ts";
import { readEntry } from "./terminal/entry.ts";
import type { LineCommand, SetCommand } from "./terminal/line-command.ts";
import { type Options, readOptions } from "./terminal/options.ts";
import { usage, wishFields } from "./terminal/usage.ts";

/** Commands that answer each line with at most one object. */
const LINE_COMMANDS: Readonly<Record<string, (kind: WholeKind, options: Options) => LineCommand>> = {
  solve: () => solveLine,
  check: () => checkLine,
  race: () => raceLine,
  rate: () => rateLine,
  canon: () => canonLine,
  dedupe,
  explain: (kind, options) => explainLine(readLadder(kind, options), options),
  find: (kind, options) => findLine(readTechniques(kind, options)),
};

/** Commands that speak of the whole set; a bad line is reported on standard error. */
const SET_COMMANDS: Readonly<Record<string, (kind: WholeKind, options: Options) => SetCommand>> = {
  bench,
  pack: packLines,
  analyse: (kind, options) => analyseLines(kind, readLadder(kind, options), options),
  verify: (kind, options) => verifyLines(kind, readLadder(kind, options), options),
};

async function main(args: readonly string[]): Promise<ExitCode> {
  const [command = "", kindName = "", ...rest] = args;
  if (command === "rules" && kindName === "check") return checkFile(rest);
  if (command === "corpus") return runCorpus(kindName, rest);
  if (command === "drills") return writeDrills(kindName, rest);
  if (command === "alphabeta") return searchOneTree(args.slice(1));
  const kind = await loadWhole(kindName);
  const options = readOptions(rest, await wishFields(), command);
  if (typeof options === "string") throw new Misuse(options);
  if (!kind) return refuse(await usage());
  if (command === "unpack")
    return writing(args, options, async (output) => {
      await output.printAll(unpackLines(kind, options));
      return EXIT.done;
    });
  if (command === "learn") return learnAll(kind, args, options);
  if (command === "make") return writing(args, options, (output) => makeAll(kind, options, output));
  if (Object.hasOwn(LINE_COMMANDS, command)) {
    const line = LINE_COMMANDS[command](kind, options);
    return writing(args, options, (output) => answerLines(line, kind, options, output));
  }
  if (Object.hasOwn(SET_COMMANDS, command)) {
    const set = SET_COMMANDS[command](kind, options);
    return writing(args, options, (output) => answerSet(set, kind, options, output));
  }
  return refuse(await usage());
}

function refuse(text: string): ExitCode {
  process.stderr.write(text);
  return EXIT.misused;
}

/** The command as the sum of its output tells it. */
async function commandOf(args: readonly string[], options: Options): Promise<Command> {
  const isPath = (at: number): boolean => args[at] === "--out" || args[at] === "--in";
  const words = args.filter((_, at) => !isPath(at) && !isPath(at - 1));
  if (options.in === undefined) return { words };
  const input = await hashOf(options.in);
  if (input === null) throw new Refusal(`"${options.in}" cannot be read.`);
  return { words, input };
}

/**
 * Lets an act write where the options say, and puts the file in place when it has ended. Nothing is done where the file is
 * there already, whole, by the same command, from the same input if any.
 */
async function writing(
  args: readonly string[],
  options: Options,
  act: (output: Output) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { out } = options;
  const command = await commandOf(args, options);
  // What comes from standard input is not known before it is read.
  const isKnown = out !== undefined && (options.in !== undefined || args[0] === "make");
  const before = isKnown ? await endOfSame(out, command) : null;
  if (before !== null) {
    process.stderr.write(`"${out}" is there, whole and by the same command: nothing is left to do.\n`);
    return before;
  }
  const output = new Output(out, command);
  try {
    return await output.end(await act(output));
  } catch (why) {
    output.drop();
    throw why;
  }
}

/** `learn`; it judges on boards of the kind's maker. */
async function learnAll(kind: WholeKind, args: readonly string[], options: Options): Promise<ExitCode> {
  const set = learnLines(kind, await loadMaker(kind.play.id), readLadder(kind, options), options);
  return writing(args, options, (output) => answerSet(set, kind, options, output));
}

/** `make`; what can never be is told on standard error too, where no file is left. */
async function makeAll(kind: WholeKind, options: Options, output: Output): Promise<ExitCode> {
  const lines = makeLines(kind, await loadMaker(kind.play.id), options);
  for (;;) {
    const next = lines.next();
    if (next.done) return next.value;
    if (options.out !== undefined && "error" in next.value && !("seed" in next.value))
      process.stderr.write(`${next.value.error}\n`);
    await output.print(next.value);
  }
}

/** `corpus jobs`, `gather` and `check`, which speak of all kinds. */
async function runCorpus(part: string, rest: readonly string[]): Promise<ExitCode> {
  const options = readOptions(rest, await wishFields(), "corpus");
  if (typeof options === "string") throw new Misuse(options);
  if (part === "jobs") {
    for (const line of await jobLines(options)) process.stdout.write(line);
    return EXIT.done;
  }
  return writing(["corpus", part, ...rest], options, (output) =>
    corpus(part, options, (object) => output.print(object)),
  );
}

/** `rules check`: text for a person, not objects. */
async function checkFile([path = "", ...rest]: readonly string[]): Promise<ExitCode> {
  const options = readOptions(rest, await wishFields());
  if (typeof options === "string") throw new Misuse(options);
  const kind = await loadWhole(options.kind);
  if (!kind || path === "") return refuse(await usage());
  let good = true;
  for (const { text, isGood } of checkRules(kind, await loadMaker(kind.play.id), path)) {
    process.stdout.write(text);
    good &&= isGood;
  }
  return good ? EXIT.done : EXIT.flawed;
}

/** `drills`: the module of a kind's positions to learn from, as the app has it; what is lacking on standard error. */
async function writeDrills(id: string, rest: readonly string[]): Promise<ExitCode> {
  const kind = await loadWhole(id);
  const options = readOptions(rest, await wishFields(), "make");
  if (typeof options === "string") throw new Misuse(options);
  const { seeds, packs, in: module } = options;
  if (!kind || (seeds ? packs || module : !module)) return refuse(await usage());
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  const maker = await loadMaker(kind.play.id);
  if (seeds) process.stdout.write(drillModule(kind, maker, seeds, tell));
  else if (packs && module) process.stdout.write(withRareDrills(kind, maker, { module, packs }, tell));
  else if (module) process.stdout.write(withMisses(kind, module, tell));
  return EXIT.done;
}

/** `alphabeta`: one tree, from the command line or from standard input. */
async function searchOneTree(args: readonly string[]): Promise<ExitCode> {
  const asked = readTreeArguments(args);
  if (!asked) return refuse(await usage());
  const answer = answerTree(asked.text ?? (await inputText()), asked.root);
  if (typeof answer === "string") {
    process.stderr.write(`${answer}\n`);
    return EXIT.flawed;
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  return EXIT.done;
}

async function inputText(): Promise<string> {
  let text = "";
  for await (const part of process.stdin.setEncoding("utf8")) text += part;
  return text;
}

async function answerLines(
  command: LineCommand,
  kind: WholeKind,
  options: Options,
  output: Output,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.done;
  for await (const [number, line] of inputLines(options.in, options.shard)) {
    if (tellsError(line)) {
      await output.print(fieldsIn(line) ?? {});
      continue;
    }
    try {
      const answer = await command(kind, line, options);
      if (answer) await output.print({ line: number, ...answer });
    } catch (why) {
      exit = flawed(why);
      await output.print({ line: number, error: (why as Refusal).message });
    }
  }
  return exit;
}

async function answerSet(
  command: SetCommand,
  kind: WholeKind,
  options: Options,
  output: Output,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.done;
  const print = async (objects: Iterable<object | string>): Promise<void> => {
    for (const object of objects) {
      if (typeof object !== "string" && "error" in object) exit = EXIT.flawed;
      await output.print(object);
    }
  };
  for await (const [number, line] of inputLines(options.in, options.shard)) {
    if (tellsError(line)) continue;
    try {
      await print(command.take(await readEntry(kind, line), number));
    } catch (why) {
      exit = flawed(why);
      process.stderr.write(`line ${number}: ${(why as Refusal).message}\n`);
    }
  }
  await print(command.end());
  return exit;
}

/** The exit code where a line is refused; anything else that went wrong is not of a line. */
function flawed(why: unknown): ExitCode {
  if (!(why instanceof Refusal) || why instanceof Misuse) throw why;
  return EXIT.flawed;
}

process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  process.exit(problem.code === "EPIPE" ? EXIT.done : EXIT.unwritten);
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (why) {
  if (why instanceof Failure) {
    process.stderr.write(`${why.message}\n${why instanceof Misuse ? `\n${await usage()}` : ""}`);
    process.exitCode = why.exit;
  } else {
    process.stderr.write(`${why instanceof Error ? why.stack : why}\n`);
    process.exitCode = EXIT.defect;
  }
}
