import { say, sayCount, speakAlso } from "./words.ts";

// An element of the app waits for the texts before it renders, so none is ever without words.
speakAlso(async (lang) =>
  lang === "zh" ? (await import("./zh-more.ts")).zhMore : (await import("./en-more.ts")).enMore,
);

/** The text of any key; for parts fetched after the first board. */
export const t = say;

/** The text of any key for a number. */
export const count = sayCount;
