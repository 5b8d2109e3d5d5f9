import { describe, expect, it } from "vitest";
import { importText } from "../../engine/kinds/import.ts";
import { readOwn } from "../../engine/language/read/read-own.ts";
import { NO_FLIP } from "../../engine/language/read/syntax.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { unpackers } from "../../puzzles/terminal/unpack.ts";
import { share } from "../share.ts";
import { growthOf, isSteep, LONG, SHORT } from "./growth.ts";
import { PATTERNS } from "./patterns.ts";
import { READERS, type Reader } from "./readers.ts";

/** Patterns that each reader is tried with; all of them with ERGO_ALL=1. */
const SAMPLE = share(24, PATTERNS.length);

/** Another few for each reader, the same in every run. */
function sampleFor(reader: Reader): readonly (typeof PATTERNS)[number][] {
  if (SAMPLE >= PATTERNS.length) return PATTERNS;
  return randomFrom(READERS.indexOf(reader) + 1)
    .shuffle([...PATTERNS])
    .slice(0, SAMPLE);
}

describe("a text of the permitted size", () => {
  it("is made of the tokens of every format in more than 300 ways", () => {
    expect(new Set(PATTERNS.map(({ name }) => name)).size).toBeGreaterThan(300);
    for (const pattern of PATTERNS)
      expect(pattern.text(SHORT).length, pattern.name).toBeLessThanOrEqual(SHORT);
  });

  it.each(READERS)(
    "holds no thread: $name",
    async (reader) => {
      const steep: string[] = [];
      for (const pattern of sampleFor(reader)) {
        const growth = await growthOf(reader, pattern);
        if (growth && isSteep(growth))
          steep.push(`${pattern.name}: ${growth.short} ms, then ${growth.long} ms`);
      }
      expect(steep).toEqual([]);
    },
    1_200_000,
  );

  it("is refused with a sentence at once where it is longer, whatever it is", async () => {
    for (const pattern of sampleFor(READERS[0])) {
      const read = await importText(pattern.text(10 * LONG), unpackers);
      expect(read.ok ? read.value.several.length : read.problem.code, pattern.name).toSatisfy(
        (told: unknown) => told === "too-long" || Number(told) > 1,
      );
    }
    const { rules, faults } = readOwn("rule ".repeat(LONG), NO_FLIP);
    expect([rules.length, ...faults.map(({ code }) => code)]).toEqual([0, "too-long"]);
  });

  it("would be noticed if it did", async () => {
    const [blank] = PATTERNS.filter(({ name }) => name === 'blanks: "\\n" repeated');
    const quadratic: Reader = {
      name: "quadratic",
      read: (text) => /^\s*rule\b/im.test(text.slice(0, text.length / 10)),
    };
    const growth = await growthOf(quadratic, blank);
    expect(growth && isSteep(growth)).toBe(true);
  });
});
