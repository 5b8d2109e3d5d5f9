// A program in a process group of its own, which ends with this process, whatever ends it.
import { spawn } from "node:child_process";

/**
 * Starts a program. `end` kills it and all that it has started, as a power cut would, and resolves when it is gone.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, heard?: (text: string) => void }} [wishes] `heard` gets what it writes
 */
export function startGroup(program, args, { env = {}, heard } = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const gone = new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  });
  // The watch reads from a pipe whose other end is ours: it is closed when we end, also when we are killed.
  const watch = spawn("/bin/sh", ["-c", `read -r _; kill -9 -${child.pid} 2>/dev/null`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => heard?.(text));
  }
  return {
    gone,
    async end() {
      watch.stdin?.destroy();
      await gone;
    },
  };
}
