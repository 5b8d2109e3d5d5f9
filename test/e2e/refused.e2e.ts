import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { visit } from "./harness.mjs";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";

/** The sentences that a person may be told of what is refused, by their beginnings. */
const SAID = {
  memory: "This browser stores nothing here",
  newer: "The games on this device were saved by a newer version",
  page: "This browser starts no workers",
  nobody: "Hints and checks are not possible here",
  offline: "This browser does not let Ergo be kept for use offline",
  tabs: "This browser keeps tabs apart",
  part: "This browser refuses a part of its storage",
  elsewhere: "This game is open in another tab",
};

/** What is refused, how, and what is said of it. */
interface Refusal {
  readonly what: string;
  readonly prepare: () => void;
  readonly says: keyof typeof SAID | "nothing";
}

// Each `prepare` runs in the page, before anything of the app, and can use nothing from here.
const REFUSALS: Refusal[] = [
  {
    what: "locks are missing",
    prepare: () => Object.defineProperty(navigator, "locks", { value: undefined }),
    says: "tabs",
  },
  {
    what: "the getter of the locks throws",
    prepare: () =>
      Object.defineProperty(navigator, "locks", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "tabs",
  },
  {
    what: "locks throw at once",
    prepare: () => {
      LockManager.prototype.request = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    says: "tabs",
  },
  {
    what: "locks reject later",
    prepare: () => {
      const refuse = () =>
        new Promise<never>((_, reject) =>
          setTimeout(() => reject(new DOMException("denied", "SecurityError")), 300),
        );
      LockManager.prototype.request = refuse;
      LockManager.prototype.query = refuse;
    },
    says: "tabs",
  },
  {
    what: "locks never answer",
    prepare: () => {
      LockManager.prototype.request = () => new Promise<never>(() => {});
      LockManager.prototype.query = () => new Promise<never>(() => {});
    },
    says: "tabs",
  },
  {
    what: "the database is missing",
    prepare: () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
    says: "memory",
  },
  {
    what: "the getter of the database throws",
    prepare: () =>
      Object.defineProperty(globalThis, "indexedDB", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "memory",
  },
  {
    what: "the database throws on being opened",
    prepare: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    says: "memory",
  },
  {
    what: "the database is refused later",
    prepare: () => {
      IDBFactory.prototype.open = () => {
        const request = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
        Object.defineProperty(request, "error", { value: new DOMException("denied", "UnknownError") });
        setTimeout(() => EventTarget.prototype.dispatchEvent.call(request, new Event("error")), 300);
        return request;
      };
    },
    says: "memory",
  },
  {
    what: "the database never opens",
    prepare: () => {
      IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    },
    says: "memory",
  },
  {
    what: "the database opens and never answers",
    prepare: () => {
      const listen = EventTarget.prototype.addEventListener;
      const deaf = function (this: EventTarget, ...asked: Parameters<typeof listen>) {
        if (this instanceof IDBOpenDBRequest || this instanceof IDBDatabase) listen.apply(this, asked);
      };
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...asked) {
        const isStorage = this instanceof IDBRequest || this instanceof IDBTransaction;
        (isStorage ? deaf : listen).apply(this, asked);
      };
    },
    says: "memory",
  },
  {
    what: "every transaction is refused",
    prepare: () => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException("denied", "UnknownError");
      };
    },
    says: "memory",
  },
  {
    what: "channels are missing",
    prepare: () => Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined }),
    says: "tabs",
  },
  {
    what: "channels throw on being made",
    prepare: () =>
      Object.defineProperty(globalThis, "BroadcastChannel", {
        value: class {
          constructor() {
            throw new DOMException("denied", "SecurityError");
          }
        },
      }),
    says: "tabs",
  },
  {
    what: "channels throw on every message",
    prepare: () => {
      BroadcastChannel.prototype.postMessage = () => {
        throw new DOMException("closed", "InvalidStateError");
      };
    },
    says: "nothing",
  },
  {
    what: "workers are missing",
    prepare: () => Object.defineProperty(globalThis, "Worker", { value: undefined }),
    says: "page",
  },
  {
    what: "workers throw on being made",
    prepare: () =>
      Object.defineProperty(globalThis, "Worker", {
        value: class {
          constructor() {
            throw new DOMException("denied", "SecurityError");
          }
        },
      }),
    says: "page",
  },
  {
    what: "workers fail after they were made",
    prepare: () =>
      Object.defineProperty(globalThis, "Worker", {
        value: class extends EventTarget {
          postMessage() {}
          terminate() {}
          constructor() {
            super();
            setTimeout(() => this.dispatchEvent(new ErrorEvent("error")), 100);
          }
        },
      }),
    says: "page",
  },
  {
    what: "workers never answer",
    prepare: () =>
      Object.defineProperty(globalThis, "Worker", {
        value: class extends EventTarget {
          postMessage() {}
          terminate() {}
        },
      }),
    says: "page",
  },
  {
    what: "localStorage is missing",
    prepare: () => Object.defineProperty(globalThis, "localStorage", { value: undefined }),
    says: "part",
  },
  {
    what: "the getter of localStorage throws",
    prepare: () =>
      Object.defineProperty(globalThis, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "part",
  },
  {
    what: "localStorage takes nothing",
    prepare: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    says: "part",
  },
  {
    what: "the getter of sessionStorage throws",
    prepare: () =>
      Object.defineProperty(globalThis, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "part",
  },
  {
    what: "there is no service worker",
    prepare: () => Object.defineProperty(navigator, "serviceWorker", { value: undefined }),
    says: "offline",
  },
  {
    what: "the getter of the service worker throws",
    prepare: () =>
      Object.defineProperty(navigator, "serviceWorker", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "offline",
  },
  {
    what: "a service worker throws on being registered",
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    says: "offline",
  },
  {
    what: "a service worker is refused later",
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () =>
        new Promise<never>((_, reject) =>
          setTimeout(() => reject(new DOMException("denied", "SecurityError")), 300),
        );
    },
    says: "offline",
  },
  {
    what: "a service worker never comes",
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => {});
    },
    says: "offline",
  },
  {
    what: "the storage manager throws",
    prepare: () =>
      Object.defineProperty(navigator, "storage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "nothing",
  },
  {
    what: "the storage manager never answers",
    prepare: () => {
      for (const name of ["persist", "persisted", "estimate"] as const)
        StorageManager.prototype[name] = () => new Promise<never>(() => {});
    },
    says: "nothing",
  },
  {
    what: "a newer version has saved the games",
    prepare: () => {
      indexedDB.open("ergo", 1_000);
    },
    says: "newer",
  },
];

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
    const tab = await app.apart({ path: SUDOKU, prepare: [noteToasts, prepare] });
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
  it("refuses locks and database, and one plays on all the same", async () => {
    const blocked = await visit({
      path: SUDOKU,
      prepare: noteToasts,
      preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
    });
    try {
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
