import { say, sayCount, speakAlso } from "./words.ts";

// Whoever imports this module waits until the texts are there, so none of its elements is ever without words.
await speakAlso(async (lang) =>
  lang === "zh" ? (await import("./zh-more.ts")).zhMore : (await import("./en-more.ts")).enMore,
);

/** The text of any key; for parts fetched after the first board. */
export const t = say;

/** The text of any key for a number. */
export const count = sayCount;
