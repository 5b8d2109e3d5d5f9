import { expect, it } from "vitest";
import { KnownTexts } from "../../puzzles/files/known-texts.ts";

it("knows each of many texts again, and no other", () => {
  const known = new KnownTexts();
  for (let number = 0; number < 20_000; number++) expect(known.add(`${number}`)).toBe(true);
  for (let number = 0; number < 20_000; number++) expect(known.add(`${number}`)).toBe(false);
  expect(known.add("")).toBe(true);
  expect(known.add("20000")).toBe(true);
});
