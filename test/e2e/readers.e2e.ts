import { afterEach, expect, it } from "vitest";
import { LONG } from "../readers/growth.ts";
import { PATTERNS } from "../readers/patterns.ts";
import { linkTo, visit } from "./harness.mjs";

/** How much longer the next hint may take, once a text was opened and closed; measured with ERGO_ALL=1. */
const MOST_LONGER = 1.5;
const isMeasured = process.env.ERGO_ALL === "1";
const ROUNDS = isMeasured ? 7 : 1;

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** The patterns that held a thread before, and some more of those that take longest. */
const NAMES = [
  'blanks: "\\n" repeated',
  'blanks: " " repeated',
  'janko: "\\n" before a sound text',
  'penpa address: "#m=edit&" repeated',
  'rules: "rule \\"a\\"" in lines',
  'rules: "(" repeated',
  'grid: "- " behind the beginning',
  "link of nurikabe: sound, a line each",
];
const patterns = PATTERNS.filter(({ name }) => NAMES.includes(name));

/** Notes down every worker of the page, and what is asked of it. */
function noteWorkers(): void {
  const noted: { workers: number; asked: [worker: number, name: unknown][] } = { workers: 0, asked: [] };
  Object.assign(globalThis, { noted });
  globalThis.Worker = class extends Worker {
    readonly #number = noted.workers++;

    override postMessage(
      message: { path?: string[]; argumentList?: { value?: unknown }[] },
      ...rest: never[]
    ) {
      if (message.path?.[0] === "ask") noted.asked.push([this.#number, message.argumentList?.[1]?.value]);
      super.postMessage(message, ...rest);
    }
  };
}

interface Noted {
  readonly workers: number;
  readonly asked: readonly (readonly [worker: number, name: string])[];
}
const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

/** Pastes a text beside every field, which opens the import with it, and closes the import once the worker was asked. */
async function pasteAndClose(page: Page, text: string, asked: number): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true }),
    );
  }, text);
  const sheet = page.locator("ergo-import-sheet");
  await sheet.waitFor({ state: "attached" });
  await page.waitForFunction(
    (from) =>
      (globalThis as unknown as { noted: Noted }).noted.asked
        .slice(from)
        .some(([, name]) => name === "import"),
    asked,
  );
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
}

/** Asks for a hint and puts it away; the milliseconds until it is shown. */
async function hint(page: Page): Promise<number> {
  const began = performance.now();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Tell me more" }).waitFor();
  const took = performance.now() - began;
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Tell me more" }).waitFor({ state: "detached" });
  return took;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

it("gives the next hint as before after the import was opened and closed with a text that is hard to read", async () => {
  app = await visit({ path: linkTo("sudoku"), prepare: noteWorkers, online: true });
  const { page } = app;
  await hint(page);
  expect(patterns).toHaveLength(NAMES.length);
  for (const pattern of patterns) {
    const before: number[] = [];
    const after: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      before.push(await hint(page));
      const { asked } = await noted(page);
      await pasteAndClose(page, `${pattern.text(LONG - 1)}${round}`, asked.length);
      after.push(await hint(page));
      const now = (await noted(page)).asked.slice(asked.length);
      const told = now.filter(([, name]) => name === "import" || name === "hint");
      expect(
        told.map(([, name]) => name),
        pattern.name,
      ).toEqual(["import", "hint"]);
      const [[read], [hinted]] = told;
      expect([read, read + 1], pattern.name).toContain(hinted);
    }
    if (isMeasured) {
      const ratio = median(after) / median(before);
      console.log(`${pattern.name}: the next hint takes ${ratio.toFixed(2)} times as long`);
      expect(ratio).toBeLessThanOrEqual(MOST_LONGER);
    }
  }
}, 240_000);
