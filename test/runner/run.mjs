// Runs the parts of the tests one after the other, those of one row side by side, and adds up what they report.
// All that a part starts ends with it, and all ends with the run: by a signal, by the end of the process that started
// it, and by SIGKILL too, for which the guard stands beside it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { endAll, MARK } from "./processes.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * A part: a command, what it adds to the environment, and how its JSON report is counted. Without a report the
 * command is one test.
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, report?: (report: any) => Count }} Part
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

  /** @type {string[]} */
  const lines = [];
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const row of rows) {
    if (stopped) break;
    console.log(`\n— ${row.map(({ name }) => name).join(", ")}`);
    await Promise.all(
      row.map(async (part) => {
        const began = Date.now();
        const isGood = await runPart(part);
        const count = counted(part, isGood, reports);
        for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) sum[key] += count[key];
        lines.push(lineOf(part, count, (Date.now() - began) / 1000, reports));
      }),
    );
  }
  clearInterval(look);
  guard.stdin.end();
  await guarded;
  finish(lines, sum, stopped);
}

/** @param {Part} part @param {boolean} isGood @param {string} reports @returns {Count} */
function counted({ name, report }, isGood, reports) {
  if (!report) return { passed: Number(isGood), failed: Number(!isGood), skipped: 0 };
  try {
    const found = report(JSON.parse(readFileSync(join(reports, `${name}.json`), "utf8")));
    return { ...found, failed: isGood ? found.failed : Math.max(1, found.failed) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }; // it ended before it could report
  }
}

/** @param {Part} part @param {Count} count @param {number} seconds @param {string} reports */
function lineOf({ name }, { passed, failed, skipped }, seconds, reports) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(1)} s`;
  let browsers = "";
  try {
    const noted = readFileSync(join(reports, `${name}.browsers`), "utf8")
      .trim()
      .split("\n");
    browsers = `, in ${[...new Set(noted)].sort().join(", ")}`;
  } catch {
    // no browser took part
  }
  return `${failed ? "✗" : "✓"} ${name}: ${counts}${browsers}`;
}

/** @param {string[]} lines @param {Count} sum @param {{ why: string, code: number } | null} stopped */
function finish(lines, sum, stopped) {
  console.log(`\n${lines.join("\n")}`);
  if (stopped) {
    console.log(`Stopped by ${stopped.why} before the end: this run proves nothing.`);
    process.exit(stopped.code);
  }
  const skips = sum.skipped ? `, ${sum.skipped} skipped` : "";
  console.log(`${sum.passed} passed, ${sum.failed} failed${skips}`);
  process.exitCode = sum.failed ? 1 : 0;
}
