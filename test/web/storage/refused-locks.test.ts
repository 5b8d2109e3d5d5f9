import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Channel } from "../../../web/storage/channel.ts";
import { Tabs } from "../../../web/storage/tabs.ts";
import { eventually } from "../../eventually.ts";
import { ID, mark, standInForBrowser, Tab } from "../tab.ts";
import { Locks } from "./locks.ts";

let databases = 0;
let database = "";
beforeEach(async () => {
  database = `refused-locks-${++databases}`;
  await standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const no = () => new DOMException("The request was denied.", "SecurityError");
const never = () => new Promise<never>(() => {});
const refuse = () => {
  throw no();
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds until a tab that waits for a lock has looked who has it. */
const LOOKED = 250;

/** Ways in which a browser has no locks for us; in none of them has another tab the game. */
const REFUSALS: [string, unknown][] = [
  ["are missing", null],
  ["refuse at once", { request: refuse, query: refuse }],
  ["refuse later", { request: () => pause(200).then(refuse), query: () => pause(10).then(refuse) }],
  ["never answer", { request: never, query: never }],
  ["never answer, and tell that nobody has any", { request: never, query: async () => ({ held: [] }) }],
  ["never answer, and tell nothing", { request: never, query: async () => ({}) }],
  ["are an empty object", {}],
  ["answer with nonsense", { request: () => 7, query: () => "?" }],
];
const visit = (locks: unknown) => new Tab({ database, channel: database, locks: locks as LockManager });

describe.each(REFUSALS)("locks that %s", (_, locks) => {
  it("leave the game to this tab, and what it writes is stored", async () => {
    const tab = await visit(locks).open().settled();
    const owners: boolean[] = [];
    tab.store.listen(({ play }) => play && owners.push(play.owner));
    tab.move(mark(1, 3));
    await pause(LOOKED);
    tab.move(mark(2, 4));
    await tab.settled();
    expect(owners).not.toContain(false);
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    expect((await visit(null).open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });

  it("trouble nobody when the shelf is cleared", async () => {
    const tab = await visit(locks).open().settled();
    tab.move(mark(1, 3));
    await tab.leave().settled();
    await tab.keeping.shelf.delete(ID);
    await Promise.race([tab.keeping.shelf.clear(Date.now() + 4_000_000), pause(50)]);
  });
});

describe("a lock that another tab has", () => {
  it.each([
    ["refuses to be taken", async () => refuse()],
    ["is never given", never],
  ])("but %s, is done without when the game is taken over", async (_, steal) => {
    const locks = new Locks();
    const first = await visit(locks).open().settled();
    first.move(mark(1, 3));
    await first.settled();
    const stubborn = {
      query: () => locks.query(),
      request: (name: string, options: LockOptions, hold: LockGrantedCallback<unknown>) =>
        options.steal ? steal() : locks.request(name, options, hold),
    };
    const second = visit(stubborn).open();
    await eventually(() => expect(second.play.owner).toBe(false));
    await second.keeping.takeOver();
    await eventually(() => expect(second.play.owner).toBe(true));
    second.move(mark(2, 4));
    await second.settled();
    expect((await visit(null).open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });

  it("is taken for granted to be free where the browser throws on being asked for its locks", () => {
    vi.stubGlobal("navigator", {
      get locks() {
        return refuse();
      },
    });
    const events = { won: vi.fn(), lost: vi.fn(), leaving: vi.fn(), changed: vi.fn() };
    const tabs = new Tabs(events, { channel: database });
    tabs.claim(ID);
    expect(tabs.mayWrite(ID)).toBe(true);
  });
});

describe("a channel", () => {
  it.each([
    ["is missing", undefined],
    [
      "throws when it is made",
      class {
        constructor() {
          throw no();
        }
      },
    ],
    [
      "throws at every message",
      class extends EventTarget {
        postMessage(): void {
          throw no();
        }
      },
    ],
    ["cannot be listened to", class {}],
  ])("that %s leaves a tab that plays and stores", async (_, channel) => {
    vi.stubGlobal("BroadcastChannel", channel);
    const tab = await visit(null).open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    expect((await visit(null).open().settled()).marks.slice(0, 2)).toEqual([0, 3]);
  });

  it("hears only what is of its kind", async () => {
    const heard: number[] = [];
    const name = `channel-${Math.random()}`;
    new Channel<number>(
      name,
      (told) => (typeof told === "number" ? told : null),
      (one) => heard.push(one),
    );
    const other = new BroadcastChannel(name);
    for (const told of [null, undefined, "x", {}, [], new Map(), 7]) other.postMessage(told);
    await eventually(() => expect(heard).toEqual([7]));
    other.close();
  });

  it.each([
    null,
    undefined,
    0,
    "leave",
    [],
    {},
    { type: "leave" },
    { type: "changed", id: 7 },
    { type: "changed", id: {} },
    { type: "left", id: null },
    { type: "steal", id: ID },
    { id: ID },
  ])("between tabs that says %j is not listened to", async (told) => {
    const events = { won: vi.fn(), lost: vi.fn(), leaving: vi.fn(), changed: vi.fn() };
    new Tabs(events, { channel: database, locks: null }).claim(ID);
    const other = new BroadcastChannel(database);
    other.postMessage(told);
    other.postMessage({ type: "changed", id: "the last" });
    await eventually(() => expect(events.changed).toHaveBeenCalledWith("the last"));
    expect(Object.values(events).flatMap((one) => one.mock.calls)).toEqual([["the last"]]);
    other.close();
  });
});
