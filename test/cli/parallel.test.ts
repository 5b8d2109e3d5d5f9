import "../slow.ts";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { recipeIn, runScript, script, sumsOf } from "./small-recipe.ts";

const versionOf = (program: string): string =>
  spawnSync(program, ["--version"], { encoding: "utf8" }).stdout ?? "";
/** Where it is missing its recipe is not tried. */
const HAS_PARALLEL = /GNU parallel/.test(versionOf("parallel"));

const top = mkdtempSync(join(tmpdir(), "ergo-parallel-"));
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Outputs of jobs that are in place. */
const done = (folder: string): string[] =>
  existsSync(join(folder, "work"))
    ? readdirSync(join(folder, "work")).filter((name) => name.endsWith(".jsonl"))
    : [];

it.runIf(HAS_PARALLEL)("GNU parallel, killed whole and run again, gives the bytes of one core", async () => {
  const one = recipeIn(top, "one core");
  expect(runScript("prepare.sh", one.folder, one.recipe).code).toBe(0);
  expect(runScript("piece.sh", one.folder, "1", "1").code).toBe(0);
  expect(runScript("gather.sh", one.folder).code).toBe(0);

  const two = recipeIn(top, "two cores");
  const args = [two.folder, two.recipe, "2"];
  // A group of its own, so that all that it started ends with it.
  const { pid } = spawn("sh", [script("parallel.sh"), ...args], { detached: true, stdio: "ignore" });
  await eventually(() => expect(done(two.folder).length).toBeGreaterThan(1));
  process.kill(-(pid ?? 0), "SIGKILL");
  const before = done(two.folder).length;
  expect(existsSync(join(two.folder, "packs"))).toBe(false);
  expect(before).toBeLessThan(11);

  const { code, stderr } = runScript("parallel.sh", ...args);
  expect(code, stderr).toBe(0);
  expect(done(two.folder)).toHaveLength(11);
  expect(sumsOf(join(two.folder, "packs"))).toEqual(sumsOf(join(one.folder, "packs")));
});
