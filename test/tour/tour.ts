import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../web/serve/serve.mjs";
import { type Browser, wanted } from "../browser/browsers.mjs";
import { built } from "../e2e/builds.mjs";
import { drawnGrid, turned } from "../photo/drawn.ts";
import { grayPng } from "../photo/gray-png.mjs";
import type { Spot } from "./in-page.mjs";
import type { Tab } from "./tab.mjs";

/** A browser that runs. */
export interface Running {
  /** The tab that it began with. */
  readonly tab: Tab;
  /** Errors of pages that nobody caught. */
  readonly troubles: readonly string[];
  open(): Promise<Tab>;
  /** Kills it, as a power cut would. */
  end(): Promise<void>;
}

interface Driver {
  start(profile: string): Promise<Running>;
  /** One that keeps in `profile` what pages store, also when it is killed, with the app open. */
  startKeeping(profile: string, address: string): Promise<Pick<Running, "tab" | "end" | "troubles">>;
}

const DRIVERS: Record<Browser, () => Promise<Driver>> = {
  chromium: async () => {
    const { startChromium } = await import("./chromium.mjs");
    return alike(startChromium);
  },
  firefox: async () => {
    const { startFirefox } = await import("./firefox.mjs");
    return alike(startFirefox);
  },
  webkit: async () => {
    const { startWebkit, startKeepingWebkit } = await import("./webkit.mjs");
    return { start: startWebkit, startKeeping: startKeepingWebkit };
  },
};

/** Of a browser that keeps what pages store also while it is driven. */
function alike(start: Driver["start"]): Driver {
  return {
    start,
    async startKeeping(profile, address) {
      const running = await start(profile);
      await running.tab.go(address);
      return running;
    },
  };
}

/** A Sudoku that named rules solve. */
const SUDOKU = "300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";

const cell = (row: number, column: number): Spot => ({
  role: "gridcell",
  name: `/^row ${row} column ${column}\\b/`,
});
const named = (row: number, column: number, what: string): Spot => ({
  role: "gridcell",
  name: `/^row ${row} column ${column}, ${what}/`,
});
const button = (name: string): Spot => ({ role: "button", name });
const yours: Spot = { role: "gridcell", name: "/yours/" };

/** How many pages a PDF has; what it says of them may be packed. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
        "latin1",
      );
    } catch {
      return ""; // packed in another way, as pictures are
    }
  });
  return [text, ...packed].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The tour, in one browser: each part begins where the app's address leads, in the same tab. */
export async function tour(name: Browser): Promise<void> {
  const isWanted = (await wanted()).includes(name);
  describe.skipIf(!isWanted)(name, () => {
    let server: Awaited<ReturnType<typeof serve>>;
    let driver: Driver;
    let running: Running;
    let tab: Tab;
    const profiles: string[] = [];
    const profile = () => {
      const made = mkdtempSync(join(tmpdir(), `ergo-${name}-`));
      profiles.push(made);
      return made;
    };

    beforeAll(async () => {
      server = await serve({ folder: built("now") });
      driver = await DRIVERS[name]();
      running = await driver.start(profile());
      tab = running.tab;
    });
    afterAll(async () => {
      await running?.end();
      await server?.stop();
      for (const made of profiles) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
      expect(running?.troubles).toEqual([]);
    });

    /** Opens an address of the app as a new visit. */
    const visit = async (hash: string) => {
      await tab.go("about:blank");
      await tab.go(server.url + hash);
    };

    it("plays a Sudoku by pointer and by keys, takes back, and is as it was after a reload", async () => {
      await visit(`#/sudoku/${SUDOKU}`);
      await tab.click(cell(1, 2));
      await tab.kept(() => tab.click({ role: "button", name: "/^6\\b/", in: "ergo-pad" }));
      await tab.see(named(1, 2, "6, yours"));
      await tab.click(cell(1, 2));
      await tab.keys("ArrowRight");
      await tab.kept(() => tab.keys("8"));
      await tab.see(named(1, 3, "8, yours"));
      await tab.kept(() => tab.click(button("Undo")));
      await tab.see(named(1, 3, "blank"));
      await tab.kept(() => tab.keys("Control+z"));
      await tab.see(named(1, 2, "blank"));
      await tab.kept(() => tab.keys("Control+y"));
      await tab.kept(() => tab.click(button("Redo")));
      await tab.see(named(1, 3, "8, yours"));
      await tab.reload();
      await tab.see(named(1, 2, "6, yours"));
      await tab.see(named(1, 3, "8, yours"));
      expect(await tab.count(yours)).toBe(2);
      await tab.kept(() => tab.keys("Control+z"));
      await tab.see(named(1, 3, "blank"));
    });

    it("stores what is played after a page was left while it read a game", async () => {
      await visit(`#/sudoku/${SUDOKU}`);
      await tab.see(cell(1, 2));
      // The next reading takes for ever, as on the slowest of devices.
      await tab.evaluate(() => {
        const begin = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (...asked) {
          IDBDatabase.prototype.transaction = begin;
          const transaction = begin.apply(this, asked);
          const readOn = () => {
            transaction.objectStore("games").get("").onsuccess = readOn;
          };
          readOn();
          document.documentElement.dataset.reads = "";
          return transaction;
        };
        location.hash = "#/nurikabe/3/3/1g1i1g1";
      });
      const isReading = () => tab.evaluate(() => document.documentElement.dataset.reads === "");
      await tab.until("it does not read", isReading, (reads) => reads);
      await visit("#/sudoku/1200300200400300");
      await tab.click(cell(1, 3));
      await tab.kept(() => tab.keys("4"));
      await tab.kept(() => tab.keys("Control+z"));
    });

    it("enters a puzzle by hand, says how many answers it has, and plays it", async () => {
      await visit("#/enter/sudoku/4x4");
      await tab.see(cell(4, 4));
      await tab.type("1200300200400300");
      await tab.see({ role: "status", text: "/^Exactly one answer\\./" });
      await tab.click(button("Play"));
      await tab.see(named(1, 1, "1, given"));
      await tab.click(button("Help"));
      await tab.see({ role: "heading", name: "Rules", in: "ergo-help-sheet" });
      await tab.click({ role: "button", name: "Words", in: "ergo-help-sheet" });
      await tab.see({ text: "R3C5", in: "ergo-help-sheet" });
      await tab.keys("Escape");
      await tab.miss({ css: "ergo-help-sheet" });
    });

    it("puts a mistake right in one tap", async () => {
      await visit("#/sudoku/1200300200400300");
      await tab.click(cell(1, 4));
      await tab.kept(() => tab.keys("3"));
      await tab.see(named(1, 4, "3, yours"));
      await tab.click(button("Hint"));
      await tab.see({ role: "heading", name: "First fix a mistake" });
      await tab.kept(() => tab.click(button("Take it back")));
      await tab.see(named(1, 4, "blank"));
      await tab.see(button("Next hint"));
    });

    it("leaves a branch by its chip, and keeps it as the main line", async () => {
      await visit("#/sudoku/1200300200400300");
      await tab.click(button("Branch"));
      await tab.kept(() => tab.click({ css: "button.primary", in: "ergo-branches-sheet" }));
      await tab.click(cell(1, 3));
      await tab.kept(() => tab.keys("3"));
      await tab.see(named(1, 3, "3, yours"));
      await tab.kept(() =>
        tab.click({ role: "button", name: "Back to the main line", in: "ergo-branch-chip" }),
      );
      await tab.see(named(1, 3, "blank"));
      await tab.click(button("Branch"));
      await tab.kept(() => tab.click({ css: "button.go", nth: 1, in: "ergo-branches-sheet" }));
      await tab.see(named(1, 3, "3, yours"));
      await tab.miss({ css: "ergo-branches-sheet" });
      await tab.kept(() => tab.click(button("Take it over into the main line")));
      await tab.see(named(1, 3, "3, yours"));
      await tab.miss({ css: "ergo-branch-chip" });
    });

    it("goes into a branch and back", async () => {
      await visit(`#/sudoku/${SUDOKU}`);
      await tab.see(named(1, 2, "6, yours"));
      await tab.click(button("Branch"));
      await tab.kept(() => tab.click({ css: "button.primary", in: "ergo-branches-sheet" }));
      await tab.miss({ css: "ergo-branches-sheet" });
      await tab.click(cell(1, 3));
      await tab.kept(() => tab.keys("1"));
      await tab.see(named(1, 3, "1, yours"));
      await tab.click(button("Branch"));
      await tab.click({ css: "button.go", text: "/Main line/", in: "ergo-branches-sheet" });
      await tab.see(named(1, 3, "8, yours"));
      await tab.see(named(1, 2, "6, yours"));
    });

    it("plays a Nurikabe by taps, strokes and keys, and says when it is solved", async () => {
      await visit("#/nurikabe/3/3/1g1i1g1");
      await tab.kept(() => tab.click(cell(1, 2)));
      await tab.see(named(1, 2, "wall"));
      await tab.kept(() => tab.keys("Control+z"));
      await tab.see(named(1, 2, "blank"));
      await tab.click(button("Wall"));
      const row = await Promise.all([1, 2, 3].map((column) => tab.point(cell(2, column))));
      await tab.kept(() => tab.drag(row));
      for (const column of [1, 2, 3]) await tab.see(named(2, column, "wall"));
      await tab.keys("ArrowUp", "ArrowLeft");
      await tab.kept(() => tab.keys("Space"));
      await tab.see(named(1, 2, "wall"));
      await tab.kept(() => tab.click(cell(3, 2)));
      await tab.see({ text: "/Solved/" });
    });

    it("gives a hint in tiers, says why, and writes it", async () => {
      await visit(`#/nurikabe/${NURIKABE}`);
      await tab.see(cell(1, 1));
      await tab.keys("h");
      await tab.click(button("Tell me more"));
      await tab.click(button("Tell me more"));
      for (let step = 0; step < 9 && (await tab.count(button("Next step"))) > 0; step++) {
        await tab.click(button("Next step"));
      }
      await tab.kept(() => tab.click(button("Write it")));
      await visit(`#/sudoku/${SUDOKU}`);
      await tab.click(cell(2, 1));
      await tab.keys("w");
      await tab.click({ role: "button", name: "/, and why\\?$/", in: "ergo-why-sheet" });
      await tab.see({ text: "/^R2C1 is 2\\.$/", in: "ergo-why-sheet" });
      await tab.keys("Escape");
      await tab.miss({ css: "ergo-why-sheet" });
    });

    it("still has a move when the browser was killed right after it", async () => {
      const home = profile();
      const address = `${server.url}#/sudoku/${SUDOKU}`;
      const first = await driver.startKeeping(home, address);
      try {
        await first.tab.see(cell(1, 2));
        await first.tab.focus({ css: "[role=gridcell][tabindex='0']" });
        await first.tab.keys("ArrowRight");
        await first.tab.kept(() => first.tab.keys("6"));
      } finally {
        await first.end();
      }
      const second = await driver.startKeeping(home, address);
      try {
        await second.tab.see(named(1, 2, "6, yours"));
        expect(second.troubles).toEqual([]);
      } finally {
        await second.end();
      }
    });

    it("plays and hints when the server is gone", async () => {
      await visit(`#/sudoku/${SUDOKU}`);
      const isInstalled = () => tab.evaluate(() => navigator.serviceWorker.controller !== null);
      await tab.until("no service worker", isInstalled, (installed) => installed);
      await server.stop();
      try {
        await tab.reload();
        await tab.click(cell(9, 3));
        await tab.kept(() => tab.keys("1"));
        await tab.kept(() => tab.click(button("Undo")));
        await tab.keys("h");
        await tab.click(button("Tell me more"));
        await tab.see(button("Tell me more"));
        await tab.keys("Escape");
      } finally {
        server = await serve({ folder: built("now"), port: server.port });
      }
    });

    it("reads a board from a picture that is dropped when the server is gone, and plays it; a file that is none is refused", async () => {
      await visit("#/");
      const isInstalled = () => tab.evaluate(() => navigator.serviceWorker.controller !== null);
      await tab.until("no service worker", isInstalled, (installed) => installed);
      // A browser drops files only where the page has taken the drag over it.
      const isTaken = () =>
        tab.evaluate(() => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([], "board.png", { type: "image/png" }));
          return !document.body.dispatchEvent(
            new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true, composed: true }),
          );
        });
      await tab.until("a drag is not taken", isTaken, (taken) => taken);
      const drop = (file: Buffer) =>
        tab.evaluate((base64) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([bytes], "board.png", { type: "image/png" }));
          document.body.dispatchEvent(
            new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, composed: true }),
          );
        }, file.toString("base64"));
      await server.stop();
      try {
        await drop(Buffer.from("no picture"));
        await tab.see({ role: "alert", text: "/^This file cannot be opened as a picture/" });
        const numbers = [...SUDOKU].map(Number);
        await drop(grayPng(turned(drawnGrid({ rows: 9, cols: 9, numbers, thickEach: 3 }), 5)));
        await tab.see({ role: "img", name: "The picture, straightened" });
        await tab.see({ role: "status", text: "/^Exactly one answer\\./" });
        await tab.click(button("Play"));
        await tab.see(named(1, 1, "3, given"));
        await tab.see(named(9, 9, "7, given"));
      } finally {
        server = await serve({ folder: built("now"), port: server.port });
      }
    });

    it("makes a puzzle, which can be played", async () => {
      await visit("#/make");
      await tab.click({ css: "input[name=size][value='6']" });
      await tab.click({ css: ".act", in: "ergo-make-bar" });
      await tab.click({ role: "button", name: "Play", in: "ergo-made-card" });
      await tab.see({ role: "gridcell", name: "/^row 6 column 6/" });
      await tab.see({ role: "heading", name: "/Made no/" });
    });

    it("runs a puzzle on the workbench, with rules that are edited", async () => {
      await visit(`#/workbench/sudoku/${SUDOKU}`);
      await tab.click(button("Run"));
      await tab.see({ role: "heading", name: "Solved" });
      await tab.click({ role: "tab", name: "Rules" });
      await tab.click(button("Text"));
      await tab.see({ css: ".cm-content" });
      await tab.focus({ css: ".cm-content" });
      await tab.keys("Control+Home");
      await tab.type('rule "Odd" level 2 for c in cels then c is 1');
      await tab.keys("Enter");
      await tab.see({ text: '/mean "cells"/' });
      await tab.click(button("List"));
      await tab.click(button("Reset"));
      await tab.miss({ text: '/mean "cells"/' });
    });

    it("races the searches, steps through alpha-beta, and plays a duel", async () => {
      await visit("#/lab/race");
      await tab.click(button("Start"));
      await tab.see(button("Once more"));
      await tab.see({ role: "heading", name: "Nodes over time" });
      await tab.click({ role: "tab", name: "Alpha-beta" });
      const step = { role: "slider", name: "Step" };
      const all = Number(await tab.read(step, "max"));
      expect(all).toBeGreaterThan(11);
      for (let at = 0; at < 3; at++) await tab.click(button("Step on"));
      expect(await tab.read(step, "value")).toBe("3");
      await tab.click({ role: "tab", name: "Duel" });
      await tab.click({ css: "input[type=radio][value='4']" });
      await tab.click(button("Start"));
      await tab.click({ role: "gridcell", name: "/blank/" });
      await tab.click({ css: "[aria-disabled='false']", in: "ergo-duel-keys" });
      await tab.see({ role: "gridcell", name: "/by the computer/" });
    });

    it("shows on paper what is printed, and nothing else", async () => {
      await visit(`#/sudoku/${SUDOKU}`);
      await tab.click(button("More"));
      await tab.click({ role: "button", name: "Print", in: "ergo-menu-sheet" });
      await tab.see({ css: "svg", in: "ergo-print-sheet" });
      const printed = await tab.evaluate(() => {
        const pages = document.querySelector("ergo-print-pages");
        return [...(pages?.shadowRoot?.querySelectorAll("svg text") ?? [])]
          .map((text) => text.textContent)
          .join("");
      });
      expect(printed).toContain(SUDOKU.replaceAll("0", ""));
      const paper = await tab.paper?.();
      if (paper) expect(pagesOf(paper)).toBe(1);
      await tab.keys("Escape");
    });

    it("lets one of two tabs play, and the other follow", async () => {
      await visit(`#/sudoku/${SUDOKU}`);
      await tab.see(cell(1, 2));
      const second = await running.open();
      await second.go(`${server.url}#/sudoku/${SUDOKU}`);
      await second.see(button("Play here"));
      await tab.click(cell(4, 2));
      await tab.kept(() => tab.keys("8"));
      await second.see(named(4, 2, "8, yours"));
      await second.click(button("Play here"));
      await tab.see(button("Play here"));
      await second.miss(button("Play here"));
      await second.click(cell(4, 4));
      await second.kept(() => second.keys("4"));
      await tab.see(named(4, 4, "4, yours"));
      await second.close();
      await tab.miss(button("Play here"));
    });

    it("is dark and Chinese when one wants it so", async () => {
      await visit("#/settings");
      await tab.click({ css: "input[value='dark']" });
      await tab.click({ css: "input[value='zh']" });
      await tab.see({ role: "heading", name: "设置" });
      await tab.turn(`#/nurikabe/${NURIKABE}`);
      await tab.click({ role: "gridcell", name: "/^第 1 行第 1 列/" });
      await tab.see({ role: "gridcell", name: "/墙/" });
      const [wall] = await tab.style({ role: "gridcell", name: "/墙/" }, ["background-color"]);
      expect(wall).toBe("rgb(201, 211, 224)");
      expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        "rgb(16, 20, 26)",
      );
      await tab.click({ role: "button", name: "提示" });
      await tab.see({ text: "/。/", in: "ergo-hint-sheet" });
    });
  });
}
