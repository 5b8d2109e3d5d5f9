import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ERGO = fileURLToPath(new URL("../../puzzles/ergo.mjs", import.meta.url));

/** Runs the command line program. `objects` are the lines that it writes, each of which has to be JSON. */
export function ergo(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ERGO, ...args], {
    input,
    encoding: "utf8",
  });
  return {
    code: status,
    stdout,
    stderr,
    get objects() {
      const lines = stdout.split("\n").filter((line) => line !== "");
      return lines.map((line) => JSON.parse(line));
    },
  };
}
