// A tab as the tour sees it, over the few things that every browser can do.
import { look } from "./in-page.mjs";

/** @typedef {import("./in-page.mjs").Spot} Spot */
/** @typedef {{ x: number, y: number }} Point in CSS pixels of the window */
/**
 * What a browser must bring for a tab.
 * @typedef {object} Means
 * @property {(source: string, args: unknown[]) => Promise<any>} run runs a function, given as its source, and awaits it
 * @property {(path: Point[]) => Promise<void>} drag presses at the first point, moves over the others, lets go
 * @property {(chord: string[]) => Promise<void>} press presses keys, the last while the others are held
 * @property {(address: string) => Promise<void>} go
 * @property {() => Promise<void>} reload
 * @property {() => Promise<void>} close
 * @property {() => Promise<Buffer>} picture as PNG
 * @property {(() => Promise<Buffer>) | null} paper what printing gives, as PDF; null where a browser cannot be asked
 */

/** How long anything may take: hangs end by it, and slow machines do not. */
const PATIENCE_MS = 120_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

/** @param {Means} means */
export function tabOver(means) {
  /** @param {Spot} spot @param {Parameters<typeof look>[1]} [wish] @returns {Promise<any>} */
  const ask = (spot, wish = {}) => means.run(String(look), [spot, wish]);

  /** Asks until the answer is as wanted; then it is the answer. @param {string} wanted @param {() => Promise<any>} question @param {(answer: any) => unknown} isRight */
  const until = async (wanted, question, isRight) => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await question();
      if (isRight(answer)) return answer;
      if (Date.now() > end) throw new Error(`${wanted}: ${JSON.stringify(answer).slice(0, 1_500)}`);
      await pause();
    }
  };
  const said = (/** @type {Spot} */ spot) => JSON.stringify(spot);

  const tab = {
    ...means,
    until,
    /** Runs a function in the page. @template T @template {unknown[]} A @param {(...args: A) => T} act @param {A} args @returns {Promise<Awaited<T>>} */
    evaluate: (act, ...args) => means.run(String(act), args),
    /** Waits until a spot is there. @param {Spot} spot */
    see: (spot) =>
      until(
        `not seen ${said(spot)}`,
        () => ask(spot),
        ({ count }) => count > (spot.nth ?? 0),
      ),
    /** Waits until a spot is nowhere. @param {Spot} spot */
    miss: (spot) =>
      until(
        `still there ${said(spot)}`,
        () => ask(spot),
        ({ count }) => count === 0,
      ),
    /** How many there are now. @param {Spot} spot @returns {Promise<number>} */
    count: async (spot) => (await ask(spot)).count,
    /** What all of them are called now. @param {Spot} spot @returns {Promise<string[]>} */
    names: async (spot) => (await ask(spot)).names,
    /** A property or attribute of one that is there. @param {Spot} spot @param {string} value */
    read: async (spot, value) => {
      await tab.see(spot);
      return (await ask(spot, { value })).value;
    },
    /** Computed styles of one that is there. @param {Spot} spot @param {string[]} style @returns {Promise<string[]>} */
    style: async (spot, style) => {
      await tab.see(spot);
      return (await ask(spot, { style })).value;
    },
    /** Where a press would hit it, once it stands still and is not covered. @param {Spot} spot @returns {Promise<Point>} */
    point: async (spot) =>
      (
        await until(
          `not to be pressed ${said(spot)}`,
          () => ask(spot, { point: true }),
          ({ point }) => point,
        )
      ).point,
    /** @param {Spot} spot */
    click: async (spot) => means.drag([await tab.point(spot)]),
    /** @param {Spot} spot */
    focus: async (spot) => {
      await tab.see(spot);
      await ask(spot, { focus: true });
    },
    /** Presses keys in turn, as in "Control+z". @param {string[]} keys */
    keys: async (...keys) => {
      for (const key of keys) await means.press(key.split("+"));
    },
    /** @param {string} text */
    type: async (text) => {
      for (const letter of text) await means.press([letter]);
    },
    /** Opens a place of the app that is open, as a link within it does. @param {string} hash */
    turn: (hash) =>
      tab.evaluate((next) => {
        location.hash = next;
      }, hash),
    /** Does something, and waits until what it did to the game is stored. @param {() => Promise<unknown>} act */
    kept: async (act) => {
      await tab.evaluate(() => {
        const { dataset } = document.documentElement;
        dataset.kept = "";
        document.addEventListener("ergo-kept", () => delete dataset.kept, { once: true });
      });
      await act();
      const isKept = () => tab.evaluate(() => document.documentElement.dataset.kept === undefined);
      await until("not stored", isKept, (kept) => kept);
    },
  };
  return tab;
}

/** @typedef {ReturnType<typeof tabOver>} Tab */
