import "../slow.ts";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { randomFrom } from "../../engine/model/random.ts";
import { ENGINE_VERSION } from "../../engine/model/version.ts";
import { disguised } from "../kinds/disguised.ts";
import { ergo } from "./ergo.ts";

const folder = mkdtempSync(join(tmpdir(), "ergo-pipeline-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the engine has the version of the package", () => {
  expect(ENGINE_VERSION).toBe(
    JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version,
  );
});

describe("ergo make with --seeds", () => {
  const wish = ["make", "nurikabe", "--size", "5", "--level", "2"];
  const whole = ergo([...wish, "--seeds", "3..22"]);

  it("has a line for each seed, which depends on the seed alone", () => {
    expect(whole.code).toBe(0);
    expect(whole.objects.map(({ seed }) => seed)).toEqual(Array.from({ length: 20 }, (_, at) => at + 3));
    const [made] = whole.objects.filter(({ puzzle }) => puzzle);
    expect(made).toMatchObject({ level: 2, engine: ENGINE_VERSION, version: expect.any(Number) });
    const [again] = ergo([...wish, "--seed", String(made.seed)]).objects;
    expect(again).toEqual(made);
  });

  it("comes out the same in three shards", () => {
    const of = 3;
    const shards = Array.from({ length: of }, (_, at) =>
      ergo([...wish, "--seeds", "3..22", "--shard", `${at + 1}/${of}`]),
    );
    expect(shards.map(({ stdout }) => stdout).join("")).toBe(whole.stdout);
    expect(shards.every(({ code }) => code === 0)).toBe(true);
  });
});

describe("ergo make with --brood", () => {
  const wish = ["make", "sudoku", "--size", "6", "--level", "2", "--minimal", "--seeds", "1..3"];

  it("has several lines for each seed, the first of them that of the seed alone", () => {
    const alone = ergo(wish).objects;
    const { code, objects } = ergo([...wish, "--brood", "4"]);
    expect(code).toBe(0);
    for (const first of alone) {
      const brood = objects.filter(({ seed }) => seed === first.seed);
      expect(brood[0]).toEqual(first);
      expect(brood).toHaveLength(4);
      expect(new Set(brood.map(({ puzzle }) => puzzle)).size).toBe(4);
      for (const { level } of brood) expect(level).toBe(2);
    }
  });
});

describe("ergo rate with --new", () => {
  const [made] = ergo(["make", "sudoku", "--size", "6", "--level", "2"]).objects;
  const lines = [made, { ...made, work: 1 }, { ...made, work: 1, version: 0 }, { puzzle: made.puzzle }]
    .map((line) => JSON.stringify(line))
    .join("\n");
  const worksBy = (...more: string[]) =>
    ergo(["rate", "sudoku", ...more], lines).objects.map(({ work, version }) => [work, version]);

  it("hands on what has its rating by this version, and rates the rest", () => {
    const is = [made.work, made.version];
    expect(worksBy("--new")).toEqual([is, [1, made.version], is, is]);
    expect(worksBy()).toEqual([is, is, is, is]);
  });
});

describe("exit codes", () => {
  it.each([
    ["done", 0, ["make", "sudoku", "--size", "4"], ""],
    ["a bad line", 1, ["rate", "sudoku"], "no puzzle"],
    ["a search that there is not", 2, ["solve", "sudoku", "--search", "luck"], "1234341221434320"],
    ["a shard of nothing", 2, ["make", "sudoku", "--shard", "1/2"], ""],
    ["a shard behind the last", 2, ["rate", "sudoku", "--shard", "3/2"], ""],
    ["seeds backwards", 2, ["make", "sudoku", "--seeds", "9..3"], ""],
    ["seeds and a count", 2, ["make", "sudoku", "--seeds", "1..3", "--count", "2"], ""],
    ["never", 3, ["make", "sudoku", "--size", "8"], ""],
    [
      "gave up short",
      4,
      ["make", "sudoku", "--size", "4", "--symmetry", "quarter-turn", "--minimal", "--count", "9000"],
      "",
    ],
    [
      "no folder for the output",
      5,
      ["make", "sudoku", "--size", "4", "--out", join(folder, "none/such")],
      "",
    ],
  ])("%s: %i", (_, code, args, input) => {
    expect(ergo(args, input).code).toBe(code);
  });
});

describe("--out", () => {
  const args = ["make", "sudoku", "--size", "6", "--seeds", "1..5"];
  const out = join(folder, "six.jsonl");

  it("puts the same bytes in place, with a sum, and leaves no draft", () => {
    expect(ergo([...args, "--out", out])).toMatchObject({ code: 0, stdout: "", stderr: "" });
    const text = readFileSync(out, "utf8");
    expect(text).toBe(ergo(args).stdout);
    expect(JSON.parse(readFileSync(`${out}.sum`, "utf8"))).toEqual({
      ...{ sha256: createHash("sha256").update(text).digest("hex"), bytes: text.length, lines: 5 },
      ...{ engine: ENGINE_VERSION, rating: expect.any(Number), command: { words: args }, exit: 0 },
    });
    expect(readdirSync(folder).sort()).toEqual(["six.jsonl", "six.jsonl.sum"]);
  });

  it("leaves a whole file of the same command alone, and mends any other", () => {
    const text = readFileSync(out, "utf8");
    expect(ergo([...args, "--out", out]).stderr).toMatch(/nothing is left to do/);
    writeFileSync(out, text.slice(0, 50));
    expect(ergo([...args, "--out", out])).toMatchObject({ code: 0, stderr: "" });
    expect(readFileSync(out, "utf8")).toBe(text);
    expect(ergo(["make", "sudoku", "--size", "6", "--seeds", "1..4", "--out", out]).stderr).toBe("");
    expect(readFileSync(out, "utf8").split("\n")).toHaveLength(5);
  });

  it("reads a file with --in, and does nothing where the output is that of the same input", () => {
    const rated = join(folder, "rated.jsonl");
    const rate = ["rate", "sudoku", "--in", out, "--out", rated];
    expect(ergo(rate).stderr).toBe("");
    const text = readFileSync(rated, "utf8");
    expect(text).toBe(ergo(["rate", "sudoku"], readFileSync(out, "utf8")).stdout);
    expect(ergo(rate).stderr).toMatch(/nothing is left to do/);
    writeFileSync(out, `${readFileSync(out, "utf8")}1234341221434320\n`);
    expect(ergo(rate).stderr).toBe("");
    expect(readFileSync(rated, "utf8").startsWith(text)).toBe(true);
    expect(readFileSync(rated, "utf8").length).toBeGreaterThan(text.length);
    expect(ergo(["rate", "sudoku", "--in", join(folder, "none")]).code).toBe(2);
  });

  it("leaves nothing where a wish can never come true, and says so", () => {
    const never = join(folder, "never.jsonl");
    const { code, stderr } = ergo(["make", "sudoku", "--size", "8", "--out", never]);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/9x9/)]);
    expect(readdirSync(folder).filter((name) => name.startsWith("never"))).toEqual([]);
  });
});

describe("one line after another", () => {
  const made = ergo(["make", "sudoku", "--size", "6", "--seeds", "1..8"]);

  it("rate hands on what a line says, and the errors of the command before", () => {
    const { objects, code } = ergo(["rate", "sudoku"], `{"seed":1,"error":"None."}\n${made.stdout}`);
    expect(code).toBe(0);
    expect(objects[0]).toEqual({ seed: 1, error: "None." });
    expect(objects[1]).toMatchObject({ ...made.objects[0], line: 2, level: expect.any(Number) });
  });

  it.each(["rate", "canon", "solve"])("%s of all shards is that of the whole", (command) => {
    const whole = ergo([command, "sudoku"], made.stdout).objects;
    const shards = [1, 2, 3].flatMap(
      (number) => ergo([command, "sudoku", "--shard", `${number}/3`], made.stdout).objects,
    );
    expect(shards.sort((a, b) => a.line - b.line)).toEqual(whole);
  });

  it.each(["analyse", "verify"])(
    "%s --each has an object for each puzzle, and all together are the sum",
    (command) => {
      const { objects, code } = ergo([command, "sudoku", "--each"], `${made.stdout}\nno puzzle`);
      const [sum] = ergo([command, "sudoku"], made.stdout).objects;
      expect(code).toBe(1);
      expect(objects.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const ends = objects.filter(({ end }) => end === "solved").length;
      expect(sum).toMatchObject({ puzzles: 8, solved: command === "verify" ? ends : { count: ends } });
    },
  );

  it.each([
    ["sudoku", ["forward", "second", "fast"]],
    ["nurikabe", ["learn", "second", "fast"]],
  ])("%s: solve by any search finds the same answer", (kind, searches) => {
    const input = ergo([
      "make",
      kind,
      ...(kind === "nurikabe" ? ["--size", "5"] : []),
      "--seeds",
      "1..3",
    ]).stdout;
    const [first, ...others] = searches.map((name) =>
      ergo(["solve", kind, "--search", name], input).objects.map(({ verdict, solution }) => [
        verdict,
        solution,
      ]),
    );
    expect(first.map(([verdict]) => verdict)).toEqual(["one", "one", "one"]);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe("ergo dedupe", () => {
  it.each(["sudoku", "nurikabe"] as const)("keeps the first %s of twins, as its line was", (kind) => {
    const size = kind === "sudoku" ? "9" : "6";
    const made = ergo(["make", kind, "--size", size, "--seeds", "1..12"]).objects.filter(
      ({ puzzle }) => puzzle,
    );
    const random = randomFrom(8);
    const twins = made.map(({ puzzle }) => ({ puzzle: disguised(kind, puzzle, random) }));
    const input = [...made, ...random.shuffle(twins)].map((one) => JSON.stringify(one)).join("\n");
    const { objects, code } = ergo(["dedupe", kind], input);
    expect(code).toBe(0);
    expect(objects).toEqual(made.map((one, at) => ({ line: at + 1, ...one })));
  });

  it("says of a Sudoku with several answers that it has no canonical form", () => {
    const { objects, code } = ergo(["dedupe", "sudoku"], `${"0".repeat(81)}\n1234341221434320`);
    expect(code).toBe(1);
    expect(objects[0]).toMatchObject({ line: 1, error: expect.stringMatching(/several answers/) });
    expect(objects[1]).toMatchObject({ line: 2, puzzle: "1234341221434320" });
  });
});
