// Reports on the files that are named: the steady one passes, the broken one fails, the unsteady one fails once.
import { existsSync, writeFileSync } from "node:fs";
import { failure } from "./counts.mjs";

const [mark = "", ...files] = process.argv.slice(2);
const isFirst = !existsSync(mark);
writeFileSync(mark, "");
const report = files.map((file) => {
  const fails = file === "broken" || (file === "unsteady" && isFirst);
  const failures = fails
    ? [failure(file, "a test", `it ${isFirst ? "failed" : "failed again"}\nat a line`)]
    : [];
  return { file, passed: fails ? 1 : 2, failed: failures.length, skipped: 0, failures };
});
writeFileSync(process.env.ERGO_REPORT ?? "", JSON.stringify(report));
process.exitCode = report.some(({ failed }) => failed) ? 1 : 0;
