import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../../web/serve/serve.mjs";
import { built } from "../builds.mjs";
import { startBrowser } from "../harness.mjs";

/** Something that browsers above the floor (README) may lack: words of style sheets and templates, or what a script takes away. */
interface Lack {
  readonly words?: RegExp;
  readonly script?: string;
}

const without = (of: string, ...names: string[]): Lack => ({
  script: names.map((name) => `delete globalThis.${of}?.${name};`).join(""),
});
/** One that its interface has. */
const lacking = (of: string, ...names: string[]): Lack => without(`${of}?.prototype`, ...names);

/** Each with the first versions that have it. */
const LACKS: Readonly<Record<string, Lack>> = {
  // Chrome 123, Firefox 120, Safari 17.5
  "light-dark()": { words: /light-dark\(/g },
  // Firefox 121
  ":has()": { words: /:has\(/g },
  // Chrome 114, Firefox 125, Safari 17
  popover: { words: /popover/g },
  // Chrome 117, Firefox 129, Safari 17.5
  "@starting-style": { words: /starting-style/g },
  // Chrome 125, Safari 26
  "position-area": { words: /position-area/g },
  // Chrome 114, Firefox 121, Safari 17.5
  "text-wrap": { words: /text-wrap/g },
  // Safari: none
  requestIdleCallback: without("window", "requestIdleCallback", "cancelIdleCallback"),
  // Firefox 142, Safari: none
  scheduler: without("self", "scheduler"),
  // Firefox 148, Safari 26
  trustedTypes: { words: /require-trusted-types-for/g, script: "delete globalThis.trustedTypes;" },
  // Chrome 119, Firefox 121, Safari 17.4
  "Promise.withResolvers": without("Promise", "withResolvers", "try"),
  // Chrome 121
  "Array.fromAsync": without("Array", "fromAsync"),
  // Chrome 117, Firefox 119, Safari 17.4
  groupBy: { script: "delete Object.groupBy; delete Map.groupBy;" },
  // Chrome 122, Firefox 127, Safari 17
  "methods of sets": lacking(
    "Set",
    "union",
    "intersection",
    "difference",
    "symmetricDifference",
    "isSubsetOf",
    "isSupersetOf",
    "isDisjointFrom",
  ),
  // Chrome 122, Firefox 131, Safari 18.4
  "methods of iterators": lacking(
    "Iterator",
    "map",
    "filter",
    "take",
    "drop",
    "flatMap",
    "reduce",
    "toArray",
    "forEach",
    "some",
    "every",
    "find",
  ),
  // Chrome 120, Firefox 115, Safari 17
  "URL.canParse": without("URL", "canParse", "parse"),
  // Chrome 116, Firefox 124, Safari 17.4
  "AbortSignal.any": without("AbortSignal", "any"),
  // Firefox 144, Safari 18
  startViewTransition: lacking("Document", "startViewTransition"),
  // Firefox 147, Safari 26.2
  navigation: without("window", "navigation"),
  // Safari 18.2
  getCoalescedEvents: lacking("PointerEvent", "getCoalescedEvents", "getPredictedEvents"),
  // Firefox 125
  "Intl.Segmenter": without("Intl", "Segmenter", "DurationFormat"),
  // Chrome 133, Firefox 133, Safari 18.2
  fromBase64: {
    script:
      "delete Uint8Array.fromBase64; delete Uint8Array.prototype.toBase64; delete Uint8Array.prototype.toHex;",
  },
  CompressionStream: without("self", "CompressionStream", "DecompressionStream"),
  OffscreenCanvas: without("self", "OffscreenCanvas"),
  // Firefox 126
  wakeLock: lacking("Navigator", "wakeLock"),
  share: lacking("Navigator", "share", "canShare", "vibrate", "userAgentData", "connection"),
};

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";

/** A copy of the app as browsers see it that lack these. No service worker: it would refuse what was changed. @param lacks */
function appWithout(lacks: readonly Lack[], folder: string): void {
  cpSync(built("now"), folder, { recursive: true });
  const script = `${lacks.map(({ script }) => script ?? "").join("")}delete globalThis.Navigator?.prototype.serviceWorker;\n`;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css|html)$/.test(name)) continue;
    let text = readFileSync(join(folder, name), "utf8");
    for (const { words } of lacks)
      if (words) text = text.replace(words, (word) => word.replace(/[a-z]/, "no-$&"));
    writeFileSync(join(folder, name), name.endsWith(".js") ? script + text : text);
  }
}

let browser: Awaited<ReturnType<typeof startBrowser>>;
const folders: string[] = [];
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.chrome.kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const cell = (page: Page, row: number, column: number) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) });

/** How all cells of the board look: every colour that is computed for them and what lies in them. */
const looks = (page: Page) =>
  page.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((one) => {
      const colours = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo);
        return [
          style.color,
          style.backgroundColor,
          style.borderTopColor,
          style.borderLeftColor,
          style.boxShadow,
          style.opacity,
        ].join(" ");
      };
      const parts = [one, ...one.querySelectorAll("*")];
      return parts
        .flatMap((part) => [colours(part), colours(part, "::before"), colours(part, "::after")])
        .join("|");
    }),
  );

/** WCAG contrast of what is written in a cell with its ground, or of its ground with that of another cell. */
const contrast = (page: Page, one: string, other: string | null) =>
  page.evaluate(
    ([one, other]) => {
      const all = (root: ParentNode): Element[] =>
        [...root.querySelectorAll("*")].flatMap((part) => [
          part,
          ...(part.shadowRoot ? all(part.shadowRoot) : []),
        ]);
      const find = (name: string) =>
        all(document).find((part) => part.getAttribute("aria-label")?.startsWith(`${name},`)) as Element;
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const light = (colour: string) => {
        const [r, g, b] = channels(colour)
          .map((part) => (colour.startsWith("color(") ? part : part / 255))
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      const ground = (element: Element): string => {
        const colour = getComputedStyle(element).backgroundColor;
        const around = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
        return channels(colour)[3] === 0 && around ? ground(around) : colour;
      };
      const cell = find(one);
      const written = [...cell.querySelectorAll("*"), cell].find((part) =>
        [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      );
      const ink = other ? ground(find(other)) : getComputedStyle(written ?? cell).color;
      const pair = [light(ground(cell)), light(ink)];
      return Math.max(...pair) / Math.min(...pair);
    },
    [one, other] as const,
  );

/** Asks for hints until one can be written, and writes it; by keys, since a message may lie over the buttons for a while. */
async function takeHint(page: Page): Promise<void> {
  await page.keyboard.press("h");
  const next = page.getByRole("button", { name: /Tell me more|Next step|Write it/ });
  while ((await next.innerText()) !== "Write it") await next.press("Enter");
  await next.press("Enter");
}

/** Plays both puzzles; what comes back is how they look. */
async function play(lacks: readonly Lack[], theme: "light" | "dark"): Promise<string[]> {
  const folder = join(built("now"), `../without-${folders.length}`);
  folders.push(folder);
  appWithout(lacks, folder);
  const server = await serve({ folder });
  const context = await browser.connection.newContext({
    colorScheme: theme,
    viewport: { width: 360, height: 740 },
  });
  const troubles: string[] = [];
  context.on("weberror", (event) => troubles.push(event.error().message));
  try {
    const page = await context.newPage();
    await page.goto(server.url + SUDOKU);
    await cell(page, 1, 2).click();
    await page.keyboard.press("6");
    await cell(page, 1, 2)
      .and(page.getByRole("gridcell", { name: /6, yours/ }))
      .waitFor();
    const seen = await looks(page);
    expect(await contrast(page, "row 1 column 1", null)).toBeGreaterThan(4.5);
    expect(await contrast(page, "row 1 column 2", null)).toBeGreaterThan(4.5);
    await takeHint(page);
    await page.getByRole("gridcell", { name: /yours/ }).nth(1).waitFor();

    await page.goto(server.url + NURIKABE);
    await cell(page, 9, 10).click();
    await page.getByRole("gridcell", { name: /^row 9 column 10, wall/ }).waitFor();
    seen.push(...(await looks(page)));
    expect(await contrast(page, "row 9 column 10", "row 1 column 1")).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Undo" }).click();
    await takeHint(page);
    await page
      .getByRole("gridcell", { name: /, (wall|island)/ })
      .first()
      .waitFor();

    await page.goto(`${server.url}#/sudoku/${"0".repeat(81)}`);
    const chip = page.getByRole("button", { name: "Several answers" });
    await chip.click();
    await page.locator("#verdict").waitFor();

    await page.goto(`${server.url}#/settings`);
    const chosen = page.locator("label.chosen").first();
    const other = page.locator(".segments label:not(.chosen)").first();
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));
    expect(troubles).toEqual([]);
    return seen;
  } finally {
    await context.close();
    await server.stop();
  }
}

describe("a browser above the floor", () => {
  it.each(["light", "dark"] as const)(
    "plays and looks the same in %s without all that is newer",
    { timeout: 240_000 },
    async (theme) => {
      const whole = await play([], theme);
      expect(whole.length).toBe(81 + 90);
      expect(await play(Object.values(LACKS), theme)).toEqual(whole);
    },
  );

  it.runIf(process.env.ERGO_ALL).each(Object.keys(LACKS))(
    "plays without %s",
    { timeout: 240_000 },
    async (name) => {
      await play([LACKS[name]], "light");
    },
  );
});
