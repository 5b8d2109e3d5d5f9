// The processes of a run: those whose environment carries its mark, and all below them. A process group would not do,
// since browsers are started in groups of their own, to be killed as a whole.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The environment variable that carries the mark: `run/part/`. A prefix of it stands for more processes. */
export const MARK = "ERGO_RUN";

/** @typedef {{ pid: number, parent: number, isMarked: boolean }} Process */

/** The processes that /proc lists and that have not ended. @returns {{ pid: number, parent: number, group: number }[]} */
function running() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const [state, parent, group] = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return state === "Z" ? [] : [{ pid: Number(pid), parent: Number(parent), group: Number(group) }];
    } catch {
      return []; // it ended
    }
  });
}

/** Whether a process of a group still runs, where there is a /proc to tell. @param {number} wanted */
export const isAnyIn = (wanted) =>
  process.platform === "linux" && running().some(({ group }) => group === wanted);

/** @param {string} mark @returns {Process[]} */
function listed(mark) {
  return running().flatMap(({ pid, parent }) => {
    try {
      const variables = readFileSync(`/proc/${pid}/environ`, "latin1").split("\0");
      return [{ pid, parent, isMarked: variables.some((one) => one.startsWith(`${MARK}=${mark}`)) }];
    } catch {
      return []; // it ended, or is someone else's
    }
  });
}

/** Where there is no /proc, what a run left behind is known only while its leaders live. @returns {Process[]} */
function told() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, isMarked: false };
  });
}

/** @param {string} mark @param {readonly number[]} leaders */
function processesOf(mark, leaders) {
  const all = process.platform === "linux" ? listed(mark) : told();
  const found = new Set(
    all.filter(({ pid, isMarked }) => isMarked || leaders.includes(pid)).map(({ pid }) => pid),
  );
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(process.pid);
  return found;
}

/**
 * Ends every process that carries the mark or descends from a leader, and waits until there is none.
 * @param {string} mark @param {readonly number[]} [leaders]
 */
export async function endAll(mark, leaders = []) {
  for (let round = 0; round < 500; round++) {
    const left = processesOf(mark, leaders);
    if (left.size === 0) return;
    for (const pid of left) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // it ended by itself
      }
    }
    await setTimeout(20);
  }
}
