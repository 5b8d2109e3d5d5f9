import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { prove } from "../../engine/reason/prove.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { wholeKind } from "../kinds/whole.ts";

const PUZZLES = new URL("../../puzzles/", import.meta.url);

const files = OWN_KINDS.flatMap((id) =>
  readdirSync(new URL(`${id}/`, PUZZLES)).map((file) => ({
    id,
    file,
    level: Number(file.replace(".txt", "")),
  })),
);

describe.each(files)("the corpus $id/$file", ({ id, file, level }) => {
  const whole = wholeKind(id);
  if (!whole) throw new Error(`no such kind: ${id}`);
  const { play, think, search } = whole;
  const lines = readFileSync(new URL(`${id}/${file}`, PUZZLES), "utf8")
    .trimEnd()
    .split("\n");

  it("holds canonical texts, none twice", () => {
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      const puzzle = play.parse(line);
      expect(puzzle.ok && play.format(puzzle.value)).toBe(line);
    }
  });

  it("holds puzzles with one answer that need exactly the level's rules", () => {
    const levels = levelsOf(think.rules);
    for (const line of lines) {
      const parsed = play.parse(line);
      if (!parsed.ok) throw new Error(parsed.problem.text.en);
      const puzzle = think.prepare(parsed.value);
      expect(run(judge(puzzle, search, 10_000)).answers, line).toBe("one");
      const proof = run(
        prove(
          puzzle,
          [],
          think.rules.filter((rule) => rule.level <= level),
        ),
      );
      expect(proof.end, line).toBe("solved");
      expect(Math.max(...proof.steps.map((step) => levels.get(step.rule) ?? 0)), line).toBe(level);
    }
  });
});

it("begins with twenty puzzles of each kind", () => {
  for (const id of OWN_KINDS) {
    const count = files
      .filter((one) => one.id === id)
      .map(
        (one) =>
          readFileSync(new URL(`${id}/${one.file}`, PUZZLES), "utf8")
            .trimEnd()
            .split("\n").length,
      )
      .reduce((sum, lines) => sum + lines, 0);
    expect(count).toBe(20);
  }
});
