import "../slow.ts";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomFrom } from "../../engine/model/random.ts";
import { readManifest } from "../../engine/pack/manifest.ts";
import { disguised } from "../kinds/disguised.ts";
import { ergo } from "./ergo.ts";
import { recipeIn, runScript, SMALL_RECIPE, sumsOf } from "./small-recipe.ts";

const top = mkdtempSync(join(tmpdir(), "ergo-corpus-"));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const { folder, recipe } = recipeIn(top, "whole run");
const [work, packs] = ["work", "packs"].map((name) => join(folder, name));
const gather = (from: string, to: string) =>
  ergo(["corpus", "gather", "--recipe", recipe, "--work", from, "--packs", to]);
const check = (path: string, ...more: string[]) => ergo(["corpus", "check", "--packs", path, ...more]);
/** A copy of the packs. */
function copyOf(name: string): string {
  const copy = join(top, name);
  cpSync(packs, copy, { recursive: true });
  return copy;
}

/** The packs that the manifest of a folder names. */
function packFiles(path: string) {
  const read = readManifest(readFileSync(join(path, "packs.json"), "utf8"));
  if (!read.ok) throw new Error(read.problem.text.en);
  return read.value.packs;
}

beforeAll(() => {
  expect(runScript("prepare.sh", folder, recipe).stderr).not.toMatch(/rror/);
  expect(runScript("piece.sh", folder, "1", "1").code).toBe(0);
  expect(runScript("gather.sh", folder)).toMatchObject({ code: 0 });
});

describe("a corpus from its recipe", () => {
  it("has of each entry as many as it says, and passes its check", () => {
    const { code, objects } = check(packs, "--recipe", recipe);
    expect(code).toBe(0);
    for (const kind of ["sudoku", "nurikabe"]) {
      const said = SMALL_RECIPE.entries
        .filter((one) => one.kind === kind)
        .reduce((sum, { count }) => sum + count, 0);
      const own = objects.filter((one) => one.kind === kind);
      expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(said);
      for (const { count, checked } of own) expect(checked).toBe(count);
    }
    expect(
      check(packs, "--shard", "2/5").objects.every(({ count, checked }) => checked <= count / 5 + 1),
    ).toBe(true);
  });

  it("comes out the same however its jobs are cut", () => {
    const again = recipeIn(top, "again", {
      entries: SMALL_RECIPE.entries.map((entry) => ({ ...entry, piece: entry.piece * 2 })),
    });
    runScript("prepare.sh", again.folder, again.recipe);
    for (const number of ["3", "1", "2"])
      expect(runScript("piece.sh", again.folder, number, "3").code).toBe(0);
    expect(runScript("gather.sh", again.folder).code).toBe(0);
    expect(sumsOf(join(again.folder, "packs"))).toEqual(sumsOf(packs));
  });

  it("gives back its lines, which are packed to the same bytes", () => {
    const copy = join(top, "packed again");
    for (const kind of ["nurikabe", "sudoku"]) {
      const { stdout, objects } = ergo(["unpack", kind, "--packs", packs]);
      expect(ergo(["pack", kind, "--packs", copy], stdout).code).toBe(0);
      const rated = ergo(["rate", kind], stdout).objects;
      for (const [at, { level, work, needs }] of rated.entries()) {
        expect(objects[at]).toMatchObject({ level, work });
        expect([...objects[at].needs].sort()).toEqual(Object.keys(needs).sort());
      }
    }
    expect(sumsOf(copy)).toEqual(sumsOf(packs));
    const [{ level }] = ergo(["unpack", "sudoku", "--packs", packs]).objects;
    const ofLevel = ergo(["unpack", "sudoku", "--packs", packs, "--level", String(level)]).objects;
    expect(new Set(ofLevel.map((one) => one.level))).toEqual(new Set([level]));
  });

  it("has behind the others what is not for a day", () => {
    const whole = { daily: 0, count: 0 };
    for (const { kind, level, daily, count } of packFiles(packs)) {
      const lines = ergo(["unpack", kind, "--packs", packs, "--level", String(level)]).objects;
      expect(lines.map((line) => line.daily)).toEqual(lines.map((_, at) => at < daily));
      if (kind === "sudoku") expect(daily).toBe(count);
      else {
        whole.daily += daily;
        whole.count += count;
      }
    }
    expect(whole).toEqual({ daily: 5, count: 15 });
  });

  it("is rated anew in place, each puzzle back in the pack of its level", () => {
    const copy = join(top, "rated anew");
    for (const kind of ["nurikabe", "sudoku"]) {
      const lines = ergo(["unpack", kind, "--packs", packs]).objects;
      const wrong = lines.map((line) => ({ ...line, level: 5, work: 1 }));
      ergo(["pack", kind, "--packs", copy], wrong.map((line) => JSON.stringify(line)).join("\n"));
    }
    expect(packFiles(copy).map(({ level }) => level)).toEqual([5, 5]);
    expect(runScript("rerate.sh", copy)).toMatchObject({ code: 0 });
    expect(sumsOf(copy)).toEqual(sumsOf(packs));
  });

  it("does a job that is done in no time, and one whose output was cut again", () => {
    const before = sumsOf(work);
    const [name] = readdirSync(work).filter((one) => one.endsWith(".jsonl"));
    writeFileSync(join(work, name), readFileSync(join(work, name)).subarray(0, 40));
    expect(gather(work, join(top, "none"))).toMatchObject({ code: 1 });
    expect(gather(work, join(top, "none")).objects).toEqual([
      { job: name.replace(".jsonl", ""), error: expect.stringMatching(/damaged: run the job again/) },
    ]);
    const { code, stderr } = runScript("task.sh", folder, name.replace(".jsonl", ""));
    expect([code, stderr]).toEqual([0, expect.stringMatching(/nothing is left to do/)]);
    expect(sumsOf(work)).toEqual(before);
  });
});

describe("what is missing or wrong is named", () => {
  it("jobs without an output", () => {
    const { code, objects } = gather(join(top, "nothing here"), join(top, "none"));
    expect(code).toBe(1);
    expect(objects).toHaveLength(11);
    for (const { error } of objects) expect(error).toMatch(/no output yet/);
  });

  it("an entry with too few seeds", () => {
    const more = join(top, "more.json");
    const entries = SMALL_RECIPE.entries.map((entry) => ({ ...entry, count: entry.count + 20 }));
    writeFileSync(more, JSON.stringify({ entries }));
    const { code, objects } = ergo([
      "corpus",
      "gather",
      "--recipe",
      more,
      "--work",
      work,
      "--packs",
      join(top, "few"),
    ]);
    expect(code).toBe(4);
    expect(objects.find(({ entry }) => entry === "nurikabe-6").error).toMatch(
      /puzzles are missing: give the entry more/,
    );
  });

  it("no such job", () => {
    expect(runScript("task.sh", folder, "sudoku-5.0001")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no job "sudoku-5.0001"/),
    });
  });

  const [entry] = SMALL_RECIPE.entries;
  it.each([
    ["{", /no JSON/],
    ["[]", /list of "entries"/],
    [{ ...entry, id: "a b" }, /"id" needs/],
    [{ ...entry, kind: "chess" }, /"kind" needs one of sudoku, nurikabe/],
    [{ ...entry, wish: "--sise 4" }, /no option "--sise"/],
    [{ ...entry, wish: "--seed 4" }, /neither seeds nor count/],
    [{ ...entry, seeds: [5, 1] }, /"seeds" needs/],
    [{ ...entry, count: 0 }, /"count" needs/],
    [{ ...entry, piece: 1.5 }, /"piece" needs/],
  ])("a recipe with %j", (bad, sentence) => {
    const path = join(top, "bad.json");
    writeFileSync(path, typeof bad === "string" ? bad : JSON.stringify({ entries: [bad] }));
    const { code, stdout, stderr } = ergo(["corpus", "jobs", "--recipe", path]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(sentence);
  });

  it("a pack that is cut, or gone, or another", () => {
    const copy = copyOf("cut");
    const [one, two, three] = readdirSync(copy).filter((name) => name.endsWith(".pack"));
    writeFileSync(join(copy, one), readFileSync(join(copy, one)).subarray(0, -1));
    rmSync(join(copy, two));
    cpSync(join(packs, one), join(copy, three));
    const { code, objects } = check(copy);
    expect(code).toBe(1);
    expect(
      objects
        .filter(({ error }) => error)
        .map(({ pack }) => pack)
        .sort(),
    ).toEqual([one, two, three].sort());
  });

  it("a count that is not that of the recipe", () => {
    const copy = copyOf("count");
    const lines = ergo(["unpack", "sudoku", "--packs", packs]).stdout.trimEnd().split("\n");
    ergo(["pack", "sudoku", "--packs", copy], lines.slice(1).join("\n"));
    const { code, objects } = check(copy, "--recipe", recipe);
    expect([code, objects.at(-1)]).toEqual([
      1,
      { kind: "sudoku", error: "There are 21 puzzles, and the recipe says 22." },
    ]);
  });

  it.each([
    [
      "a twin",
      (text: string) => ({ puzzle: disguised("sudoku", text, randomFrom(1)) }),
      /same as an earlier one/,
    ],
    ["several answers", () => ({ puzzle: "1000000000000000" }), /not one answer but several/],
    ["another work", () => ({ work: 8 }), /rating is .* the pack says/],
    ["another technique", () => ({ needs: ["x-wing"] }), /rating is .* the pack says/],
  ])("a puzzle with %s", (_, change, sentence) => {
    const copy = join(top, "flawed");
    rmSync(copy, { recursive: true, force: true });
    const [first, second] = ergo(["unpack", "sudoku", "--packs", packs, "--level", "2"]).objects;
    const flawed = { ...(change.length > 0 ? first : second), ...change(first.puzzle) };
    const input = [first, flawed].map((one) => JSON.stringify(one)).join("\n");
    expect(ergo(["pack", "sudoku", "--packs", copy], input).code).toBe(0);
    const { code, objects } = check(copy);
    expect(code).toBe(1);
    expect(objects.filter(({ error }) => error)).toEqual([
      { pack: "sudoku-2.pack", number: 2, puzzle: flawed.puzzle, error: expect.stringMatching(sentence) },
    ]);
  });

  it("a line without a rating, or with that of another version", () => {
    const [first] = ergo(["unpack", "sudoku", "--packs", packs]).objects;
    const { code, stderr } = ergo(
      ["pack", "sudoku", "--packs", join(top, "unrated")],
      `${first.puzzle}\n${JSON.stringify({ ...first, version: 0 })}`,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/line 1: .*no rating.*\n.*line 2: .*version 0/);
  });
});

describe("a manifest", () => {
  it("is read as it was written, and refused where it is none", () => {
    const text = readFileSync(join(packs, "packs.json"), "utf8");
    const read = readManifest(text);
    expect(read.ok && read.value.packs.map(({ file }) => file)).toEqual(
      readdirSync(packs)
        .filter((name) => name.endsWith(".pack"))
        .sort(),
    );
    for (const bad of [
      "",
      "{}",
      '{"packs":[{}]}',
      text.replace("sudoku-1.pack", "../secret"),
      text.slice(0, -4),
    ])
      expect(readManifest(bad).ok, bad).toBe(false);
  });
});
