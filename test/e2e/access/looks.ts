import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import type { App } from "../../../web/state/app.ts";

declare global {
  interface Window {
    axe: typeof axe;
    inspect(looks: readonly Look[]): Promise<string[]>;
  }
}

/** The element of the whole app, as a test in the page sees it. */
export interface AppOf {
  readonly app: App;
}

/** How a screen is looked at. */
export interface Look {
  readonly lang: "en" | "zh";
  readonly theme: "light" | "dark" | "black";
  readonly contrast: boolean;
  /** Size of the text in percent. */
  readonly text: number;
  readonly isForColours?: boolean;
}

const look = (lang: Look["lang"], theme: Look["theme"], contrast: boolean, text: number): Look => {
  return { lang, theme, contrast, text };
};

/** Each pair of language, theme, contrast and size is in one of them; two are looked at for their colours alone. */
const PAIRS: readonly Look[] = [
  look("en", "light", false, 100),
  { ...look("en", "dark", true, 100), isForColours: true },
  look("en", "black", false, 200),
  look("zh", "dark", false, 200),
  look("zh", "black", true, 100),
  { ...look("zh", "light", true, 200), isForColours: true },
];

const ALL = (["en", "zh"] as const).flatMap((lang) =>
  [100, 200].flatMap((text) =>
    (["light", "dark", "black"] as const).flatMap((theme) =>
      [false, true].map((contrast) => look(lang, theme, contrast, text)),
    ),
  ),
);

/** The looks in which the screen is looked at that is the n-th of a run: a third of the pairs in turn, or all there are with ERGO_ALL. */
const looksOf = (nth: number): readonly Look[] =>
  process.env.ERGO_ALL ? ALL : PAIRS.filter((_, at) => at % 3 === nth % 3);

const source = build({
  entryPoints: [fileURLToPath(new URL("inspector.ts", import.meta.url))],
  bundle: true,
  write: false,
  minify: true,
  format: "iife",
}).then(({ outputFiles }) => outputFiles[0].text);

/** Looks at the screen that is shown, the n-th of a run, in its looks; what is wrong with it, each as a line. */
export async function flaws(page: Page, nth: number): Promise<string[]> {
  if (!(await page.evaluate(() => "inspect" in window))) await page.evaluate(await source);
  return page.evaluate((looks) => window.inspect(looks), looksOf(nth));
}
