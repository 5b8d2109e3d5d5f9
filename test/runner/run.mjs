// Runs the parts of the tests one after the other, those of one row side by side, and adds up what they report.
// Files that failed are run once more at the end, alone: what fails there failed, and what passes there is named.
// All that a part starts ends with it, and all ends with the run: by a signal, by the end of the process that started
// it, and by SIGKILL too, for which the guard stands beside it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { linesOf, sumOf } from "./counts.mjs";
import { endAll, MARK } from "./processes.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** @typedef {import("./counts.mjs").FileCount} FileCount */
/** @typedef {import("./counts.mjs").Outcome} Outcome */
/**
 * A part: a command, what it adds to the environment, and how its JSON report is counted. Without a report the
 * command is one test. `again` is the part for some of its files alone.
 * @typedef {{
 *   name: string, command: string[], env?: Record<string, string>,
 *   report?: (report: any) => FileCount[], again?: (files: string[]) => Part,
 * }} Part
 */

/** How long the last output of a part is waited for, in milliseconds. */
const FLUSH = 2_000;

/** How often the run looks whether the process that started it is still there, in milliseconds. */
const LOOK = 500;

/**
 * Runs all parts and sets the exit code. The last line is the sum: `N passed, N failed`.
 * @param {Part[][]} rows @param {{ reports: string, silence: number }} options `reports` is the folder for
 * reports; a part that has written nothing for `silence` milliseconds hangs
 */
export async function run(rows, { reports, silence }) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const mark = `${process.pid}-${Math.random().toString(36).slice(2)}/`;
  const temporary = mkdtempSync(join(tmpdir(), "ergo-run-"));
  const guard = spawn(process.execPath, [join(root, "test/runner/guard.mjs"), mark, temporary], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const guarded = new Promise((resolve) => guard.once("exit", resolve));
  const markOf = (/** @type {string} */ name) => `${mark}${name}/`;
  /** Leaders of the parts that run. @type {Set<number>} */
  const leaders = new Set();
  /** @type {{ why: string, code: number } | null} */
  let stopped = null;
  const stop = (/** @type {string} */ why, /** @type {number} */ code) => {
    stopped ??= { why, code };
    void endAll(mark, [...leaders]);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.once(signal, () => stop(signal, 128 + constants.signals[signal]));
  }
  const { ppid } = process;
  const look = setInterval(() => {
    if (process.ppid !== ppid) stop("the end of the process that started it", 129);
  }, LOOK);

  /** Runs a command to its end, then ends what it left running. @param {Part} part @returns {Promise<boolean>} */
  const runPart = async ({ name, command: [program, ...args], env }) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
        PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
        TMPDIR: temporary,
        ERGO_REPORT: join(reports, `${name}.json`),
        ERGO_TOOK_PART: join(reports, `${name}.browsers`),
        ...env,
        [MARK]: markOf(name),
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const leader = child.pid ? [child.pid] : [];
    for (const pid of leader) {
      leaders.add(pid);
      guard.stdin.write(`${pid}\n`);
    }
    const hang = globalThis.setTimeout(() => {
      console.error(`${name} hangs: it has written nothing for ${silence / 60_000} minutes.`);
      void endAll(markOf(name), leader);
    }, silence);
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.on("data", (chunk) => {
        hang.refresh();
        to.write(chunk);
      });
    }
    const closed = once(child, "close");
    const isGood = await new Promise((resolve) => {
      child.once("error", (error) => {
        console.error(error.message);
        resolve(false);
      });
      child.once("exit", (code) => resolve(code === 0));
    });
    clearTimeout(hang);
    for (const pid of leader) leaders.delete(pid);
    await endAll(markOf(name));
    // By now nobody holds its output open; where that is not sure, the rest of it is not waited for.
    await Promise.race([closed, setTimeout(FLUSH)]);
    return isGood;
  };

  /** Runs a part and counts what it reports. @param {Part} part @returns {Promise<FileCount[]>} */
  const countsOf = async (part) => {
    const isGood = await runPart(part);
    return counted(part, isGood, reports);
  };
  /** @type {Map<Part, Outcome>} */
  const outcomes = new Map();
  for (const row of rows) {
    if (stopped) break;
    console.log(`\n— ${row.map(({ name }) => name).join(", ")}`);
    await Promise.all(
      row.map(async (part) => {
        const began = Date.now();
        const files = await countsOf(part);
        const seconds = (Date.now() - began) / 1000;
        outcomes.set(part, {
          name: part.name,
          files,
          unsteady: [],
          seconds,
          browsers: browsersOf(part, reports),
        });
      }),
    );
  }
  for (const [part, outcome] of outcomes) {
    const failing = outcome.files.filter(({ file, failed }) => file && failed).map(({ file }) => file);
    if (stopped || !part.again || failing.length === 0) continue;
    console.log(`\n— again, alone: ${failing.join(", ")}`);
    outcomes.set(part, again(outcome, await countsOf(part.again(failing))));
  }
  clearInterval(look);
  guard.stdin.end();
  await guarded;
  finish([...outcomes.values()], stopped);
}

/** @param {Part} part @param {boolean} isGood @param {string} reports @returns {FileCount[]} */
function counted({ name, report }, isGood, reports) {
  const failed = { file: "", passed: 0, failed: 1, skipped: 0, failures: [] };
  if (!report) return [isGood ? { ...failed, passed: 1, failed: 0 } : failed];
  try {
    const files = report(JSON.parse(readFileSync(join(reports, `${name}.json`), "utf8")));
    return isGood || files.some((file) => file.failed) ? files : [...files, failed];
  } catch {
    return [failed]; // it ended before it could report
  }
}

/** @param {Part} part @param {string} reports @returns {string[]} */
function browsersOf({ name }, reports) {
  try {
    const noted = readFileSync(join(reports, `${name}.browsers`), "utf8");
    return [...new Set(noted.trim().split("\n"))].sort();
  } catch {
    return []; // no browser took part
  }
}

/**
 * The outcome with the files that were run again: what failed at first and passed then is unsteady.
 * @param {Outcome} outcome @param {FileCount[]} second @returns {Outcome}
 */
function again(outcome, second) {
  const files = outcome.files.map((first) => second.find(({ file }) => file === first.file) ?? first);
  const unsteady = outcome.files.flatMap((first, at) => (files[at]?.failed ? [] : first.failures));
  return { ...outcome, files, unsteady };
}

/** @param {Outcome[]} outcomes @param {{ why: string, code: number } | null} stopped */
function finish(outcomes, stopped) {
  console.log(`\n${outcomes.flatMap(linesOf).join("\n")}`);
  if (stopped) {
    console.log(`Stopped by ${stopped.why} before the end: this run proves nothing.`);
    process.exit(stopped.code);
  }
  const { passed, failed, skipped } = sumOf(outcomes.flatMap(({ files }) => files));
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed ? 1 : 0;
}
