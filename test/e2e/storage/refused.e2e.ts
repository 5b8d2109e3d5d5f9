import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../eventually.ts";
import { visit } from "../harness.mjs";
import { REFUSALS, SAID } from "./refusals.ts";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";

type App = Awaited<ReturnType<typeof visit>>;
type Page = App["page"];

let app: App;
beforeAll(async () => {
  app = await visit();
});
afterAll(() => app.end());

/** Runs in a page: writes down what it tells from the beginning, since a toast is gone soon. */
function noteToasts(): void {
  interface Telltale extends Element {
    readonly app?: {
      readonly store: { readonly state: { readonly toast: { readonly text: string } | null } };
    };
  }
  const toasts: string[] = [];
  Object.assign(globalThis, { toasts });
  setInterval(() => {
    const text = document.querySelector<Telltale>("ergo-app")?.app?.store.state.toast?.text;
    if (text && !toasts.includes(text)) toasts.push(text);
  }, 50);
}

/** Which of the sentences were told so far: as a toast, or in a line that stands on the page now. */
const told = (page: Page) =>
  page.evaluate((said) => {
    const texts = [...(globalThis as unknown as { toasts: string[] }).toasts];
    const read = (root: ParentNode): void => {
      for (const one of root.querySelectorAll("*")) {
        if (one.shadowRoot) read(one.shadowRoot);
        if (one.localName === "p") texts.push(one.textContent ?? "");
      }
    };
    read(document);
    return Object.entries(said).flatMap(([name, begin]) =>
      texts.some((text) => text.includes(begin)) ? [name] : [],
    );
  }, SAID);

const shows = (page: Page, name: string) => page.getByRole("gridcell", { name }).waitFor();

/** Writes two moves, takes one back, and asks for a hint. */
async function play(page: Page): Promise<void> {
  for (const [column, digit] of [
    [2, 1],
    [3, 8],
  ]) {
    await page.getByRole("gridcell", { name: new RegExp(`^row 1 column ${column}\\b`) }).click();
    await page.keyboard.press(String(digit));
    await shows(page, `row 1 column ${column}, ${digit}, yours`);
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await shows(page, "row 1 column 3, blank");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
}

const hinted = (page: Page) => page.locator("ergo-hint-sheet .buttons .primary").waitFor();

/** Longer than the app takes to look what the browser refuses, in milliseconds. */
const LOOKED = 6_000;

/** All ways with ERGO_ALL, else two of three: the unit tests know the rest. */
const TRIED = REFUSALS.filter((_, index) => process.env.ERGO_ALL || index % 3 < 2);

describe.concurrent("where", () => {
  it.each(TRIED)("$what, one plays, takes back and gets a hint, and is told: $says", async (refusal) => {
    const { prepare, says } = refusal;
    // An install beside it is most of the work of so short a visit.
    const online = says !== "offline" && !process.env.ERGO_ALL;
    const tab = await app.apart({ path: SUDOKU, prepare: [noteToasts, prepare], online });
    const { page, troubles } = tab;
    try {
      await play(page);
      await hinted(page);
      if (says === "nothing") await page.waitForTimeout(LOOKED);
      else await eventually(async () => expect(await told(page)).toContain(says));
      expect(await told(page)).toEqual(says === "nothing" ? [] : [says]);
      expect(troubles).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  it("neither a worker nor the page can think, one plays on and is told so", async () => {
    const tab = await app.apart({
      path: SUDOKU,
      prepare: [
        noteToasts,
        () => {
          Object.defineProperty(globalThis, "Worker", { value: undefined });
          ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => {}); // it has the file
        },
      ],
      missing: /worker-/,
    });
    const { page, troubles } = tab;
    try {
      await play(page);
      await eventually(async () => expect(await told(page)).toContain("nobody"));
      await page.locator("ergo-hint-sheet").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Redo" }).click();
      await shows(page, "row 1 column 3, 8, yours");
      expect(troubles.filter((one) => !one.includes("404"))).toEqual([]);
    } finally {
      await tab.close();
    }
  });
});

describe("a browser that blocks all data of sites", () => {
  it("refuses locks and database, and one plays on all the same", async ({ skip }) => {
    const blocked = await visit({
      path: SUDOKU,
      prepare: noteToasts,
      preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
    });
    try {
      skip(blocked.product.startsWith("Headless"), "A shell without a window has no settings for sites.");
      const { page } = blocked;
      const refused = await page.evaluate(async () => {
        const tried = (attempt: () => unknown) =>
          new Promise((resolve) => resolve(attempt())).then(
            () => "given",
            (why) => why.name as string,
          );
        const open = () =>
          new Promise((resolve, reject) => {
            const asked = indexedDB.open("try");
            asked.onsuccess = resolve;
            asked.onerror = () => reject(asked.error);
          });
        return [
          await tried(() => navigator.locks.request("try", () => {})),
          await tried(open),
          await tried(() => localStorage),
        ];
      });
      expect(refused).not.toContain("given");
      await play(page);
      await hinted(page);
      await eventually(async () => expect(await told(page)).toContain("memory"));
      await page.waitForTimeout(LOOKED);
      expect(await told(page)).toEqual(["memory"]);
      expect(blocked.troubles).toEqual([]);
    } finally {
      await blocked.end();
    }
  });
});

describe("the channels of the tabs", () => {
  it("may be told anything", async () => {
    const tab = await app.apart({ path: SUDOKU, prepare: noteToasts });
    const { page, troubles } = tab;
    try {
      await play(page);
      await hinted(page);
      await page.evaluate(() => {
        for (const name of ["ergo-games", "ergo-rules", "ergo-update"]) {
          const channel = new BroadcastChannel(name);
          for (const told of [
            null,
            undefined,
            0,
            "x",
            [],
            {},
            { type: "leave" },
            { kind: 7 },
            { id: {}, type: "changed" },
          ])
            channel.postMessage(told);
        }
      });
      await page.waitForTimeout(LOOKED);
      expect(await told(page)).toEqual([]);
      expect(troubles).toEqual([]);
    } finally {
      await tab.close();
    }
  });
});
