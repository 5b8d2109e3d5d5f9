// A run of two parts for the tests of the runner itself.
import { run } from "./run.mjs";

const [reports, first, silence] = process.argv.slice(2);
await run(
  [
    [{ name: "endless", command: ["node", "test/runner/endless.mjs", first] }],
    [{ name: "next", command: ["node", "-e", "console.log('the next part began')"] }],
  ],
  { reports, silence: Number(silence) },
);
