// A part of a run that starts what is hard to end: a browser in a group of its own, a process whose parent is gone, and
// a folder of temporary files. It never ends, or with "leaves" it ends and leaves them behind.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChrome } from "../browser/chrome.mjs";

mkdtempSync(join(tmpdir(), "ergo-left-"));
await startChrome();
const orphan = `require("node:child_process")
  .spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" }).unref()`;
await once(spawn(process.execPath, ["-e", orphan], { stdio: "inherit" }), "exit");
console.log("everything is started");
if (process.argv[2] === "leaves") process.kill(process.pid, "SIGKILL");
setInterval(() => {}, 1000);
