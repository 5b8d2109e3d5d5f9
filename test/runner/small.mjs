// Small runs for the tests of the runner itself: two parts, or one whose files fail at first.
import { join } from "node:path";
import { run } from "./run.mjs";

const [reports = "", first = "", silence] = process.argv.slice(2);

/** @param {string[]} files @returns {import("./run.mjs").Part} */
const shaky = (files) => ({
  name: `shaky-${files.length}`,
  command: ["node", "test/runner/shaky.mjs", join(reports, "mark"), ...files],
  report: (report) => report,
  again: shaky,
});

await run(
  first === "shaky"
    ? [[shaky(["steady", "unsteady", "broken"])]]
    : [
        [{ name: "endless", command: ["node", "test/runner/endless.mjs", first] }],
        [{ name: "next", command: ["node", "-e", "console.log('the next part began')"] }],
      ],
  { reports, silence: Number(silence) },
);
