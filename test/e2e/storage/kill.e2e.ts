import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Random, randomFrom } from "../../../engine/model/random.ts";
import type { App } from "../../../web/state/app.ts";
import type { GameHead } from "../../../web/storage/game-head.ts";
import { share } from "../../share.ts";
import { visit } from "../harness.mjs";
import { KeptMoves } from "./kept-moves.ts";
import { SCENES, type Scene } from "./kill-scenes.ts";
import { expectWhole, leaveWitness, type Stored, spelled, storedIn } from "./stored-games.ts";

/** All of them with ERGO_ALL=1; else a share of each scene's. */
const KILLS = share(10, 400);
/** Milliseconds for a scene: for what hangs. */
const LIMIT = 60_000 + KILLS * 10_000;
/** Milliseconds in which what acted on a browser notices that it is gone. */
const FAREWELL = 2_000;
const SEED = Number(process.env.ERGO_SEED ?? 11);
/** Milliseconds after which a moment is not waited for any more; far above what a busy machine needs. */
const PATIENCE = 60_000;

let app: Awaited<ReturnType<typeof visit>>;
const kept = new KeptMoves();
let stored: Stored;

beforeAll(async () => {
  app = await visit();
  await app.installed();
  stored = await storedIn(app.page);
  await leaveWitness(app.page);
  await app.kill();
});
afterEach(() => app.kill());
afterAll(() => app.end());

/** Starts the browser again and expects that nothing confirmed is lost, and that what is shown is what is stored. */
async function startAgain({ path }: Scene, start: string): Promise<void> {
  await app.start(path, (context) => kept.listen(context));
  const { page } = app;
  await page.waitForFunction(
    () => {
      const { app } = (document.querySelector("ergo-app") ?? {}) as unknown as { app?: App };
      return app?.store.state.shelf.games && (location.hash.length < 80 || app.store.state.play);
    },
    undefined,
    { polling: 20 },
  );
  const before = stored;
  stored = await storedIn(page);
  const when = `${start} (${await leaveWitness(page)})`;
  expectWhole(stored, when);
  kept.expectIn(stored, when);
  for (const [id, { entries }] of Object.entries(before.logs)) {
    const now = stored.logs[id]?.entries.slice(0, entries.length) ?? [];
    expect(now.map(spelled), `${when}: what was there of ${id}`).toEqual(entries.map(spelled));
  }
  const shown = await page.evaluate(() => {
    const { app } = document.querySelector("ergo-app") as unknown as { app: App };
    return (app.store.state.shelf.games ?? []).map(({ id, marks, finished }) => ({ id, marks, finished }));
  });
  const byId = <T extends { id: string }>(games: readonly T[]) =>
    [...games].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(shown), `${when}: the shelf`).toEqual(
    byId(stored.heads).map(({ id, marks, finished }) => ({ id, marks, finished })),
  );
  const head = stored.heads.find(({ id }) => `#/${id}` === path);
  if (head) await expectBoard(page, head, when);
}

/** Expects the board on the screen to show the marks of a head, once they are joined. */
async function expectBoard(page: Page, { marks, kind }: GameHead, when: string): Promise<void> {
  await expect
    .poll(() => marksOn(page, kind), { interval: 20, message: `${when}: the board` })
    .toEqual(marks);
}

/** The player's marks as the cells of the board say them. */
async function marksOn(page: Page, kind: string): Promise<number[]> {
  const labels = await page
    .locator("[role=grid] [role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return labels.map((label) => {
    if (kind === "sudoku") return Number(/, (\d), yours/.exec(label)?.[1] ?? 0);
    return /\bwall\b/.test(label) ? 1 : /\bisland\b/.test(label) && !/\bclue\b/.test(label) ? 2 : 0;
  });
}

/** When the browser is killed: some time after the beginning, amid a transaction, or right after a confirmation. */
type Moment = { readonly on: "time" | "began" | "kept"; readonly nth: number; readonly ms: number };

const LAST: Moment = { on: "kept", nth: 1, ms: 0 };

function momentIn({ within }: Scene, random: Random): Moment {
  const on = (["time", "began", "kept"] as const)[random.below(3)];
  if (on === "time") return { on, nth: 0, ms: random.below(within) };
  return { on, nth: 1 + random.below(5), ms: on === "began" ? random.below(5) : random.below(25) };
}

/** Resolves when the moment has come; one that does not come at all is a fault. */
function come({ on, nth, ms }: Moment): Promise<void> {
  return new Promise((resolve, reject) => {
    if (on === "time") {
      setTimeout(resolve, ms);
      return;
    }
    const late = setTimeout(() => reject(new Error(`nothing was ${on} ${nth} times`)), PATIENCE);
    let heard = 0;
    kept.onHeard((said) => {
      if ((said === "began") !== (on === "began") || ++heard !== nth) return;
      clearTimeout(late);
      setTimeout(resolve, ms);
    });
  });
}

describe(`${KILLS} kills of the browser, seed ${SEED}`, () => {
  it.each(SCENES)("lose nothing that was confirmed: $name", { timeout: LIMIT }, async (scene) => {
    const random = randomFrom(SEED * 100 + SCENES.indexOf(scene));
    const kills = Math.round((KILLS * scene.share) / 100);
    const confirmed = kept.count;
    for (let kill = 0; kill < kills; kill++) {
      const faults: string[] = [];
      await startAgain(scene, `${scene.name}, before kill ${kill + 1}`);
      // However slow the machine is, something is confirmed before the last.
      const moment = kill < kills - 1 ? momentIn(scene, random) : LAST;
      const acting = scene.act(app, random, kept, kill).catch((why) => void faults.push(String(why)));
      const when = `${scene.name}, kill ${kill + 1}`;
      await come(moment).catch((why) => expect.fail(`${when}: ${why.message}; ${faults.join(", ")}`));
      expect(faults, `${when}: it broke off by itself`).toEqual([]);
      await app.kill();
      // What opened a tab just then is never answered by playwright.
      await Promise.race([acting, new Promise((resolve) => setTimeout(resolve, FAREWELL))]);
    }
    await startAgain(scene, `${scene.name}, at the end`);
    expect(kept.count - confirmed, "states confirmed").toBeGreaterThan(0);
    const head = stored.heads.find(({ id }) => `#/${id}` === scene.path);
    if (head) await undoAll(head);
    if (head) stored = await storedIn(app.page);
  });
});

/** Takes the moves back one by one with the keyboard. */
async function undoAll(head: GameHead): Promise<void> {
  const { page } = app;
  const entries = stored.logs[head.id]?.entries ?? [];
  for (let node = head.at; node !== 0; node = entries[node - 1].parent)
    await page.keyboard.press("Control+z");
  await expectBoard(page, { ...head, marks: head.marks.map(() => 0) }, "after the last undo");
  await expect.poll(async () => (await storedIn(page)).heads.find(({ id }) => id === head.id)?.at).toBe(0);
}
