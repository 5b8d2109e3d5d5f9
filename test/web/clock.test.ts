import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playKind } from "../../engine/kinds/play.ts";
import { startAwake } from "../../web/play/awake.ts";
import { startClock } from "../../web/play/clock.ts";
import { openPlay } from "../../web/state/open.ts";
import { Store } from "../../web/state/store.ts";
import { ANSWER, BLANK, mark, SUDOKU, standInForBrowser } from "./tab.ts";

let store: Store;
const elapsed = () => store.state.play?.elapsed;

function see(visibilityState: "visible" | "hidden"): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(async () => {
  await standInForBrowser();
  vi.useFakeTimers();
  store = new Store(BLANK);
  const kind = playKind("sudoku");
  const puzzle = kind?.parse(SUDOKU);
  if (!kind || !puzzle?.ok) throw new Error("no such puzzle");
  store.dispatch({ type: "route", route: { screen: "play", kind: "sudoku", text: SUDOKU } });
  store.dispatch({ type: "opened", play: openPlay(kind, puzzle.value) });
  store.dispatch({ type: "move", move: mark(1, 3) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the clock", () => {
  it("counts the seconds of play", () => {
    const stop = startClock(store);
    vi.advanceTimersByTime(5000);
    expect(elapsed()).toBe(5000);
    stop();
    vi.advanceTimersByTime(5000);
    expect(elapsed()).toBe(5000);
  });

  it.each([
    ["while the game is paused", () => store.dispatch({ type: "pause", paused: true })],
    [
      "once it is solved",
      () => store.dispatch({ type: "move", move: { type: "set", marks: ANSWER, why: "answer" } }),
    ],
    ["while another tab has it", () => store.dispatch({ type: "owner", owner: false })],
    ["on another screen", () => store.dispatch({ type: "route", route: { screen: "settings" } })],
    ["when nobody can see it", () => see("hidden")],
  ])("stands still %s", (_when, happens) => {
    const stop = startClock(store);
    vi.advanceTimersByTime(2000);
    happens();
    vi.advanceTimersByTime(10_000);
    expect(elapsed()).toBe(2000);
    stop();
  });

  it("does not count the sleep of the machine", () => {
    const stop = startClock(store);
    vi.advanceTimersByTime(1000);
    const late = performance.now() + 3_600_000;
    vi.spyOn(performance, "now").mockReturnValue(late);
    vi.advanceTimersByTime(1000);
    expect(elapsed()).toBe(3000);
    stop();
  });

  it("pauses a game that goes out of sight", () => {
    const stop = startClock(store);
    see("hidden");
    expect(store.state.play?.paused).toBe(true);
    see("visible");
    expect(store.state.play?.paused).toBe(true);
    stop();
  });
});

describe("the screen", () => {
  /** A wake lock for tests: how many are held, as the system would count them. */
  function wakeLock() {
    const locks: { released: boolean; release(): Promise<void> }[] = [];
    const request = vi.fn(async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    });
    vi.stubGlobal("navigator", { wakeLock: { request } });
    return { request, held: () => locks.filter(({ released }) => !released).length, locks };
  }
  const settle = () => vi.advanceTimersByTimeAsync(1);
  const wish = (awake: boolean) =>
    store.dispatch({ type: "settings", settings: { ...store.state.settings, awake }, lang: "en" });

  it("stays on while a game is played, where that is wished", async () => {
    const { held } = wakeLock();
    startAwake(store);
    await settle();
    expect(held()).toBe(0);
    wish(true);
    await settle();
    expect(held()).toBe(1);
    store.dispatch({ type: "pause", paused: true });
    await settle();
    expect(held()).toBe(0);
    store.dispatch({ type: "pause", paused: false });
    await settle();
    expect(held()).toBe(1);
    wish(false);
    await settle();
    expect(held()).toBe(0);
  });

  it("stays on again when the page comes back into sight", async () => {
    const { held, locks } = wakeLock();
    wish(true);
    startAwake(store);
    await settle();
    for (const lock of locks) lock.released = true; // as the system does when the page is hidden
    see("hidden");
    await settle();
    expect(held()).toBe(0);
    see("visible");
    await settle();
    expect(held()).toBe(1);
  });

  it("may go off when the system refuses, or knows no such wish", async () => {
    const { request } = wakeLock();
    request.mockRejectedValue(new DOMException("Low battery.", "NotAllowedError"));
    wish(true);
    startAwake(store);
    await settle();
    vi.stubGlobal("navigator", {});
    startAwake(store);
    await settle();
    expect(request).toHaveBeenCalledOnce();
  });
});
