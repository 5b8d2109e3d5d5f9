import { say, sayCount, speakAlso } from "../words/words.ts";

// Whoever imports this module waits until the texts of the shelf are there.
await speakAlso(async (lang) =>
  lang === "zh" ? (await import("./words/zh.ts")).zh : (await import("./words/en.ts")).en,
);

/** The text of a key of the shelf. */
export const t = say;

/** The text of a key of the shelf for a number. */
export const count = sayCount;
