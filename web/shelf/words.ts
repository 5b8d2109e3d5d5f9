import { say, sayCount, speakAlso } from "../words/words.ts";

// The elements of the shelf wait for its texts before they render.
speakAlso(async (lang) =>
  lang === "zh" ? (await import("./words/zh.ts")).zh : (await import("./words/en.ts")).en,
);

/** The text of a key of the shelf. */
export const t = say;

/** The text of a key of the shelf for a number. */
export const count = sayCount;
