// Stands beside a run and outlives it: when its standard input closes, in whatever way the run ended, it ends what the
// run started and removes its folder of temporary files. The system closes that pipe even after SIGKILL.
import { rmSync } from "node:fs";
import { endAll } from "./processes.mjs";

const [mark, folder] = process.argv.slice(2);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
/** The leaders of the parts, one a line. */
let leaders = "";
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) leaders += chunk;
await endAll(mark, leaders.split("\n").filter(Boolean).map(Number));
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
process.exit();
