import "../slow.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { HARD_SUDOKU } from "../hard.ts";
import { ergo } from "./ergo.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "ergo-rules-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";
const EASY = "605103000000000903000600000086010005400000007100020340000001000709000000000904801";

function file(name: string, text: string): string {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return path;
}

const GOOD = file("good.rules", 'rule "Last" level 1 for c in cells, {d} = marks(c) if c open then c is d');
const BAD = file("bad.rules", 'rule "Slip" for c in cels then c is 1\nrule "Mark" for c in cells thn c is 1');
const WRONG = file("wrong.rules", 'rule "First" level 1 for c in cells if c open, c can 1 then c is 1');

/** A step as it is written. */
interface Spelled {
  readonly level: number;
  readonly adds: readonly string[];
  readonly because: readonly string[];
  readonly words?: string;
  readonly links?: readonly string[];
  readonly chain?: readonly Spelled[];
  readonly cases?: readonly { readonly chain: readonly Spelled[] }[];
}

/** The steps, and those of the suppositions within. */
function withChains(steps: readonly Spelled[]): Spelled[] {
  return steps.flatMap((step) => {
    const within = [step.chain ?? [], ...(step.cases ?? []).map(({ chain }) => chain)];
    return [step, ...within.flatMap(withChains)];
  });
}

describe("ergo explain", () => {
  it("with the eighteen rules and nothing else leaves 25 cells of the hard puzzle open, and says what was tried", () => {
    const [{ end, open, tried }] = ergo(["explain", "sudoku", "--only", "seed"], HARD).objects;
    expect([end, open, tried.rules.length, tried.supposition]).toEqual(["stuck", 25, 18, false]);
  });

  it("tells no step on which nothing rests: each writes a digit, or a later step needs what it rules out", () => {
    const [{ steps }] = ergo(["explain", "sudoku"], HARD).objects as [{ steps: Spelled[] }];
    const wanted = new Set<string>();
    const needless = [...steps].reverse().filter(({ adds, because }) => {
      for (const fact of because) wanted.add(fact);
      return !adds.some((fact) => /\d=\d/.test(fact) || wanted.has(fact));
    });
    expect(steps.length).toBeGreaterThan(60);
    expect(needless).toEqual([]);
  });

  it.each([
    ["en", /^[A-Z].*[.]$/],
    ["zh", /^[^a-z]*。$/],
  ])(
    "with --words %s tells the named steps alone, each by its sentence, within suppositions too",
    (lang, sentence) => {
      const [{ steps }] = ergo(["explain", "sudoku", "--words", lang], HARD_SUDOKU).objects as [
        { steps: Spelled[] },
      ];
      const all = withChains(steps);
      expect(all.length).toBeGreaterThan(steps.length);
      for (const { level } of steps) expect(level).toBeGreaterThan(0);
      for (const { words } of all) expect(words).toMatch(sentence);
    },
  );

  it.each([
    ["en", /^[A-Z].*[.]$/],
    ["zh", /^[^a-z]*。$/],
  ])("with --words %s tells a chain link by link, and without does not", (lang, sentence) => {
    const [{ steps }] = ergo(["explain", "sudoku", "--words", lang], HARD_SUDOKU).objects as [
      { steps: Spelled[] },
    ];
    const chains = steps.filter(({ links }) => links);
    expect(chains.length).toBeGreaterThan(0);
    for (const { words = "", links = [] } of chains) {
      const [told] = /\d+(?= (links|节))/.exec(words) ?? [];
      expect(String(links.length)).toBe(told ?? String(links.length));
      for (const link of links) expect(link).toMatch(sentence);
    }
    const [{ steps: bare }] = ergo(["explain", "sudoku"], HARD_SUDOKU).objects as [{ steps: Spelled[] }];
    expect(bare.some(({ links }) => links)).toBe(false);
  });

  it("says which languages there are", () => {
    const { code, stderr } = ergo(["explain", "sudoku", "--words", "fr"], EASY);
    expect(code).toBe(2);
    expect(stderr).toContain('--words needs one of en, zh; "fr" is none of them.');
  });

  it("goes on with suppositions, each with its chain and the law that breaks", () => {
    const [{ end, steps }] = ergo(["explain", "sudoku", "--only", "seed,supposition"], HARD).objects;
    const supposed = steps.filter((step: { rule: string }) => step.rule === "supposition");
    expect(end).toBe("solved");
    expect(supposed.length).toBeGreaterThan(0);
    const [{ level, adds, because, ...told }] = supposed;
    expect(level).toBeGreaterThanOrEqual(6);
    expect(adds.length + because.length).toBeGreaterThan(1);
    const [one] = told.cases ?? [told];
    expect(one.supposed).toMatch(/^R\dC\d is (not )?\d$/);
    expect(one.chain.length).toBeGreaterThan(0);
    if (!told.cases) expect(one.conflict.law).toMatch(/^(row|column|box|cell)$/);
  });

  it("keeps bookkeeping beside single rules, and refuses ids that no rule has", () => {
    const [{ steps }] = ergo(
      ["explain", "sudoku", "--only", "naked-single", "--no-supposition"],
      EASY,
    ).objects;
    const rules = new Set(steps.map((step: { rule: string }) => step.rule));
    expect([...rules].sort()).toEqual(["digit-in-sight", "filled-cell", "naked-single"]);
    const { code, stderr } = ergo(["explain", "sudoku", "--only", "naked-singel"], EASY);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean "naked-single"?');
  });

  it("suspends a rule of a file that concludes what is not so, with its counter-example, and writes nothing wrong", () => {
    const [{ end, steps, suspended }] = ergo(
      ["explain", "sudoku", "--rules", WRONG, "--no-supposition"],
      EASY,
    ).objects;
    expect([end, suspended[0].rule, suspended[0].counter.rule]).toEqual(["stuck", "first", "first"]);
    expect(steps.flatMap((step: { adds: string[] }) => step.adds)).not.toContain(
      suspended[0].counter.adds[0],
    );
  });

  it("refuses a file with problems, each with its place", () => {
    const { code, stderr, stdout } = ergo(["explain", "sudoku", "--rules", BAD], EASY);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/bad\.rules:1:22: .*Did you mean "cells"/);
    expect(stderr).toMatch(/bad\.rules:2:28: .*Did you mean "then"/);
    expect(ergo(["explain", "sudoku", "--rules", join(FOLDER, "none")], EASY).code).toBe(2);
  });
});

describe("ergo rules check", () => {
  it("tells each rule's plan and that what it concludes follows", () => {
    const { code, stdout } = ergo(["rules", "check", GOOD]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Last \(last, level 1\)\n {2}Asked for each choice of c/);
    expect(stdout).toMatch(/Sound so far: \d+ firings/);
  });

  it("tells problems with a caret, and a counter-example of what is not sound", () => {
    const bad = ergo(["rules", "check", BAD]);
    expect(bad.code).toBe(1);
    expect(bad.stdout).toContain(`${" ".repeat(24)}^^^^\n`);
    const wrong = ergo(["rules", "check", WRONG]);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toMatch(/Not sound[\s\S]*concludes: {2}R\dC\d=1\n/);
  });

  it("takes the kind whose words the file uses", () => {
    const sea = file("sea.rules", 'rule "Pool" for q in squares, {c} = q - walls if c open then c is land');
    expect(ergo(["rules", "check", sea]).code).toBe(1);
    expect(ergo(["rules", "check", sea, "--kind", "nurikabe"]).code).toBe(0);
    expect(ergo(["rules", "check", sea, "--kind", "chess"]).code).toBe(2);
  });
});

describe("ergo analyse", () => {
  it("counts what is solved by rules alone, with suppositions, and left", () => {
    const { code, objects, stderr } = ergo(
      ["analyse", "sudoku", "--only", "seed,supposition"],
      `${HARD}\nno puzzle\n${EASY}`,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^line 2: /);
    expect(objects).toHaveLength(1);
    expect(objects[0]).toMatchObject({
      puzzles: 2,
      solved: { count: 2, percent: 100 },
      byRules: { count: 1, percent: 50 },
      bySupposition: { count: 1, percent: 50 },
    });
    const { all, solved, byRules } = objects[0].cells;
    expect([all - solved.count, all - byRules.count]).toEqual([0, 25]);
    expect(objects[0].rules.supposition.puzzles).toBe(1);
  });
});

describe("ergo analyse by groups", () => {
  const rated = [
    JSON.stringify({ puzzle: HARD, level: 5, needs: { "xy-chain": 1, "naked-pair": 3 } }),
    JSON.stringify({ puzzle: EASY, level: 1, needs: { "last-cell": 3 } }),
    EASY,
  ].join("\n");

  it("tells the shares of each level, as its lines say it", () => {
    const { objects } = ergo(["analyse", "sudoku", "--only", "seed,supposition", "--by", "level"], rated);
    expect(objects.map(({ level, puzzles, byRules, share }) => [level, puzzles, byRules, share])).toEqual([
      ["1", 1, 1, 1],
      ["5", 1, 0, 1],
      ["", 1, 1, 1],
    ]);
    const [, hard] = objects;
    expect(hard.shareOfCells).toBe(1);
    expect(hard.cells - hard.cellsByRules).toBe(25);
  });

  it.each([
    ["size", ["size,", "9x9,3"]],
    ["technique", ["technique,", ",1", "last-cell,1", "xy-chain,1"]],
  ])("writes them by %s as comma-separated values", (by, begins) => {
    const { stdout } = ergo(["analyse", "sudoku", "--only", "seed", "--by", by, "--csv"], rated);
    const lines = stdout.trimEnd().split("\r\n");
    expect(lines.map((line) => begins.some((begin) => line.startsWith(begin)))).toEqual(
      lines.map(() => true),
    );
    expect(lines).toHaveLength(begins.length);
    expect(new Set(lines.map((line) => line.split(",").length)).size).toBe(1);
  });

  it("refuses another grouping in a sentence", () => {
    const { code, stderr } = ergo(["analyse", "sudoku", "--by", "colour"], rated);
    expect(code).toBe(2);
    expect(stderr).toContain("--by needs one of level, size, technique");
  });
});

describe("ergo verify", () => {
  it("checks every step of every proof", () => {
    const { code, objects } = ergo(["verify", "sudoku"], `${HARD}\n${EASY}\n${".".repeat(81)}`);
    expect(objects).toHaveLength(1);
    expect(objects[0]).toMatchObject({ puzzles: 3, solved: 2, withoutOneAnswer: 1, flaws: 0 });
    expect(objects[0].steps).toBeGreaterThan(200);
    expect(code).toBe(0);
  });
});
