import { describe, expect, it } from "vitest";
import { mentionsIn, renamed } from "../../../web/boards/mentions.ts";

describe("a sentence that names cells", () => {
  it("is cut into the names and the text between", () => {
    expect(mentionsIn("R2C3 is 7, so R1C1 is not.", 9, "en", "rows")).toEqual([
      { text: "R2C3", cell: 11 },
      { text: " is 7, so " },
      { text: "R1C1", cell: 0 },
      { text: " is not." },
    ]);
    expect(mentionsIn("只有第2行第3列能填 7。", 9, "zh", "letters")).toEqual([
      { text: "只有" },
      { text: "C2", cell: 11 },
      { text: "能填 7。" },
    ]);
  });

  it.each([
    ["en", "Row 2 has 3 twice: R2C1 and R2C3.", "Row 2 has 3 twice: A2 and C2."],
    ["en", "R12C27 is wall.", "AA12 is wall."],
    ["zh", "第2行有两个 3：第2行第1列、第2行第3列。", "第2行有两个 3：A2、C2。"],
    ["en", "Column 4 has no place left for 1.", "Column 4 has no place left for 1."],
  ] as const)("in %s calls cells by letters where that is set: %s", (lang, sentence, called) => {
    expect(renamed(sentence, 30, lang, "letters")).toBe(called);
    expect(renamed(sentence, 30, lang, "rows")).toBe(sentence);
  });
});
